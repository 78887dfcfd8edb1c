import type { Call } from '../operator/call.js';
import type { Delivery } from '../sending/event-sender.js';

const MAX_BODY = 1_500;
const MAX_EVIDENCE = 4;
const SECRETS = new Set(['x-svc-shop-token', 'x-svc-api-token', 'x-svc-token', 'authorization', 'cookie']);
/** Headers that every HTTP client sends. */
const ORDINARY = new Set([
  'host',
  'connection',
  'accept',
  'accept-encoding',
  'accept-language',
  'user-agent',
  'sec-fetch-mode',
  'transfer-encoding',
]);

/** Requests and answers as text, for the author to see what was wrong. Tokens are masked, and long bodies cut. */
export const proofOf = (evidence: readonly (Call | Delivery)[]): string =>
  evidence
    .slice(0, MAX_EVIDENCE)
    .map((each) => ('route' in each ? callText(each) : deliveryText(each)))
    .join('\n\n');

const callText = (call: Call): string =>
  [
    `The plug-in sent: ${call.method} ${call.path}${call.query.size > 0 ? `?${call.query.toString()}` : ''}`,
    ...headerLines(call.headers),
    ...(call.body === '' ? [] : ['', cut(masked(call.body))]),
    '',
    call.status === null ? 'It was not answered.' : `It was answered: ${call.status} ${cut(masked(call.answer))}`,
  ].join('\n');

const deliveryText = ({ event, headers, body, status, failure, answer, durationMs }: Delivery): string =>
  [
    `The plug-in was sent: ${event}`,
    ...headerLines(headers),
    '',
    cut(body),
    '',
    status === null ? `It did not answer: ${failure ?? ''} (${durationMs} ms)` : `It answered: ${status} ${cut(answer)} (${durationMs} ms)`,
  ].join('\n');

const headerLines = (headers: Readonly<Record<string, string | readonly string[] | undefined>>): string[] =>
  Object.entries(headers)
    .filter(([name]) => !ORDINARY.has(name.toLowerCase()))
    .map(([name, value]) => `${name}: ${SECRETS.has(name.toLowerCase()) ? '****' : String(value).slice(0, 500)}`);

const masked = (text: string): string => text.replace(/("(?:password|token|secret)"\s*:\s*")[^"]{0,500}"/g, '$1****"');

const cut = (text: string): string => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}... (${text.length} characters)` : text);
