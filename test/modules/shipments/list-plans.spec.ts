import pg from 'pg';
import { sellerListingFill } from '../../../src/modules/directory/index.js';
import { checkLedger } from '../../../src/modules/ledger/index.js';
import { shipmentListFill } from '../../../src/modules/shipments/index.js';
import { PreparedClient } from '../../../src/platform/db/prepared-client.js';
import { listCases } from '../../bench/list-cases.js';
import { startApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { ask } from '../../support/graphql.js';
import { erpGet } from '../../support/erp.js';
import { loadMarket } from '../../support/market.js';
import { waitFor } from '../../support/wait-for.js';

/** Enough that reading a table from end to end costs more than an index. */
const SIZE = { shipments: 8_000, sellers: 4_000 };

const TIDY = ['shipment', 'shipment_search', 'seller', 'seller_listing'];

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url, options: '-c search_path=shipgraph' });
  await client.connect();
  const run = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows;
  await loadMarket(run, SIZE, [...shipmentListFill, sellerListingFill]);
  app = await startApp({ ROLE: 'web' }, { databaseUrl: database.url });
  // An index answers alone only where the database knows that all may see the rows; somebody's open snapshot puts that off.
  await waitFor('the tables are tidy', async () => {
    await run(`vacuum analyze ${TIDY.join(', ')}`);
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
];

/** The statements that an answer takes, each with how the database would go about it. */
async function plansOf(path: string): Promise<{ text: string; steps: Plan[] }[]> {
  const seen: { text: string; values: readonly unknown[] }[] = [];
  PreparedClient.observer = (text, values) => seen.push({ text, values: values ?? [] });
  await erpGet(app, path).finally(() => (PreparedClient.observer = undefined));
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
