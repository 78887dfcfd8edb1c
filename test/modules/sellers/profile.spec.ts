import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { bearer } from '../../support/client.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newSeller, newStaff, topUp, type Person } from '../../support/people.js';
import { connectShop, dubai, placeOrder, sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
let ops: string;
let lina: Person;
let session: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  ops = await newStaff(app, admin, 'OPS');
  lina = await newSeller(app, { firstName: 'Lina', lastName: 'Haddad', phone: '+971 50 222 3344' });
  session = await sessionOf(app, lina);
});
const FIELDS = `id displayName name firstName lastName company phone email address { address city countryCode } taxId crNumber language timezone notifyEmails`;
const UPDATE = `mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { ${FIELDS} } }`;
const update = async (input: object, token = session) => (await ask(app, token, UPDATE, { input })).updateProfile;

describe('A seller', () => {
  it('changes its own profile, and nothing that is agreed with it', async () => {
    const input = {
      firstName: 'Lina Maria',
      lastName: 'Haddad',
      company: 'Haddad Trading',
      phone: '050 765 4321',
      address: dubai,
      taxId: 'TRN 100',
      crNumber: 'CR-7',
      language: 'ar',
      timezone: 'Asia/Dubai',
      notifyEmails: ['books@haddad.example'],
    };
    expect(await update(input)).toEqual({
      ...input,
      id: lina.id,
      displayName: 'Haddad Trading',
      name: 'Lina Maria Haddad',
      email: lina.email,
      address: { address: dubai.address, city: 'Dubai', countryCode: 'AE' },
    });
    for (const field of [
      'email: "x@example.com"',
      'role: POSTPAID',
      'status: ACTIVE',
      'creditLimit: "5"',
      'codFeePercent: "0"',
      'isLocal: false',
      'notes: "x"',
    ]) {
      const answer = await app.client.graphql(`mutation { updateProfile(input: { ${field} }) { id } }`, {}, session);
      expect(answer.body.errors[0].message).toContain('is not defined by type "UpdateProfileInput"');
    }
    expect(
      await refused(app, session, 'mutation($id: String!) { updateSeller(id: $id, input: { phone: "1" }) { id } }', { id: lina.id }),
    ).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('gets every error of a change at once, and stays unchanged', async () => {
    const before = await update({ company: 'Haddad Trading' });
    const input = {
      firstName: ' ',
      company: 'x'.repeat(101),
      taxId: '<>',
      language: 'Arabic',
      timezone: 'Mars/Base',
      notifyEmails: ['none'],
    };
    const refusal = await refused(app, session, UPDATE, { input });

    expect(refusal.code).toBe('VALIDATION_FAILED');
    expect(refusal.errors.map(({ field }) => field).sort()).toEqual([
      'company',
      'firstName',
      'language',
      'notifyEmails[0]',
      'taxId',
      'timezone',
    ]);
    expect((await refused(app, session, UPDATE, { input: {} })).code).toBe('VALIDATION_FAILED');
    expect(await update({ company: 'Haddad Trading' })).toEqual(before);
  });

  it('lets its programs change the profile only with a scope for it, and a shop never', async () => {
    expect(await update({ phone: '050 765 4321' }, await newApiToken(app, session))).toMatchObject({ phone: '050 765 4321' });
    expect(await update({ phone: '050 765 4321' }, await newApiToken(app, session, { scopes: ['sellers:write'] }))).toMatchObject({
      id: lina.id,
    });
    const reader = await newApiToken(app, session, { scopes: ['sellers:read'] });
    expect((await refused(app, reader, UPDATE, { input: { phone: '1' } })).code).toBe('FORBIDDEN_SCOPE');
    const shop = await connectShop(app, lina);
    expect((await app.client.graphql(UPDATE, { input: { phone: '1' } }, shop.token)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await refused(app, ops, UPDATE, { input: { phone: '1' } })).code).toBe('FORBIDDEN');
  });

  it('has one name wherever it is shown: its company, or the person where there is none', async () => {
    const nameOf = async () => {
      const shop = await connectShop(app, lina);
      const { shipment_id: reference } = (await placeOrder(app, shop)).body;
      const { shipment } = await ask(app, ops, 'query($id: String!) { shipment(id: $id) { seller { displayName } } }', { id: reference });
      const erp = await app.client.get(`/api/erp/shipments?search=${reference}`, bearer(app.accounts.erpToken));
      return [shipment.seller.displayName, erp.body.data[0].sellerName];
    };
    await update({ company: 'Haddad Trading' });
    expect(await nameOf()).toEqual(['Haddad Trading', 'Haddad Trading']);
    await update({ company: ' ' });
    expect(await nameOf()).toEqual(['Lina Maria Haddad', 'Lina Maria Haddad']);
  });

  it('is found by its phone however it is written, and by its e-mail address', async () => {
    await update({ phone: '050 765 4321' });
    const found = async (search: string) =>
      (await ask(app, ops, 'query($search: String!) { sellers(search: $search) { nodes { id } } }', { search })).sellers.nodes;
    for (const search of ['050 765 4321', '+971 50 765 4321', '00971507654321', '0507654321', '971507654321', lina.email.toUpperCase()])
      expect([search, await found(search)]).toEqual([search, [{ id: lina.id }]]);
    expect(await found('050 765 4322')).toEqual([]);
  });
});

describe('A payout', () => {
  const APPROVALS = 'query($search: String) { approvals(search: $search) { nodes { id subjectUser { displayName } } totalCount } }';
  const TRANSACTIONS = `query($search: String, $sellerId: String) { transactions(search: $search, sellerId: $sellerId) {
    nodes { source reference approvalRequestId shipmentReference } totalCount } }`;
  let payoutId: string;
  let transactionId: string;

  beforeAll(async () => {
    await update({ company: 'Haddad Trading' });
    await topUp(app, admin, lina.id, '500');
    const { requestPayout } = await ask(
      app,
      session,
      `mutation($s: String!) { requestPayout(sellerId: $s, amount: "71.82", currency: "USD", reference: "PO_2026%07") { id } }`,
      { s: lina.id },
    );
    payoutId = requestPayout.id;
    await ask(app, admin, 'mutation($id: String!) { approveRequest(input: { id: $id }) { status } }', { id: payoutId });
    transactionId = (
      await ask(app, ops, 'query($s: String!) { transactions(sellerId: $s, source: PAYOUT) { nodes { id } } }', { s: lina.id })
    ).transactions.nodes[0].id;
  });

  it('is found among the requests by its reference, amount and id, and by the name, e-mail address and phone of the seller', async () => {
    const expected = { nodes: [{ id: payoutId, subjectUser: { displayName: 'Haddad Trading' } }], totalCount: 1 };
    for (const search of ['po_2026%07', 'PO_2026', '71.82', payoutId, 'haddad tra', lina.email, '+971507654321'])
      expect([search, (await ask(app, ops, APPROVALS, { search })).approvals]).toEqual([search, expected]);
    for (const search of ['PO-2026', 'PO%07', '7182', '71.8', '71.829', lina.id, 'nothing like it'])
      expect([search, (await ask(app, ops, APPROVALS, { search })).approvals.totalCount]).toEqual([search, 0]);
  });

  it('is found in statements by its reference and by its ids, and only by its seller', async () => {
    const of = async (search: string, token = session, sellerId: string | null = null) =>
      (await ask(app, token, TRANSACTIONS, { search, sellerId })).transactions;
    const expected = {
      nodes: [{ source: 'PAYOUT', reference: 'PO_2026%07', approvalRequestId: payoutId, shipmentReference: null }],
      totalCount: 1,
    };
    for (const search of ['po_2026%07', '2026%', payoutId, transactionId]) {
      expect([search, await of(search)]).toEqual([search, expected]);
      expect([search, await of(search, ops)]).toEqual([search, expected]);
      expect([search, await of(search, ops, lina.id)]).toEqual([search, expected]);
    }
    const stranger = await sessionOf(app, await newSeller(app));
    for (const search of ['po_2026%07', payoutId, transactionId]) expect(await of(search, stranger)).toEqual({ nodes: [], totalCount: 0 });
    expect(await of('PO%07')).toEqual({ nodes: [], totalCount: 0 });
  });

  it('stands apart from shipping, which is found by the references of shipment and order', async () => {
    const shop = await connectShop(app, lina);
    const order = await placeOrder(app, shop, { orderReference: 'Spring/77' });
    const reference = order.body.shipment_id;
    for (const search of [reference, reference.toLowerCase(), 'spring/77']) {
      const { transactions } = await ask(app, session, TRANSACTIONS, { search });
      expect([search, transactions.nodes, transactions.totalCount]).toEqual([
        search,
        [expect.objectContaining({ shipmentReference: reference })],
        1,
      ]);
    }
  });
});

describe('A buyer', () => {
  it('is found by the e-mail address that the order has now', async () => {
    const shop = await connectShop(app, lina);
    const { body } = await placeOrder(app, shop);
    const found = async (search: string) =>
      (await ask(app, ops, 'query($search: String!) { shipments(search: $search) { nodes { reference } } }', { search })).shipments.nodes;
    await ask(
      app,
      ops,
      'mutation($id: String!) { updateOrder(orderId: $id, input: { customer: { email: "moved@buyer.example" } }) { updatedFields } }',
      {
        id: body.orderId,
      },
    );
    expect(await found('moved@buyer')).toEqual([{ reference: body.shipment_id }]);
  });
});
