import { knownEtags } from '../negotiate.js';
import type { CustomsFileQuery, LabelFileQuery, LabelsFileQuery } from '../operations.generated.js';
import { contentAnswer, type Answer, type RestRequest } from '../route.js';

export const labelInput = (request: RestRequest): unknown => ({
  id: request.params['id'],
  known: knownEtags(request),
  ...styleOf(request.query),
});

/** More ids than this are refused all the same; the rest of the text is not looked at. */
const MOST_IDS = 101;

export const labelsInput = ({ query }: RestRequest): unknown => {
  const { ids } = query;
  const list = typeof ids === 'string' ? ids.split(',', MOST_IDS).map((id) => id.trim()).filter((id) => id !== '') : ids; // prettier-ignore
  return { ids: list, ...styleOf(query) };
};

/** `4x6` begins with a digit, which no name of the schema does. What is absent takes the default of the schema. */
const styleOf = ({ size, lang }: Readonly<Record<string, unknown>>) => ({
  ...(size !== undefined && { size: size === '4x6' ? 'INCH_4X6' : upperCase(size) }),
  ...(lang !== undefined && { language: upperCase(lang) }),
});

const upperCase = (value: unknown): unknown => (typeof value === 'string' && value.length <= 20 ? value.toUpperCase() : value);

/** `lang` is called `language` behind the door. */
export const labelFieldName = (field: string): string => (field === 'language' ? 'lang' : field);

export function labelOutput({ labelFile: { fileName, etag, content } }: LabelFileQuery): Answer {
  if (content === null) return contentAnswer('', { ETag: etag }, 304);
  return pdf(fileName, content, { ETag: etag });
}

/** What is missing is named in a header, because the body is a file. */
export function labelsOutput({ labelsFile: { fileName, content, missing } }: LabelsFileQuery): Answer {
  return pdf(fileName, content, missing.length > 0 ? { 'X-Svc-Missing': missing.map(({ id }) => headerText(id)).join(', ') } : {});
}

export const customsOutput = ({ customsFile: { fileName, content } }: CustomsFileQuery): Answer => pdf(fileName, content);

const pdf = (fileName: string, content: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Answer =>
  contentAnswer(content, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });

/** Ids were given by the caller; a header takes printable ASCII alone. */
const headerText = (id: string): string => id.slice(0, 100).replace(/[^\x21-\x2B\x2D-\x7E]/g, '?');
