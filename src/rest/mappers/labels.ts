import { invalid } from '../../kernel/errors.js';
import { knownEtags } from '../negotiate.js';
import type { CustomsFileQuery, LabelFileQuery, LabelsFileQuery } from '../operations.generated.js';
import { contentAnswer, type Answer, type RestRequest } from '../legacy-route.js';

export const labelInput = (request: RestRequest): unknown => ({
  id: request.params['id'],
  known: knownEtags(request),
  ...styleOf(request),
});

/** More ids than this are refused all the same; the rest of the text is not looked at. */
const MOST_IDS = 101;

export const labelsInput = (request: RestRequest): unknown => {
  const { ids } = request.query;
  const list = typeof ids === 'string' ? ids.split(',', MOST_IDS).map((id) => id.trim()).filter((id) => id !== '') : ids; // prettier-ignore
  return { ids: list, ...styleOf(request) };
};

/** `4x6` begins with a digit, which no name of the schema does. */
const SIZES: Readonly<Record<string, string>> = { a4: 'a4', a6: 'a6', '4x6': 'inch_4x6' };

function styleOf({ query: { size = 'a4', lang = 'en' }, problems }: RestRequest) {
  const known = typeof size === 'string' && Object.hasOwn(SIZES, size) ? SIZES[size] : undefined;
  if (known === undefined) problems.push(invalid('size', 'must be one of a4, a6, 4x6', Object.keys(SIZES)));
  return { size: known ?? 'a4', language: lang };
}

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
