import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { closeSubscribers, holderOf } from '../../support/live.js';
import { newSeller, topUp, type Person } from '../../support/people.js';
import { sharedApp } from '../../support/shared-app.js';
import { abuDhabi, connectShop, dubai, sessionOf, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { ownFile, ownLine, shopifyFile } from './files.js';

let app: TestApp;
let shop: ConnectedShop;
let seller: string;
let operator: string;
let stranger: Person;
let strangerSession: string;
beforeAll(async () => {
  app = await sharedApp();
  shop = await connectShop(app);
  [seller, operator] = await Promise.all([sessionOf(app, app.accounts.seller), sessionOf(app, app.accounts.operator)]);
  stranger = await newSeller(app);
  strangerSession = await sessionOf(app, stranger);
});
afterAll(closeSubscribers);

const ROW =
  'id line orderReference state problems { line column field code message } price { amount currency } serviceCode orderId shipmentId draftId bookedAt bookingProblem bookingError { code message variant params } recipient destination';
const IMPORT = `id sellerId shopDomain format state columns { field header } counts { state orders } booking { requested allowed booked problems } price { amount currency } finishedAt rows(first: 100) { totalCount nodes { ${ROW} } }`;
const CREATE = `mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { ${IMPORT} } }`;
const READ = `query($id: ID!) { orderImport(id: $id) { ${IMPORT} } }`;
const PLACE = `mutation($id: ID!, $book: Boolean! = false) { placeOrderImport(id: $id, book: $book) { ${IMPORT} } }`;
const CANCEL = 'mutation($id: ID!) { cancelOrderImport(id: $id) { state } }';
const DRAFT = `mutation($id: ID!) { draftOrderImportRows(id: $id) { ${IMPORT} } }`;
const LABELS = 'query($id: ID!) { orderImportLabels(id: $id) { fileName content printed missing { id code } } }';
const LIST = 'query { orderImports(first: 100) { nodes { id } } }';

const defaults = { origin: dubai, grams: 500, length: 20, width: 15, height: 10 };
interface Given {
  readonly on?: TestApp;
  readonly by?: string;
  readonly input?: object;
}
const create = async (text: string, { on = app, by = seller, input = { shopDomain: shop.domain } }: Given = {}) =>
  (await ask(on, by, CREATE, { input: { fileName: 'orders.csv', defaults, ...input }, file: Buffer.from(text).toString('base64') }))
    .createOrderImport;
const read = async (id: string, by = seller, on = app) => (await ask(on, by, READ, { id })).orderImport;
type Found = Awaited<ReturnType<typeof read>>;

async function placed(id: string, { on = app, by = seller, book = false } = {}): Promise<Found> {
  await ask(on, by, PLACE, { id, book });
  let found = await read(id, by, on);
  await waitFor('the import to be done', async () => (found = await read(id, by, on)).state === 'DONE');
  return found;
}

const statusOf = async ({ rows }: Found, { on = app, by = seller }: Given = {}): Promise<string> =>
  (await ask(on, by, 'query($id: String!) { shipment(id: $id) { status } }', { id: rows.nodes[0].shipmentId })).shipment.status;

const countsOf = ({ counts }: Found): Record<string, number> =>
  Object.fromEntries(
    counts
      .filter(({ orders }: { orders: number }) => orders > 0)
      .map((each: { state: string; orders: number }) => [each.state, each.orders]),
  );
const statesOf = ({ rows }: Found): string[] => rows.nodes.map(({ state }: { state: string }) => state);

let next = 10_000;
const numbers = (count: number): string[] => Array.from({ length: count }, () => String(next++));

const ordersOf = async (by: string): Promise<number> => (await ask(app, by, '{ orders(first: 1) { totalCount } }')).orders.totalCount;

describe('The preview of an import', () => {
  it('tells what would be placed, for how much, and places nothing', async () => {
    const [first, second] = numbers(2);
    const before = await ordersOf(seller);
    const found = await create(ownFile([ownLine(first ?? ''), ownLine(second ?? '', { city: '' })]));

    expect(found).toMatchObject({ state: 'PREVIEW', format: 'OWN', shopDomain: shop.domain, booking: { requested: false, booked: 0 } });
    expect(found.columns).toContainEqual({ field: 'itemGrams', header: 'weight_g' });
    expect(countsOf(found)).toEqual({ READY: 1, PROBLEM: 1 });
    const [ready, problem] = found.rows.nodes;
    expect(ready).toMatchObject({ line: 2, orderReference: first, recipient: 'Aisha Khan', destination: 'Abu Dhabi, AE', problems: [] });
    expect(found.price).toEqual([ready.price]);
    expect(Number(ready.price.amount)).toBeGreaterThan(0);
    expect(problem.problems).toEqual([
      { line: 3, column: 'city', field: 'destination.city', code: 'MISSING_FIELD', message: 'is required' },
    ]);
    expect(await ordersOf(seller)).toBe(before);
  });

  it('tells orders of today from those of an earlier file, and from others with their number', async () => {
    const [same, other, fresh] = numbers(3) as [string, string, string];
    const { id } = await create(ownFile([ownLine(same), ownLine(other)]));
    const first = await placed(id);
    const again = await create(
      ownFile([ownLine(same), ownLine(other, { name: 'Omar Haddad' }), ownLine(fresh), ownLine(fresh), ownLine(same)]),
    );

    expect(statesOf(again)).toEqual(['DUPLICATE', 'PROBLEM', 'READY', 'DUPLICATE']);
    const [known, changed] = again.rows.nodes;
    expect(known).toMatchObject({
      orderId: first.rows.nodes[0].orderId,
      problems: [{ code: 'ORDER_EXISTS', message: 'was placed before, with the same content' }],
    });
    expect(changed).toMatchObject({
      orderId: first.rows.nodes[1].orderId,
      problems: [{ message: 'was placed before, with another recipient' }],
    });
  });

  it('says that no service takes a parcel', async () => {
    const [number = ''] = numbers(1);
    const found = await create(ownFile([ownLine(number).replace(',600,', ',90000000,')]));

    expect(found.rows.nodes[0]).toMatchObject({
      state: 'PROBLEM',
      price: null,
      problems: [{ line: 2, column: null, code: 'RATE_UNAVAILABLE' }],
    });
  });

  it('refuses a file that cannot be read, with its line', async () => {
    const file = Buffer.from('a,b\n1,2').toString('base64');
    expect(await refused(app, seller, CREATE, { input: { fileName: 'x.csv', defaults }, file })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'file[1]' }],
    });
    expect(await refused(app, seller, CREATE, { input: { fileName: '', defaults }, file })).toMatchObject({ code: 'MISSING_FIELD' });
    const large = Buffer.alloc(5_000_001, 'x').toString('base64');
    expect(await refused(app, seller, CREATE, { input: { fileName: 'x.csv', defaults }, file: large })).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('needs to know where the parcels begin', async () => {
    const file = Buffer.from(ownFile([ownLine('1')])).toString('base64');
    expect(await refused(app, strangerSession, CREATE, { input: { fileName: 'x.csv' }, file })).toMatchObject({
      errors: [{ field: 'defaults.origin', code: 'MISSING_FIELD' }],
    });
  });
});

