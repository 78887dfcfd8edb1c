import { byId } from './mappers/shipments.js';
import { customsOutput, labelFieldName, labelsInput, labelsOutput } from './mappers/labels.js';
import { CustomsFileDocument, LabelsFileDocument } from './operations.generated.js';
import * as replies from './replies/labels.js';
import { shipmentParams } from './replies/shipments.js';
import { route, type Route } from './legacy-route.js';

/** What belongs to the papers of parcels, for those who ship many: the same for stores and for the ERP system. */
const labelRoutes = ({ door, errors, labels, customs }: Pick<Route, 'door' | 'errors'> & { labels: string; customs: string }): Route[] => [
  route({
    method: 'GET',
    path: labels,
    door,
    document: LabelsFileDocument,
    input: labelsInput,
    output: labelsOutput,
    fieldName: labelFieldName,
    errors,
    summary: 'The labels of up to 100 shipments as one PDF. X-Svc-Missing names those that have no label.',
    docs: { reply: replies.labelsFile, query: replies.labelsQuery, sends: ['Content-Disposition', 'X-Svc-Missing'] },
  }),
  route({
    method: 'GET',
    path: customs,
    door,
    document: CustomsFileDocument,
    input: byId,
    output: customsOutput,
    errors,
    summary: 'The commercial invoice (CN 23) of a shipment that crosses a border.',
    docs: { reply: replies.customsFile, params: shipmentParams, sends: ['Content-Disposition'] },
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
