import { warning } from '../../kernel/field-warnings.js';
import { formatMoney, money } from '../../kernel/money.js';
import { readPhone } from '../addresses/index.js';
import type { OrderWarning } from '../orders/index.js';
import type { OrderState } from './changed-order.js';
import type { CheckedChanges } from './checked-changes.js';

/** A number that could be dialled in one country may be none in another. */
function phoneWarnings(
  { named, destination }: CheckedChanges,
  { customer: { phone }, destination: { countryCode } }: OrderState,
): OrderWarning[] {
  if (phone === null || !(named.includes('customer.phone') || (destination && named.includes('destinationAddress.countryCode')))) return [];
  const { problem } = readPhone(phone, countryCode);
  return problem === null ? [] : [{ ...problem, field: 'customer.phone' }];
}

interface Change {
  readonly before: OrderState;
  readonly after: OrderState;
  readonly currency: string;
}

/** Warnings about applied changes. */
export function changeWarnings(changes: CheckedChanges, { before, after, currency }: Change): OrderWarning[] {
  const { destination, lines, collectionGiven, paymentStatus } = changes;
  const applied = changes.warnings.filter(({ field }) => (field?.startsWith('customer') ? changes.customer : destination));
  const warnings: OrderWarning[] = [...applied, ...phoneWarnings(changes, after)];
  if (destination) warnings.push(warning('destinationAddress', 'RATE_NOT_RECALCULATED'));
  if (lines) warnings.push(warning('products', 'TOTALS_NOT_RECALCULATED'));
  if (collectionGiven !== undefined && collectionGiven > 0n && after.paymentStatus === 'prepaid')
    warnings.push(warning('collectionAmount', 'COLLECTION_IGNORED.amountKept'));
  if (paymentStatus === 'postpaid' && before.paymentStatus === 'prepaid' && collectionGiven === undefined) {
    const amount = formatMoney(money(after.collectionMinor, currency));
    const key = after.collectionGivenMinor === null ? 'COLLECTION_ASSUMED.computed' : 'COLLECTION_ASSUMED.given';
    warnings.push(warning('collectionAmount', key, { amount, currency }));
  }
  return warnings;
}
