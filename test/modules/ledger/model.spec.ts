import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { money } from '../../../src/kernel/money.js';
import type { Tx } from '../../../src/platform/db/unit-of-work.js';
import {
  billShipment,
  bookCarrierBill,
  bookCollection,
  chargeAdjustment,
  payOut,
  placeHold,
  refundShipment,
  releaseHold,
  remitCollection,
  reverseEntry,
  topUpWallet,
  writeOffCollection,
  type PostedEntry,
  type LedgerServices,
} from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { at, attempt, ledgerStory } from './ledger-story.js';
import { isOfCarrier, Oracle, type CarrierCommand, type Command, type Happening, type Outcome } from './oracle.js';
import { verdictOn } from './verdict.js';

const SEQUENCES = Number(process.env.LEDGER_SEQUENCES ?? 30);
/** The check reads all books, so they are begun again before they get long. */
const SEQUENCES_PER_DATABASE = 40;
const CURRENCIES = ['JPY', 'USD', 'KWD'];
const PURSES = 2 * CURRENCIES.length;
/** Few, so that commands meet on them. */
const SHIPMENTS = 2 * PURSES;

type Wish =
  | Exclude<Command, { do: 'reverse' | 'collect' | 'remit' | 'writeOff' }>
  | { readonly do: 'reverse'; readonly nth: number }
  | { readonly do: 'collect'; readonly minor: bigint }
  /** The nth collection, if something is left of it. */
  | { readonly do: 'remit' | 'writeOff'; readonly nth: number; readonly most: bigint };

const purse = fc.nat(PURSES - 1);
const shipment = fc.nat(SHIPMENTS - 1);
const minor = fc.bigInt({ min: 1n, max: 500n });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ do: fc.constant('topUp'), purse, minor }),
  fc.record({ do: fc.constantFrom('hold', 'hold', 'hold', 'bill', 'bill', 'bill', 'forceBill'), shipment, minor }),
  fc.record({ do: fc.constant('adjust'), shipment, minor }),
  fc.record({ do: fc.constant('payout'), purse, minor }),
  fc.record({ do: fc.constantFrom('release', 'refund'), shipment }),
  fc.record({ do: fc.constant('reverse'), nth: fc.nat(60) }),
  fc.record({ do: fc.constant('collect'), minor }),
  fc.record({ do: fc.constantFrom('remit', 'remit', 'writeOff'), nth: fc.nat(20), most: minor }),
  fc.record({
    do: fc.constant('carrierBill'),
    line: fc.nat(5),
    revision: fc.nat(1),
    minor: fc.bigInt({ min: -500n, max: 500n }).filter((amount) => amount !== 0n),
  }),
);
const batch = fc.array(wish, { minLength: 2, maxLength: 20, size: 'max' });
const batches = fc.array(batch, { minLength: 2, maxLength: 6, size: 'max' });

let db: LedgerDatabase;
let begun = 0;

beforeAll(async () => {
  db = await openLedger();
});
afterAll(() => db.close());

/** Two sellers with three wallets each, driven by commands. */
class Play {
  readonly oracle = new Oracle(PURSES, SHIPMENTS);
  private readonly sellers = [randomUUID(), randomUUID()];
  private readonly shipments = Array.from({ length: SHIPMENTS }, () => randomUUID());
  private readonly collecting = randomUUID();
  private readonly collections: string[] = [];
  private readonly collected: bigint[] = [];
  private readonly carrierLines = Array.from({ length: 6 }, () => randomUUID());
  private readonly invoices = Array.from({ length: SHIPMENTS }, () => randomUUID());

  /** Money to begin with, so that not every story is about the want of it. */
  begin(): Promise<void> {
    return this.batch(Array.from({ length: PURSES }, (_, n): Wish => ({ do: 'topUp', purse: n, minor: 800n })));
  }

  async batch(wishes: readonly Wish[]): Promise<void> {
    const commands = this.possible(wishes);
    const batch = await Promise.all(
      commands.map(async (command): Promise<Happening> => ({ command, outcome: await this.perform(command) })),
    );
    expect(verdictOn(this.oracle, batch)).toEqual([]);
    this.oracle.apply(batch);
    await this.compare();
  }

