import { contentAnswer } from '../answer.js';
import type { RunSheetFileQuery } from '../operations.generated.js';
import { content } from '../reply/reply.js';

export const runSheet = content(
  [{ status: 200, mediaType: 'application/pdf', description: 'The run sheet, in A4.', sends: ['Content-Disposition'] }],
  ({ runSheetFile: { fileName, content: bytes } }: RunSheetFileQuery) =>
    contentAnswer(bytes, { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${fileName}"` }),
);
