import { labelInput, labelOutput } from './mappers/labels.js';
import { trackingInput, trackingJson, trackingPageOutput } from './mappers/tracking.js';
import { LabelFileDocument, TrackingDocument } from './operations.generated.js';
import { route, type Route } from './route.js';

/** What anybody may ask who knows the number of a parcel. */
export const publicRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/awb/:id',
    door: 'public',
    document: LabelFileDocument,
    input: labelInput,
    output: labelOutput,
    errors: 'label',
    summary: 'The label of a shipment as a PDF, from the time that pickup is booked.',
  }),
  route({
    method: 'GET',
    path: '/api/track/:id',
    door: 'public',
    document: TrackingDocument,
    input: trackingInput,
    output: ({ tracking }) => trackingJson(tracking),
    errors: 'store',
    summary: 'Where a parcel is, as JSON.',
  }),
  route({
    method: 'GET',
    path: '/track/:id',
    door: 'public',
    document: TrackingDocument,
    input: trackingInput,
    output: trackingPageOutput,
    errors: 'page',
    summary: "Where a parcel is, as a page; on to the carrier's own page where there is one. JSON for whoever accepts it.",
  }),
];