  /** A shipment's hold is placed by its creator: once, before any other transaction sees the shipment. */
  private possible(wishes: readonly Wish[]): Command[] {
    const entries = [...this.oracle.entries.keys()];
    const taken = new Set<number>();
    let collections = this.oracle.withCarrier.length;
    const commands = wishes.flatMap((each): Command[] => {
      if (each.do === 'collect') return [{ ...each, collection: collections++ }];
      if ('most' in each) return this.fromCarrier(each, taken);
      if (each.do !== 'reverse') return [each];
      const entry = entries[each.nth % entries.length];
      return entry === undefined ? [] : [{ do: 'reverse', entry }];
    });
    const created = commands.filter((command) => command.do === 'hold' && this.isHoldable(command.shipment));
    const first = new Map(created.map((command) => [command.do === 'hold' ? command.shipment : -1, command]));
    return commands.filter((command) => {
      if (!('shipment' in command)) return true;
      // What is waived is never adjusted.
      if (command.do === 'adjust') return this.oracle.shipment(command.shipment).payer !== 'waived';
      return first.has(command.shipment) ? first.get(command.shipment) === command : command.do !== 'hold';
    });
  }

  /** Payments of one collection come one after another, because it is locked, and never exceed what is left. */
  private fromCarrier({ do: verb, nth, most }: { do: 'remit' | 'writeOff'; nth: number; most: bigint }, taken: Set<number>): Command[] {
    const collection = this.oracle.withCarrier.length === 0 ? 0 : nth % this.oracle.withCarrier.length;
    const left = this.oracle.withCarrier[collection] ?? 0n;
    if (left === 0n || taken.has(collection)) return [];
    taken.add(collection);
    return [{ do: verb, collection, minor: verb === 'writeOff' || most > left ? left : most }];
  }

  private isHoldable(n: number): boolean {
    const { payer, held, billEntry } = this.oracle.shipment(n);
    return payer === 'wallet' && held === 0n && billEntry === undefined;
  }

  private async perform(command: Command): Promise<Outcome> {
    const result = await attempt(db, (tx) => this.call(tx, command));
    if (typeof result === 'boolean') return { end: result ? 'done' : 'idle' };
    if (result === null) return { end: 'idle' };
    if (result === 'INSUFFICIENT_BALANCE' || result === 'ENTRY_ALREADY_REVERSED') return { end: result };
    if (typeof result === 'string') throw new Error(`${command.do} ended in ${result}`);
    return result.replayed ? { end: 'same' } : { end: 'entry', id: result.id };
  }

  private call(tx: Tx<LedgerServices>, command: Command): Promise<PostedEntry | boolean | null> {
    if (command.do === 'topUp') {
      const { sellerId, currency } = this.purse(command.purse);
      const amount = money(command.minor, currency);
      return topUpWallet(tx, { sellerId, amount, into: 'bank', idempotencyKey: randomUUID(), occurredAt: at });
    }
    if (command.do === 'payout') {
      const { sellerId, currency } = this.purse(command.purse);
      const amount = money(command.minor, currency);
      return payOut(tx, { sellerId, amount, approvalRequestId: randomUUID(), reference: null, occurredAt: at });
    }
    if (isOfCarrier(command)) return this.callOfCarrier(tx, command);
    if (command.do === 'reverse') return reverseEntry(tx, { entryId: command.entry, occurredAt: at, reason: 'Wrong' });
    const shipmentId = this.shipments[command.shipment] ?? '';
    if (command.do === 'release') return releaseHold(tx, shipmentId);
    if (command.do === 'refund') return refundShipment(tx, { shipmentId, occurredAt: at });
    const { payer, purse: n } = this.oracle.shipment(command.shipment);
    const { sellerId, currency } = this.purse(n);
    const amount = money(command.minor, currency);
    if (command.do === 'adjust') {
      const invoiceId = this.invoices[command.shipment] ?? '';
      const payer = this.oracle.shipment(command.shipment).payer === 'wallet' ? 'wallet' : 'receivable';
      return chargeAdjustment(tx, {
        sellerId,
        shipmentId,
        orderId: shipmentId,
        payer,
        invoiceId,
        approvalRequestId: null,
        amount,
        occurredAt: at,
      });
    }
    if (command.do === 'hold') return placeHold(tx, { sellerId, shipmentId, amount, creditLimitMinor: 0n });
    const force = command.do === 'forceBill';
    return billShipment(tx, { sellerId, shipmentId, amount, kind: 'shipment', payer, force, occurredAt: at });
  }

  /** With their own seller, whose wallet these tests do not play with. */
  private async callOfCarrier(tx: Tx<LedgerServices>, command: CarrierCommand): Promise<PostedEntry | null> {
    const n = command.do === 'carrierBill' ? command.line : command.collection;
    const amount = money(command.minor, CURRENCIES[n % CURRENCIES.length] ?? '');
    if (command.do === 'carrierBill') {
      const lineId = this.carrierLines[n] ?? '';
      return bookCarrierBill(tx, {
        lineId,
        revision: command.revision,
        carrierCode: 'SVCX',
        invoice: 'I-1',
        parcel: null,
        difference: amount,
        occurredAt: at,
      });
    }
    const collectionId = (this.collections[n] ??= randomUUID());
    const parcel = {
      sellerId: this.collecting,
      shipmentId: collectionId,
      orderId: collectionId,
      orderReference: 'R-1',
      reference: null,
      occurredAt: at,
    };
    if (command.do === 'collect') {
      this.collected[n] = command.minor;
      const fee = money(0n, amount.currency);
      return (
        await bookCollection(tx, {
          ...parcel,
          id: collectionId,
          invoiceId: collectionId,
          amount,
          fee,
          into: 'codWithCarrier',
          workerId: null,
        })
      ).collection;
    }
    const isLast = command.minor === this.oracle.withCarrier[n];
    const payment = { ...parcel, id: randomUUID(), collectionId, amount, isLast };
    return command.do === 'remit' ? remitCollection(tx, payment) : writeOffCollection(tx, payment);
  }

