import { postingTallyFill } from '../../src/modules/ledger/index.js';
import { adjust, weighedParcel } from '../support/adjustments.js';
import { startApp, type TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import { adminOf, newApiToken, newErpToken, newSeller, topUp, type Person } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { waitFor } from '../support/wait-for.js';
import { connectShop, moveTo, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';

interface Transaction {
  readonly id: string;
  readonly status: string;
  readonly source: string;
  readonly type: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: number;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
  readonly reversesTransactionId: string | null;
}

let app: TestApp;
let admin: string;
let seller: Person;
let shop: ConnectedShop;
let shipmentId: string;
let cancelled: string;
/** A seller who paid in twice, sent two parcels, adjusted one and cancelled the other, and has one order waiting. */
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  seller = await newSeller(app, { company: 'Mugs LLC' });
  shop = await connectShop(app, seller);
  await topUp(app, admin, seller.id, '100.00');
  await topUp(app, admin, seller.id, '50.000', 'KWD');
  shipmentId = await weighedParcel(app, shop, 11);
  await adjust(app, shipmentId);
  cancelled = (await placeOrder(app, shop)).body.shipment_id;
  await walkTo(app, cancelled, 'pickup');
  await moveTo(app, cancelled, 'cancelled');
  await placeOrder(app, shop);
});
const get = (path: string, token = app.accounts.erpToken): Promise<Answer> => app.client.get(`/api/erp${path}`, bearer(token));
const statement = (query = ''): Promise<Answer> => get(`/sellers/${seller.id}/transactions${query}`);
const rows = ({ body }: Answer): Transaction[] => body.data;
const printed = (answer: Answer): string[] =>
  rows(answer).map(({ source, type, amount, status }) => `${source} ${type} ${amount} ${status}`);

