import type { LabelFileQuery } from '../operations.generated.js';
import { contentAnswer, type Answer, type RestRequest } from '../route.js';

export const labelInput = ({ params, known }: RestRequest): unknown => ({ id: params['id'], known });

export function labelOutput({ labelFile: { fileName, etag, content } }: LabelFileQuery): Answer {
  if (content === null) return contentAnswer('', { ETag: etag }, 304);
  return contentAnswer(content, {
    ETag: etag,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
}
