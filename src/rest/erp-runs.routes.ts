import { RunSheetFileDocument } from './operations.generated.js';
import { runSheet } from './replies/runs.js';
import { language } from './request/labels.js';
import { route } from './route.js';

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