describe('The statement of a seller', () => {
  it('lists what is held, then every posting, the latest first', async () => {
    const answer = await statement();

    expect(printed(answer)).toEqual([
      'shipment debit 7.14 pending',
      'refund credit 7.14 posted',
      'shipment debit 7.14 reversed',
      'adjustment debit 18.9 posted',
      'shipment debit 5.25 posted',
      'topup credit 50 posted',
      'topup credit 100 posted',
    ]);
    expect(answer.body.pagination).toEqual({ page: 1, limit: 50, total: 7, totalPages: 1 });
    expect(answer.body.seller).toEqual({ id: seller.id, name: 'Mona Merchant', company: 'Mugs LLC', balance: 75.85 });
  });

  it('is a chain of balances, per account and currency', async () => {
    const dollars = rows(await statement()).filter(({ currency, status }) => currency === 'USD' && status !== 'pending');

    expect(dollars.at(-1)?.balanceBefore).toBe(0);
    expect(dollars[0]?.balanceAfter).toBe(75.85);
    for (let n = 1; n < dollars.length; n++) expect(dollars[n]?.balanceAfter).toBe(dollars[n - 1]?.balanceBefore);
  });

  it('says of each what it was for', async () => {
    const [held, refund, bill, adjustment] = rows(await statement());

    expect(adjustment).toEqual({
      id: expect.stringMatching(/^txn_/),
      sellerId: seller.id,
      account: 'wallet',
      type: 'debit',
      source: 'adjustment',
      status: 'posted',
      amount: 18.9,
      currency: 'USD',
      balanceBefore: 94.75,
      balanceAfter: 75.85,
      shipmentId,
      shipmentDetailId: expect.stringMatching(UUID_7),
      orderId: expect.stringMatching(UUID_7),
      orderReference: expect.stringMatching(/^R-/),
      invoiceId: expect.stringMatching(UUID_7),
      approvalRequestId: null,
      reference: null,
      description: 'Weight adjustment',
      journalEntryId: expect.stringMatching(UUID_7),
      reversesTransactionId: null,
      clearedAt: null,
      createdAt: expect.stringMatching(INSTANT),
    });
    expect(refund?.reversesTransactionId).toBe(bill?.id);
    expect(held).toMatchObject({
      journalEntryId: null,
      balanceBefore: 75.85,
      balanceAfter: 75.85,
      orderReference: expect.stringMatching(/^R-/),
    });
  });

  it.each([
    ['?type=credit', ['refund credit 7.14 posted', 'topup credit 50 posted', 'topup credit 100 posted']],
    ['?type=debit&source=shipment&status=posted', ['shipment debit 5.25 posted']],
    ['?source=adjustment', ['adjustment debit 18.9 posted']],
    ['?source=cod_fee', []],
    ['?status=reversed', ['shipment debit 7.14 reversed']],
    ['?status=pending', ['shipment debit 7.14 pending']],
    ['?status=pending&type=credit', []],
    ['?source=return', []],
    ['?limit=2', ['shipment debit 7.14 pending', 'refund credit 7.14 posted']],
    ['?limit=2&page=2', ['shipment debit 7.14 reversed', 'adjustment debit 18.9 posted']],
    ['?limit=4&page=2', ['shipment debit 5.25 posted', 'topup credit 50 posted', 'topup credit 100 posted']],
    ['?page=9', []],
    ['?type=&source=refund&status=&startDate=&endDate=', ['refund credit 7.14 posted']],
  ])('with %s is %j', async (query, expected) => {
    expect(printed(await statement(query))).toEqual(expected);
  });

  it('has a total that fits its filter', async () => {
    const total = async (query: string): Promise<number> => (await statement(query)).body.pagination.total;
    expect(await Promise.all(['?type=credit', '?status=reversed', '?status=pending', '?source=shipment', '?limit=1'].map(total))).toEqual([
      3, 1, 1, 3, 7,
    ]);
    expect((await statement('?source=cod_fee')).body.pagination).toEqual({ page: 1, limit: 50, total: 0, totalPages: 0 });
  });

  it('is cut to days', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const other = (days: number): string => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

    expect(rows(await statement(`?startDate=${today}&endDate=${today}`))).toHaveLength(7);
    expect(rows(await statement(`?startDate=${other(-90)}&endDate=${today}`))).toHaveLength(7);
    expect(rows(await statement(`?startDate=${today}`))).toHaveLength(7);
    expect(rows(await statement(`?endDate=${other(-1)}`))).toEqual([]);
    expect(rows(await statement(`?startDate=${other(1)}`))).toEqual([]);
    expectRefusal(await statement(`?startDate=${other(-91)}&endDate=${today}`), {
      status: 400,
      code: 'DATE_RANGE_TOO_LARGE',
      family: 'erp',
      fields: ['endDate'],
    });
  });

  it.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['type=both', 'type'],
    ['type=credit&type=debit', 'type'],
    ['source=magic', 'source'],
    ['status=open', 'status'],
    ['startDate=2026-02-30', 'startDate'],
    ['endDate=x', 'endDate'],
    ['startDate=2026-11-20&endDate=2026-11-19', 'endDate'],
  ])('does not take %s', async (query, field) => {
    expectRefusal(await statement(`?${query}`), { status: 400, code: 'INVALID_QUERY', family: 'erp', fields: [field] });
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'x', '%00', "1'--"])('does not exist for the seller %s', async (id) => {
    expectRefusal(await get(`/sellers/${id}/transactions`), { status: 404, code: 'SELLER_NOT_FOUND', family: 'erp', fields: [] });
    expectRefusal(await get(`/sellers/${id}/transactions?limit=0`), { status: 404, code: 'SELLER_NOT_FOUND', family: 'erp', fields: [] });
  });
});

describe('The transactions of a shipment', () => {
  it('are found by any of its ids', async () => {
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { id order { id } } }', { id: shipmentId });

    for (const id of [shipmentId, shipment.id, shipment.order.id, shipmentId.toLowerCase()]) {
      expect(printed(await get(`/shipments/${id}/transactions`))).toEqual(['adjustment debit 18.9 posted', 'shipment debit 5.25 posted']);
    }
    expect((await get(`/shipments/${cancelled}/transactions?type=credit`)).body.pagination).toMatchObject({ total: 1 });
    expectRefusal(await get('/shipments/SVC00000000000/transactions'), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
  });
});

