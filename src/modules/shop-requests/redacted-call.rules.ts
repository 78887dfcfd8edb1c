import { fieldError, problem } from '../../kernel/errors.js';
import type { Said, ToldParams } from '../../kernel/messages.js';
import type { ShopCall } from '../../platform/http/shop-call.js';
import { MaskedJson, shownPath } from './masked-json.rules.js';
import type { RequestProblem } from './shop-request.entity.js';

/** What is stored of a request. */
export interface RedactedCall {
  readonly isAuthenticated: boolean;
  readonly method: string;
  readonly path: string;
  readonly route: string | null;
  readonly query: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly reason: string | null;
  readonly message: string | null;
  readonly variant: string | null;
  readonly params: ToldParams | null;
  readonly problems: readonly RequestProblem[];
  readonly durationMs: number;
  readonly requestId: string;
  readonly userAgent: string | null;
  readonly tokenKind: string | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

const MAX_PROBLEMS = 50;
const MAX_NAME = 200;

/** A request of the shop itself, with its bodies. */
export function redactedCall(call: ShopCall): RedactedCall {
  const json = new MaskedJson();
  const query = json.query(call.query);
  const requestBody = json.request(call.body);
  return {
    ...outlineOf(call, json),
    isAuthenticated: true,
    path: json.scrubbed(shownPath(call.path, call.route)),
    query: query === null ? null : query.slice(0, 1000),
    problems: [...refusedFields(call, json), ...warningsOf(call, json)].slice(0, MAX_PROBLEMS),
    requestBody,
    responseBody: json.answer(call.answer),
  };
}

/** A request that only names the shop may come from anyone: nothing that its sender chose is stored, except for the client's name. */
export function strangersCall(call: ShopCall): RedactedCall {
  const path = call.route ?? shownPath(call.path, null);
  return {
    ...outlineOf(call, new MaskedJson()),
    isAuthenticated: false,
    path,
    query: null,
    problems: [],
    requestBody: null,
    responseBody: null,
  };
}

function outlineOf({ method, route, status, refusal, durationMs, requestId, userAgent, tokenKind }: ShopCall, json: MaskedJson) {
  return {
    method: method.slice(0, 10),
    route,
    status,
    code: refusal?.code ?? null,
    reason: refusal?.facts.reason ?? null,
    message: refusal ? json.sentence(refusal.message) : null,
    variant: refusal?.variant ?? null,
    params: refusal?.params ? json.params(refusal.params) : null,
    durationMs: Math.round(durationMs),
    requestId: requestId.slice(0, 128),
    userAgent: userAgent === undefined ? null : userAgent.slice(0, MAX_NAME).replaceAll(/[^\x20-\x7e]/g, '?'),
    tokenKind,
  };
}

const refusedFields = ({ refusal }: ShopCall, json: MaskedJson): RequestProblem[] =>
  (refusal?.errors ?? []).map((error) => maskedProblem({ ...error, isWarning: false }, json));

/** Warnings of an answer, as the interface documents them. */
function warningsOf({ answer, refusal, warned }: ShopCall, json: MaskedJson): RequestProblem[] {
  if (Array.isArray(answer)) return (warned ?? '').split(', ').flatMap((code) => (code === '' ? [] : [hinted(code)]));
  if (refusal || typeof answer !== 'object' || answer === null || Array.isArray(answer) || !('warnings' in answer)) return [];
  const { warnings } = answer;
  if (!Array.isArray(warnings)) return [];
  return warnings
    .filter(isWarningOfAnswer)
    .map(({ field, ...told }) => maskedProblem({ ...told, field: field ?? null, isWarning: true }, json));
}

interface Warning extends Said {
  readonly field?: string | null;
  readonly code: string;
}

function isWarningOfAnswer(each: unknown): each is Warning {
  if (typeof each !== 'object' || each === null || !('code' in each) || !('message' in each)) return false;
  const { code, message } = each;
  const isNamed = !('field' in each) || each.field == null || typeof each.field === 'string';
  return isNamed && typeof code === 'string' && typeof message === 'string';
}

/** The answer is a bare list of prices, which has no room for the details. */
const hinted = (code: string): RequestProblem => ({
  ...fieldError(null, code.slice(0, 60), problem('explainsMore')),
  isWarning: true,
});

const maskedProblem = ({ field, code, message, variant, params, isWarning }: RequestProblem, json: MaskedJson): RequestProblem => ({
  field: field?.slice(0, MAX_NAME) ?? null,
  code: code.slice(0, 60),
  message: json.sentence(message),
  ...(variant !== undefined && { variant: variant.slice(0, MAX_NAME) }),
  ...(params && { params: json.params(params) }),
  isWarning,
});
