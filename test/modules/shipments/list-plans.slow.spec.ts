import { JobWork } from '../../../src/platform/work/work.js';
import pg from 'pg';
import { sellerListingFill } from '../../../src/modules/sellers/index.js';
import { checkLedger, foldPostingTally, postingTallyFill } from '../../../src/modules/ledger/index.js';
import { shipmentDayTallyFill, shipmentListFill, shipmentTasks } from '../../../src/modules/shipments/index.js';
import { PreparedClient } from '../../../src/platform/db/prepared-client.js';
import { listCases } from '../../bench/list-cases.js';
import { startApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { ask } from '../../support/graphql.js';
import { erpGet } from '../../support/erp.js';
import { adminOf, newSeller, topUp } from '../../support/people.js';
import { loadMarket } from '../../support/market.js';
import { waitFor } from '../../support/wait-for.js';

/** Enough that reading a table from end to end costs more than an index. */
const SIZE = { shipments: 11_000, sellers: 4_000 };

const TIDY = ['shipment', 'shipment_search', 'seller', 'seller_listing', 'posting', 'task', 'pickup_round', 'pickup_confirmation'];

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url, options: '-c search_path=shipgraph' });
  await client.connect();
  const run = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows;
  await loadMarket(run, SIZE, [...shipmentListFill, shipmentDayTallyFill, sellerListingFill, postingTallyFill]);
  app = await startApp({ ROLE: 'web' }, { databaseUrl: database.url });
  // An index-only scan requires that all rows are visible to everyone; an open snapshot delays that.
  await waitFor('the tables are tidy', async () => {
    // Few dead entries would be left where they are, and their pages not be known to all.
    await run(`vacuum (analyze, index_cleanup on) ${TIDY.join(', ')}`);
    const untidy = await run('select relname from pg_class where relname = any($1) and relallvisible < relpages', [TIDY]);
    return untidy.length === 0;
  });
  await client.end();
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** A step of a plan and all those below it. */
const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

const LARGE: readonly (string | undefined)[] = [
  'shipment',
  'shipment_search',
  'seller',
  'seller_listing',
  'order',
  'timeline_entry',
  'posting',
  'task',
  'pickup_round',
  'pickup_confirmation',
];

