import { warning, type FieldWarning } from '../kernel/field-warnings.js';
import type { MisplacedField } from '../platform/graphql/field-homes.js';
import type { Printable } from '../platform/http/json.js';
import type { Answer } from './answer.js';

const MISPLACED = 'MISPLACED_FIELD';

/** The ERP interface reports ignored fields and query parameters, except beside a file. */
export function withUnknownFields(answer: Answer, fields: readonly string[], misplaced: readonly MisplacedField[]): Answer {
  if (answer.content !== undefined || typeof answer.body !== 'object') return answer;
  const homes = new Map(misplaced.map(({ field, belongs }) => [field, belongs]));
  return withWarnings(
    answer,
    fields.map((field) => unknownField(field, homes.get(field))),
  );
}

/** The store interface reports misplaced fields: in the body, or in a header if the response is a bare array. */
export function withMisplacedFields(answer: Answer, misplaced: readonly MisplacedField[]): Answer {
  if (misplaced.length === 0) return answer;
  const warnings = misplaced.map(({ field, belongs }) => warning(field, MISPLACED, { field, belongs }));
  const known = answer.headers['X-Svc-Warning'];
  const headers = { ...answer.headers, 'X-Svc-Warning': known === undefined ? MISPLACED : `${known}, ${MISPLACED}` };
  return Array.isArray(answer.body) ? { ...answer, headers } : withWarnings({ ...answer, headers }, warnings);
}

const unknownField = (field: string, belongs: string | undefined): FieldWarning =>
  belongs === undefined ? warning(field, 'UNKNOWN_FIELD') : warning(field, 'UNKNOWN_FIELD.belongs', { field, belongs });

function withWarnings(answer: Answer, warnings: readonly FieldWarning[]): Answer {
  const body = answer.body as { warnings?: readonly Printable[] };
  return { ...answer, body: { ...body, warnings: [...(body.warnings ?? []), ...warnings.map((each) => ({ ...each }))] } };
}
