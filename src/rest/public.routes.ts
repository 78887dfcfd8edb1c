import {
  BrandLogoDocument,
  LabelFileDocument,
  ProofFileDocument,
  SendDeliveryLinkDocument,
  TrackingDocument,
  type ProofFileQuery,
} from './operations.generated.js';
import { label } from './replies/labels.js';
import * as replies from './replies/tracking.js';
import { file, known, style } from './request/labels.js';
import { language } from './request/language.js';
import { path } from './request/source.js';
import { rowsOf, type Route } from './route.js';
import { contentAnswer } from './answer.js';
import { content } from './reply/reply.js';

const anybody = rowsOf({ door: 'public', errors: 'store' });

/** Shown by browsers as a picture and as nothing else. */
const proofFile = content(
  [
    { status: 200, mediaType: 'image/*', description: 'A JPEG, PNG or WebP picture, without metadata.' },
    { status: 410, description: 'The link has expired, or the file was deleted because it is too old.' },
  ],
  ({ proofFile: { contentType, content: picture } }: ProofFileQuery) =>
    contentAnswer(picture, {
      'Content-Type': contentType,
      'Content-Disposition': 'inline',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=3600',
      'Referrer-Policy': 'no-referrer',
    }),
);

/** Public routes for anyone with a parcel number. */
export const publicRoutes: readonly Route[] = [
  anybody.get('/api/awb/:id', LabelFileDocument, {
    variables: { known, ...style, ...file },
    reply: label,
    proves: 'label',
    errors: 'label',
    summary:
      'The label of a shipment as a PDF or ZPL. It exists once pickup is booked; for a connected carrier it is the label of the carrier.',
    docs: { headers: { 'If-None-Match': 'The ETag of a label that the caller already has.' } },
  }),
  anybody.get('/api/track/:id', TrackingDocument, {
    variables: { language },
    reply: replies.tracking,
    summary: 'The tracking of a parcel, as JSON.',
  }),
  anybody.get('/track/:id', TrackingDocument, {
    variables: { language },
    reply: replies.trackingPageOrJson,
    errors: 'page',
    summary: "Where a parcel is, as a page; redirects to the carrier's own page where there is one. JSON for callers that accept it.",
  }),
  anybody.post('/track/:id/link', SendDeliveryLinkDocument, {
    variables: { language },
    reply: replies.linkSent,
    errors: 'page',
    forms: { files: 0, fileBytes: 0 },
    summary:
      'Mails the consignee the link to choose another day, after a failed attempt, at most once a day, and redirects to the page of the parcel.',
  }),
  anybody.get('/brand/:file', BrandLogoDocument, {
    variables: { fileName: path('file') },
    reply: replies.logo,
    summary: 'The logo of a seller, as shown on tracking pages and in mails.',
    docs: { refusals: ['NOT_FOUND'] },
  }),
  anybody.get('/api/proofs/:id', ProofFileDocument, {
    door: 'signedLink',
    reply: proofFile,
    summary: 'The picture of a proof, by a signed link, which is valid for one hour, or with an ERP token (shipments:read).',
    docs: { refusals: ['NOT_FOUND'] },
  }),
];
