import { formatMoney, money } from '../../kernel/money.js';
import { readPhone } from '../addresses/index.js';
import type { OrderWarning } from '../orders/index.js';
import type { OrderState } from './changed-order.js';
import type { CheckedChanges } from './checked-changes.js';

const warning = (field: string, code: string, message: string): OrderWarning => ({ field, code, message });

/** A number that could be dialled in one country may be none in another. */
function phoneWarnings(
  { named, destination }: CheckedChanges,
  { customer: { phone }, destination: { countryCode } }: OrderState,
): OrderWarning[] {
  if (phone === null || !(named.includes('customer.phone') || (destination && named.includes('destinationAddress.countryCode')))) return [];
  const { problem } = readPhone(phone, countryCode);
  return problem === null ? [] : [warning('customer.phone', 'PHONE_FORMAT', problem)];
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
  if (destination) warnings.push(warning('destinationAddress', 'RATE_NOT_RECALCULATED', 'The rate remains that of the original address.'));
  if (lines)
    warnings.push(
      warning(
        'products',
        'TOTALS_NOT_RECALCULATED',
        'Totals, weight, size, rate and the amount to collect remain those of the original products.',
      ),
    );
  if (collectionGiven !== undefined && collectionGiven > 0n && after.paymentStatus === 'prepaid') {
    const message = 'Nothing is collected for a prepaid order; the amount is kept for information.';
    warnings.push(warning('collectionAmount', 'COLLECTION_IGNORED', message));
  }
  if (paymentStatus === 'postpaid' && before.paymentStatus === 'prepaid' && collectionGiven === undefined) {
    const amount = formatMoney(money(after.collectionMinor, currency));
    const why =
      after.collectionGivenMinor === null ? 'computed from the amounts of the order' : 'the amount with which the order was placed';
    warnings.push(warning('collectionAmount', 'COLLECTION_ASSUMED', `${amount} ${currency} is collected: ${why}.`));
  }
  return warnings;
}
