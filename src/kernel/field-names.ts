import { Refusal } from './errors.js';
import { messageOf } from './field-errors.js';

/** Renames the fields of a refusal; an empty name stands for the whole request. */
export function withFieldNames(refusal: Refusal, rename: (field: string) => string): Refusal {
  if (refusal.errors.length === 0) return refusal;
  const errors = refusal.errors.map((error) => ({ ...error, field: (error.field && rename(error.field)) || null }));
  const isOfFields = refusal.code === 'MISSING_FIELD' || refusal.code === 'VALIDATION_FAILED';
  return isOfFields
    ? new Refusal(refusal.code, { message: messageOf(errors) }, { errors })
    : new Refusal(refusal.code, refusal.said, { ...refusal.facts, errors });
}