  private purse(n: number): { sellerId: string; currency: string } {
    return { sellerId: this.sellers[n % 2] ?? '', currency: CURRENCIES[n % 3] ?? '' };
  }

  private async compare(): Promise<void> {
    const rows = await db.sql<{ seller_id: string; kind: string; currency: string; balance_minor: string; held_minor: string }>(
      'select seller_id, kind, currency, balance_minor, held_minor from seller_account where seller_id = any($1::uuid[])',
      [this.sellers],
    );
    for (let n = 0; n < PURSES; n++) {
      const { sellerId, currency } = this.purse(n);
      const find = (kind: string) => rows.find((row) => row.seller_id === sellerId && row.currency === currency && row.kind === kind);
      const wallet = find('wallet');
      expect(BigInt(wallet?.balance_minor ?? 0)).toBe(this.oracle.balance[n]);
      expect(BigInt(wallet?.held_minor ?? 0)).toBe(this.oracle.held(n));
      expect(BigInt(find('receivable')?.balance_minor ?? 0)).toBe(this.oracle.owed[n]);
      if (this.oracle.mustBeCovered(n)) expect(this.oracle.spendable(n)).toBeGreaterThanOrEqual(0n);
    }
    for (const [n, currency] of CURRENCIES.entries()) {
      const { held, billed } = this.oracle.carriersIn(n, CURRENCIES.length);
      expect({ currency, ...(await this.booked(currency)) }).toEqual({ currency, held, billed, uncleared: this.unclearedBy(n) });
    }
    expect(await ledgerStory(db).differences()).toEqual([]);
  }

  /** The database is shared by several plays, so only what this one has moved counts. */
  private async booked(currency: string): Promise<{ held: bigint; billed: bigint; uncleared: bigint }> {
    const [row] = await db.sql<{ held: string; billed: string; uncleared: string }>(
      `select coalesce(sum(amount) filter (where account = '1105' and shipment_id = any($2)), 0)::text as held,
              coalesce(sum(amount) filter (where account = '5200' and source_id = any($3)), 0)::text as billed,
              (select coalesce(sum(uncleared_minor), 0) from seller_account where seller_id = $4 and currency = $1)::text as uncleared
         from (select p.account, p.shipment_id, e.source_id, case p.direction when 'debit' then p.amount_minor else -p.amount_minor end as amount
                 from posting p join journal_entry e on e.id = p.entry_id where p.currency = $1 and p.account in ('1105', '5200')) moved`,
      [currency, this.collections, this.carrierLines, this.collecting],
    );
    return { held: BigInt(row?.held ?? 0), billed: BigInt(row?.billed ?? 0), uncleared: BigInt(row?.uncleared ?? 0) };
  }

  /** A collection counts as a whole until its last part has come. */
  private unclearedBy(n: number): bigint {
    return this.collected.reduce((sum, minor, collection) => {
      const isOpen = collection % CURRENCIES.length === n && (this.oracle.withCarrier[collection] ?? 0n) > 0n;
      return isOpen ? sum + minor : sum;
    }, 0n);
  }
}

async function freshDatabase(): Promise<void> {
  if (begun++ % SEQUENCES_PER_DATABASE !== 0 || begun === 1) return;
  await db.close();
  db = await openLedger();
}

describe('The ledger', () => {
  it('does one command at a time exactly as the oracle says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 20, maxLength: 60, size: 'max' }), async (wishes) => {
        const play = new Play();
        await play.begin();
        for (const each of wishes) await play.batch([each]);
      }),
      { numRuns: Math.ceil(SEQUENCES / 8), endOnFailure: true, includeErrorInReport: true },
    );
  }, 600_000);

  it(`agrees with the oracle after every batch of up to 20 parallel callers, over ${SEQUENCES} random sequences`, async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (sequence) => {
        await freshDatabase();
        const play = new Play();
        await play.begin();
        for (const wishes of sequence) await play.batch(wishes);
      }),
      { numRuns: SEQUENCES, endOnFailure: true, includeErrorInReport: true },
    );
  }, 600_000);
});
