import { RunSheetFileDocument, type RunSheetFileQuery } from './operations.generated.js';
import { language } from './request/labels.js';
import { rowsOf } from './route.js';
import { contentAnswer } from './answer.js';
import { content } from './reply/reply.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

const runSheet = content(
  [{ status: 200, mediaType: 'application/pdf', description: 'The run sheet, in A4.', sends: ['Content-Disposition'] }],
  ({ runSheetFile: { fileName, content: bytes } }: RunSheetFileQuery) =>
    contentAnswer(bytes, { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${fileName}"` }),
);

/** Runs of the own fleet. */
export const erpRunRoutes = [
  erp.get('/api/erp/runs/:id/sheet', RunSheetFileDocument, {
    variables: { language },
    reply: runSheet,
    summary: 'The stops of a run on paper, by its UUID or short id, with a barcode and a box to tick for each parcel.',
  }),
];
