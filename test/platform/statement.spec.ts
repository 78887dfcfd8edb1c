import type { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { OrderWarning } from '../../src/modules/orders/order.entity.js';
import { db } from '../../src/modules/orders/orders.tables.js';
import { openOrm } from '../../src/platform/db/orm.js';
import { Database } from '../../src/platform/db/database.js';
import { PreparedClient } from '../../src/platform/db/prepared-client.js';
import { sqlOn } from '../../src/platform/db/sql.js';
import { anyOf, rowsOf, runOnce, statement, type Named } from '../../src/platform/db/statement.js';
import type { Tx } from '../../src/platform/db/unit-of-work.js';
import type { CoreServices } from '../../src/platform/services.js';
import { newId } from '../../src/platform/ids.js';
import { entities } from '../../src/entities.js';
import { columnOf } from '../../src/platform/db/table-facts.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const at = new Date('2026-11-23T09:30:00.123Z');
const later = new Date('2026-11-23T10:00:00.000Z');
let now = at;
let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  const services = { clock: { now: () => now } } as unknown as CoreServices;
  database = new Database({ url: server.url, schema: 'shipgraph', pool: 2 }, services);
  // What a row refers to is the business of other tests.
  await database.sql('alter table "order" drop constraint if exists order_shop_id_foreign');
});
afterAll(async () => {
  PreparedClient.observer = undefined;
  await database.close();
  await server.drop();
});

/** Other services may run in this process. */
const watch = (seen: (text: string, values: readonly unknown[] | undefined) => unknown): void => {
  PreparedClient.observer = (text, values, name) => void (server.url.endsWith(`/${name}`) && seen(text, values));
};

const address = { name: 'A', city: 'Dubai', countryCode: 'AE' } as never;

const newOrder = (orderNumber: bigint) => ({
  id: newId(),
  shopId: newId(),
  sellerId: newId(),
  shopDomain: 'shop.example',
  orderNumber,
  orderReference: '#1',
  currency: 'USD',
  subTotalMinor: 9_007_199_254_740_993n,
  taxMinor: 0n,
  discountMinor: 0n,
  totalMinor: 0n,
  paymentStatus: 'prepaid' as const,
  collectionMinor: 0n,
  codFeeBasisPoints: 0,
  codFeeMinor: 0n,
  customer: { firstName: "O'Neil", lastName: '\\', email: 'a@b.example', phone: null, phoneNormalised: null },
  origin: address,
  destination: address,
  warnings: [{ field: null, code: 'A', message: 'b' }] as OrderWarning[],
  placement: {
    collectionMinor: '0',
    codFeeMinor: '0',
    service: { code: 'SVC_STD', name: 'Standard', autoSelected: false, actualRateMinor: '0', displayRateMinor: null },
  },
  contentHash: Buffer.from([0, 255]),
  version: 1,
});

const findOrder = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('order')
    .select(['id', 'subTotalMinor', 'createdAt', 'updatedAt', 'warnings', 'contentHash', 'customer', 'shippingFeeMinor'])
    .select((eb) => eb.lit(1).as('oneMore'))
    .where('id', '=', $.id)
    .where('paymentStatus', '=', 'prepaid'),
);

const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.unitOfWork.run(null, work);

it('writes a row by the names of its properties and reads it back as the entity types it', async () => {
  const order = newOrder(1n);
  await inTransaction((tx) => db.insert(tx.sql, 'order', order));
  await expect(findOrder.first(database.sql, { id: order.id })).resolves.toEqual({
    id: order.id,
    subTotalMinor: 9_007_199_254_740_993n,
    createdAt: at,
    updatedAt: at,
    warnings: order.warnings,
    contentHash: order.contentHash,
    customer: order.customer,
    shippingFeeMinor: null,
    oneMore: 1,
  });
  await expect(findOrder.first(database.sql, { id: newId() })).resolves.toBeUndefined();
});

it('writes many rows in one statement, whatever their types', async () => {
  const orders = [newOrder(2n), { ...newOrder(3n), shopId: newId() }];
  const sent: string[] = [];
  watch((text) => sent.push(text));
  await inTransaction((tx) => db.insertAll(tx.sql, 'order', orders));
  PreparedClient.observer = undefined;
  expect(sent).toHaveLength(3);
  for (const order of orders) {
    await expect(findOrder.first(database.sql, order)).resolves.toMatchObject({
      contentHash: order.contentHash,
      warnings: order.warnings,
      createdAt: at,
    });
  }
});