describe('Placing an import', () => {
  it('places what is ready, in the background, and tells each step', async () => {
    const lines = numbers(60);
    const { id } = await create(ownFile(lines.map((number) => ownLine(number))));
    const { received } = holderOf(app.url ?? '', seller).subscribe(
      'subscription($id: ID) { orderImportChanged(importId: $id) { importId import { state counts { state orders } } } }',
      { id },
    );
    const found = await placed(id);

    expect(countsOf(found)).toEqual({ PLACED: 60 });
    expect(found.rows.nodes.map(({ orderReference }: { orderReference: string }) => orderReference)).toEqual(lines);
    await waitFor('the last step to be told', () => received.some((each) => JSON.stringify(each).includes('"DONE"')));
    expect(received.length).toBeGreaterThanOrEqual(3);
    const { order } = await ask(app, seller, 'query($id: String!) { order(id: $id) { orderReference shopDomain } }', {
      id: found.rows.nodes[0].orderId,
    });
    expect(order).toEqual({ orderReference: lines[0], shopDomain: shop.domain });
  });

  it('places nothing twice, however often it is asked for', async () => {
    const { id } = await create(ownFile(numbers(10).map((number) => ownLine(number))));
    await Promise.all(Array.from({ length: 10 }, () => ask(app, seller, PLACE, { id })));
    const found = await placed(id);

    expect(countsOf(found)).toEqual({ PLACED: 10 });
    const again = (await ask(app, seller, PLACE, { id })).placeOrderImport;
    expect(again.state).toBe('DONE');
  });

  it('goes on where a worker that died has stopped', async () => {
    const { id } = await create(ownFile(numbers(5).map((number) => ownLine(number))));
    const found = await placed(id);
    // As a worker leaves it that ends between the order and its answer: the row is not marked, the order is there.
    const [first] = found.rows.nodes;
    await app.database.sql(`update order_import_row set state = 'ready', order_id = null, shipment_id = null where id = $1`, [first.id]);
    const resumed = await placed(id);

    expect(resumed.rows.nodes[0]).toMatchObject({ state: 'PLACED', orderId: first.orderId, shipmentId: first.shipmentId });
  });

  it('can be stopped, and goes on later', async () => {
    const { id } = await create(ownFile(numbers(50).map((number) => ownLine(number))));
    await ask(app, seller, PLACE, { id });
    expect((await ask(app, seller, CANCEL, { id })).cancelOrderImport).toEqual({ state: 'CANCELLED' });
    await waitFor('the worker to stop', async () => {
      const before = countsOf(await read(id))['PLACED'] ?? 0;
      return before === (countsOf(await read(id))['PLACED'] ?? 0);
    });
    expect((await read(id)).state).toBe('CANCELLED');

    expect(countsOf(await placed(id))).toEqual({ PLACED: 50 });
    expect(await refused(app, seller, CANCEL, { id })).toMatchObject({ code: 'UPDATE_FAILED' });
  });

  it('tells what was refused, and tries it once more', async () => {
    const [number = ''] = numbers(1);
    const { id } = await create(ownFile([ownLine(number)]));
    await app.client.post('/api/order', orderWith(number), shop.headers);
    const failed = await placed(id);
    expect(failed.rows.nodes[0]).toMatchObject({ state: 'FAILED', problems: [{ line: 2, code: 'ORDER_EXISTS' }] });

    expect(countsOf(await placed(id))).toEqual({ FAILED: 1 });
  });

  it('of Shopify collects what the shopper agreed to pay', async () => {
    const { id } = await create(shopifyFile.replaceAll('#100', `#${next++}00`));
    const found = await placed(id);
    expect(statesOf(found)).toEqual(['PLACED', 'PLACED', 'PROBLEM']);
    const query = 'query($id: String!) { order(id: $id) { collectionAmount { amount currency } paymentStatus } }';
    expect((await ask(app, seller, query, { id: found.rows.nodes[1].orderId })).order).toEqual({
      collectionAmount: { amount: '105.00', currency: 'AED' },
      paymentStatus: 'POSTPAID',
    });
  });
});

