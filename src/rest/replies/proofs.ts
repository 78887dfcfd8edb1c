import { contentAnswer } from '../answer.js';
import type { ProofFileQuery } from '../operations.generated.js';
import { content } from '../reply/reply.js';

/** Shown by browsers as a picture and as nothing else. */
export const proofFile = content(
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
