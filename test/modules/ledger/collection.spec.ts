import { randomUUID } from 'node:crypto';
import type { Money } from '../../../src/kernel/money.js';
import {
  bookCollection,
  moveCollection,
  oweBack,
  reverseCollection,
  reverseEntry,
  settleClearing,
  type CollectionPlace,
} from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { amountOf, at, attempt, ledgerStory } from './ledger-story.js';

let db: LedgerDatabase;
beforeAll(async () => {
  db = await openLedger();
});
afterAll(() => db.close());

const worker = randomUUID();

/** A collection of a parcel of a seller without anything else in the books. */
class Parcel {
  readonly id = randomUUID();
  readonly sellerId = randomUUID();
  readonly shipmentId = randomUUID();
  readonly orderId = randomUUID();
  private readonly names = {
    sellerId: this.sellerId,
    shipmentId: this.shipmentId,
    orderId: this.orderId,
    orderReference: 'R-1',
    invoiceId: randomUUID(),
  };

  constructor(
    readonly amount: Money,
    readonly fee: Money,
  ) {}

  book = (into: 'codWithDriver' | 'clearing' = 'codWithDriver') =>
    attempt(db, (tx) =>
      bookCollection(tx, {
        ...this.names,
        id: this.id,
        amount: this.amount,
        fee: this.fee,
        into,
        workerId: worker,
        reference: null,
        occurredAt: at,
      }),
    );

  move = (from: CollectionPlace, to: CollectionPlace, expected: Money, arrived: Money, owedBy: string | null = worker) =>
    attempt(db, (tx) =>
      moveCollection(tx, { ...this.names, collectionId: this.id, from, to, expected, arrived, owedBy, reference: 'S-1', occurredAt: at }),
    );

  reverse = () => attempt(db, (tx) => reverseCollection(tx, { collectionId: this.id, occurredAt: at, reason: 'Wrong parcel' }));

  wallet = (): Promise<unknown> => ledgerStory(db).wallet(this.sellerId, this.amount.currency);

  /** What is left on each account of the operator, debits less credits. */
  async accounts(): Promise<Record<string, string>> {
    const rows = await db.sql<{ account: string; rest: string }>(
      `select account, sum(case direction when 'debit' then amount_minor else -amount_minor end)::text as rest
         from posting where shipment_id = $1 and account <> '2100' group by account order by account`,
      [this.shipmentId],
    );
    return Object.fromEntries(rows.filter(({ rest }) => rest !== '0').map(({ account, rest }) => [account, rest]));
  }
}

const parcel = (amount: string, fee: string, currency = 'USD'): Parcel => new Parcel(amountOf(amount, currency), amountOf(fee, currency));

afterEach(async () => expect(await ledgerStory(db).differences()).toEqual([]));

