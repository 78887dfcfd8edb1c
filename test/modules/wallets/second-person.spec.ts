import type { TestApp } from '../../support/app.js';
import { booksOf, carry, codParcel, confirm, invoiceOf, parcelAtDoor } from '../../support/cod.js';
import { ask, refused, type GraphQLRefusal } from '../../support/graphql.js';
import {
  adminOf,
  approve,
  ledgerIsWhole,
  newErpToken,
  newSeller,
  newStaff,
  newSuperAdmin,
  topUp,
  walletOf,
  type Person,
} from '../../support/people.js';
import { move } from '../../support/shipments.js';
import { sharedWeb } from '../../support/shared-app.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let accounts: string;
let second: Person & { readonly session: string };
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  accounts = await newStaff(app, admin, 'ACCOUNTS');
  second = await newSuperAdmin(app);
  shop = await connectShop(app);
});
afterAll(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

type Variables = Readonly<Record<string, unknown>>;

const TOP_UP = `mutation($s: String!, $a: Decimal!, $c: String = "USD", $r: String, $k: String) {
  topUpWallet(sellerId: $s, amount: $a, currency: $c, reference: $r, idempotencyKey: $k) { balance { amount } } }`;

/** Asks for a posting above the limit, and answers the request that waits. */
async function asked(query: string, variables: Variables, token = admin): Promise<string> {
  const refusal = await refused(app, token, query, variables);
  expect(refusal.code).toBe('APPROVAL_REQUESTED');
  return requestIn(refusal);
}

function requestIn({ message }: Pick<GraphQLRefusal, 'message'>): string {
  const [id] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(message) ?? [];
  if (id === undefined) throw new Error(`No request is named: ${message}`);
  return id;
}

const entries = async (reference: string): Promise<string[]> =>
  (
    await app.database.sql<{ line: string }>(
      `select direction || ' ' || account || ' ' || amount_minor as line from posting where reference = $1 order by seq`,
      [reference],
    )
  ).map(({ line }) => line);

describe('A top-up that no bank or provider has reported', () => {
  it('is booked by one person up to the limit, and waits for another above it', async () => {
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '10000.00');
    const id = await asked(TOP_UP, { s: seller.id, a: '10000.01', r: 'TWO-1' });
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '10000.00' });
    const { approval } = await ask(
      app,
      admin,
      'query($id: String!) { approval(id: $id) { type payload threshold { amount } subjectUserId amount { amount } } }',
      { id },
    );
    expect(approval).toMatchObject({
      type: 'MANUAL_POSTING',
      subjectUserId: seller.id,
      amount: { amount: '10000.01' },
      threshold: { amount: '10000.00' },
      payload: { operation: 'topUpWallet', reference: 'TWO-1' },
    });
    expect(await approve(app, id, admin)).toBe('REVIEWER_IS_REQUESTER');
    expect(await approve(app, id, second.session)).toBe('APPROVED');
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '20000.01' });
    const [posting] = await app.database.sql('select approval_request_id as id from posting where reference = $1 limit 1', ['TWO-1']);
    expect(posting).toEqual({ id });
  });

  it('needs a reference above the limit', async () => {
    const refusal = await refused(app, admin, TOP_UP, { s: (await newSeller(app)).id, a: '1000000' });
    expect(refusal).toMatchObject({ code: 'MISSING_FIELD', errors: [{ field: 'reference' }] });
  });

  it('is one request and one entry, however often it is sent', async () => {
    const seller = await newSeller(app);
    const request = { s: seller.id, a: '20000', r: 'TWO-2', k: `slip-2-${seller.id}` };
    const ids = [await asked(TOP_UP, request), await asked(TOP_UP, request)];
    expect(ids[0]).toBe(ids[1]);
    expect(await approve(app, ids[0] ?? '', second.session)).toBe('APPROVED');
    expect((await ask(app, admin, TOP_UP, request)).topUpWallet).toEqual({ balance: { amount: '20000.00' } });
    expect(await entries('TWO-2')).toHaveLength(2);
  });

  it('is measured in the base currency', async () => {
    const seller = await newSeller(app);
    await ask(app, admin, TOP_UP, { s: seller.id, a: '36000', c: 'AED', r: 'TWO-3' });
    await asked(TOP_UP, { s: seller.id, a: '40000', c: 'AED', r: 'TWO-3' });
  });

  it('is not decided by a token in the name of a person, and leaves nothing when it is rejected', async () => {
    const seller = await newSeller(app);
    const id = await asked(TOP_UP, { s: seller.id, a: '30000', r: 'TWO-4' }, await newErpToken(app, admin));
    const path = `/api/erp/approvals/${id}/approve`;
    const body = { reviewedById: second.id };
    const answer = await app.client.post(path, body, { authorization: `Bearer ${await newErpToken(app, second.session)}` });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    await ask(app, second.session, 'mutation($id: String!) { rejectRequest(input: { id: $id }) { status } }', { id });
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '0.00' });
  });
});

