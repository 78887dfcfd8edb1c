import { CustomsFileDocument, LabelsFileDocument } from './operations.generated.js';
import * as replies from './replies/labels.js';
import { ids, style } from './request/labels.js';
import { route, type Route } from './route.js';

/** Labels and customs papers, the same for stores and ERP systems. */
const labelRoutes = ({ door, errors, labels, customs }: Pick<Route, 'door' | 'errors'> & { labels: string; customs: string }): Route[] => [
  route({
    method: 'GET',
    path: labels,
    door,
    document: LabelsFileDocument,
    variables: { ids, ...style },
    reply: replies.labels,
    proves: 'label',
    errors,
    summary: 'The labels of up to 100 shipments as one PDF. The header X-Svc-Missing lists the shipments without a label.',
  }),
  route({
    method: 'GET',
    path: customs,
    door,
    document: CustomsFileDocument,
    reply: replies.customs,
    errors,
    summary: 'The commercial invoice (CN 23) of a shipment that crosses a border.',
  }),
];

export const storeLabelRoutes = labelRoutes({
  door: 'shopToken',
  errors: 'store',
  labels: '/api/labels',
  customs: '/api/awb/:id/customs',
});

export const erpLabelRoutes = labelRoutes({
  door: 'erpToken',
  errors: 'erp',
  labels: '/api/erp/labels',
  customs: '/api/erp/shipments/:id/customs',
});