it('writes rows whose key is there already into those rows, which keep their id and when they were made', async () => {
  const [first, other] = [newOrder(9n), newOrder(10n)];
  const key = ['shopId', 'orderNumber'] as const;
  await inTransaction((tx) => db.upsert(tx.sql, 'order', first, key));
  now = later;
  const again = { ...first, id: newId(), shopDomain: 'other.example', warnings: [] };
  await inTransaction((tx) => db.upsertAll(tx.sql, 'order', [again, other], key));
  now = at;
  await expect(findOrder.first(database.sql, first)).resolves.toMatchObject({ createdAt: at, updatedAt: later, warnings: [] });
  await expect(findOrder(database.sql, again)).resolves.toHaveLength(0);
  await expect(findOrder.first(database.sql, other)).resolves.toMatchObject({ createdAt: later, warnings: other.warnings });
  await inTransaction((tx) => db.upsert(tx.sql, 'order', { ...again, warnings: first.warnings }, key));
  await expect(findOrder.first(database.sql, first)).resolves.toMatchObject({ createdAt: at, updatedAt: at, warnings: first.warnings });
});

it('stamps a row that changes, and writes JSON where the column holds it', async () => {
  const order = newOrder(4n);
  await inTransaction((tx) => db.insert(tx.sql, 'order', order));
  const warn = statement(($: Named<{ ids: readonly string[]; warnings: typeof order.warnings }>) =>
    db
      .updateTable('order')
      .set({ warnings: $.warnings, version: sql`version + 1` })
      .where('id', '=', anyOf($.ids))
      .returning(['id', 'createdAt', 'updatedAt', 'warnings']),
  );
  now = later;
  const warnings = [{ field: 'a', code: 'C', message: 'd' }];
  await expect(inTransaction((tx) => warn(tx.sql, { ids: [order.id], warnings }))).resolves.toEqual([
    { id: order.id, createdAt: at, updatedAt: later, warnings },
  ]);
  await expect(inTransaction((tx) => warn.count(tx.sql, { ids: [newId()], warnings }))).resolves.toBe(0);
  now = at;
});

it('changes a row in the database and in the hands of its caller, and says when it is gone', async () => {
  const order = { ...newOrder(20n), updatedAt: at };
  await inTransaction((tx) => db.insert(tx.sql, 'order', order));
  now = later;
  const warnings = [{ field: null, code: 'B', message: 'c' }];
  await inTransaction((tx) => db.change(tx.sql, 'order', order, { warnings, shippingFeeMinor: 5n, subTotalMinor: undefined }));
  now = at;
  expect(order).toMatchObject({ warnings, updatedAt: later, subTotalMinor: 9_007_199_254_740_993n });
  await expect(findOrder.first(database.sql, order)).resolves.toMatchObject({
    warnings,
    shippingFeeMinor: 5n,
    updatedAt: later,
    createdAt: at,
    subTotalMinor: order.subTotalMinor,
  });
  await expect(inTransaction((tx) => db.change(tx.sql, 'order', { id: newId() }, { locale: 'ar' }))).rejects.toThrow(/is gone/);
});

it('keeps what is not named in the text, where the planner sees it, and sends what a query of the moment holds beside it', async () => {
  const sent: [string, readonly unknown[] | undefined][] = [];
  watch((text, values) => sent.push([text, values]));
  await findOrder(database.sql, { id: newId() });
  await runOnce(database.sql, db.selectFrom('order').select('shopDomain').where('orderReference', '=', "it's"));
  PreparedClient.observer = undefined;
  expect(sent[0]?.[0]).toContain(`"payment_status" = 'prepaid'`);
  expect(sent[0]?.[1]).toHaveLength(1);
  expect(sent[1]).toEqual([expect.stringContaining('select "shop_domain" as "shopDomain"'), ["it's"]]);
});

