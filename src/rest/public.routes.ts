import { z } from 'zod';
import { labelFieldName, labelInput, labelOutput } from './mappers/labels.js';
import { logoInput, logoOutput, trackingInput, trackingJson, trackingPageOutput } from './mappers/tracking.js';
import { BrandLogoDocument, LabelFileDocument, TrackingDocument } from './operations.generated.js';
import { labelQuery } from './replies/labels.js';
import { tracking, trackingQuery } from './replies/tracking.js';
import { route, type Route } from './legacy-route.js';

const params = { id: 'Reference, AWB or tracking number of the shipment.' };

/** What anybody may ask who knows the number of a parcel. */
export const publicRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/awb/:id',
    door: 'public',
    document: LabelFileDocument,
    input: labelInput,
    output: labelOutput,
    fieldName: labelFieldName,
    errors: 'label',
    summary: 'The label of a shipment as a PDF, from the time that pickup is booked.',
    docs: {
      reply: { mediaType: 'application/pdf', description: 'One page of A4, or of the paper that `size` names.' },
      also: { 304: 'The caller has this label already.' },
      params,
      query: labelQuery,
      headers: { 'If-None-Match': 'The ETag of a label that the caller has.' },
      sends: ['ETag', 'Content-Disposition'],
    },
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
    docs: { reply: tracking, params, query: trackingQuery },
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
    docs: {
      reply: { mediaType: 'text/html', description: 'The page.', json: tracking },
      also: { 302: "The carrier's own page is there." },
      params,
      query: trackingQuery,
    },
  }),
  route({
    method: 'GET',
    path: '/brand/:file',
    door: 'public',
    document: BrandLogoDocument,
    input: logoInput,
    output: logoOutput,
    errors: 'store',
    summary: 'The logo of a seller, as tracking pages and mails show it.',
    docs: {
      reply: { mediaType: 'image/*', description: 'A PNG or JPEG image.' },
      params: { file: 'Name of the file: what the image holds decides it.' },
      query: z.object({}),
      refusals: ['NOT_FOUND'],
    },
  }),
];