describe('Other postings above the limit on the word of one person', () => {
  it('wait: a payment to a carrier', async () => {
    const PAY = 'mutation($r: String, $a: Decimal!) { payCarrier(carrierCode: "SVCX", amount: $a, currency: "USD", reference: $r) { id } }';
    await ask(app, accounts, PAY, { a: '10000', r: 'OUT-0' });
    expect((await refused(app, accounts, PAY, { a: '900000' })).code).toBe('MISSING_FIELD');
    const id = await asked(PAY, { a: '900000', r: 'OUT-1' }, accounts);
    expect(await entries('OUT-1')).toEqual([]);
    expect(await approve(app, id, admin)).toBe('APPROVED');
    expect(await entries('OUT-1')).toEqual(['debit 2200 90000000', 'credit 1130 90000000']);
  });

  it('wait: what a contract seller pays, but not what it nets from its own wallet', async () => {
    const seller = await newSeller(app);
    const SETTLE = `mutation($s: String!, $from: SettlementSource) {
      settleReceivable(sellerId: $s, amount: "20000", currency: "USD", from: $from, reference: "DEBT-1") { id } }`;
    const id = await asked(SETTLE, { s: seller.id }, accounts);
    expect(await approve(app, id, admin)).toBe('VALIDATION_FAILED');
    expect((await refused(app, accounts, SETTLE, { s: seller.id, from: 'WALLET' })).code).toBe('VALIDATION_FAILED');
  });

  it('wait: a shortage that is repaid or written off', async () => {
    const { me } = await ask(app, await newStaff(app, admin, 'DRIVER'), '{ me { id } }');
    for (const field of ['repayShortage', 'writeOffShortage']) {
      const query = `mutation($w: String!) { ${field}(workerId: $w, amount: "20000", currency: "USD", reference: "LOSS-1") { id } }`;
      expect(await approve(app, await asked(query, { w: me.id }, accounts), admin)).toBe('VALIDATION_FAILED');
    }
  });

  it('wait: the settlement, the refund and the reversal of an entry', async () => {
    const seller = await newSeller(app);
    const CARD = TOP_UP.replace('reference:', 'into: CLEARING, reference:');
    expect(await approve(app, await asked(CARD, { s: seller.id, a: '15000', r: 'CARD-1' }), second.session)).toBe('APPROVED');
    const [{ entry_id: e } = { entry_id: '' }] = await app.database.sql<{ entry_id: string }>(
      'select entry_id from posting where reference = $1',
      ['CARD-1'],
    );
    const CLEAR = 'mutation($e: String!) { settleClearing(entryId: $e, reference: "PAID-1") { id } }';
    const cleared = await asked(CLEAR, { e }, accounts);
    expect(await asked(CLEAR, { e }, accounts)).toBe(cleared);
    expect(await approve(app, cleared, admin)).toBe('APPROVED');
    expect(await entries('PAID-1')).toEqual(['debit 1130 1500000', 'credit 1140 1500000']);
    expect((await ask(app, accounts, CLEAR, { e })).settleClearing.id).toEqual(expect.any(String));

    const reversed = await asked('mutation($e: String!) { reverseEntry(entryId: $e, reason: "Typing error") { id } }', { e });
    expect(await approve(app, reversed, second.session)).toBe('APPROVED');
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '0.00' });
  });

  it('wait: a payment of an invoice, and the refund of one that was not due', async () => {
    const { id } = await codParcel(app, shop, { collectionAmount: 12_000 });
    const { invoiceId } = (await invoiceOf(app, id)).body.data;
    const RECORD = 'mutation($i: String!, $r: String!) { recordInvoicePayment(invoiceId: $i, reference: $r) { outcome } }';
    const request = await asked(RECORD, { i: invoiceId, r: 'MINE-1' }, accounts);
    expect(await booksOf(app, id)).toEqual({});
    expect(await approve(app, request, admin)).toBe('APPROVED');
    expect(await booksOf(app, id)).toMatchObject({ 1140: 1_200_000 });
    expect((await ask(app, accounts, RECORD, { i: invoiceId, r: 'MINE-1' })).recordInvoicePayment.outcome).toBe('KNOWN');

    expect(await approve(app, await asked(RECORD, { i: invoiceId, r: 'MINE-2' }, accounts), admin)).toBe('APPROVED');
    const [{ entry_id: e } = { entry_id: '' }] = await app.database.sql<{ entry_id: string }>(
      'select entry_id from posting where reference = $1',
      ['MINE-2'],
    );
    const back = await asked('mutation($e: String!) { refundPayer(entryId: $e, reference: "BACK-1") { id } }', { e }, accounts);
    expect(await approve(app, back, admin)).toBe('APPROVED');
    expect(await entries('BACK-1')).toEqual(['debit 2300 1200000', 'credit 1130 1200000']);
  });
});

