import { formatMoney, money, parseMoney } from '../../src/kernel/money.js';
import { erpGet } from '../support/erp.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { booksOf, carry, codParcel, confirm, handOver, parcelAtDoor } from '../support/cod.js';
import { days, hours } from '../support/clock.js';
import { ask } from '../support/graphql.js';
import { adminOf, approve, ledgerIsWhole, newErpToken, newSeller, newStaff, topUp } from '../support/people.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
let driver: string;
let keeper: string;
let accountant: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
  [driver, keeper, accountant] = (await Promise.all(['DRIVER', 'RECEPTION', 'ACCOUNTS'].map(staffId))) as [string, string, string];
});
afterEach(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`;

async function staffId(role: string): Promise<string> {
  return (await ask(app, await newStaff(app, admin, role), '{ me { id } }')).me.id;
}

async function collected(body: Readonly<Record<string, unknown>> = { paymentMethod: 'cash' }): Promise<{ id: string; reference: string }> {
  const parcel = await parcelAtDoor(app, shop);
  const answer = await confirm(app, parcel.id, body.paymentMethod === 'cash' ? { collectedById: driver, ...body } : body);
  if (answer.status !== 200) throw new Error(answer.text);
  return parcel;
}

const uncleared = async (id: string): Promise<unknown[]> =>
  app.database.sql(
    `select u.status, u.cleared_at is not null as cleared from uncleared_credit u join cod_collection c on c.id = u.id where c.shipment_id = $1`,
    [id],
  );

describe('Collected cash', () => {
  it('goes from the driver to reception, to accounts and to the bank, and is cleared there', async () => {
    const { id, reference } = await collected();
    const first = await handOver(app, id, { receivedById: keeper });
    expect({ status: first.status, body: first.body }).toEqual({
      status: 200,
      body: {
        status: 'success',
        message: 'The money is with reception.',
        data: {
          shipmentDetailId: id,
          shipmentId: reference,
          previousStage: 'collected',
          stage: 'with_reception',
          amount: 100,
          shortage: 0,
          currency: 'USD',
          history: [
            { stage: 'collected', at: expect.any(String), byId: driver, reference: null },
            { stage: 'with_reception', at: expect.any(String), byId: keeper, reference: null },
          ],
        },
      },
    });
    expect(await booksOf(app, id)).toEqual({ 1110: 10000, 2100: -9800, 4110: -200 });
    await handOver(app, id, { toStage: 'with_accounts', receivedById: accountant });
    expect(await booksOf(app, id)).toEqual({ 1120: 10000, 2100: -9800, 4110: -200 });
    expect(await uncleared(id)).toEqual([{ status: 'open', cleared: false }]);
    const last = await handOver(app, id, { toStage: 'deposited', depositReference: 'BANK-77' });
    expect(last.body.data).toMatchObject({ previousStage: 'with_accounts', stage: 'deposited', amount: 100 });
    expect(last.body.data.history.at(-1)).toMatchObject({ stage: 'deposited', reference: 'BANK-77' });
    expect(await booksOf(app, id)).toEqual({ 1130: 10000, 2100: -9800, 4110: -200 });
    expect(await uncleared(id)).toEqual([{ status: 'cleared', cleared: true }]);
    expect(codeOf(await handOver(app, id, { receivedById: keeper }))).toBe('400 HANDOVER_COMPLETE');
  });

  it('each step is announced as it was answered', async () => {
    const { id } = await collected();
    const { data } = (await handOver(app, id, { receivedById: keeper })).body;
    const events = await app.database.sql(`select data from event where subject_id = $1 and type = 'cod.handover'`, [id]);
    expect(events).toEqual([{ data }]);
  });

  it('skips no stage and does not go back', async () => {
    const { id } = await collected();
    for (const toStage of ['with_accounts', 'deposited', 'collected']) {
      const answer = await handOver(app, id, { toStage, receivedById: keeper, depositReference: 'B' });
      expect(codeOf(answer)).toBe('400 HANDOVER_STAGE_SKIPPED');
      expect(answer.body.errors[0].allowed).toEqual(['with_reception']);
    }
    await handOver(app, id, { receivedById: keeper });
    expect(codeOf(await handOver(app, id, { toStage: 'with_reception', receivedById: keeper }))).toBe('400 HANDOVER_STAGE_SKIPPED');
  });

  it('that is missing is owed by its last holder, unless another debtor is named', async () => {
    const { id } = await collected();
    const short = await handOver(app, id, { receivedById: keeper, amount: 90, shortageNote: 'Two notes missing' });
    expect(short.body.data).toMatchObject({ amount: 90, shortage: 10 });
    const shorter = await handOver(app, id, {
      receivedById: accountant,
      amount: 85.5,
      shortageNote: 'Counted again',
      handedOverById: driver,
    });
    expect(shorter.body.data).toMatchObject({ amount: 85.5, shortage: 4.5 });
    await handOver(app, id, { depositReference: 'BANK-78' });
    expect(await booksOf(app, id)).toEqual({ 1130: 8550, 1210: 1450, 2100: -9800, 4110: -200 });
    const owed = await app.database.sql(`select distinct worker_id from posting where shipment_id = $1 and account = '1210'`, [id]);
    expect(owed).toEqual([{ worker_id: driver }]);
    expect(await uncleared(id)).toEqual([{ status: 'cleared', cleared: true }]);
  });

  it('that is missing is a loss when its holder is unknown', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    await handOver(app, id, { receivedById: keeper, amount: 0, shortageNote: 'Stolen' });
    expect(await booksOf(app, id)).toEqual({ 2100: -9800, 4110: -200, 5300: 10000 });
    await handOver(app, id, { receivedById: accountant });
    expect((await handOver(app, id, { depositReference: 'NONE' })).body.data).toMatchObject({ stage: 'deposited', amount: 0 });
    expect(await uncleared(id)).toEqual([{ status: 'cleared', cleared: true }]);
    const { data } = await erpGet(app, `/shipments/${id}/transactions?source=cod_collection`);
    expect(data).toEqual([expect.objectContaining({ clearedAt: expect.any(String) })]);
  });

  it('takes one step for fifty callers who name it, and the books agree', async () => {
    const { id } = await collected();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => handOver(app, id, { toStage: 'with_reception', receivedById: keeper })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['400 HANDOVER_STAGE_SKIPPED']));
    expect(await booksOf(app, id)).toEqual({ 1110: 10000, 2100: -9800, 4110: -200 });
  });

  it('takes one step for fifty callers with one key, who are all told of it, and refuses the key for another step', async () => {
    const { id } = await collected();
    const told = { receivedById: keeper, amount: 90, shortageNote: 'Two notes missing', idempotencyKey: 'hand-1' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => handOver(app, id, told)));
    expect(new Set(answers.map(({ status, body }) => [status, body.data.stage, body.data.shortage].join()))).toEqual(
      new Set(['200,with_reception,10']),
    );
    expect(await booksOf(app, id)).toEqual({ 1110: 9000, 1210: 1000, 2100: -9800, 4110: -200 });
    expect((await handOver(app, id, { ...told, toStage: 'with_reception' })).status).toBe(200);
    for (const other of [{ receivedById: accountant }, { amount: 80 }, { toStage: 'with_accounts' }])
      expect((await handOver(app, id, { ...told, ...other })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const step = { receivedById: keeper, idempotencyKey: 'hand-2' };
    expect((await handOver(app, id, step)).body.data).toMatchObject({ previousStage: 'with_reception', stage: 'with_accounts' });
    const HAND = 'mutation($i: AdvanceCodHandoverInput!) { advanceCodHandover(input: $i) { previousStage stage replayed } }';
    expect((await ask(app, admin, HAND, { i: { id, ...step } })).advanceCodHandover).toEqual({
      previousStage: 'WITH_RECEPTION',
      stage: 'WITH_ACCOUNTS',
      replayed: true,
    });
  });

  it('takes one step per caller who names none, and never more than there are', async () => {
    const { id } = await collected();
    const answers = await Promise.all(Array.from({ length: 20 }, () => handOver(app, id, { receivedById: keeper, depositReference: 'B' })));
    expect(
      answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.data.stage)
        .sort(),
    ).toEqual(['deposited', 'with_accounts', 'with_reception']);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['400 HANDOVER_COMPLETE']));
  });
});

describe('Blank names of hands', () => {
  it.each(['', '  '])('%j count as no name, from and to', async (blank) => {
    const cash = await collected();
    expect((await handOver(app, cash.id, { handedOverById: blank, receivedById: ` ${keeper} ` })).body.data).toMatchObject({
      stage: 'with_reception',
    });
    const card = await collected({ paymentMethod: 'card' });
    const settled = await handOver(app, card.id, { handedOverById: blank, receivedById: blank, depositReference: 'SETTLED-3' });
    expect({ status: settled.status, stage: settled.body.data?.stage }).toEqual({ status: 200, stage: 'deposited' });
  });
});

describe('Money that is no cash', () => {
  it.each(['pos', 'card', 'bank_transfer'])('by %s is only deposited', async (paymentMethod) => {
    const { id } = await collected({ paymentMethod, posReference: 'S-1' });
    expect(codeOf(await handOver(app, id, { toStage: 'with_reception', receivedById: keeper }))).toBe('400 HANDOVER_STAGE_SKIPPED');
    const { data } = (await handOver(app, id, { depositReference: 'SETTLED-1', depositedAt: app.clock.now().toISOString() })).body;
    expect(data).toMatchObject({ previousStage: 'collected', stage: 'deposited' });
    expect(await booksOf(app, id)).toEqual({ 1130: 10000, 2100: -9800, 4110: -200 });
    expect(await uncleared(id)).toEqual([{ status: 'cleared', cleared: true }]);
  });

  it('that a provider kept back is a loss', async () => {
    const { id } = await collected({ paymentMethod: 'card' });
    await handOver(app, id, { amount: 97.1, shortageNote: 'Fee of the provider', depositReference: 'SETTLED-2' });
    expect(await booksOf(app, id)).toEqual({ 1130: 9710, 2100: -9800, 4110: -200, 5300: 290 });
  });
});

describe('A handover is refused', () => {
  it.each([
    ['without a recipient', {}, 'MISSING_FIELD', 'receivedById'],
    ['to an unknown worker', { receivedById: '01a1fd0d-4330-775a-8726-e5d39e0f5cd0' }, 'VALIDATION_FAILED', 'receivedById'],
    ['by no known worker', { handedOverById: 'x' }, 'VALIDATION_FAILED', 'handedOverById'],
    ['of less without a word', { amount: 90 }, 'MISSING_FIELD', 'shortageNote'],
    ['of more than there is', { amount: 100.01 }, 'COD_AMOUNT_MISMATCH', 'amount'],
    ['below nothing', { amount: -5 }, 'VALIDATION_FAILED', 'amount'],
    ['with too many decimals', { amount: 1.234, shortageNote: 'n' }, 'VALIDATION_FAILED', 'amount'],
    ['to a stage that there is not', { toStage: 'pocket' }, 'VALIDATION_FAILED', 'toStage'],
    ['with a long note', { notes: 'x'.repeat(501) }, 'VALIDATION_FAILED', 'notes'],
  ])('%s', async (_, body, code, field) => {
    const { id } = await collected();
    const answer = await handOver(app, id, field === 'receivedById' ? body : { receivedById: keeper, ...body });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code });
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await booksOf(app, id)).toEqual({ 1100: 10000, 2100: -9800, 4110: -200 });
  });

  it('for a deposit without its slip, and for one from the future', async () => {
    const { id } = await collected({ paymentMethod: 'card' });
    expect((await handOver(app, id)).body).toMatchObject({ code: 'MISSING_FIELD', errors: [{ field: 'depositReference' }] });
    const depositedAt = new Date(app.clock.now().getTime() + hours(2)).toISOString();
    expect((await handOver(app, id, { depositReference: 'B', depositedAt })).body.errors).toMatchObject([{ field: 'depositedAt' }]);
  });

  it('before the collection is confirmed, for what collects nothing, and for what there is not', async () => {
    const { id } = await codParcel(app, shop);
    expect(codeOf(await handOver(app, id, { receivedById: keeper }))).toBe('400 COD_NOT_CONFIRMED');
    const { body } = await placeOrder(app, shop);
    expect(codeOf(await handOver(app, body.shipment_id, { receivedById: keeper }))).toBe('400 NOT_COD');
    expect(codeOf(await handOver(app, '01a1fd0d-4330-775a-8726-e5d39e0f5cd0'))).toBe('404 SHIPMENT_NOT_FOUND');
  });

  it('to those who may not', async () => {
    const { id } = await collected();
    const reader = await newErpToken(app, admin, { scopes: ['shipments:write'] });
    expect(codeOf(await handOver(app, id, { receivedById: keeper }, reader))).toBe('403 FORBIDDEN_SCOPE');
    const mutation = 'mutation($i: AdvanceCodHandoverInput!) { advanceCodHandover(input: $i) { stage } }';
    const input = { i: { id, receivedById: keeper } };
    const refusal = await app.client.graphql(mutation, input, await newStaff(app, admin, 'DRIVER'));
    expect(refusal.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await ask(app, await newStaff(app, admin, 'RECEPTION'), mutation, input)).toEqual({
      advanceCodHandover: { stage: 'WITH_RECEPTION' },
    });
  });
});

describe('Custody', () => {
  interface Custody {
    readonly stage: string;
    readonly cash: boolean;
    readonly holder: { readonly id: string } | null;
    readonly amount: { readonly amount: string; readonly currency: string };
    readonly shipments: number;
  }
  const CUSTODY = '{ codCustody { stage cash holder { id name } amount { amount currency } shipments } }';

  it('adds up who has how much, and agrees with the books', async () => {
    // Both people are new, so the cash with them is that of this test. Money paid by card has no holder: other tests may have left some.
    [driver, keeper] = (await Promise.all(['DRIVER', 'RECEPTION'].map(staffId))) as [string, string];
    const custody = async (): Promise<Custody[]> => (await ask(app, app.accounts.erpToken, CUSTODY)).codCustody;
    const isByCard = ({ stage, cash, amount }: Custody): boolean => stage === 'COLLECTED' && !cash && amount.currency === 'USD';
    const earlier = (await custody()).find(isByCard);
    const byCardEarlier = parseMoney(earlier?.amount.amount ?? '0.00', 'USD')?.minor ?? 0n;
    const parcels = [await collected(), await collected(), await collected({ paymentMethod: 'card' })];
    await handOver(app, parcels[1]?.id ?? '', { receivedById: keeper, amount: 80, shortageNote: 'n' });
    const found = (await custody()).filter((each) => isByCard(each) || [driver, keeper].includes(each.holder?.id ?? ''));
    expect(found).toEqual([
      {
        stage: 'COLLECTED',
        cash: true,
        holder: { id: driver, name: 'DRIVER' },
        amount: { amount: '100.00', currency: 'USD' },
        shipments: 1,
      },
      {
        stage: 'COLLECTED',
        cash: false,
        holder: null,
        amount: { amount: formatMoney(money(100_00n + byCardEarlier, 'USD')), currency: 'USD' },
        shipments: 1 + (earlier?.shipments ?? 0),
      },
      {
        stage: 'WITH_RECEPTION',
        cash: true,
        holder: { id: keeper, name: 'RECEPTION' },
        amount: { amount: '80.00', currency: 'USD' },
        shipments: 1,
      },
    ]);
    const heldBy = async (holder: string, token = admin, more = '') =>
      (await ask(app, token, `{ shipments(codHolderId: "${holder}"${more}) { totalCount nodes { id } } }`)).shipments;
    expect(await heldBy(driver)).toEqual({ totalCount: 1, nodes: [{ id: parcels[0]?.id }] });
    expect(await heldBy(keeper, admin, ', codStage: [WITH_RECEPTION]')).toEqual({ totalCount: 1, nodes: [{ id: parcels[1]?.id }] });
    for (const nothing of [await heldBy(keeper, admin, ', codStage: [COLLECTED]'), await heldBy(accountant), await heldBy('nobody')])
      expect(nothing).toEqual({ totalCount: 0, nodes: [] });
    expect(await heldBy(driver, shop.token)).toEqual({ totalCount: 0, nodes: [] });
    const short = `{ shipment(id: "${parcels[1]?.id}") { cod { collected { amount } remaining { amount } } } }`;
    expect((await ask(app, admin, short)).shipment.cod).toEqual({ collected: { amount: '100.00' }, remaining: { amount: '80.00' } });
    expect((await ask(app, shop.token, short)).shipment.cod).toEqual({ collected: { amount: '100.00' }, remaining: null });
    const refusal = await app.client.graphql(CUSTODY, {}, shop.token);
    expect(refusal.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is shown to a seller without the names and slips of the operator', async () => {
    const { id } = await collected();
    await handOver(app, id, { receivedById: keeper });
    const { shipment } = await ask(
      app,
      shop.token,
      'query($id: String!) { shipment(id: $id) { cod { stage history { stage byId reference } } } }',
      { id },
    );
    expect(shipment.cod).toEqual({
      stage: 'WITH_RECEPTION',
      history: ['COLLECTED', 'WITH_RECEPTION'].map((stage) => ({ stage, byId: null, reference: null })),
    });
  });

  it('is null for a parcel that collects nothing, and empty before anything was collected', async () => {
    const query = 'query($id: String!) { shipment(id: $id) { cod { stage amount { amount } history { stage } } } }';
    const { body } = await placeOrder(app, shop);
    expect(await ask(app, app.accounts.erpToken, query, { id: body.shipment_id })).toEqual({ shipment: { cod: null } });
    const { id } = await codParcel(app, shop);
    await carry(app, id, 'PICKUP');
    expect(await ask(app, app.accounts.erpToken, query, { id })).toEqual({
      shipment: { cod: { stage: null, amount: { amount: '100.00' }, history: [] } },
    });
  });
});

describe('The wallet of a seller', () => {
  const WALLET = `query($id: String!) { seller(id: $id) { wallets { uncleared { minor }
    onItsWay { stage shipments amount { minor } oldestAt expectedFrom expectedUntil }
    payout { waitsFor account payable { amount } requested { amount } } } } }`;

  it('says who has its money, and when it should be in the bank', async () => {
    const seller = await newSeller(app);
    const own = await connectShop(app, seller);
    const parcels = [];
    for (let count = 0; count < 4; count++) parcels.push(await parcelAtDoor(app, own));
    const [driven, received, counted, byCard] = parcels.map(({ id }) => id) as [string, string, string, string];
    for (const id of [driven, received, counted]) await confirm(app, id, { paymentMethod: 'cash', collectedById: driver });
    await confirm(app, byCard, { paymentMethod: 'pos', posReference: 'POS-1' });
    for (const id of [received, counted]) await handOver(app, id, { receivedById: keeper });
    await handOver(app, counted, { receivedById: accountant });

    const [{ uncleared, onItsWay }] = (await ask(app, await sessionOf(app, seller), WALLET, { id: seller.id })).seller.wallets;
    expect(onItsWay.map(({ stage, shipments, amount }: Way) => [stage, shipments, amount.minor])).toEqual([
      ['WITH_DRIVER', 1, 9_800],
      ['AT_HUB', 1, 9_800],
      ['TO_BANK', 2, 19_600],
    ]);
    expect(uncleared.minor).toBe(39_200);
    const daysUntil = ({ oldestAt, expectedFrom }: Way): number => (Date.parse(expectedFrom) - Date.parse(oldestAt)) / days(1);
    // The demonstration sets two days for its own people, and three for a provider.
    expect(onItsWay.map((way: Way) => Math.round(daysUntil(way)))).toEqual([2, 2, 2]);
    await handOver(app, counted, { depositReference: 'BANK-78' });
    const [after] = (await ask(app, admin, WALLET, { id: seller.id })).seller.wallets;
    expect(after.onItsWay.at(-1)).toMatchObject({ stage: 'TO_BANK', shipments: 1, amount: { minor: 9_800 } });
    expect(Math.round(daysUntil(after.onItsWay.at(-1)))).toBe(3);
  });

  it('says what the next payout waits for', async () => {
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    const payout = async () => (await ask(app, session, WALLET, { id: seller.id })).seller.wallets[0].payout;
    expect(await payout()).toEqual({ waitsFor: 'MONEY', account: null, payable: { amount: '0.00' }, requested: { amount: '0.00' } });
    await topUp(app, admin, seller.id, '20.00');
    expect(await payout()).toMatchObject({ waitsFor: 'BANK_ACCOUNT', payable: { amount: '20.00' } });
    const SET = `mutation { setPayoutAccount(input: { holder: "Mona", iban: "DE89370400440532013000", bankName: "A bank" }) { approvalRequestId } }`;
    const { approvalRequestId } = (await ask(app, session, SET)).setPayoutAccount;
    expect(await payout()).toMatchObject({ waitsFor: 'VERIFICATION', account: '****3000' });
    expect(await approve(app, approvalRequestId)).toBe('APPROVED');
    expect(await payout()).toMatchObject({ waitsFor: 'REQUEST' });
    const ASK = 'mutation($s: String!) { requestPayout(sellerId: $s, amount: "5.00", currency: "USD") { id } }';
    const { id } = (await ask(app, session, ASK, { s: seller.id })).requestPayout;
    expect(await payout()).toMatchObject({ waitsFor: 'APPROVAL', requested: { amount: '5.00' }, payable: { amount: '20.00' } });
    expect(await approve(app, id)).toBe('APPROVED');
    expect(await payout()).toMatchObject({ waitsFor: 'REQUEST', requested: { amount: '0.00' }, payable: { amount: '15.00' } });
  });
});

interface Way {
  readonly stage: string;
  readonly shipments: number;
  readonly amount: { readonly minor: number };
  readonly oldestAt: string;
  readonly expectedFrom: string;
}