const orderWith = (number: string) => ({
  order: { shopDomain: shop.domain, subTotal: 1, orderNumber: Number(number), orderReference: 'other', total: 1, currency: 'USD' },
  customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
  origin: dubai,
  destination: abuDhabi,
  products: [{ name: 'Pin', quantity: 1, price: 1, grams: 10, length: 1, width: 1, height: 1, volume: 1, currency: 'USD' }],
});

describe('Booking an import', () => {
  it('gives all labels in one file, in the order of the file', async () => {
    const lines = numbers(12);
    const { id } = await create(ownFile(lines.map((number) => ownLine(number))), { by: operator });
    expect(await refused(app, operator, LABELS, { id })).toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });
    const found = await placed(id, { by: operator, book: true });
    expect(found.booking).toEqual({ requested: true, allowed: true, booked: 12, problems: 0 });

    const { orderImportLabels: file } = await ask(app, operator, LABELS, { id });
    expect(file).toMatchObject({ missing: [], fileName: expect.stringMatching(/^labels_[0-9a-f]{8}_1_\d{4}-\d\d-\d\d\.pdf$/) });
    expect(file.printed).toHaveLength(12);
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('tells which orders the wallet cannot pay, and books them once it can', async () => {
    const { id } = await create(ownFile(numbers(3).map((number) => ownLine(number))), { by: operator, input: { sellerId: stranger.id } });
    const short = await placed(id, { by: operator, book: true });
    expect(short.booking).toMatchObject({ booked: 0, problems: 3 });
    expect(short.rows.nodes[0].bookingProblem).toMatch(/^INSUFFICIENT_BALANCE: /);
    expect(short.rows.nodes[0].bookingError).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      variant: 'short',
      params: { spendable: expect.any(String) },
    });

    await topUp(app, app.accounts.erpToken, stranger.id, '1000');
    const paid = await placed(id, { by: operator, book: true });
    expect(paid.booking).toMatchObject({ booked: 3, problems: 0 });
    expect(paid.rows.nodes[0]).toMatchObject({ bookingProblem: null, bookingError: null });
  });

  it('books the pickups of a seller who asks for it', async () => {
    const { id } = await create(ownFile(numbers(1).map((number) => ownLine(number))));
    const found = await placed(id, { book: true });

    expect(found.booking).toMatchObject({ allowed: true, booked: 1, problems: 0 });
    expect(await statusOf(found)).toBe('PICKUP');
  });

  it('marks the orders of a seller as packed where the operator books the pickups, and says so', async () => {
    const closed = await startApp({ SELLER_PICKUPS: 'false' });
    const there = { on: closed, by: await sessionOf(closed, closed.accounts.seller) };
    const { domain } = await connectShop(closed);
    const { id } = await create(ownFile(numbers(1).map((number) => ownLine(number))), { ...there, input: { shopDomain: domain } });
    const found = await placed(id, { ...there, book: true });

    expect(found.booking).toMatchObject({ allowed: false, booked: 0, problems: 1 });
    const { bookingProblem, bookingError } = found.rows.nodes[0];
    expect(bookingProblem).toContain('when the operator has booked the pickup');
    expect(bookingError).toEqual({ code: 'BOOKED_BY_OPERATOR', message: bookingProblem, variant: 'packed', params: null });
    expect(await statusOf(found, there)).toBe('FULFILLED');
    await closed.stop();
  });
});

