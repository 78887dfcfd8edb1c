import { CustomsFileDocument, LabelsFileDocument } from './operations.generated.js';
import * as replies from './replies/labels.js';
import { ids, style } from './request/labels.js';
import { rowsOf, type Route } from './route.js';

/** Labels and customs papers, the same for stores and ERP systems. */
const labelRoutes = (rows: ReturnType<typeof rowsOf>, folder: string, customsOf: string): Route[] => [
  rows.get(`${folder}/labels`, LabelsFileDocument, {
    variables: { ids, ...style },
    reply: replies.labels,
    proves: 'label',
    summary: 'The labels of up to 100 shipments as one PDF. The header X-Svc-Missing lists the shipments without a label.',
  }),
  rows.get(`${folder}/${customsOf}/:id/customs`, CustomsFileDocument, {
    reply: replies.customs,
    summary: 'The commercial invoice (CN 23) of a shipment that crosses a border.',
  }),
];

export const storeLabelRoutes = labelRoutes(rowsOf({ door: 'shopToken', errors: 'store' }), '/api', 'awb');
export const erpLabelRoutes = labelRoutes(rowsOf({ door: 'erpToken', errors: 'erp' }), '/api/erp', 'shipments');
