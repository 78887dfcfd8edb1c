import { refuseErrors } from '../../kernel/errors.js';
import type { OrderWarning } from '../orders/index.js';
import type { CheckedChanges } from './checked-changes.js';
import { orderFields, whyFixed, type OrderField, type OrderStanding } from './order-fields.js';

export interface OpenChanges {
  readonly changes: CheckedChanges;
  readonly warnings: readonly OrderWarning[];
}

const fieldOf = (name: string): string => name.split('.')[0] ?? name;

/** Drops fields that can no longer change, with a warning for each. UPDATE_FAILED when none is left. */
export function openChanges(wanted: CheckedChanges, standing: OrderStanding): OpenChanges {
  const asked = orderFields.filter((field) => wanted.named.some((name) => fieldOf(name) === field));
  const warnings = asked.flatMap((field) => whyFixed(field, standing) ?? []);
  if (warnings.length === asked.length) throw refuseErrors('UPDATE_FAILED', warnings);
  const fixed = new Set(asked.filter((field) => warnings.some((warning) => warning.field === field)));
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
