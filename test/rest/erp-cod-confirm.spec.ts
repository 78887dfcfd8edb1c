import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { booksOf, carry, codParcel, confirm, handOver, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { hours } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, giveTo, ledgerIsWhole, newErpToken, newSeller, newStaff, topUp, walletOf } from '../support/people.js';
import { move, refusedMove } from '../support/shipments.js';
import { connectShop, moveTo, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
afterEach(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`;

/** A shop of a new seller, with a wallet that no other test uses. */
async function shopOfNewSeller(currency = 'USD'): Promise<ConnectedShop & { sellerId: string }> {
  const seller = await newSeller(app);
  await topUp(app, admin, seller.id, currency === 'JPY' ? '90000' : '900', currency);
  return { ...(await connectShop(app, seller)), sellerId: seller.id };
}

describe('A confirmed collection', () => {
  it('is taken by the name that other systems have for its amount, and so is a handover', async () => {
    const { id } = await parcelAtDoor(app, shop);
    expect(codeOf(await confirm(app, id, { paymentMethod: 'cash', amount: 150 }))).toBe('400 COD_AMOUNT_MISMATCH');
    await confirm(app, id, { paymentMethod: 'cash', amount: 100 });
    const { me } = await ask(app, await newStaff(app, admin, 'RECEPTION'), '{ me { id } }');
    const handedOver = { receivedById: me.id, amountHandedOver: 60 };
    expect(await handOver(app, id, handedOver)).toMatchObject({ status: 400, body: { errors: [{ field: 'shortageNote' }] } });
    expect((await handOver(app, id, { ...handedOver, shortageNote: 'Lost' })).body.data).toMatchObject({ amount: 60, shortage: 40 });
  });

  it('credits the seller, takes the fee, pays the invoice and tells who has the money', async () => {
    const own = await shopOfNewSeller();
    const { id, reference } = await parcelAtDoor(app, own);
    const { data: invoice } = (await invoiceOf(app, id)).body;
    const before = Number((await walletOf(app, own.sellerId)).balance);
    const { status, body } = await confirm(app, id, {
      paymentMethod: 'cash',
      collectedById: app.accounts.operator.id,
      notes: 'Exact change',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: expect.any(String),
      data: {
        shipmentId: reference,
        shipmentDetailId: id,
        invoiceId: invoice.invoiceId,
        amountCollected: 100,
        currency: 'USD',
        handlingFeePercent: 2,
        handlingFeeAmount: 2,
        netCredited: 98,
        stage: 'collected',
        transactions: [expect.stringMatching(/^txn_/), expect.stringMatching(/^txn_/)],
        walletBalance: before + 98,
      },
      warnings: [{ field: null, code: 'NOT_DELIVERED', message: expect.stringContaining('not delivered yet'), variant: 'confirmed' }],
    });
    expect(await booksOf(app, id)).toEqual({ 1100: 10000, 2100: -9800, 4110: -200 });
    const { shipment } = await ask(
      app,
      app.accounts.erpToken,
      'query($id: String!) { shipment(id: $id) { status seller { wallets { currency uncleared { amount } } } cod { stage paymentMethod collected { amount } history { stage byId reference } } } }',
      { id },
    );
    expect(shipment.status).toBe('IN_TRANSIT');
    expect(shipment.seller.wallets).toEqual([{ currency: 'USD', uncleared: { amount: '98.00' } }]);
    expect(shipment.cod).toEqual({
      stage: 'COLLECTED',
      paymentMethod: 'CASH',
      collected: { amount: '100.00' },
      history: [{ stage: 'COLLECTED', byId: app.accounts.operator.id, reference: null }],
    });
  });

  it('is not warned of once the parcel is delivered', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await moveTo(app, id, 'delivered');
    const { body } = await confirm(app, id);
    expect(body.status).toBe('success');
    expect(body).not.toHaveProperty('warnings');
  });

  it('is announced to the operator as it was answered', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const { data } = (await confirm(app, id)).body;
    const events = await app.database.sql(
      `select type, data, owner_id is not null as owned from event where subject_id = $1 and type like 'cod.%'`,
      [id],
    );
    expect(events).toEqual([{ type: 'cod.confirmed', owned: true, data: { ...data, paymentMethod: 'cash' } }]);
  });

  it('creates its invoice when there was none', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const { data } = (await confirm(app, id)).body;
    expect((await invoiceOf(app, id)).body.data).toMatchObject({ invoiceId: data.invoiceId, status: 'paid', paymentMethod: 'cash' });
  });

  it.each(['pos', 'card', 'bank_transfer'])('by %s is owed by a bank or provider, not by the driver', async (paymentMethod) => {
    const { id } = await parcelAtDoor(app, shop);
    expect((await confirm(app, id, { paymentMethod, posReference: 'SLIP-1' })).status).toBe(200);
    expect(await booksOf(app, id)).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
  });

  it.each([
    ['JPY', 10005, 200, 9805],
    ['KWD', 105, 2.1, 102.9],
    ['KWD', 0.024, 0, 0.024],
    ['USD', 0.25, 0.01, 0.24],
  ])('in %s over %d takes a fee of %d and credits %d', async (currency, collectionAmount, fee, net) => {
    const own = await shopOfNewSeller(currency);
    const mug = { name: 'Mug', quantity: 1, price: 1, grams: 100, length: 5, width: 5, height: 5, volume: 125, currency };
    const placed = await app.client.post(
      '/api/order',
      {
        order: {
          shopDomain: own.domain,
          orderNumber: 1,
          orderReference: 'X',
          subTotal: 1,
          total: 1,
          currency,
          paymentStatus: 'postpaid',
          collectionAmount,
        },
        customer: { firstName: 'A', lastName: 'B', email: 'a@example.com' },
        origin: { address: 'A 1', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' },
        destination: { address: 'B 1', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' },
        products: [mug],
      },
      own.headers,
    );
    const id = placed.body.nbox.shipment_detail_id;
    await carry(app, id, 'IN_TRANSIT');
    const { data } = (await confirm(app, id)).body;
    expect(data).toMatchObject({ amountCollected: collectionAmount, handlingFeeAmount: fee, netCredited: net, currency });
    expect(data.transactions).toHaveLength(fee === 0 ? 1 : 2);
  });

  it('takes the percentage that the seller had when the order was placed', async () => {
    const own = await shopOfNewSeller();
    const setFee = (codFeePercent: number) =>
      ask(app, app.accounts.erpToken, 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id } }', {
        id: own.sellerId,
        i: { codFeePercent },
      });
    await setFee(5);
    const { id } = await parcelAtDoor(app, own);
    await setFee(1);
    expect((await confirm(app, id)).body.data).toMatchObject({ handlingFeePercent: 5, handlingFeeAmount: 5, netCredited: 95 });
  });

  it('is taken after delivery too, and in no other status', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await carry(app, id, 'DELIVERED');
    expect((await confirm(app, id)).status).toBe(200);
    const early = await codParcel(app, shop);
    for (const status of [undefined, 'PICKUP', 'PICKED_UP', 'BOOKED']) {
      if (status) await carry(app, early.id, status);
      expect(codeOf(await confirm(app, early.id))).toBe('400 INVALID_STATUS');
    }
    const held = await parcelAtDoor(app, shop);
    await moveTo(app, held.id, 'on_hold', { reasonCode: 'other' });
    expect(codeOf(await confirm(app, held.id))).toBe('400 INVALID_STATUS');
  });

  it('of the same money sent twice is booked once; with other details it is refused', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const details = { paymentMethod: 'pos', posReference: 'SLIP-7', amountCollected: 100, collectedAt: app.clock.now().toISOString() };
    const first = await confirm(app, id, details);
    const second = await confirm(app, id, details);
    expect(second.status).toBe(200);
    expect(second.body.data).toEqual(first.body.data);
    for (const other of [
      { paymentMethod: 'cash' },
      { ...details, posReference: 'SLIP-8' },
      { ...details, amountCollected: 99, acceptPartial: true, notes: 'n' },
    ])
      expect(codeOf(await confirm(app, id, other))).toBe('400 COD_ALREADY_CONFIRMED');
    expect(await booksOf(app, id)).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
  });

  it('of fifty at the same time is one credit and one fee, and the same answer for all of them', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(app, id)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body.data]))).size).toBe(1);
    expect(await booksOf(app, id)).toEqual({ 1100: 10000, 2100: -9800, 4110: -200 });
    const events = await app.database.sql(`select id from event where subject_id = $1 and type = 'cod.confirmed'`, [id]);
    expect(events).toHaveLength(1);
  });

  it('of fifty that differ lets one of them win', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const methods = ['cash', 'card', 'bank_transfer'];
    const answers = await Promise.all(Array.from({ length: 48 }, (_, n) => confirm(app, id, { paymentMethod: methods[n % 3] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['400 COD_ALREADY_CONFIRMED']));
  });

  it('answers the same Idempotency-Key from its memory', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const call = (body: unknown) =>
      app.client.post(`/api/erp/cod-invoice/${id}/confirm`, body, {
        authorization: `Bearer ${app.accounts.erpToken}`,
        'idempotency-key': `k-${id}`,
      });
    const [first, second] = [await call({ paymentMethod: 'cash' }), await call({ paymentMethod: 'cash' })];
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(codeOf(await call({ paymentMethod: 'card' }))).toBe('409 IDEMPOTENCY_KEY_REUSED');
  });
});

describe('A part of the money', () => {
  it('is taken when it is meant and explained, with the fee on what was taken', async () => {
    const { id } = await parcelAtDoor(app, shop);
    expect(codeOf(await confirm(app, id, { paymentMethod: 'cash', amountCollected: 60 }))).toBe('400 COD_AMOUNT_MISMATCH');
    const silent = await confirm(app, id, { paymentMethod: 'cash', amountCollected: 60, acceptPartial: true });
    expect(silent.body).toMatchObject({ code: 'MISSING_FIELD', errors: [{ field: 'notes' }] });
    const { body } = await confirm(app, id, { paymentMethod: 'cash', amountCollected: 60, acceptPartial: true, notes: 'Box was open' });
    expect(body.data).toMatchObject({ amountCollected: 60, handlingFeeAmount: 1.2, netCredited: 58.8 });
    expect(await booksOf(app, id)).toEqual({ 1100: 6000, 2100: -5880, 4110: -120 });
  });

  it('that is more than the amount due is never taken', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const more = { paymentMethod: 'cash', amountCollected: 100.01, acceptPartial: true, notes: 'Tip' };
    expect(codeOf(await confirm(app, id, more))).toBe('400 COD_AMOUNT_MISMATCH');
  });
});

describe('A confirmation is refused', () => {
  it.each([
    ['without a method', {}, 'MISSING_FIELD', 'paymentMethod'],
    ['by another method', { paymentMethod: 'gold' }, 'VALIDATION_FAILED', 'paymentMethod'],
    ['by link', { paymentMethod: 'payment_link' }, 'VALIDATION_FAILED', 'paymentMethod'],
    ['at a terminal without a slip', { paymentMethod: 'pos' }, 'MISSING_FIELD', 'posReference'],
    [
      'over nothing',
      { paymentMethod: 'cash', amountCollected: 0, acceptPartial: true, notes: 'n' },
      'VALIDATION_FAILED',
      'amountCollected',
    ],
    ['below nothing', { paymentMethod: 'cash', amountCollected: -1 }, 'VALIDATION_FAILED', 'amountCollected'],
    ['with too many decimals', { paymentMethod: 'cash', amountCollected: 99.999 }, 'VALIDATION_FAILED', 'amountCollected'],
    ['over a text', { paymentMethod: 'cash', amountCollected: '100' }, 'VALIDATION_FAILED', 'amountCollected'],
    ['in another currency', { paymentMethod: 'cash', currency: 'EUR' }, 'CURRENCY_MISMATCH', 'currency'],
    [
      'by an unknown worker',
      { paymentMethod: 'cash', collectedById: '01a1fd0d-4330-775a-8726-e5d39e0f5cd0' },
      'VALIDATION_FAILED',
      'collectedById',
    ],
    ['by no known worker', { paymentMethod: 'cash', collectedById: 'driver' }, 'VALIDATION_FAILED', 'collectedById'],
    ['with a long note', { paymentMethod: 'cash', notes: 'x'.repeat(501) }, 'VALIDATION_FAILED', 'notes'],
    ['with a bad e-mail', { paymentMethod: 'cash', operatorEmail: 'nobody' }, 'VALIDATION_FAILED', 'operatorEmail'],
  ])('%s', async (_, body, code, field) => {
    const { id } = await parcelAtDoor(app, shop);
    const answer = await confirm(app, id, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code });
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await booksOf(app, id)).toEqual({});
  });

  it('from the future', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const collectedAt = new Date(app.clock.now().getTime() + hours(1)).toISOString();
    expect((await confirm(app, id, { paymentMethod: 'cash', collectedAt })).body.errors).toMatchObject([{ field: 'collectedAt' }]);
  });

  it('for an order that is prepaid, and for a shipment that there is not, whatever else is wrong', async () => {
    const { body } = await placeOrder(app, shop);
    await carry(app, body.shipment_id, 'IN_TRANSIT');
    expect(codeOf(await confirm(app, body.shipment_id))).toBe('400 NOT_COD');
    expect(codeOf(await confirm(app, 'SVC0000000000', {}))).toBe('404 SHIPMENT_NOT_FOUND');
  });

  it('to those who may not: by scope, by role, and to sellers', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const reader = await newErpToken(app, admin, { scopes: ['shipments:read', 'shipments:write'] });
    expect(codeOf(await confirm(app, id, { paymentMethod: 'cash' }, reader))).toBe('403 FORBIDDEN_SCOPE');
    const mutation = 'mutation($i: ConfirmCodInput!) { confirmCod(input: $i) { stage } }';
    for (const role of ['DRIVER', 'DISPATCHER', 'RECEPTION']) {
      const refusal = await app.client.graphql(mutation, { i: { id, paymentMethod: 'CASH' } }, await newStaff(app, admin, role));
      expect(refusal.body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    expect((await app.client.graphql(mutation, { i: { id, paymentMethod: 'CASH' } }, shop.token)).body.errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    const accounts = await newStaff(app, admin, 'ACCOUNTS');
    expect(await ask(app, accounts, mutation, { i: { id, paymentMethod: 'CASH' } })).toEqual({ confirmCod: { stage: 'COLLECTED' } });
  });
});

describe('While a collection stands', () => {
  it('the parcel cannot be cancelled, failed or sent back', async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    for (const status of ['failed', 'return_to_sender']) expect(codeOf(await moveTo(app, id, status))).toBe('400 COD_ALREADY_CONFIRMED');
    const { shipment } = await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { allowedTransitions { to } } }', {
      id,
    });
    expect(shipment.allowedTransitions.map(({ to }: { to: string }) => to)).toEqual(['DELIVERED', 'ON_HOLD']);
    await carry(app, id, 'DELIVERED');
  });

  it('amount and payment status of the order are fixed', async () => {
    const { id, orderId } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    await app.client.post('/api/activation', { activate: true }, shop.headers);
    const answer = await app.client.call('PATCH', `/api/order/${orderId}/update`, { body: { collectionAmount: 5 }, headers: shop.headers });
    expect(answer.status).toBe(409);
  });

  it("a carrier's report is a fact all the same", async () => {
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    const report = 'mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { newStatus } }';
    const { reportShipment } = await ask(app, app.accounts.erpToken, report, { i: { id, status: 'FAILED' } });
    expect(reportShipment).toEqual({ newStatus: 'FAILED' });
  });
});

it('the books agree after fifty confirmations and steps against them at the same time', async () => {
  const parcels = await Promise.all(Array.from({ length: 8 }, () => parcelAtDoor(app, shop)));
  const answers = await Promise.all(
    parcels.flatMap(({ id }) => [
      confirm(app, id),
      moveTo(app, id, 'return_to_sender'),
      confirm(app, id),
      moveTo(app, id, 'failed'),
      moveTo(app, id, 'delivered'),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { id } of parcels) {
    const [row] = await app.database.sql<{ status: string; stage: string | null }>(
      'select status, cod_stage as stage from shipment where id = $1',
      [id],
    );
    const booked = (await booksOf(app, id))[2100] !== undefined;
    expect(booked).toBe(row?.stage === 'collected');
    if (booked) expect(['in_transit', 'delivered']).toContain(row?.status);
  }
});

describe('A delivery by a person', () => {
  const COD = `query($id: String!) { shipment(id: $id) { status notes { text visibility }
    blockedBy { kind message reason amount { amount } }
    cod { stage collected { amount } history { byId } deliveredBy { id } notCollected { reason } } } }`;
  const codOf = async (id: string, token = admin) => (await ask(app, token, COD, { id })).shipment;
  const idOf = async (token: string): Promise<string> => (await ask(app, token, '{ me { staff { id } } }')).me.staff.id;
  const cash = { collection: { collected: { method: 'CASH' } } };
  let driver: string;
  beforeAll(async () => {
    driver = await newStaff(app, admin, 'DRIVER');
  });

  /** A parcel at the door of the shopper, assigned to the driver. */
  const atDoor = async () => {
    const parcel = await parcelAtDoor(app, shop);
    await giveTo(app, driver, parcel.id);
    return parcel;
  };

  it('is refused while its cash is open and unmentioned, for every caller and interface', async () => {
    const { id } = await atDoor();
    const REPORT = 'mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { newStatus } }';
    for (const session of [driver, admin, await newStaff(app, admin, 'OPS')]) {
      expect(await refusedMove(app, session, id, 'DELIVERED')).toMatchObject({ code: 'COLLECTION_REQUIRED' });
    }
    expect(await refusedMove(app, admin, id, 'DELIVERED', { force: true, note: 'Was handed over' })).toMatchObject({
      code: 'COLLECTION_REQUIRED',
      message: expect.stringContaining('100.00 USD'),
    });
    expect((await refused(app, admin, REPORT, { i: { id, status: 'DELIVERED' } })).code).toBe('COLLECTION_REQUIRED');
    expect(await codOf(id)).toMatchObject({ status: 'IN_TRANSIT', cod: { stage: null } });
  });

  it('books what was collected in the same transaction, with the driver as who has it', async () => {
    const { id } = await atDoor();

    expect((await move(app, driver, id, 'DELIVERED', cash)).newStatus).toBe('DELIVERED');

    const collector = await idOf(driver);
    expect(await booksOf(app, id)).toEqual({ 1100: 10000, 2100: -9800, 4110: -200 });
    expect(await codOf(id)).toMatchObject({
      status: 'DELIVERED',
      blockedBy: [],
      cod: { stage: 'COLLECTED', collected: { amount: '100.00' }, history: [{ byId: collector }], deliveredBy: { id: collector } },
    });
  });

  it('is delivered and booked once by twenty copies of one request', async () => {
    const { id } = await atDoor();
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => move(app, driver, id, 'DELIVERED', { ...cash, source: 'app', sourceEventId: 'door' })),
    );
    expect(copies.filter(({ transitionId }) => transitionId !== null)).toHaveLength(1);
    expect(await booksOf(app, id)).toEqual({ 1100: 10000, 2100: -9800, 4110: -200 });
  });

  it('stays where it is when what was collected is not right', async () => {
    const { id } = await atDoor();
    const refusals: [Readonly<Record<string, unknown>>, string, string?][] = [
      [{ collected: { method: 'CASH', amount: '90' } }, 'COD_AMOUNT_MISMATCH', 'collection.collected.amount'],
      [{ collected: { method: 'CASH', amount: '90', acceptPartial: true } }, 'MISSING_FIELD', 'collection.collected.notes'],
      [{ collected: { method: 'POS' } }, 'MISSING_FIELD', 'collection.collected.posReference'],
      [{ collected: { method: 'CASH', collectedById: app.accounts.operator.id } }, 'FORBIDDEN'],
      [{}, 'VALIDATION_FAILED', 'collection'],
      [{ collected: { method: 'CASH' }, notCollectedReason: 'Both' }, 'VALIDATION_FAILED', 'collection'],
      [{ notCollectedReason: ' ' }, 'MISSING_FIELD', 'collection.notCollectedReason'],
      [{ notCollectedReason: 'x'.repeat(501) }, 'VALIDATION_FAILED', 'collection.notCollectedReason'],
    ];
    for (const [collection, code, field] of refusals) {
      expect(await refusedMove(app, driver, id, 'DELIVERED', { collection })).toMatchObject({
        code,
        ...(field && { errors: [{ field }] }),
      });
    }
    expect(await refusedMove(app, driver, id, 'FAILED', cash)).toMatchObject({ errors: [{ field: 'collection' }] });
    expect(await codOf(id)).toMatchObject({ status: 'IN_TRANSIT', cod: { stage: null, notCollected: null } });
    const { body } = await placeOrder(app, shop);
    await moveTo(app, body.shipment_id, 'pickup');
    await carry(app, body.shipment_id, 'IN_TRANSIT');
    await giveTo(app, driver, body.nbox.shipment_detail_id);
    expect((await refusedMove(app, driver, body.shipment_id, 'DELIVERED', cash)).code).toBe('NOT_COD');
    expect((await move(app, driver, body.shipment_id, 'DELIVERED')).newStatus).toBe('DELIVERED');
  });

  it('without the money keeps the reason in sight until the money is confirmed after all', async () => {
    const { id } = await atDoor();
    await move(app, driver, id, 'DELIVERED', { collection: { notCollectedReason: 'Pays tomorrow by transfer' } });

    const open = await codOf(id);
    const text = 'Delivered without collecting 100.00 USD: Pays tomorrow by transfer';
    expect(open).toMatchObject({
      status: 'DELIVERED',
      notes: [{ text, visibility: 'seller' }],
      blockedBy: [{ kind: 'COLLECTION_OPEN', message: text, reason: 'Pays tomorrow by transfer', amount: { amount: '100.00' } }],
      cod: { stage: null, notCollected: { reason: 'Pays tomorrow by transfer' } },
    });
    expect((await invoiceOf(app, id)).body.data.status).toBe('unpaid');

    expect((await confirm(app, id, { paymentMethod: 'bank_transfer' })).status).toBe(200);
    expect(await codOf(id)).toMatchObject({ blockedBy: [], cod: { stage: 'COLLECTED', notCollected: null } });
    expect((await codOf(id, await sessionOf(app, app.accounts.seller))).cod.deliveredBy).toBeNull();
  });

  it('fills in who collected when it is confirmed later, and repeats of that are the same', async () => {
    const { id } = await atDoor();
    await move(app, driver, id, 'DELIVERED', { collection: { notCollectedReason: 'Counted at the depot' } });

    expect((await confirm(app, id)).status).toBe(200);
    expect((await codOf(id)).cod.history).toEqual([{ byId: await idOf(driver) }]);
    expect((await confirm(app, id)).status).toBe(200);
    expect((await confirm(app, id, { paymentMethod: 'cash', collectedById: app.accounts.operator.id })).body.code).toBe(
      'COD_ALREADY_CONFIRMED',
    );
  });

  it('leaves what tokens and carriers report as it was: open, unless they say what was collected', async () => {
    const [reported, moved] = [await parcelAtDoor(app, shop), await parcelAtDoor(app, shop)];
    expect((await moveTo(app, reported.id, 'delivered')).status).toBe(200);
    expect(await codOf(reported.id)).toMatchObject({
      status: 'DELIVERED',
      blockedBy: [{ kind: 'COLLECTION_OPEN', message: 'Cash on delivery of 100.00 USD is not confirmed.' }],
      cod: { stage: null, deliveredBy: null },
    });
    const narrow = await newErpToken(app, admin, { scopes: ['shipments:write'] });
    expect((await refusedMove(app, narrow, moved.id, 'DELIVERED', cash)).code).toBe('FORBIDDEN_SCOPE');
    await move(app, app.accounts.erpToken, moved.id, 'DELIVERED', cash);
    expect(await codOf(moved.id)).toMatchObject({ cod: { stage: 'COLLECTED', history: [{ byId: null }] } });
  });
});