it('reads rows that are given as a table, to the last digit', async () => {
  const wanted = [newOrder(8n), newOrder(9n)];
  await inTransaction((tx) => db.insertAll(tx.sql, 'order', wanted));
  const findWanted = statement(($: Named<{ wanted: readonly { orderNumber: bigint; leastMinor: bigint; at: Date | null }[] }>) =>
    db
      .selectFrom('order')
      .innerJoin(
        rowsOf($.wanted, { orderNumber: 'bigint', leastMinor: 'bigint', at: 'timestamptz' }).as('w'),
        'w.orderNumber',
        'order.orderNumber',
      )
      .select(['w.orderNumber', 'w.leastMinor', 'w.at'])
      .whereRef('subTotalMinor', '>=', 'w.leastMinor')
      .orderBy('w.orderNumber'),
  );
  const rows = [
    { orderNumber: 8n, leastMinor: 9_007_199_254_740_993n, at },
    { orderNumber: 9n, leastMinor: 9_007_199_254_740_994n, at: null },
  ];
  await expect(findWanted(database.sql, { wanted: rows })).resolves.toEqual(rows.slice(0, 1));
});

it('requests the columns of a result once per connection, also when the statement failed in between', async () => {
  const client = new PreparedClient({ connectionString: server.url });
  await client.connect();
  let descriptions = 0;
  const { connection } = client as unknown as { readonly connection: EventEmitter };
  connection.on('rowDescription', () => (descriptions += 1));
  const divide = {
    name: 'divide',
    text: `select 6 / $1::int as part, $2::timestamptz as "madeAt", null::jsonb as nothing, '{"a":1}'::jsonb as value`,
  };
  const { run } = sqlOn(client, () => now);
  const divided = (part: number) => [{ part, madeAt: at, nothing: null, value: { a: 1 } }];
  try {
    expect((await run(divide, [2, at])).rows).toEqual(divided(3));
    await expect(run(divide, [0, at])).rejects.toThrow(/division by zero/);
    await expect(run(divide, [Symbol('no value'), at])).rejects.toThrow(/Symbol/);
    const both = await Promise.all([run(divide, [3, at]), run(divide, [6, at])]);
    expect(both.map(({ rows }) => rows)).toEqual([divided(2), divided(1)]);
    expect(descriptions).toBe(1);
  } finally {
    await client.end();
  }
});

it('sends the statements of one turn together, and rolls all of them back when one fails', async () => {
  const [kept, lost] = [newOrder(5n), newOrder(6n)];
  const work = inTransaction((tx) => Promise.all([db.insert(tx.sql, 'order', lost), db.insert(tx.sql, 'order', { ...lost, id: newId() })]));
  await expect(work).rejects.toThrow(/order_shop_number/);
  await inTransaction((tx) => Promise.all([db.insert(tx.sql, 'order', kept), findOrder.first(tx.sql, kept)]));
  await expect(findOrder(database.sql, kept)).resolves.toHaveLength(1);
  await expect(findOrder(database.sql, lost)).resolves.toHaveLength(0);
});

it('runs no statement of a transaction that has ended, whatever was begun beside the one that failed', async () => {
  const failed = Promise.withResolvers<void>();
  const late: Promise<unknown>[] = [];
  const order = newOrder(10n);
  const work = inTransaction((tx) => {
    const writeLater = failed.promise.then(() => db.insert(tx.sql, 'order', order));
    late.push(writeLater.catch((error: Error) => error.message));
    return Promise.all([tx.sql('select 1 / 0'), writeLater]);
  });
  await expect(work).rejects.toThrow(/division by zero/);
  failed.resolve();
  await expect(late[0]).resolves.toBe('The transaction of this statement has ended.');
  await expect(findOrder(database.sql, order)).resolves.toHaveLength(0);
});

it('does not take a transaction for committed in which the error of a statement was lost', async () => {
  const order = newOrder(7n);
  const work = inTransaction(async (tx) => {
    await db.insert(tx.sql, 'order', order);
    await tx.sql('select 1 / 0').catch(() => undefined);
  });
  await expect(work).rejects.toThrow(/nothing was written/);
  await expect(findOrder(database.sql, order)).resolves.toHaveLength(0);
});

it('knows every column by the name of its property', async () => {
  const orm = await openOrm({ url: server.url, schema: 'shipgraph', pool: 1 }, { entities, migrations: [] });
  const properties = [...orm.getMetadata().getAll().values()].flatMap(({ props }) => props);
  const differing = properties.filter(({ name, fieldNames }) => fieldNames && fieldNames[0] !== columnOf(name));
  expect(properties.length).toBeGreaterThan(500);
  expect(differing.map(({ name }) => name)).toEqual([]);
});