describe('A collection above the limit', () => {
  it('waits unless it is cash, for which a person answers', async () => {
    const [cash, card] = [
      await parcelAtDoor(app, shop, { collectionAmount: 12_000 }),
      await parcelAtDoor(app, shop, { collectionAmount: 12_000 }),
    ];
    expect((await confirm(app, cash.id)).status).toBe(200);
    expect((await confirm(app, card.id, { paymentMethod: 'card' })).body).toMatchObject({
      code: 'MISSING_FIELD',
      errors: [{ field: 'posReference' }],
    });
    const waiting = await confirm(app, card.id, { paymentMethod: 'card', posReference: 'POS-1' });
    expect([waiting.status, waiting.body.code]).toEqual([400, 'APPROVAL_REQUESTED']);
    expect(await booksOf(app, card.id)).toEqual({});
    expect(await approve(app, requestIn(waiting.body), admin)).toBe('APPROVED');
    expect(await booksOf(app, card.id)).toMatchObject({ 1140: 1_200_000 });
    expect((await confirm(app, card.id, { paymentMethod: 'card', posReference: 'POS-1' })).status).toBe(200);
  });

  it('does not keep a parcel from being delivered', async () => {
    const { id } = await parcelAtDoor(app, shop, { collectionAmount: 12_000 });
    const collection = { collected: { method: 'CARD', posReference: 'POS-2' } };
    const operator = await newStaff(app, admin, 'OPS');
    expect(await move(app, operator, id, 'DELIVERED', { collection })).toMatchObject({ newStatus: 'DELIVERED' });
    expect(await booksOf(app, id)).toEqual({});
    const { shipment } = await ask(
      app,
      admin,
      'query($id: String!) { shipment(id: $id) { cod { notCollected { reason } } approvals { id type } } }',
      { id },
    );
    expect(shipment.approvals).toMatchObject([{ type: 'MANUAL_POSTING' }]);
    expect(shipment.cod.notCollected.reason).toContain(shipment.approvals[0].id);
    expect(await approve(app, shipment.approvals[0].id, admin)).toBe('APPROVED');
    expect(await booksOf(app, id)).toMatchObject({ 1140: 1_200_000 });
  });

  it('that a carrier has not paid is not written off by one person', async () => {
    const { id } = await codParcel(app, shop, { collectionAmount: 12_000 });
    await carry(app, id, 'IN_TRANSIT');
    await confirm(app, id);
    await app.database.sql(
      `update cod_collection set stage = 'with_carrier', holder_id = null, carrier_code = 'SVCX' where shipment_id = $1`,
      [id],
    );
    const WRITE_OFF = 'mutation($id: String!) { writeOffCarrierCash(id: $id, reason: "Bankrupt") { stage } }';
    await asked(WRITE_OFF, { id }, accounts);
    await app.database.sql(`update cod_collection set stage = 'collected', carrier_code = null where shipment_id = $1`, [id]);
  });
});

it('Nobody settles a shortage of their own, whatever the amount, in person or by a token', async () => {
  const { me } = await ask(app, accounts, '{ me { id } }');
  for (const field of ['repayShortage', 'writeOffShortage']) {
    const query = `mutation($w: String!) { ${field}(workerId: $w, amount: "0.01", currency: "USD", reference: "OWN-1") { id } }`;
    expect((await refused(app, accounts, query, { w: me.id.toUpperCase() })).code).toBe('FORBIDDEN');
    expect((await refused(app, await newErpToken(app, admin), query, { w: app.accounts.superAdmin.id })).code).toBe('FORBIDDEN');
    const large = query.replace('0.01', '20000');
    expect(await approve(app, await asked(large, { w: second.id }, accounts), second.session)).toBe('REVIEWER_IS_REQUESTER');
  }
});
