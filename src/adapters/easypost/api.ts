import { CarrierFailure, type CarrierAccess, type CarrierRequest } from '../../modules/carriers/adapter/index.js';
import { objectIn, textIn, wordsIn, type Json } from './json.js';

/** An answer below 500. */
export interface Answer {
  readonly status: number;
  readonly body: Json;
}

/** What EasyPost says is wrong. */
interface ApiError {
  readonly code: string | null;
  readonly message: string;
}

const PAYMENT_REQUIRED = 402;
const MAX_MESSAGE = 500;
const MAX_SENTENCES = 20;
const MAX_DEPTH = 4;

/** Sends a request to the API, with the key as user name of Basic authentication. */
export async function ask(account: CarrierAccess, request: CarrierRequest, signal: AbortSignal): Promise<Answer> {
  const authorization = `Basic ${Buffer.from(`${account.credentials['apiKey'] ?? ''}:`).toString('base64')}`;
  const response = await account.http.send({ ...request, headers: { ...request.headers, authorization } }, signal);
  return { status: response.status, body: objectIn(response.json()) };
}

/** The body of an answer. Throws the failure that an error answer means. */
export function accepted(answer: Answer): Json {
  if (answer.status >= 400) throw failureOfAnswer(answer);
  return answer.body;
}

/** An account without money or a way to pay is a matter of its owner, not of the parcel. */
export function failureOfAnswer(answer: Answer): CarrierFailure {
  const { code, message } = errorIn(answer);
  return new CarrierFailure(answer.status === PAYMENT_REQUIRED ? 'credentials' : 'refused', message, { ...(code !== null && { code }) });
}

/** `message` and `errors` may be texts, lists or objects by field. */
export function errorIn({ status, body }: Answer): ApiError {
  const error = objectIn(body['error']);
  const sentences = [...new Set([...sentencesIn(error['message']), ...sentencesIn(error['errors'])])].slice(0, MAX_SENTENCES);
  return {
    code: textIn(error['code'], 100),
    message: sentences.join(' ').slice(0, MAX_MESSAGE) || `EasyPost refused the call (${status}).`,
  };
}

function sentencesIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value.slice(0, MAX_MESSAGE)];
  if (depth >= MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_SENTENCES).flatMap((each) => sentencesIn(each, depth + 1));
  const { field, message, ...others } = objectIn(value);
  const said = wordsIn(message, MAX_MESSAGE);
  if (said !== null) return [typeof field === 'string' ? `${field.slice(0, 100)}: ${said}` : said];
  return Object.values(others)
    .slice(0, MAX_SENTENCES)
    .flatMap((each) => sentencesIn(each, depth + 1));
}

/** The id of the object in an answer. Without one the answer is as good as lost. */
export function idIn(body: Json, { changes = false }: { changes?: boolean } = {}): string {
  const id = textIn(body['id'], 200);
  if (id !== null) return id;
  throw new CarrierFailure(changes ? 'outcome_unknown' : 'unavailable', 'EasyPost answered without an id.', { code: 'MALFORMED_ANSWER' });
}

/** An id or a reference as part of a path. */
export const pathTo = (collection: string, id: string, action?: string): string =>
  `/v2/${collection}/${encodeURIComponent(id)}${action === undefined ? '' : `/${action}`}`;
