import { randomUUID } from 'node:crypto';
import { Refusal, type ErrorCode } from '../../../src/kernel/errors.js';
import { formatMoney, parseMoney, type Money } from '../../../src/kernel/money.js';
import type { Tx } from '../../../src/platform/db/unit-of-work.js';
import {
  billShipment,
  checkLedger,
  placeHold,
  postEntry,
  topUpWallet,
  walletOf,
  credit,
  debit,
  type EntryDraft,
  type PostedEntry,
  type ShipmentBill,
  type LedgerServices,
} from '../../../src/modules/ledger/index.js';
import type { LedgerDatabase } from './ledger-database.js';

export const at = new Date('2026-11-21T10:00:00Z');

export function amountOf(major: string, currency = 'USD'): Money {
  const amount = parseMoney(major, currency);
  if (!amount) throw new Error(`${major} ${currency} is no amount.`);
  return amount;
}

/** An entry without a story, for tests of the journal itself. */
export const draftOf = (lines: EntryDraft['lines'], idempotencyKey: string = randomUUID()): EntryDraft => ({
  type: 'manual_credit',
  sourceType: 'test',
  sourceId: idempotencyKey,
  idempotencyKey,
  occurredAt: at,
  description: 'By hand',
  lines,
});

/** Runs the work in its own transaction and answers its result or the code of its refusal. */
export async function attempt<T>(db: LedgerDatabase, work: (tx: Tx<LedgerServices>) => Promise<T>): Promise<T | ErrorCode> {
  try {
    return await db.unitOfWork.run('req_test', work);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

export const parallel = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** What the tests say about sellers and shipments, in one transaction per sentence. */
export function ledgerStory(db: LedgerDatabase) {
  const run = <T>(work: (tx: Tx<LedgerServices>) => Promise<T>) => db.unitOfWork.run('req_test', work);
  const topUp = (sellerId: string, amount: Money): Promise<PostedEntry> =>
    run((tx) => topUpWallet(tx, { sellerId, amount, into: 'bank', idempotencyKey: randomUUID(), occurredAt: at }));
  return {
    topUp,
    async sellerWith(major: string, currency = 'USD'): Promise<string> {
      const sellerId = randomUUID();
      await topUp(sellerId, amountOf(major, currency));
      return sellerId;
    },
    hold: (sellerId: string, shipmentId: string, amount: Money, creditLimitMinor = 0n): Promise<boolean> =>
      run((tx) => placeHold(tx, { sellerId, shipmentId, amount, creditLimitMinor })),
    bill: (
      sellerId: string,
      shipmentId: string,
      amount: Money,
      more: Partial<ShipmentBill> = {},
    ): Promise<PostedEntry | null | ErrorCode> =>
      attempt(db, (tx) => billShipment(tx, { sellerId, shipmentId, amount, kind: 'shipment', payer: 'wallet', occurredAt: at, ...more })),
    /** A debit of the wallet that is neither a hold nor a bill. */
    debitWallet: (sellerId: string, amount: Money, idempotencyKey: string = randomUUID()): Promise<PostedEntry | ErrorCode> =>
      attempt(db, (tx) =>
        postEntry(tx, {
          type: 'payout',
          sourceType: 'seller',
          sourceId: sellerId,
          idempotencyKey,
          occurredAt: at,
          description: 'Payout',
          lines: [debit('sellerWallet', amount, { source: 'payout', sellerId }), credit('bank', amount, { source: 'payout', sellerId })],
        }),
      ),
    /** The wallet as decimals: what a merchant would read. */
    async wallet(sellerId: string, currency = 'USD') {
      const { balance, available, held, uncleared } = await walletOf(db.sql, sellerId, currency);
      return {
        balance: formatMoney(balance),
        available: formatMoney(available),
        held: formatMoney(held),
        uncleared: formatMoney(uncleared),
      };
    },
    differences: async () => (await checkLedger(db.sql, at)).differences,
  };
}