describe('A collection', () => {
  it('is credited at once, less the fee, and counts as uncleared until it is in the bank', async () => {
    const one = parcel('105.000', '2.100', 'KWD');
    await one.book();
    expect(await one.wallet()).toEqual({ balance: '102.900', held: '0.000', available: '0.000', uncleared: '102.900' });
    expect(await one.accounts()).toEqual({ 1100: '105000', 4110: '-2100' });

    await one.move('codWithDriver', 'codWithReception', one.amount, one.amount);
    await one.move('codWithReception', 'codWithAccounts', one.amount, one.amount);
    expect(await one.wallet()).toMatchObject({ uncleared: '102.900' });
    await one.move('codWithAccounts', 'bank', one.amount, one.amount);
    expect(await one.wallet()).toEqual({ balance: '102.900', held: '0.000', available: '102.900', uncleared: '0.000' });
    expect(await one.accounts()).toEqual({ 1130: '105000', 4110: '-2100' });
    const [credit] = await db.sql<{ status: string; clearedAt: unknown }>(
      'select status, cleared_at as "clearedAt" from uncleared_credit where id = $1',
      [one.id],
    );
    expect(credit).toEqual({ status: 'cleared', clearedAt: expect.anything() });
  });

  it('charges a shortage to the worker who had it, or books a loss when no worker is known', async () => {
    const one = parcel('1000', '20', 'JPY');
    await one.book();
    await one.move('codWithDriver', 'codWithReception', one.amount, amountOf('900', 'JPY'));
    await one.move('codWithReception', 'codWithAccounts', amountOf('900', 'JPY'), amountOf('850', 'JPY'), null);
    await one.move('codWithAccounts', 'bank', amountOf('850', 'JPY'), amountOf('850', 'JPY'));
    expect(await one.accounts()).toEqual({ 1130: '850', 1210: '100', 4110: '-20', 5300: '50' });
    expect(await one.wallet()).toEqual({ balance: '980', held: '0', available: '980', uncleared: '0' });
    const owed = await db.sql(`select worker_id from posting where shipment_id = $1 and account = '1210'`, [one.shipmentId]);
    expect(owed).toEqual([{ worker_id: worker }]);
  });

  it('is cleared even when all of it got lost on the way', async () => {
    const one = parcel('10.00', '0.20');
    await one.book();
    await one.move('codWithDriver', 'codWithReception', one.amount, amountOf('0.00'));
    await one.move('codWithReception', 'codWithAccounts', amountOf('0.00'), amountOf('0.00'));
    expect(await one.move('codWithAccounts', 'bank', amountOf('0.00'), amountOf('0.00'))).toBeNull();
    expect(await one.accounts()).toEqual({ 1210: '1000', 4110: '-20' });
    expect(await one.wallet()).toMatchObject({ balance: '9.80', uncleared: '0.00' });
  });

  it('takes the fee even where it is more than what was collected, and is then not less than 0 uncleared', async () => {
    const one = parcel('1.00', '3.00');
    await one.book('clearing');
    expect(await one.wallet()).toEqual({ balance: '-2.00', held: '0.00', available: '-2.00', uncleared: '0.00' });
  });

  it('makes no record of a fee of nothing', async () => {
    const one = parcel('0.10', '0.00');
    expect(await one.book()).toMatchObject({ fee: null });
    expect(await one.accounts()).toEqual({ 1100: '10' });
  });

  it('leaves nothing anywhere when it is reversed, wherever its money was, and is reversed once', async () => {
    for (const handovers of [0, 1, 3]) {
      const one = parcel('100.00', '2.00');
      await one.book();
      if (handovers > 0) await one.move('codWithDriver', 'codWithReception', one.amount, amountOf('90.00'));
      if (handovers > 1) await one.move('codWithReception', 'codWithAccounts', amountOf('90.00'), amountOf('90.00'));
      if (handovers > 2) await one.move('codWithAccounts', 'bank', amountOf('90.00'), amountOf('90.00'));
      expect(await one.reverse()).toHaveLength(2 + handovers);
      expect(await one.accounts()).toEqual({});
      expect(await one.wallet()).toEqual({ balance: '0.00', held: '0.00', available: '0.00', uncleared: '0.00' });
      expect(await one.reverse()).toEqual([]);
    }
  });

  it('is not taken apart entry by entry', async () => {
    const one = parcel('100.00', '2.00');
    await one.book();
    const entries = await db.sql<{ id: string }>('select distinct entry_id as id from posting where shipment_id = $1', [one.shipmentId]);
    expect(entries).toHaveLength(2);
    for (const { id } of entries)
      expect(await attempt(db, (tx) => reverseEntry(tx, { entryId: id, occurredAt: at, reason: 'x' }))).toBe('COD_ALREADY_CONFIRMED');
  });

  it('stays reversed: nothing of its reversal is undone or settled entry by entry', async () => {
    const one = parcel('100.00', '2.00');
    await one.book('clearing');
    await one.move('clearing', 'bank', one.amount, one.amount);
    const reversals = await one.reverse();
    if (typeof reversals === 'string') throw new Error(reversals);

    for (const { id: entryId } of reversals) {
      expect(await attempt(db, (tx) => reverseEntry(tx, { entryId, occurredAt: at, reason: 'x' }))).toBe('COD_ALREADY_CONFIRMED');
      expect(await attempt(db, (tx) => settleClearing(tx, { entryId, occurredAt: at, reference: 'x' }))).toBe('NOT_FOUND');
    }
    expect(await one.wallet()).toEqual({ balance: '0.00', held: '0.00', available: '0.00', uncleared: '0.00' });
  });

  it('is unchanged when the wallet lacks the money to take back', async () => {
    const one = parcel('100.00', '2.00');
    await one.book();
    await ledgerStory(db).debitWallet(one.sellerId, amountOf('90.00'));
    expect(await one.reverse()).toBe('INSUFFICIENT_BALANCE');
    expect(await one.wallet()).toMatchObject({ balance: '8.00', uncleared: '98.00' });
  });
});

it('owes back what was paid for an invoice that was no longer due, once per payment', async () => {
  const one = parcel('10.00', '0.20');
  const pay = (reference: string) =>
    attempt(db, (tx) =>
      oweBack(tx, { invoiceId: one.id, sellerId: one.sellerId, shipmentId: one.shipmentId, amount: one.amount, reference, occurredAt: at }),
    );
  for (const reference of ['p1', 'p1', 'p2']) await pay(reference);
  expect(await one.accounts()).toEqual({ 1140: '2000', 2300: '-2000' });
  expect(await one.wallet()).toMatchObject({ balance: '0.00' });
});
