import { JobWork } from '../../src/platform/work/work.js';
import { shipmentTasks } from '../../src/modules/shipments/index.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { adjust } from '../support/adjustments.js';
import { erpGet, erpRefusal } from '../support/erp.js';
import { adminOf, newErpToken, newSeller, topUp } from '../support/people.js';
import { anOrder, connectShop, moveTo, placeOrder, verify, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let other: ConnectedShop;
let otherId: string;
/** References by what is special about them. */
const known: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  const admin = await adminOf(app);
  shop = await connectShop(app);
  const seller = await newSeller(app, { firstName: 'Omar', lastName: 'Other', company: 'Other Trading' });
  otherId = seller.id;
  await topUp(app, admin, seller.id, '500');
  other = await connectShop(app, seller);
  const place = async (name: string, from: ConnectedShop, order: object = {}, customer: object = {}) => {
    const body = anOrder(from.domain, { ...order });
    const answer = await app.client.post('/api/order', { ...body, customer: { ...body.customer, ...customer } }, from.headers);
    known[name] = answer.body.shipment_id;
    app.clock.advance(60);
  };
  await place('plain', shop);
  await place('cod', shop, { paymentStatus: 'postpaid', carrier: 'SVC_ECO', orderReference: '100%_Cotton' });
  await place('express', shop, { carrier: 'SVC_EXP' }, { firstName: 'Zoë', lastName: 'Ångström', phone: '+44 20 7946 0123' });
  await place('foreign', other, { orderNumber: 987654321 }, { phone: '(050) 765-4321', email: 'Noor_1@Souq.example' });
  await walkTo(app, known['plain'] ?? '', 'delivered');
  await walkTo(app, known['foreign'] ?? '', 'pickup');
  const returned = await app.client.post('/api/return-shipment', { shipment_id: known['plain'] }, shop.headers);
  known['return'] = returned.body.shipment_id;
});
afterAll(() => app.stop());

const referencesOf = (body: { data: { shipmentId: string }[] }): string[] => body.data.map(({ shipmentId }) => shipmentId);
/** Names of the shipments that a list holds, in its order. */
const named = (body: { data: { shipmentId: string }[] }): string[] =>
  referencesOf(body).map((reference) => Object.keys(known).find((name) => known[name] === reference) ?? reference);
const list = (query: string) => erpGet(app, `/shipments${query}`);
const names = async (query: string) => {
  const body = await list(query);
  expect(body.pagination.total).toBe(body.data.length);
  return named(body);
};

