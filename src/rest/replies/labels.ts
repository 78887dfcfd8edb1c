import { contentAnswer, type Answer } from '../answer.js';
import type { CustomsFileQuery, LabelFileQuery, LabelsFileQuery } from '../operations.generated.js';
import { content } from '../reply/reply.js';

const PDF = { status: 200, mediaType: 'application/pdf' };

const attachment = (fileName: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>): Answer =>
  contentAnswer(bytes, { ...headers, 'Content-Disposition': `attachment; filename="${fileName}"` });

const pdf = (fileName: string, bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}): Answer =>
  attachment(fileName, bytes, { ...headers, 'Content-Type': PDF.mediaType });

const SENDS = ['ETag', 'Content-Disposition'];

export const label = content(
  [
    { ...PDF, description: 'One page, A4 unless `size` or `format` asks for other pages.', sends: SENDS },
    { status: 200, mediaType: 'application/zpl', description: 'With `format=zpl`: commands for label printers.', sends: SENDS },
    { status: 304, description: 'The caller already has this label.' },
  ],
  ({ labelFile: { fileName, contentType, etag, content: bytes } }: LabelFileQuery) =>
    bytes === null ? contentAnswer('', { ETag: etag }, 304) : attachment(fileName, bytes, { ETag: etag, 'Content-Type': contentType }),
);

/** Ids come from the caller, and headers allow printable ASCII only. */
const headerText = (id: string): string => id.slice(0, 100).replace(/[^\x21-\x2B\x2D-\x7E]/g, '?');

/** Lists missing labels in a header, because the body is a file. */
const missingOf = ({ missing }: LabelsFileQuery['labelsFile']): Readonly<Record<string, string>> =>
  missing.length === 0 ? {} : { 'X-Svc-Missing': missing.map(({ id }) => headerText(id)).join(', ') };

export const labels = content(
  [{ ...PDF, description: 'One page for each label, in the order of the ids.', sends: ['Content-Disposition', 'X-Svc-Missing'] }],
  ({ labelsFile }: LabelsFileQuery) => pdf(labelsFile.fileName, labelsFile.content, missingOf(labelsFile)),
);

export const customs = content(
  [{ ...PDF, description: 'The commercial invoice, in A4.', sends: ['Content-Disposition'] }],
  ({ customsFile }: CustomsFileQuery) => pdf(customsFile.fileName, customsFile.content),
);
