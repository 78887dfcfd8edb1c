import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../src/platform/db/unit-of-work.js';
import { oweBack, refundPayer, reverseEntry, settleClearing, topUpWallet, type LedgerServices } from '../../../src/modules/ledger/index.js';
import { openLedger, type LedgerDatabase } from './ledger-database.js';
import { whileOpen } from '../../support/while-open.js';
import { amountOf, at, attempt, ledgerStory, parallel } from './ledger-story.js';

let db: LedgerDatabase;
let story: ReturnType<typeof ledgerStory>;

beforeAll(async () => {
  db = await openLedger();
  story = ledgerStory(db);
});
afterAll(() => db.close());

describe('A reversal', () => {
  const reverse = (entryId: string, force = false) =>
    attempt(db, (tx) => reverseEntry(tx, { entryId, occurredAt: at, reason: 'Booked for the wrong seller', force }));

  it('mirrors the entry and is linked to it, posting by posting', async () => {
    const sellerId = randomUUID();
    const wrong = await story.topUp(sellerId, amountOf('5.00'));

    const reversal = await reverse(wrong.id);

    expect(reversal).toMatchObject({
      type: 'reversal',
      reversesEntryId: wrong.id,
      description: 'Booked for the wrong seller',
      postings: [
        { account: '1130', direction: 'credit', source: 'reversal', reversesPostingId: wrong.postings[0]?.id },
        {
          account: '2100',
          direction: 'debit',
          source: 'reversal',
          reversesPostingId: wrong.postings[1]?.id,
          balanceAfter: amountOf('0.00'),
        },
      ],
    });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '0.00' });
  });

  it('happens once, also when 20 ask for it at the same time', async () => {
    const sellerId = await story.sellerWith('100.00');
    const wrong = await story.topUp(sellerId, amountOf('5.00'));

    const outcomes = await parallel(20, () => reverse(wrong.id));

    expect(outcomes.filter((outcome) => outcome === 'ENTRY_ALREADY_REVERSED')).toHaveLength(19);
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '100.00' });
    expect(await story.differences()).toEqual([]);
  });

  it('can itself be reversed, once', async () => {
    const sellerId = randomUUID();
    const topUp = await story.topUp(sellerId, amountOf('5.00'));
    const reversal = await reverse(topUp.id);

    if (typeof reversal === 'string') throw new Error(reversal);
    expect(await reverse(reversal.id)).toMatchObject({ replayed: false });
    expect(await reverse(reversal.id)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '5.00' });
  });

  it('takes no money that the wallet lacks, unless it is forced', async () => {
    const sellerId = randomUUID();
    const topUp = await story.topUp(sellerId, amountOf('5.00'));
    await story.debitWallet(sellerId, amountOf('3.00'));

    expect(await reverse(topUp.id)).toBe('INSUFFICIENT_BALANCE');
    expect(await reverse(topUp.id, true)).toMatchObject({ replayed: false });
    expect(await story.wallet(sellerId)).toMatchObject({ balance: '-3.00' });
  });

  it('keeps money from being settled, also when both are requested at the same time', async () => {
    const topUp = await db.unitOfWork.run('req_test', (tx) =>
      topUpWallet(tx, {
        sellerId: randomUUID(),
        amount: amountOf('5.00'),
        into: 'clearing',
        idempotencyKey: randomUUID(),
        occurredAt: at,
      }),
    );
    const settle = () => attempt(db, (tx) => settleClearing(tx, { entryId: topUp.id, reference: 'payout 7', occurredAt: at }));

    const undo = (tx: Tx<LedgerServices>) => reverseEntry(tx, { entryId: topUp.id, occurredAt: at, reason: 'Wrong' });
    expect((await whileOpen(db, undo, settle)).answer).toBe('ENTRY_ALREADY_REVERSED');
  });

  it('of an unknown entry is refused', async () => {
    expect(await reverse(randomUUID())).toBe('NOT_FOUND');
  });
});

describe('A surplus', () => {
  const surplusOf = async () => {
    const shipmentId = randomUUID();
    const { id: entryId } = await db.unitOfWork.run('req_test', (tx) =>
      oweBack(tx, {
        invoiceId: randomUUID(),
        sellerId: randomUUID(),
        shipmentId,
        amount: amountOf('7.00'),
        reference: 'pi_7',
        occurredAt: at,
      }),
    );
    return { entryId, shipmentId };
  };
  const sendBackIn = (tx: Tx<LedgerServices>, entryId: string) => refundPayer(tx, { entryId, reference: 're_7', occurredAt: at });
  const undoIn = (tx: Tx<LedgerServices>, entryId: string) => reverseEntry(tx, { entryId, occurredAt: at, reason: 'Wrong payment' });
  const sendBack = (entryId: string) => attempt(db, (tx) => sendBackIn(tx, entryId));
  const undo = (entryId: string) => attempt(db, (tx) => undoIn(tx, entryId));
  const done = async (outcome: ReturnType<typeof undo>): Promise<string> => {
    const entry = await outcome;
    if (typeof entry === 'string') throw new Error(entry);
    return entry.id;
  };
  const owed = async (shipmentId: string) =>
    (
      await db.sql<{ owed: string }>(
        `select sum(case direction when 'credit' then amount_minor else -amount_minor end)::text as owed
           from posting where account = '2300' and shipment_id = $1`,
        [shipmentId],
      )
    )[0]?.owed;

  it('is sent back once, however its id is spelt', async () => {
    const { entryId, shipmentId } = await surplusOf();

    expect(await sendBack(entryId)).toMatchObject({ replayed: false });
    expect(await sendBack(entryId.toUpperCase())).toMatchObject({ replayed: true });
    expect(await owed(shipmentId)).toBe('0');
  });

  it('is not sent back once it is reversed, but again when the reversal is', async () => {
    const { entryId, shipmentId } = await surplusOf();
    const reversal = await done(undo(entryId));

    expect(await sendBack(entryId)).toBe('ENTRY_ALREADY_REVERSED');
    const reinstated = await done(undo(reversal));
    expect(await sendBack(entryId)).toMatchObject({ replayed: false });
    expect(await sendBack(reinstated)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await undo(reinstated)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await owed(shipmentId)).toBe('0');
  });

  it('is not reversed while the payer has it back', async () => {
    const { entryId, shipmentId } = await surplusOf();
    const refund = await done(sendBack(entryId));

    expect(await undo(entryId)).toBe('ENTRY_ALREADY_REVERSED');
    const bounced = await done(undo(refund));
    expect(await sendBack(entryId)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await sendBack(bounced)).toMatchObject({ replayed: false });
    expect(await undo(entryId)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await undo(bounced)).toBe('ENTRY_ALREADY_REVERSED');
    expect(await owed(shipmentId)).toBe('0');
  });

  it('is sent back or reversed, never both, when both are requested at the same time', async () => {
    const [first, second] = [await surplusOf(), await surplusOf()];

    const reversed = await whileOpen(
      db,
      (tx) => sendBackIn(tx, first.entryId),
      () => undo(first.entryId),
    );
    const sentBack = await whileOpen(
      db,
      (tx) => undoIn(tx, second.entryId),
      () => sendBack(second.entryId),
    );

    expect([reversed.answer, sentBack.answer]).toEqual(['ENTRY_ALREADY_REVERSED', 'ENTRY_ALREADY_REVERSED']);
    expect([await owed(first.shipmentId), await owed(second.shipmentId)]).toEqual(['0', '0']);
  });
});