describe('Orders with a problem', () => {
  it('become drafts, which are finished and placed', async () => {
    const [number = ''] = numbers(1);
    const { id } = await create(ownFile([ownLine(number, { city: '' })]));
    const drafted = (await ask(app, seller, DRAFT, { id })).draftOrderImportRows;
    const [{ state, draftId }] = drafted.rows.nodes;
    expect(state).toBe('DRAFT');

    const query = 'query($id: ID!) { orderDraft(id: $id) { problems { field } content { order { shopDomain orderNumber } } } }';
    expect((await ask(app, seller, query, { id: draftId })).orderDraft).toEqual({
      problems: [{ field: 'destination.city' }],
      content: { order: { shopDomain: shop.domain, orderNumber: Number(number) } },
    });
    expect((await ask(app, seller, DRAFT, { id })).draftOrderImportRows.rows.nodes[0].draftId).toBe(draftId);
  });
});

describe('Imports of others', () => {
  it('do not exist for another seller, nor for another shop', async () => {
    const { id } = await create(ownFile(numbers(1).map((number) => ownLine(number))));
    const other = await connectShop(app);

    for (const token of [strangerSession, other.token]) {
      for (const query of [READ, PLACE, CANCEL, DRAFT, LABELS])
        expect(await refused(app, token, query, { id })).toMatchObject({ code: 'NOT_FOUND' });
      expect((await ask(app, token, LIST)).orderImports.nodes).not.toContainEqual({ id });
    }
    expect((await ask(app, shop.token, LIST)).orderImports.nodes).toContainEqual({ id });
    expect((await ask(app, operator, READ, { id })).orderImport.id).toBe(id);
  });

  it('cannot be made for them', async () => {
    const file = Buffer.from(ownFile([ownLine('1')])).toString('base64');
    const as = (token: string, input: object) => refused(app, token, CREATE, { input: { fileName: 'x.csv', defaults, ...input }, file });

    expect(await as(strangerSession, { shopDomain: shop.domain })).toMatchObject({ errors: [{ field: 'shopDomain' }] });
    expect(await as(seller, { sellerId: stranger.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await as(operator, {})).toMatchObject({ errors: [{ field: 'sellerId', code: 'MISSING_FIELD' }] });
    expect(await as(shop.token, { shopDomain: 'other.example' })).toMatchObject({ errors: [{ field: 'shopDomain' }] });
  });
});