describe('GET /api/erp/shipments', () => {
  it('lists everything, the newest first, with how much there is', async () => {
    const body = await list('');

    expect(named(body)).toEqual(['return', 'foreign', 'express', 'cod', 'plain']);
    expect(body.pagination).toEqual({ page: 1, limit: 50, total: 5, totalPages: 1 });
  });

  it('shows of each shipment what a list is read for', async () => {
    const [item] = (await list(`?search=${known['cod']}`)).data;

    expect(item).toEqual({
      shipmentDetailId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      shipmentId: known['cod'],
      unifiedRefId: known['cod'],
      orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      orderNumber: expect.any(Number),
      orderReference: '100%_Cotton',
      type: 'outbound',
      status: 'new',
      statusUpdatedAt: expect.any(String),
      sellerId: expect.any(String),
      sellerName: expect.any(String),
      shopId: expect.any(String),
      shopDomain: shop.domain,
      carrier: 'SVC_ECO',
      carrierName: 'Economy',
      carrierCode: 'SVC',
      awb: known['cod'],
      awbAssigned: false,
      trackingNumber: null,
      trackingUrl: null,
      receiverName: 'Aisha Khan',
      receiverPhone: '+971 50 123 4567',
      destinationCity: 'Abu Dhabi',
      destinationCountryCode: 'AE',
      paymentStatus: 'postpaid',
      billingStatus: 'unpaid',
      collectionAmount: expect.any(Number),
      codStage: null,
      actualRate: 7.14,
      currency: 'USD',
      hasAdjustment: false,
      isTest: false,
      adjustmentAmount: null,
      weightKg: 1.2,
      verifiedWeightKg: null,
      attempts: { pickup: 0, delivery: 0 },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      deliveredAt: null,
    });
  });

  it.each([
    ['?status=delivered', ['plain']],
    ['?status=new,pickup', ['return', 'foreign', 'express', 'cod']],
    ['?type=return', ['return']],
    ['?type=outbound&status=new', ['express', 'cod']],
    ['?carrier=SVC_EXP', ['express']],
    ['?carrier=svc', ['return', 'foreign', 'express', 'cod', 'plain']],
    ['?carrier=UNKNOWN', []],
    ['?paymentStatus=postpaid', ['cod']],
    ['?billingStatus=paid', ['foreign', 'plain']],
    ['?billingStatus=paid,waived&status=delivered', ['plain']],
    ['?hasAdjustment=true', []],
    ['?codStage=deposited', []],
    ['?search=ångström', ['express']],
    ['?search=ZO', ['express']],
    ['?search=gstr', ['express']],
    ['?search=OT', []],
    ['?search=%25_c', ['cod']],
    ['?search=%25', []],
    ['?search=10_%25', []],
    ['?search=987654321', ['foreign']],
    ['?search=442079460', ['express']],
    ['?search=7946%200123', ['express']],
    ['?search=020%207946%200123', ['express']],
    ['?search=0044%2020%207946%200123', ['express']],
    ['?search=442079460123', ['express']],
    ['?search=050%20123%204567', ['return', 'cod', 'plain']],
    ['?search=%2B971%2050%20765%204321', ['foreign']],
    ['?search=971507654321', ['foreign']],
    ['?search=٠٥٠٧٦٥٤٣٢١', ['foreign']],
    ['?search=050%20123%204568', []],
    ['?search=noor_1@souq.EXAMPLE', ['foreign']],
    ['?search=souq.ex', ['foreign']],
    ['?search=noor%251', []],
    ['?search=zoë&carrier=SVC_ECO', []],
    ['?search=aisha&status=delivered&sortBy=status', ['plain']],
    ['?sellerId=00000000-0000-7000-8000-000000000000', []],
    ['?sellerId=nobody', []],
    ['?shopId=nobody.example', []],
  ])('narrows the list by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('narrows the list to a seller, and to a shop by its id or its domain', async () => {
    const [{ shopId }] = (await list(`?search=${known['foreign']}`)).data;

    expect(await names(`?sellerId=${otherId}`)).toEqual(['foreign']);
    expect(await names(`?shopId=${shopId}`)).toEqual(['foreign']);
    expect(await names(`?shopId=${other.domain}`)).toEqual(['foreign']);
    expect(await names(`?shopId=${other.domain}&search=aisha`)).toEqual(['foreign']);
    expect(await names(`?sellerId=${otherId}&shopId=${shop.domain}`)).toEqual([]);
  });

  it('narrows the list to days of creation, pickup and delivery, both ends included', async () => {
    const day = app.clock.now().toISOString().slice(0, 10);
    const before = new Date(app.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);

    expect(await names(`?startDate=${day}&endDate=${day}&status=delivered`)).toEqual(['plain']);
    expect(await names(`?startDate=${before}&endDate=${before}`)).toEqual([]);
    expect(await names(`?startDate=${before}&endDate=${day}&dateField=deliveredAt`)).toEqual(['plain']);
    expect(await names(`?startDate=${before}&endDate=${day}&dateField=pickedUpAt`)).toEqual(['plain']);
  });

  it('tells what has changed since an instant, in the order of the changes', async () => {
    const since = app.clock.now().toISOString();
    app.clock.advance(5);
    await moveTo(app, known['express'] ?? '', 'fulfilled');

    expect(await names(`?updatedSince=${since}&sortBy=updatedAt&sortOrder=asc`)).toEqual(['express']);
    expect(named(await list('?sortBy=updatedAt'))[0]).toBe('express');
  });

  it('sorts either way, and turns pages that do not overlap', async () => {
    const all = named(await list('?sortOrder=asc'));
    expect(all).toEqual(['plain', 'cod', 'express', 'foreign', 'return']);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?sortOrder=asc&limit=2&page=${page}`)));

    expect(pages.flatMap(named)).toEqual(all);
    expect(pages[2].pagination).toEqual({ page: 3, limit: 2, total: 5, totalPages: 3 });
    const { data } = await list('?sortBy=status&sortOrder=asc');
    const statuses = data.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual([...statuses].sort());
  });

  it('answers a page beyond the end with nothing', async () => {
    expect(await list('?page=900&limit=100')).toMatchObject({ data: [], pagination: { page: 900, total: 5, totalPages: 1 } });
    expect(await list('?status=cancelled')).toMatchObject({ data: [], pagination: { total: 0, totalPages: 0 } });
  });

  it.each([
    ['?limit=101', 'INVALID_QUERY', ['limit']],
    ['?limit=0&page=-1', 'INVALID_QUERY', ['limit', 'page']],
    ['?page=1.5', 'INVALID_QUERY', ['page']],
    ['?status=flying', 'INVALID_QUERY', ['status']],
    ['?type=x&paymentStatus=y&billingStatus=z', 'INVALID_QUERY', ['type', 'paymentStatus', 'billingStatus']],
    ['?codStage=lost', 'INVALID_QUERY', ['codStage']],
    ['?hasAdjustment=maybe', 'INVALID_QUERY', ['hasAdjustment']],
    ['?sortBy=price&sortOrder=up', 'INVALID_QUERY', ['sortBy', 'sortOrder']],
    ['?dateField=bornAt', 'INVALID_QUERY', ['dateField']],
    ['?updatedSince=yesterday', 'INVALID_QUERY', ['updatedSince']],
    ['?startDate=2026-01-01', 'DATES_TOGETHER', ['endDate']],
    ['?endDate=2026-01-01', 'DATES_TOGETHER', ['startDate']],
    ['?startDate=2026-02-30&endDate=2026-03-01', 'INVALID_QUERY', ['startDate']],
    ['?startDate=2026-03-02&endDate=2026-03-01', 'INVALID_QUERY', ['endDate']],
    ['?startDate=2026-01-01&endDate=2026-04-02', 'DATE_RANGE_TOO_LARGE', ['endDate']],
    ['?search=a&search=b', 'INVALID_QUERY', ['search']],
  ])('refuses %s', async (query, code, fields) => {
    expect(await erpRefusal(app, `/shipments${query}`)).toEqual({ status: 400, code, fields });
  });

  it('says what is wrong with a list of words under the name of the parameter', async () => {
    const { body } = await app.client.get('/api/erp/shipments?status=new,flying', bearer(app.accounts.erpToken));
    expect(body.message).toMatch(/^status: must be one of new, /);
  });

  it('refuses to search for a text of more than 200 characters', async () => {
    expect(await erpRefusal(app, `/shipments?search=${'x'.repeat(201)}`)).toEqual({
      status: 400,
      code: 'INVALID_QUERY',
      fields: ['search'],
    });
  });

  it('takes a range of ninety days', async () => {
    expect(await list('?startDate=2026-01-01&endDate=2026-04-01')).toMatchObject({ data: [] });
  });

  it('needs the scope that reads shipments', async () => {
    const token = await newErpToken(app, await adminOf(app), { scopes: ['sellers:read', 'rates:read'] });

    expect(await erpRefusal(app, '/shipments', token)).toMatchObject({ status: 403, code: 'FORBIDDEN_SCOPE' });
    expect(await erpRefusal(app, '/shipments', 'erp_unknown')).toMatchObject({ status: 401 });
  });

  it('answers a token that may read shipments and nothing else', async () => {
    const headers = bearer(await newErpToken(app, await adminOf(app), { scopes: ['shipments:read'] }));

    for (const path of ['/shipments', `/shipments/${known['plain']}`, `/shipments/${known['return']}/events`]) {
      expect(await app.client.get(`/api/erp${path}`, headers)).toMatchObject({ status: 200 });
    }
  });

  it('survives hostile text', async () => {
    for (const text of ["'%20or%201=1--", '%00', '%5C', '%1F', '%F0%9F%98%80', '..%2F..', '%22%27%3B']) {
      const { status } = await app.client.get(
        `/api/erp/shipments?search=${text}&carrier=${text}&shopId=${text}`,
        bearer(app.accounts.erpToken),
      );
      expect([200, 400]).toContain(status);
    }
  });
});

describe('The shipments connection', () => {
  const PAGE = `query($after: String, $by: ShipmentSort, $order: SortOrder) { shipments(first: 2, after: $after, sortBy: $by, sortOrder: $order) {
    nodes { reference } pageInfo { hasNextPage endCursor } edges { cursor node { reference } } } }`;

  it.each([
    ['CREATED_AT', 'DESC'],
    ['CREATED_AT', 'ASC'],
    ['UPDATED_AT', 'DESC'],
    ['STATUS', 'ASC'],
  ])('is walked by its cursors, by %s %s', async (by, order) => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const { shipments }: { shipments: any } = await ask(app, app.accounts.erpToken, PAGE, { after, by, order }); // eslint-disable-line @typescript-eslint/no-explicit-any
      seen.push(...shipments.nodes.map(({ reference }: { reference: string }) => reference));
      expect(shipments.pageInfo.hasNextPage).toBe(page < 2);
      after = shipments.pageInfo.endCursor;
    }
    const { sortBy, sortOrder } = {
      sortBy: { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt', STATUS: 'status' }[by],
      sortOrder: order.toLowerCase(),
    };

    expect(seen).toEqual(referencesOf(await list(`?sortBy=${sortBy}&sortOrder=${sortOrder}`)));
  });

  it('refuses what is no cursor of the list', async () => {
    for (const after of ['x', 'W10', Buffer.from('["2026-99-99 00:00:00+00","a"]').toString('base64url')]) {
      expect(await refused(app, app.accounts.erpToken, PAGE, { after })).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('shows a store its own shipments only, whatever the filters', async () => {
    const query = `query($id: String) { shipments(first: 50, sellerId: $id, search: "aisha") { totalCount nodes { reference } } }`;

    expect((await ask(app, other.token, query)).shipments).toEqual({ totalCount: 1, nodes: [{ reference: known['foreign'] }] });
    const me = (await list(`?search=${known['plain']}`)).data[0].sellerId;
    expect((await ask(app, other.token, query, { id: me })).shipments).toEqual({ totalCount: 0, nodes: [] });
    expect((await ask(app, other.token, '{ shipments { totalCount } }')).shipments).toEqual({ totalCount: 1 });
  });
});

describe('What lists are kept from', () => {
  it('follows the shipment: who receives it, its number and how the shopper pays', async () => {
    await app.client.post('/api/activation', { activate: true }, shop.headers);
    const { body } = await placeOrder(app, shop);
    const change = { customer: { firstName: 'Xerxes' }, orderPaymentStatus: 'postpaid' };
    const patch = await app.client.call('PATCH', `/api/order/${body.orderId}/update`, { body: change, headers: shop.headers });
    expect(patch.status).toBe(200);

    expect(referencesOf(await list('?search=xerxes&paymentStatus=postpaid'))).toEqual([body.shipment_id]);
    expect((await list('?paymentStatus=postpaid')).pagination.total).toBe(2);
    await app.database.sql(`update shipment set awb = 'AWB-77', tracking_number = 'TRK-88' where reference = $1`, [body.shipment_id]);
    expect(referencesOf(await list('?search=wb-77'))).toEqual([body.shipment_id]);
    expect(referencesOf(await list('?search=rk-8'))).toEqual([body.shipment_id]);
  });

  it('follows the invoice for a difference in weight and the cash that was collected', async () => {
    const set = (values: string) => app.database.sql(`update shipment set ${values} where reference = $1`, [known['cod']]);
    await set(`adjustment_status = 'unpaid', adjustment_minor = 250, cod_stage = 'collected'`);

    const { data, pagination } = await list('?hasAdjustment=true&codStage=collected,deposited');
    expect(data).toMatchObject([{ shipmentId: known['cod'], hasAdjustment: true, adjustmentAmount: 2.5, codStage: 'collected' }]);
    expect(pagination.total).toBe(1);
    await set(`adjustment_status = 'deleted', cod_stage = 'with_reception'`);
    expect(await names('?hasAdjustment=true')).toEqual([]);
    expect(await names('?codStage=collected')).toEqual([]);
    expect(await names('?codStage=with_reception&hasAdjustment=false')).toEqual(['cod']);
    await set(`adjustment_status = null, adjustment_minor = null, cod_stage = null`);
  });

  it('counts the same after its changes are folded, and while they are', async () => {
    const totals = async () =>
      Promise.all(['', '?status=new', '?billingStatus=paid', '?type=return'].map(async (query) => (await list(query)).pagination.total));
    const before = await totals();
    const { sql, unitOfWork } = app.database;
    const fold = () => Promise.all(shipmentTasks.map(({ run }) => run(new JobWork(app.services, sql, unitOfWork))));
    await Promise.all(Array.from({ length: 5 }, fold));

    expect(await totals()).toEqual(before);
    const [{ rows, sum }] = (await app.database.sql<{ rows: string; sum: string }>(
      'select count(*) as rows, sum(amount) as sum from shipment_tally',
    )) as [{ rows: string; sum: string }];
    expect(Number(sum)).toBe(before[0]);
    expect(Number(rows)).toBeLessThanOrEqual(Number(sum));
  });

  it('is exact after fifty orders and steps at once', async () => {
    const total = (await list('')).pagination.total;
    const placed = await Promise.all(Array.from({ length: 50 }, () => placeOrder(app, shop)));
    await Promise.all(placed.slice(0, 25).map(({ body }) => moveTo(app, body.shipment_id, 'fulfilled')));

    expect((await list('')).pagination.total).toBe(total + 50);
    const [row] = await app.database.sql<{ count: string }>(`select count(*) from shipment where status = 'fulfilled'`);
    expect((await list('?status=fulfilled')).pagination.total).toBe(Number(row?.count));
  });
});

describe('GET /api/erp/shipments/{id}', () => {
  it('shows the weight adjustment, its approvals, and the custody of the cash', async () => {
    const { body } = await placeOrder(app, shop, { paymentStatus: 'postpaid' });
    const id: string = body.shipment_id;
    await walkTo(app, id, 'at_sorting');
    await verify(app, id, { weightKg: 60 });
    const detail = async () => (await erpGet(app, `/shipments/${id}`)).data;

    expect(await detail()).toMatchObject({
      hasAdjustment: true,
      adjustment: { amount: expect.any(Number), status: 'unpaid', paymentUrl: expect.stringContaining('/pay/'), paidBy: null },
      cod: { stage: null, history: [] },
      approvals: [],
    });
    await adjust(app, id);
    expect(await detail()).toMatchObject({
      adjustment: { status: 'pending_approval', paymentUrl: null },
      approvals: [{ type: 'wallet_adjustment', status: 'pending' }],
    });
    await app.client.post(`/api/erp/shipments/${id}/repack`, {}, bearer(app.accounts.erpToken));
    expect(await detail()).toMatchObject({ hasAdjustment: false, adjustment: null, approvals: [{ status: 'cancelled' }] });

    await verify(app, id);
    for (const status of ['booked', 'in_transit']) await moveTo(app, id, status);
    const confirm = `/api/erp/cod-invoice/${body.nbox.shipment_detail_id}/confirm`;
    await app.client.post(confirm, { paymentMethod: 'cash' }, bearer(app.accounts.erpToken));
    expect((await detail()).cod).toMatchObject({ stage: 'collected', history: [{ stage: 'collected', at: expect.any(String) }] });
  });

  it('shows everything about a shipment, by any of its ids', async () => {
    const { data } = await erpGet(app, `/shipments/${known['plain']}`);

    expect(data).toMatchObject({
      shipmentId: known['plain'],
      status: 'delivered',
      receiverName: 'Aisha Khan',
      verifiedWeightKg: 1.2,
      order: { subTotal: 100, currency: 'USD', customer: { firstName: 'Aisha' } },
      products: [{ name: 'Mug', quantity: 2, price: 50, currency: 'USD', grams: 600 }],
      addresses: { origin: { city: 'Dubai' }, destination: { city: 'Abu Dhabi' } },
      package: { declared: { weightKg: 1.2 }, verified: { weightKg: 1.2, difference: 0 } },
      money: { actualRate: 7.14, codFee: 0, collectionAmount: 0, currency: 'USD' },
      adjustment: null,
      cod: null,
      allowedTransitions: [],
      documents: [{ type: 'label', url: expect.stringContaining(`/api/awb/${known['plain']}`) }],
      returns: [{ shipmentId: known['return'], status: 'new' }],
      returnOf: null,
    });
    expect(data.charges.length).toBeGreaterThan(0);
    for (const id of [data.shipmentDetailId, data.orderId, data.unifiedRefId.toLowerCase()]) {
      expect((await erpGet(app, `/shipments/${id}`)).data).toEqual(data);
    }
  });

  it('shows a return with its own ends and nothing to collect', async () => {
    const { data } = await erpGet(app, `/shipments/${known['return']}`);

    expect(data).toMatchObject({ type: 'return', collectionAmount: 0, codFee: 0, returnOf: { shipmentId: known['plain'] } });
    expect(data.addresses).toMatchObject({ origin: { city: 'Abu Dhabi' }, destination: { city: 'Dubai' } });
    expect(data.allowedTransitions.map(({ to }: { to: string }) => to)).toContain('cancelled');
  });

  it('has a timeline without gaps, as long as that of /events', async () => {
    const { data } = await erpGet(app, `/shipments/${known['plain']}/events`);

    expect(data[0]).toMatchObject({
      id: expect.any(String),
      from: null,
      to: 'new',
      actorType: 'shop',
      occurredAt: expect.any(String),
      recordedAt: expect.any(String),
    });
    for (let index = 1; index < data.length; index++) expect(data[index].from).toBe(data[index - 1].to);
    expect(data.at(-1).to).toBe('delivered');
    expect((await erpGet(app, `/shipments/${known['plain']}`)).data.timeline).toEqual(data);
  });

  it.each([
    ['a word', 'nothing'],
    ['a strange UUID', '00000000-0000-7000-8000-000000000000'],
    ['a zero byte', '%00'],
    ['a long word', 'x'.repeat(300)],
  ])('knows nothing by %s', async (_name, id) => {
    expect(await erpRefusal(app, `/shipments/${id}`)).toMatchObject({ status: 404, code: 'SHIPMENT_NOT_FOUND' });
    expect(await erpRefusal(app, `/shipments/${id}/events`)).toMatchObject({ status: 404, code: 'SHIPMENT_NOT_FOUND' });
  });
});
