import { refuse, type FieldError } from '../../kernel/errors.js';
import type { OrderWarning } from '../orders/index.js';
import type { CheckedChanges } from './checked-changes.js';
import { orderFields, whyFixed, type OrderField, type OrderStanding } from './order-fields.js';

export interface OpenChanges {
  readonly changes: CheckedChanges;
  readonly warnings: readonly OrderWarning[];
}

const CODE = 'FIELD_UPDATE_BLOCKED';

const fieldOf = (name: string): string => name.split('.')[0] ?? name;

/** Drops fields that can no longer change, with a warning for each. UPDATE_FAILED when none is left. */
export function openChanges(wanted: CheckedChanges, standing: OrderStanding): OpenChanges {
  const asked = orderFields.filter((field) => wanted.named.some((name) => fieldOf(name) === field));
  const warnings = asked.flatMap((field) => {
    const message = whyFixed(field, standing);
    return message === undefined ? [] : [{ field, code: CODE, message }];
  });
  if (warnings.length === asked.length) {
    const errors: FieldError[] = warnings;
    throw refuse('UPDATE_FAILED', { errors, message: warnings.map(({ message }) => message).join(' ') });
  }
  const fixed = new Set<OrderField>(warnings.map(({ field }) => field));
  return { changes: without(wanted, fixed), warnings };
}

const without = (wanted: CheckedChanges, fixed: ReadonlySet<OrderField>): CheckedChanges => ({
  warnings: wanted.warnings,
  named: wanted.named.filter((name) => ![...fixed].some((field) => field === fieldOf(name))),
  ...(wanted.customer && { customer: wanted.customer }),
  ...(wanted.destination && !fixed.has('destinationAddress') && { destination: wanted.destination }),
  ...(wanted.paymentStatus && !fixed.has('orderPaymentStatus') && { paymentStatus: wanted.paymentStatus }),
  ...(wanted.collectionGiven !== undefined && !fixed.has('collectionAmount') && { collectionGiven: wanted.collectionGiven }),
  ...(wanted.lines && !fixed.has('products') && { lines: wanted.lines }),
});
