import type { DraftContent } from '../order-drafts/index.js';
import { stateOf } from './cells.rules.js';
import type { OrderCells } from './order-cells.rules.js';
import { NOT_COLLECTED, paymentMeaning, type PaymentMeaning } from '../orders/payment.rules.js';

type Payment = Pick<NonNullable<DraftContent['order']>, 'paymentStatus' | 'collectionAmount' | 'paymentMethod'>;

const MAX_METHOD = 50;

/** What the driver collects: what the file says is still owed, if it is paid at the door. */
export function readPayment(cells: OrderCells): Payment {
  const { isCollected, amount } = cells.isOwn ? ownPayment(cells) : storePayment(cells);
  return {
    paymentStatus: isCollected ? 'postpaid' : 'prepaid',
    collectionAmount: isCollected ? amount : null,
    paymentMethod: cells.shortText('paymentMethod', MAX_METHOD) || null,
  };
}

interface Collection {
  readonly isCollected: boolean;
  readonly amount: string | null;
}

const PREPAID: Collection = { isCollected: false, amount: null };

/** Our own column says it directly. */
function ownPayment(cells: OrderCells): Collection {
  const payment = cells.text('payment');
  if (paymentMeaning(payment) === 'door' || (payment === '' && cells.text('codAmount') !== '')) return ownCollection(cells);
  const method = paymentMeaning(cells.text('paymentMethod'));
  const mayBeAtDoor = method === 'door' || method === 'unclear';
  if (payment === '') {
    if (method === 'door') cells.fail('payment', 'is empty, though the payment method is paid at the door: enter prepaid or cod');
    else if (method === 'unclear')
      cells.fail('payment', 'is empty, and the payment method does not say clearly when it is paid: enter prepaid or cod');
    else cells.warn('payment', 'PAYMENT_ASSUMED', 'No payment is named, so nothing is collected.');
    return PREPAID;
  }
  if (!['prepaid', 'paid'].includes(payment.toLowerCase())) cells.fail('payment', 'must be prepaid or cod');
  const ignored = cells.minor('codAmount') ?? 0n;
  if (ignored > 0n) {
    const message = `Nothing is collected for a prepaid order; ${cells.written(ignored)} ${cells.currency} is not.`;
    cells.warn('codAmount', 'COLLECTION_IGNORED', message);
  } else if (mayBeAtDoor) cells.warn('paymentMethod', 'COLLECTION_IGNORED', NOT_COLLECTED);
  return PREPAID;
}

/** The amount that the file names, else what follows from the prices. */
function ownCollection(cells: OrderCells): Collection {
  const named = (['codAmount', 'total'] as const).find((field) => cells.text(field) !== '');
  if (named === undefined) {
    if (cells.text('subTotal') === '') tellUnpriced(cells);
    return { isCollected: true, amount: null };
  }
  const minor = cells.minor(named);
  if (minor === 0n) cells.warn(named, 'NOTHING_COLLECTED', 'The driver collects nothing, though the order is cod.');
  return { isCollected: true, amount: minor === null ? null : cells.written(minor) };
}

/** Without a column of quantities, each line is one unit. */
function tellUnpriced(cells: OrderCells): void {
  const counted = cells.has('itemQuantity') ? (['itemPrice', 'itemQuantity'] as const) : (['itemPrice'] as const);
  for (const record of cells.group.records) {
    const empty = counted.find((field) => cells.text(field, record) === '');
    if (empty === undefined) continue;
    const what = cells.has(empty) ? 'is empty' : 'The file has no prices';
    cells.fail(empty, `${what}: say what is to be collected, or the price and the quantity of each product`, record);
  }
}

function storePayment(cells: OrderCells): Collection {
  const method = cells.text('paymentMethod');
  const owed = owedFor(cells, method);
  if (owed === null || owed === 0n) return PREPAID;
  const amount = cells.written(owed);
  if (paymentMeaning(method) === 'door') return { isCollected: true, amount };
  return isToBeCollected(cells, method, `${amount} ${cells.currency}`) ? { isCollected: true, amount } : PREPAID;
}

/** What the file says is still owed, in minor units; null if that cannot be known, which is told. */
function owedFor(cells: OrderCells, method: string): bigint | null {
  if (cells.text('outstanding') !== '') return outstanding(cells);
  const state = stateOf(cells.text('payment'));
  if (state === 'paid') return 0n;
  // WooCommerce processes orders that are paid, or to be paid at the door.
  const isProcessed = stateOf(cells.text('orderStatus')) === 'processing';
  if (isProcessed && paymentMeaning(method) === 'before') return 0n;
  if (state === 'partially paid') {
    cells.fail('payment', 'is partly paid, and the file has no Outstanding Balance: export it with that column');
    return null;
  }
  return totalStillOwed(cells);
}

function outstanding(cells: OrderCells): bigint | null {
  const owed = cells.minor('outstanding');
  if (owed === null || owed >= 0n) return owed;
  cells.warn(
    'outstanding',
    'NOTHING_COLLECTED',
    `The store owes the shopper ${cells.written(-owed)} ${cells.currency}; nothing is collected.`,
  );
  return 0n;
}

function totalStillOwed(cells: OrderCells): bigint | null {
  const net = cells.minor('netTotal');
  if (net !== null) return net < 0n ? 0n : net;
  const total = cells.minor('total');
  if (total === null) {
    cells.fail('total', 'is needed: without it the file does not say what is owed');
    return null;
  }
  const refunded = cells.minor('refunded') ?? 0n;
  const owed = total - (refunded < 0n ? -refunded : refunded);
  return owed < 0n ? 0n : owed;
}

function isToBeCollected(cells: OrderCells, method: string, amount: string): boolean {
  const state = cells.text('payment') || cells.text('orderStatus');
  const meaning = paymentMeaning(method);
  // That a bank transfer is still open says nothing of those that have arrived.
  const value = meaning === 'before' ? `${method} (${state})` : method;
  const named = method === '' ? 'No payment method is named and' : `Payment method "${method}" ${WORDS[meaning]}`;
  const choices = [
    {
      answer: 'prepaid',
      text: `${method === '' ? 'Orders without a method' : `Orders by "${value}"`} are paid otherwise: collect nothing.`,
    },
    { answer: 'collect', text: `The driver collects what is outstanding, here ${amount}.` },
  ];
  const message = `${named} ${amount} is outstanding: prepaid, or collect ${amount}?`;
  return cells.ask('paymentMethod', { kind: 'payment', value, choices }, message) === 'collect';
}

const WORDS: Readonly<Record<PaymentMeaning, string>> = {
  door: 'is paid at the door, and',
  before: 'is paid before shipping, but',
  unclear: 'does not say clearly whether it is paid before shipping or at the door, and',
  unknown: 'is not known and',
};
