import { RunSheetFileDocument, type RunSheetFileQuery } from './operations.generated.js';
import { language } from './request/labels.js';
import { route } from './route.js';
import { contentAnswer } from './answer.js';
import { content } from './reply/reply.js';

const runSheet = content(
  [{ status: 200, mediaType: 'application/pdf', description: 'The run sheet, in A4.', sends: ['Content-Disposition'] }],
  ({ runSheetFile: { fileName, content: bytes } }: RunSheetFileQuery) =>
    contentAnswer(bytes, { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${fileName}"` }),
);

/** Runs of the own fleet. */
export const erpRunRoutes = [
  route({
    method: 'GET',
    path: '/api/erp/runs/:id/sheet',
    door: 'erpToken',
    document: RunSheetFileDocument,
    variables: { language },
    reply: runSheet,
    errors: 'erp',
    summary: 'The stops of a run on paper, by its UUID or short id, with a barcode and a box to tick for each parcel.',
  }),
];
