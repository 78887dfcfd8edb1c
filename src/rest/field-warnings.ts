import type { MisplacedField } from '../platform/graphql/field-homes.js';
import type { Printable } from '../platform/http/json.js';
import type { Answer } from './answer.js';

type FieldWarning = {
  readonly field: string;
  readonly code: 'UNKNOWN_FIELD' | 'MISPLACED_FIELD';
  readonly message: string;
};

const MISPLACED = 'MISPLACED_FIELD';

/** The ERP interface reports ignored fields and query parameters, except beside a file. */
export function withUnknownFields(answer: Answer, fields: readonly string[], misplaced: readonly MisplacedField[]): Answer {
  if (answer.content !== undefined || typeof answer.body !== 'object') return answer;
  const belongs = new Map(misplaced.map((each) => [each.field, whereItBelongs(each)]));
  const warnings = fields.map((field): FieldWarning => ({
    field,
    code: 'UNKNOWN_FIELD',
    message: belongs.get(field) ?? 'This field is not known and was ignored.',
  }));
  return withWarnings(answer, warnings);
}

/** The store interface reports misplaced fields: in the body, or in a header if the response is a bare array. */
export function withMisplacedFields(answer: Answer, misplaced: readonly MisplacedField[]): Answer {
  if (misplaced.length === 0) return answer;
  const warnings = misplaced.map((each): FieldWarning => ({ field: each.field, code: MISPLACED, message: whereItBelongs(each) }));
  const known = answer.headers['X-Svc-Warning'];
  const headers = { ...answer.headers, 'X-Svc-Warning': known === undefined ? MISPLACED : `${known}, ${MISPLACED}` };
  return Array.isArray(answer.body) ? { ...answer, headers } : withWarnings({ ...answer, headers }, warnings);
}

const whereItBelongs = ({ field, belongs }: MisplacedField): string =>
  `${field} has no effect here and was ignored. Send it as ${belongs}.`;

function withWarnings(answer: Answer, warnings: readonly FieldWarning[]): Answer {
  const body = answer.body as { warnings?: readonly Printable[] };
  return { ...answer, body: { ...body, warnings: [...(body.warnings ?? []), ...warnings] } };
}
