import type { Call } from '../operator/call.js';
import type { Delivery } from '../sending/event-sender.js';
import type { Area } from './areas.js';
import type { PlugIn } from './plug-in.js';

export interface PlugInCheck {
  /** A sentence about a plug-in that is right. */
  readonly name: string;
  readonly area: Area;
  /** Where it is documented: a page below /docs, with its anchor. */
  readonly docs: string;
  /** Throws `Unmet` if the plug-in fails and `NotApplicable` if it cannot be checked. */
  readonly run: (plugIn: PlugIn) => Promise<void>;
}

export interface CheckOutcome {
  readonly name: string;
  readonly area: Area;
  readonly docs: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What was expected and what came, or why it was not checked; empty if it passed. */
  readonly explanation: string;
  /** The requests and answers that prove a failure, as text; empty otherwise. */
  readonly proof: string;
  readonly durationMs: number;
}

/** What proves a failure: a request of the plug-in, or a delivery to it. */
export type Evidence = Call | Delivery;

/** The plug-in does not do what is expected of it. */
export class Unmet extends Error {
  override readonly name = 'Unmet';

  constructor(
    message: string,
    readonly proof: string,
  ) {
    super(message);
  }
}

/** The check does not concern this plug-in, or cannot be made. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

export const unmet = (expected: string, came: string, evidence: readonly Evidence[] = []): Unmet =>
  new Unmet(`Expected ${expected}. Got ${came}.`, proofOf(evidence));

/** Fails the check unless the condition holds. */
export function ensure(holds: boolean, expected: string, came: string, evidence: readonly Evidence[] = []): asserts holds {
  if (!holds) throw unmet(expected, came, evidence);
}

export const check = (area: Area, docs: string, name: string, run: PlugInCheck['run']): PlugInCheck => ({ area, docs, name, run });

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
const proofOf = (evidence: readonly (Call | Delivery)[]): string =>
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