describe('The transactions of all sellers', () => {
  it('are listed and filtered like those of one', async () => {
    const own = rows(await statement());
    const all = rows(await get(`/transactions?sellerId=${seller.id}`));

    expect(all).toEqual(own);
    expect((await get('/transactions?limit=1')).body.pagination.total).toBeGreaterThan(own.length);
    expect(rows(await get('/transactions?sellerId=x'))).toEqual([]);
    expectRefusal(await get('/transactions?limit=101'), { status: 400, code: 'INVALID_QUERY', family: 'erp', fields: ['limit'] });
  });

  it('are read one by one', async () => {
    const [held, refund] = rows(await statement());

    expect((await get(`/transactions/${refund?.id}`)).body).toEqual({ status: 'success', data: refund });
    expect((await get(`/transactions/${held?.id}`)).body).toEqual({ status: 'success', data: held });
    for (const id of ['txn_00000000-0000-7000-8000-000000000000', 'txn_x', 'x', '%00']) {
      expectRefusal(await get(`/transactions/${id}`), { status: 404, code: 'TRANSACTION_NOT_FOUND', family: 'erp', fields: [] });
    }
  });
});

describe('Only the operator', () => {
  it('sees those of others', async () => {
    const LIST = 'query($s: String) { transactions(sellerId: $s) { totalCount nodes { id } } }';
    const ONE = 'query($id: String!) { transaction(id: $id) { amount { amount } } }';
    const [, refund] = rows(await statement());
    const other = await sessionOf(app, app.accounts.otherSeller);
    const own = await sessionOf(app, seller);

    expect((await ask(app, own, LIST)).transactions.totalCount).toBe(7);
    expect((await ask(app, other, LIST)).transactions.totalCount).toBeLessThan(7);
    expect(await refused(app, other, LIST, { s: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refused(app, other, ONE, { id: refund?.id })).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    expect(await refused(app, shop.token, LIST)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(app, await newApiToken(app, own), ONE, { id: refund?.id })).transaction).toEqual({ amount: { amount: '7.14' } });
  });

  it('and no token without the scope', async () => {
    const weak = await newErpToken(app, admin, { scopes: ['shipments:read', 'approvals:read'] });

    for (const path of ['/transactions', `/sellers/${seller.id}/transactions`, `/shipments/${shipmentId}/transactions`]) {
      expectRefusal(await get(path, weak), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    }
  });
});

it('A connection is walked by its cursors through holds and postings', async () => {
  const PAGE =
    'query($s: String, $a: String) { transactions(sellerId: $s, first: 2, after: $a) { nodes { id } pageInfo { hasNextPage endCursor } } }';
  const walked: string[] = [];
  let after: string | null = null;
  do {
    const { transactions } = await ask(app, admin, PAGE, { s: seller.id, a: after });
    walked.push(...transactions.nodes.map(({ id }: { id: string }) => id));
    after = transactions.pageInfo.hasNextPage ? transactions.pageInfo.endCursor : null;
  } while (after !== null);

  expect(walked).toEqual(rows(await statement()).map(({ id }) => id));
});

it('Each posting on an account of a seller is sent in the printed form', async () => {
  const events = await app.database.sql<{ data: Record<string, unknown> }>(
    `select data from event where type = 'wallet.transaction' and owner_id = $1 order by seq desc`,
    [seller.id],
  );
  const printed = rows(await statement('?limit=100'))
    .filter(({ status }) => status !== 'pending')
    .map((row) => ({ ...row, status: 'posted' }));

  expect(events.map(({ data }) => data)).toEqual(printed);
});

describe('A long journal', () => {
  const SELLERS = 20;
  const POSTINGS = 40_000;

  // A separate service: its books are wrong.
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
    await placeOrder(app, await connectShop(app));
  });
  afterAll(() => app.stop());

  /** Top-ups written directly to the tables, bypassing the ledger. */
  async function seed(): Promise<void> {
    const guards = (what: 'disable' | 'enable') => ['posting', 'journal_entry'].map((table) => `alter table ${table} ${what} trigger user`);
    await app.database.unitOfWork.run(null, async (tx) => {
      for (const text of guards('disable')) await tx.sql(text);
      await tx.sql(
        `insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, description)
         select gen_random_uuid(), 'topup', 'seed', n, 'seed:' || n, now(), 'Seed' from generate_series(1, $1::int) n`,
        [POSTINGS],
      );
      await tx.sql(
        `insert into posting (id, entry_id, line, account, seller_id, direction, amount_minor, currency, balance_before_minor,
                              balance_after_minor, source, description, occurred_at)
         select gen_random_uuid(), e.id, 1, '2100', ('00000000-0000-7000-8000-0000000000' || lpad((e.source_id::int % $1)::text, 2, '0'))::uuid,
                'credit', 1, 'USD', 0, 1, 'topup', 'Seed', e.occurred_at
           from journal_entry e where e.source_type = 'seed'`,
        [SELLERS],
      );
      await tx.sql(
        `insert into seller_account (seller_id, kind, currency, balance_minor, posting_count, created_at, updated_at)
         select seller_id, 'wallet', 'USD', 0, count(*), now(), now() from posting p
          where not exists (select 1 from seller_account a where a.seller_id = p.seller_id) and seller_id is not null group by 1`,
      );
      for (const text of guards('enable')) await tx.sql(text);
    });
    // Another session's snapshot, taken before the rows existed, keeps them from being visible to all.
    for (const statement of ['delete from posting_tally', postingTallyFill]) await app.database.sql(statement);
    await waitFor('every page is visible to all', async () => {
      await app.database.sql('vacuum (analyze) posting');
      const [row] = await app.database.sql<{ whole: boolean }>(
        "select relallvisible >= relpages - 1 as whole from pg_class where oid = 'posting'::regclass",
      );
      return row?.whole === true;
    });
  }

  const plan = async (text: string): Promise<string> => JSON.stringify(await app.database.sql(`explain (format json, costs off) ${text}`));
  const places = (condition: string, order: string) =>
    `select p.seq from posting p where p.account in ('1200', '2100')${condition} order by p.seq ${order} limit 50 offset 15000`;

  it('is paged by an index alone, and its last page is as right as its first', async () => {
    await seed();
    const one = " and p.seller_id = '00000000-0000-7000-8000-000000000007'";
    for (const [condition, index] of [
      ['', 'posting_feed'],
      [" and p.source = 'adjustment'", 'posting_feed'],
      [one, 'posting_statement'],
      [`${one} and p.direction = 'credit' and p.occurred_at >= '2026-01-01'`, 'posting_statement'],
    ] as const) {
      for (const order of ['desc', 'asc']) {
        const found = await plan(places(condition, order));
        expect(found).toContain('Index Only Scan');
        expect(found).toContain(index);
      }
    }

    const { total, totalPages } = (await get('/transactions?status=posted&limit=100')).body.pagination;
    const whole = (await get('/transactions?limit=100')).body.pagination;
    expect(whole.total).toBeGreaterThanOrEqual(POSTINGS);
    expect(total).toBeLessThan(whole.total);
    const last = rows(await get(`/transactions?limit=100&page=${whole.totalPages}`));
    expect(last).toHaveLength(whole.total % 100 === 0 ? 100 : whole.total % 100);
    expect(rows(await get(`/transactions?limit=100&status=posted&page=${totalPages}`))).toHaveLength(total % 100 === 0 ? 100 : total % 100);
    const deep = await Promise.all([150, 151].map(async (page) => rows(await get(`/transactions?limit=100&page=${page}`))));
    const near = await Promise.all([300, 301].map(async (page) => rows(await get(`/transactions?limit=100&page=${page}`))));
    expect(new Set([...deep, ...near].flat().map(({ id }) => id)).size).toBe(400);
  });
});
