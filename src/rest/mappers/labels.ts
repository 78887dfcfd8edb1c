import { knownEtags } from '../negotiate.js';
import type { LabelFileQuery } from '../operations.generated.js';
import { contentAnswer, type Answer, type RestRequest } from '../route.js';

export const labelInput = (request: RestRequest): unknown => ({ id: request.params['id'], known: knownEtags(request) });

export function labelOutput({ labelFile: { fileName, etag, content } }: LabelFileQuery): Answer {
  if (content === null) return contentAnswer('', { ETag: etag }, 304);
  return contentAnswer(content, {
    ETag: etag,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
}
