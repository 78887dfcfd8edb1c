import type { Coded } from '../../kernel/messages.js';
import { formatScaled } from '../../kernel/decimal.js';
import { exponentOf } from '../../kernel/money.js';
import { contentHash, phoneOfCustomer, type CheckedOrder } from '../orders/index.js';
import { wordsOf } from './match-service.rules.js';
import type { StoredOrder } from './stored-orders.js';

/** What a stored order has otherwise than the file says; null if it has the same content but for its service and its name. */
export function differencesOf(stored: StoredOrder, order: CheckedOrder): readonly Coded[] | null {
  const { orderNumber, orderReference } = stored;
  const services = [order.carrier, null, stored.placement.service.code];
  const isSame = services.some((carrier) => stored.contentHash.equals(contentHash({ ...order, orderNumber, orderReference, carrier })));
  return isSame ? null : [...partsOf(stored, order)];
}

function* partsOf(stored: StoredOrder, order: CheckedOrder): Generator<Coded> {
  if (nameOf(stored.customer) !== nameOf(order.customer)) yield { code: 'recipient', words: 'recipient' };
  if (placeOf(stored.destination) !== placeOf(order.destination)) yield { code: 'address', words: 'address' };
  if (phoneOf(stored) !== phoneOf(order)) yield { code: 'phone', words: 'phone number' };
  const collected = formatScaled(stored.collectionMinor, exponentOf(stored.currency));
  const isOther = order.paymentStatus === 'prepaid' ? stored.collectionMinor > 0n : isOtherAmount(stored, order);
  if (isOther) yield { code: 'collectionAmount', words: `amount to collect (${collected} ${stored.currency} was placed)` };
}

/** Without its own amount, a postpaid order collects what follows from its price. */
const isOtherAmount = ({ collectionMinor, currency }: StoredOrder, order: CheckedOrder): boolean =>
  currency !== order.currency || (order.collectionGiven === null ? collectionMinor === 0n : collectionMinor !== order.collectionGiven);

const nameOf = ({ firstName, lastName }: CheckedOrder['customer']): string => wordsOf(`${firstName} ${lastName}`);

const placeOf = ({ address, city, zip, countryCode }: CheckedOrder['destination']): string =>
  wordsOf(`${address} ${city} ${zip} ${countryCode}`);

/** As dialled, however it is written; a text that cannot be dialled as it is. */
function phoneOf({ customer, destination }: Pick<CheckedOrder, 'customer' | 'destination'>): string {
  const { phone, phoneNormalised } = phoneOfCustomer(customer.phone, destination.countryCode);
  return phoneNormalised ?? wordsOf(phone ?? '');
}
