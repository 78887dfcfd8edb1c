import { problem } from '../../kernel/errors.js';
import type { DraftContent } from '../order-drafts/index.js';
import { stateOf } from './cells.rules.js';
import type { OrderCells } from './order-cells.rules.js';
import { paymentMeaning, type PaymentMeaning } from '../orders/payment.rules.js';
import { choice } from './questions.rules.js';

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
    if (method === 'door') cells.fail('payment', 'paymentEmptyDoor');
    else if (method === 'unclear') cells.fail('payment', 'paymentEmptyUnclear');
    else cells.warn('payment', 'PAYMENT_ASSUMED');
    return PREPAID;
  }
  if (!['prepaid', 'paid'].includes(payment.toLowerCase())) cells.fail('payment', 'prepaidOrCod');
  const ignored = cells.minor('codAmount') ?? 0n;
  if (ignored > 0n) cells.warn('codAmount', 'COLLECTION_IGNORED.amountNot', { amount: cells.written(ignored), currency: cells.currency });
  else if (mayBeAtDoor) cells.warn('paymentMethod', 'COLLECTION_IGNORED');
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
  if (minor === 0n) cells.warn(named, 'NOTHING_COLLECTED');
  return { isCollected: true, amount: minor === null ? null : cells.written(minor) };
}

/** Without a column of quantities, each line is one unit. */
function tellUnpriced(cells: OrderCells): void {
  const counted = cells.has('itemQuantity') ? (['itemPrice', 'itemQuantity'] as const) : (['itemPrice'] as const);
  for (const record of cells.group.records) {
    const empty = counted.find((field) => cells.text(field, record) === '');
    if (empty === undefined) continue;
    cells.fail(empty, cells.has(empty) ? 'sayWhatToCollect' : 'noPricesToCollect', {}, record);
  }
}

function storePayment(cells: OrderCells): Collection {
  const method = cells.text('paymentMethod');
  const owed = owedFor(cells, method);
  if (owed === null || owed === 0n) return PREPAID;
  const amount = cells.written(owed);
  const meaning = paymentMeaning(method);
  const isCollected = meaning === 'door' || isToBeCollected(cells, { method, meaning }, `${amount} ${cells.currency}`);
  return isCollected ? { isCollected, amount } : PREPAID;
}

/** What the file says is still owed, in minor units; null if that cannot be known, which is reported. */
function owedFor(cells: OrderCells, method: string): bigint | null {
  if (cells.text('outstanding') !== '') return outstanding(cells);
  const state = stateOf(cells.text('payment'));
  if (state === 'paid') return 0n;
  // WooCommerce processes orders that are paid, or to be paid at the door.
  const isProcessed = stateOf(cells.text('orderStatus')) === 'processing';
  if (isProcessed && paymentMeaning(method) === 'before') return 0n;
  if (state === 'partially paid') {
    cells.fail('payment', 'partlyPaid');
    return null;
  }
  return totalStillOwed(cells);
}

function outstanding(cells: OrderCells): bigint | null {
  const owed = cells.minor('outstanding');
  if (owed === null || owed >= 0n) return owed;
  cells.warn('outstanding', 'NOTHING_COLLECTED.storeOwes', { amount: cells.written(-owed), currency: cells.currency });
  return 0n;
}

function totalStillOwed(cells: OrderCells): bigint | null {
  const net = cells.minor('netTotal');
  if (net !== null) return net < 0n ? 0n : net;
  const total = cells.minor('total');
  if (total === null) {
    cells.fail('total', 'neededForOwed');
    return null;
  }
  const refunded = cells.minor('refunded') ?? 0n;
  const owed = total - (refunded < 0n ? -refunded : refunded);
  return owed < 0n ? 0n : owed;
}

interface Method {
  readonly method: string;
  readonly meaning: Exclude<PaymentMeaning, 'door'>;
}

function isToBeCollected(cells: OrderCells, { method, meaning }: Method, amount: string): boolean {
  const state = cells.text('payment') || cells.text('orderStatus');
  // That a bank transfer is still open says nothing of those that have arrived.
  const value = meaning === 'before' ? `${method} (${state})` : method;
  const choices = [
    choice('prepaid', method === '' ? problem('paidOtherwiseNoMethod') : problem('paidOtherwise', { method: value })),
    choice('collect', problem('collectOutstanding', { amount })),
  ];
  const words = method === '' ? problem('outstandingNoMethod', { amount }) : problem(OUTSTANDING[meaning], { method, amount });
  return cells.ask('paymentMethod', { kind: 'payment', value, choices }, words) === 'collect';
}

const OUTSTANDING = { before: 'outstandingPaidBefore', unclear: 'outstandingUnclear', unknown: 'outstandingUnknown' } as const;