/** The statements that an answer takes, each with how the database would go about it. */
async function plansOf(path: string | (() => Promise<unknown>)): Promise<{ text: string; steps: Plan[] }[]> {
  const seen: { text: string; values: readonly unknown[] }[] = [];
  const own = new URL(app.databaseUrl).pathname.slice(1);
  PreparedClient.observer = (text, values, of) => {
    if (of === own) seen.push({ text, values: values ?? [] });
  };
  await (typeof path === 'string' ? erpGet(app, path) : path()).finally(() => (PreparedClient.observer = undefined));
  const plans = [];
  for (const { text, values } of seen.filter(({ text }) => /^(\/\*.*?\*\/ )?(select|with) /i.test(text.trim()))) {
    const [row] = await app.database.sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
    plans.push({ text, steps: stepsOf(row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' }) });
  }
  return plans;
}

const scansOf = (plans: { text: string; steps: Plan[] }[]): string[] =>
  plans.flatMap(({ text, steps }) =>
    steps
      .filter((step) => step['Node Type'] === 'Seq Scan' && LARGE.includes(step['Relation Name']))
      .map((step) => `${step['Relation Name']}: ${text}`),
  );

const indexesOf = (plans: { steps: Plan[] }[]): (string | undefined)[] =>
  plans.flatMap(({ steps }) => steps.map((step) => step['Index Name']));

it('is tried on books that are right and lists that are complete', async () => {
  expect(await checkLedger(app.database.sql, new Date())).toMatchObject({ ok: true });
  expect((await erpGet(app, '/shipments')).pagination.total).toBe(SIZE.shipments);
  expect((await erpGet(app, '/sellers/count')).count).toBe(SIZE.sellers + 2);
  const [row] = await app.database.sql<{ count: string }>(
    `select count(*) from shipment where status = 'delivered' and payment_status = 'postpaid'`,
  );
  expect((await erpGet(app, '/shipments?status=delivered&paymentStatus=postpaid')).pagination.total).toBe(Number(row?.count));
});

/** What nearly every row has can only be counted by reading all of them. */
const selective = listCases.filter(({ name }) => !name.endsWith('by what all have'));

it.each(selective.map(({ name, path, queries, paged }) => [name, path.replace('/api/erp', ''), queries[0] ?? '', paged] as const))(
  '%s: no large table is read from end to end',
  async (_name, path, query, paged) => {
    expect(scansOf(await plansOf(`${path}?${query}`))).toEqual([]);
    if (!paged) return;
    const { pagination } = await erpGet(app, `${path}?${query}`);
    const deep = `${path}?${query}&page=${Math.max(1, pagination.totalPages)}`;

    expect(scansOf(await plansOf(deep))).toEqual([]);
    expect((await erpGet(app, deep)).data).toHaveLength(pagination.total === 0 ? 0 : ((pagination.total - 1) % pagination.limit) + 1);
  },
);

it('estimates how many are found when there are more than 10,000, and says so', async () => {
  const { pagination } = await erpGet(app, '/shipments?search=svc&limit=100');
  expect(pagination).toMatchObject({ page: 1, limit: 100, totalIsEstimate: true });
  expect(Math.abs(pagination.total - SIZE.shipments)).toBeLessThan(SIZE.shipments / 10);
  expect((await erpGet(app, '/shipments?search=kowalski')).pagination).not.toHaveProperty('totalIsEstimate');
  expect((await erpGet(app, '/shipments')).pagination).not.toHaveProperty('totalIsEstimate');

  const { shipments } = await ask(app, app.accounts.erpToken, '{ shipments(search: "svc") { totalCount totalCountIsEstimate } }');
  expect(shipments).toEqual({ totalCount: pagination.total, totalCountIsEstimate: true });
});

it('turns the pages of an estimated list to its end without losing or repeating an entry', async () => {
  const rows = await app.database.sql<{ reference: string }>('select reference from shipment order by created_at desc, id desc');
  const pageOf = (page: number) => erpGet(app, `/shipments?search=svc&limit=100&page=${page}`);
  for (const page of [2, 54, 56, 109, 110]) {
    const { data, pagination } = await pageOf(page);
    expect(data.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).toEqual(
      rows.slice((page - 1) * 100, page * 100).map(({ reference }) => reference),
    );
    if (page < 110) expect(pagination.totalPages).toBeGreaterThan(page);
  }
  // At the end and beyond it is known how many there are.
  const ended = { total: SIZE.shipments, totalPages: 110 };
  expect((await pageOf(110)).pagination).toEqual({ page: 110, limit: 100, ...ended });
  expect(await pageOf(111)).toMatchObject({ data: [], pagination: ended });
});

it.each([
  ['', 'shipment_created'],
  ['status=on_hold', 'shipment_status_created'],
  ['type=return', 'shipment_returns'],
  ['billingStatus=waived', 'shipment_billing_created'],
  ['codStage=with_reception', 'shipment_cod_stage'],
  ['hasAdjustment=true', 'shipment_adjusted'],
  ['sortBy=updatedAt', 'shipment_updated'],
  ['search=kowalski', 'shipment_search_terms'],
])('finds shipments with "%s" by the index %s', async (query, index) => {
  expect(indexesOf(await plansOf(`/shipments?${query}`))).toContain(index);
});

it('finds the shipments of an order by the index of their kind', async () => {
  const { orders } = await ask(app, app.accounts.erpToken, '{ orders(first: 3) { nodes { id } } }');
  const read = () =>
    ask(app, app.accounts.erpToken, 'query($id: String!) { order(id: $id) { shipment { reference } } }', { id: orders.nodes[0].id });
  const plans = await plansOf(read);
  expect(scansOf(plans)).toEqual([]);
  expect(indexesOf(plans)).toContain('shipment_outbound_of_order');
  // The words of all shipments of an order are written by a trigger when its e-mail address changes.
  const ofOrder = `select id from shipment s where (s.order_id = $1 and s.type = 'outbound') or (s.order_id = $1 and s.type = 'return')`;
  const [row] = await app.database.sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${ofOrder}`, [orders.nodes[0].id]);
  const steps = stepsOf(row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' });
  expect(indexesOf([{ steps }])).toEqual(expect.arrayContaining(['shipment_outbound_of_order', 'shipment_return_of_order']));
});

const HOLDER = '00000000-0000-7000-8000-0000000000aa';

it('finds shipments by the state of their adjustment and by who has the money with an index', async () => {
  await app.database.sql(
    `insert into cod_collection (id, shipment_id, order_id, seller_id, invoice_id, order_reference, currency, expected_minor, collected_minor, fee_basis_points,
       fee_minor, method, stage, remaining_minor, holder_id, collected_at, collected_at_given, actor_type, credit_posting_id, wallet_after_minor, created_at, updated_at)
     select gen_random_uuid(), id, order_id, seller_id, gen_random_uuid(), 'M', 'USD', 100, 100, 0, 0, 'cash', cod_stage, 100,
       case when row_number() over (order by id) % 5 = 0 then $1::uuid end, now(), false, 'erp', gen_random_uuid(), 0, now(), now()
     from shipment where cod_stage is not null`,
    [HOLDER],
  );
  await app.database.sql('analyze cod_collection');
  const HELD = `exists (select 1 from cod_collection c where c.shipment_id = s.id and c.holder_id = '${HOLDER}' and c.stage <> 'deposited')`;
  for (const [filter, meaning, index] of [
    ['adjustmentStatus: [UNPAID]', `adjustment_status = 'unpaid'`, 'shipment_adjustment_status'],
    ['adjustmentStatus: [DISPUTED]', `adjustment_status = 'disputed'`, 'shipment_adjustment_status'],
    [
      'adjustmentStatus: [UNPAID, DISPUTED], status: [DELIVERED]',
      `adjustment_status in ('unpaid', 'disputed') and status = 'delivered'`,
      'shipment_adjustment_status',
    ],
    [`codHolderId: "${HOLDER}"`, HELD, 'cod_collection_custody'],
    [`codHolderId: "${HOLDER}", codStage: [COLLECTED]`, `cod_stage = 'collected' and ${HELD}`, 'cod_collection_custody'],
  ] as const) {
    for (const [sort, column] of [
      ['CREATED_AT', 'created_at'],
      ['UPDATED_AT', 'updated_at'],
    ]) {
      const rows = await app.database.sql<{ id: string }>(`select id from shipment s where ${meaning} order by ${column} desc, id desc`);
      const read = async (offset: number) =>
        (await ask(app, app.accounts.erpToken, `{ shipments(${filter}, sortBy: ${sort}, offset: ${offset}) { totalCount nodes { id } } }`))
          .shipments;
      for (const offset of [0, Math.max(0, rows.length - 10)])
        expect(await read(offset)).toEqual({ totalCount: rows.length, nodes: rows.slice(offset, offset + 25) });
      const plans = await plansOf(() => read(0));
      expect(scansOf(plans)).toEqual([]);
      expect(indexesOf(plans)).toContain(index);
    }
  }
});

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const between = (column: string, from: string, to: string): string => `${column} >= '${from}' and ${column} < '${to}'::date + 1`;

/** In the middle of a day. */
const SINCE = new Date(Date.now() - 350 * 86_400_000).toISOString();

/** What a filter means, in the words of the database. */
const MEANINGS: readonly (readonly [string, string])[] = [
  ['', 'true'],
  ['status=delivered&paymentStatus=postpaid', `status = 'delivered' and payment_status = 'postpaid'`],
  [`startDate=${day(200)}&endDate=${day(120)}`, between('created_at', day(200), day(120))],
  [
    `startDate=${day(200)}&endDate=${day(120)}&status=failed,on_hold`,
    `${between('created_at', day(200), day(120))} and status in ('failed', 'on_hold')`,
  ],
  [`startDate=${day(90)}&endDate=${day(0)}&dateField=deliveredAt`, between('delivered_at', day(90), day(0))],
  [
    `startDate=${day(90)}&endDate=${day(10)}&dateField=deliveredAt&paymentStatus=postpaid&hasAdjustment=false`,
    `${between('delivered_at', day(90), day(10))} and payment_status = 'postpaid' and not has_adjustment`,
  ],
  [
    `startDate=${day(60)}&endDate=${day(30)}&dateField=pickedUpAt&type=return`,
    `${between('picked_up_at', day(60), day(30))} and type = 'return'`,
  ],
  [`updatedSince=${SINCE}`, `updated_at >= '${SINCE}'`],
  [`updatedSince=${SINCE}&status=delivered`, `updated_at >= '${SINCE}' and status = 'delivered'`],
];

it.each(MEANINGS)('counts and finds the matches of "%s", on any page', async (query, meaning) => {
  for (const [sort, column] of [
    ['createdAt', 'created_at'],
    ['updatedAt', 'updated_at'],
  ] as const) {
    for (const order of ['asc', 'desc']) {
      const rows = await app.database.sql<{ reference: string }>(
        `select reference from shipment where ${meaning} order by ${column} ${order}, id ${order}`,
      );
      const pages = Math.ceil(rows.length / 50);
      for (const page of new Set([1, 2, Math.ceil(pages / 2), pages - 1, pages, pages + 1].map((page) => Math.max(1, page)))) {
        const answer = await erpGet(app, `/shipments?${query}&sortBy=${sort}&sortOrder=${order}&page=${page}`);

        expect(answer.pagination).toMatchObject({ total: rows.length, totalPages: pages });
        expect(answer.data.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).toEqual(
          rows.slice((page - 1) * 50, page * 50).map(({ reference }) => reference),
        );
      }
    }
  }
});

const transactions = (query: string, page: number) => erpGet(app, `/transactions?limit=100&${query}&page=${page}`);
const REVERSED = 'exists (select 1 from journal_entry r where r.reverses_entry_id = p.entry_id)';

it.each([
  ['status=posted', `not ${REVERSED}`],
  ['status=reversed', REVERSED],
  ['source=adjustment', `source = 'adjustment'`],
  ['type=credit', `direction = 'credit'`],
  [`startDate=${day(80)}&endDate=${day(20)}`, between('occurred_at', day(80), day(20))],
  [
    `startDate=${day(60)}&endDate=${day(50)}&source=return&status=posted`,
    `${between('occurred_at', day(60), day(50))} and source = 'return' and not ${REVERSED}`,
  ],
])('counts and finds transactions with "%s", on whichever page', async (query, meaning) => {
  const rows = await app.database.sql<{ id: string }>(
    `select 'txn_' || id as id from posting p where account in ('1200', '2100') and ${meaning} order by seq desc`,
  );
  const pages = Math.ceil(rows.length / 100);
  for (const page of new Set([1, 2, Math.max(1, Math.ceil(pages / 2)), Math.max(1, pages), pages + 1])) {
    const answer = await transactions(query, page);

    expect(answer.pagination).toMatchObject({ total: rows.length, totalPages: pages });
    expect(answer.data.map(({ id }: { id: string }) => id)).toEqual(rows.slice((page - 1) * 100, page * 100).map(({ id }) => id));
  }
});

it('turns pages of transactions by their cursor as by their number', async () => {
  const read = async (args: string) =>
    (await ask(app, app.accounts.erpToken, `{ transactions(status: REVERSED, ${args}) { nodes { id } pageInfo { endCursor } } }`))
      .transactions;
  const first = await read('first: 20');
  const second = await read(`first: 20, after: "${first.pageInfo.endCursor}"`);
  expect(second.nodes).toEqual((await read('first: 20, offset: 20')).nodes);
  expect(second.nodes).toHaveLength(20);
});

it('counts the same after the tallies were folded, and after a change', async () => {
  const counts = async (): Promise<number[]> =>
    Promise.all(
      [
        `/shipments?startDate=${day(80)}&endDate=${day(0)}`,
        '/shipments?status=failed',
        '/transactions?status=posted',
        '/transactions?source=topup',
      ].map(async (path) => (await erpGet(app, path)).pagination.total),
    );
  const before = await counts();
  const seller = await newSeller(app);
  await topUp(app, app.accounts.erpToken, seller.id, '5.00');
  const [topup] = await app.database.sql<{ entry_id: string }>('select entry_id from posting where seller_id = $1', [seller.id]);
  const after = await counts();
  expect(after).toEqual([before[0], before[1], Number(before[2]) + 1, Number(before[3]) + 1]);

  const fold = async () => {
    const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
    for (const task of [...shipmentTasks, foldPostingTally]) await task.run(context);
  };
  await fold();
  expect(await counts()).toEqual(after);
  await ask(app, await adminOf(app), `mutation { reverseEntry(entryId: "${topup?.entry_id}", reason: "Wrong") { id } }`);
  for (let n = 0; n < 3; n++) {
    // The top-up is reversed; its reversal is posted.
    expect(await counts()).toEqual(after);
    expect((await erpGet(app, `/sellers/${seller.id}/transactions?status=reversed`)).pagination.total).toBe(1);
    await fold();
  }
});

it('reads the same pages from the end as from the beginning', async () => {
  const references = async (args: string): Promise<string[]> => {
    const { shipments } = await ask(app, app.accounts.erpToken, `{ shipments(status: [DELIVERED], ${args}) { nodes { reference } } }`);
    return shipments.nodes.map(({ reference }: { reference: string }) => reference);
  };
  const { shipments } = await ask(app, app.accounts.erpToken, '{ shipments(status: [DELIVERED]) { totalCount } }');
  for (const offset of [0, 999, 1_000, Math.floor(shipments.totalCount / 2), shipments.totalCount - 120, shipments.totalCount - 7]) {
    // The other way round, a page is as far from the end as it was from the beginning.
    const size = Math.min(50, shipments.totalCount - offset);
    const mirrored = await references(`sortOrder: ASC, first: ${size}, offset: ${shipments.totalCount - offset - size}`);

    expect(await references(`first: 50, offset: ${offset}`)).toEqual(mirrored.reverse());
  }
  expect(await references(`first: 50, offset: ${shipments.totalCount}`)).toEqual([]);
});
