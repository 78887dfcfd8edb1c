import { Client } from 'pg';
import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { erpRefusal } from '../support/erp.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp } from '../support/people.js';
import { connectShop, moveTo, placeOrder, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let sellerId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  const admin = await adminOf(app);
  const seller = await newSeller(app);
  sellerId = seller.id;
  await topUp(app, admin, sellerId, '5000.00');
  shop = await connectShop(app, seller);
});
afterAll(() => app.stop());

interface Row {
  readonly shipmentId: string;
  readonly status: string;
  readonly updatedAt: string;
}
interface Page {
  readonly data: readonly Row[];
  readonly pagination: { readonly nextCursor?: string; readonly updatedUntil?: string; readonly total: number };
}

const page = async (query: Readonly<Record<string, string>>): Promise<Page> => {
  const { status, body, text } = await app.client.get(
    `/api/erp/shipments?${new URLSearchParams(query).toString()}`,
    bearer(app.accounts.erpToken),
  );
  if (status !== 200) throw new Error(text);
  return body;
};

/** What an ERP does, as the guide tells: reads until there is no next page, and begins the next time at the place that it was given. */
async function follow(since: string, copy: Map<string, Row>, between: (n: number) => Promise<void> = async () => {}) {
  let query: Record<string, string> = { sellerId, limit: '1', updatedSince: since };
  for (let n = 1; ; n++) {
    const { data, pagination } = await page(query);
    for (const row of data) copy.set(row.shipmentId, row);
    await between(n);
    const { nextCursor, updatedUntil = '' } = pagination;
    if (nextCursor === undefined) return { pages: n, until: updatedUntil };
    query = { ...query, after: nextCursor };
  }
}

const place = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { body } = await placeOrder(app, shop);
    ids.push(body.shipment_id);
    app.clock.advance(1_000);
  }
  return ids;
};
const statuses = async (): Promise<Record<string, string>> => {
  const rows = await app.database.sql<{ reference: string; status: string }>(
    'select reference, status from shipment where seller_id = $1',
    [sellerId],
  );
  return Object.fromEntries(rows.map(({ reference, status }) => [reference, status]));
};
const copied = (copy: Map<string, Row>): Record<string, string> => Object.fromEntries([...copy].map(([id, { status }]) => [id, status]));

describe('An ERP that is kept in step', () => {
  it('loses no parcel and no change when parcels change between all pages', async () => {
    const since = app.clock.now().toISOString();
    const ids = await place(7);
    const copy = new Map<string, Row>();
    const { pages } = await follow(since, copy, async (n) => {
      app.clock.advance(1_000);
      const id = ids[n - 1];
      if (id !== undefined) await moveTo(app, id, 'fulfilled');
    });

    expect(pages).toBeGreaterThan(7);
    expect(copied(copy)).toEqual(await statuses());
    expect(Object.values(copied(copy)).every((status) => status === 'fulfilled')).toBe(true);
  });

  it('loses no change of a transaction that began before a page was read and is committed after it', async () => {
    const [early] = await place(1);
    const since = app.clock.now().toISOString();
    const copy = new Map<string, Row>();
    const slow = new Client({ connectionString: app.databaseUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query(`update shipment set hold_reason = 'LATE', updated_at = $2 where reference = $1`, [early, app.clock.now()]);
    // Everything after is newer and is read first.
    app.clock.advance(20_000);
    await place(2);
    const [open] = (await slow.query<{ age: number }>(`select extract(epoch from clock_timestamp() - now()) * 1000 as age`)).rows;
    const began = app.clock.now().getTime();
    const first = await follow(since, copy);
    // However long it has been open.
    expect(Date.parse(first.until)).toBeLessThanOrEqual(began - 60_000 - Math.floor(Number(open?.age)));
    expect(copy.has(early ?? '')).toBe(false);
    await slow.query('commit');
    await slow.end();

    await follow(first.until, copy);
    expect(copy.has(early ?? '')).toBe(true);
  });

  it('is told the same beginning of the next reading on every page, at most shortly before this one', async () => {
    const since = app.clock.now().toISOString();
    await place(3);
    const began = app.clock.now().getTime();
    const one = await page({ sellerId, updatedSince: since, limit: '1' });
    app.clock.advance(600_000);
    const two = await page({ sellerId, updatedSince: since, limit: '1', after: one.pagination.nextCursor ?? '' });
    expect(two.pagination.updatedUntil).toBe(one.pagination.updatedUntil);
    const until = Date.parse(one.pagination.updatedUntil ?? '');
    expect(until).toBeLessThan(began);
    expect(until).toBeGreaterThan(began - 120_000);
    expect((await page({ sellerId })).pagination).not.toHaveProperty('updatedUntil');
  });

  it('gets the earliest change first, and the newest parcel first without `updatedSince`', async () => {
    const since = app.clock.now().toISOString();
    const [first, second, third] = await place(3);
    await moveTo(app, first ?? '', 'fulfilled');
    const order = async (query: Record<string, string>) => (await page({ sellerId, ...query })).data.map(({ shipmentId }) => shipmentId);
    expect(await order({ updatedSince: since })).toEqual([second, third, first]);
    expect(await order({ updatedSince: since, sortOrder: 'desc' })).toEqual([first, third, second]);
    expect(await order({ updatedSince: since, sortBy: 'createdAt' })).toEqual([third, second, first]);
    expect((await order({ limit: '3' })).slice(0, 3)).toEqual([third, second, first]);
    const { shipments } = await ask(
      app,
      app.accounts.erpToken,
      `query($since: DateTimeISO, $seller: String) { shipments(updatedSince: $since, sellerId: $seller, first: 2) {
         updatedUntil pageInfo { hasNextPage } nodes { reference } } }`,
      { since, seller: sellerId },
    );
    expect(shipments.nodes.map(({ reference }: { reference: string }) => reference)).toEqual([second, third]);
    expect(shipments.updatedUntil).toBeTruthy();
  });
});

describe('Every list of the ERP interface', () => {
  const get = async (path: string) => (await app.client.get(`/api/erp${path}`, bearer(app.accounts.erpToken))).body;

  it('is read whole by `after`, entry by entry, as by page numbers', async () => {
    const id = (await place(2))[0] ?? '';
    for (const n of [1, 2, 3]) await addWebhook(n);
    const lists = [
      '/sellers?',
      '/sellers?sortBy=totalShipments&',
      '/shipments?',
      '/shipments?sortBy=status&sortOrder=asc&',
      '/approvals?',
      '/transactions?',
      `/sellers/${sellerId}/transactions?`,
      `/shipments/${id}/transactions?`,
      `/sellers/${sellerId}/invoices?`,
      '/pickup-confirmations?',
      '/webhooks?',
    ];
    for (const list of lists) {
      const whole = await get(`${list}limit=100`);
      const entries: unknown[] = [];
      let after: string | undefined;
      do {
        const { data, pagination } = await get(`${list}limit=1${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`);
        entries.push(...data);
        expect(pagination).toMatchObject({ page: 1, limit: 1, total: whole.data.length });
        after = pagination.nextCursor;
      } while (after !== undefined);
      expect([list, entries]).toEqual([list, whole.data]);
    }
    expect((await get('/webhooks/events?limit=1')).pagination).toEqual({
      after: expect.any(String),
      hasMore: true,
      nextCursor: expect.any(String),
    });
  });

  it('refuses a cursor of another list, and a page number beside a cursor', async () => {
    const { pagination } = await get('/shipments?limit=1');
    for (const path of ['/shipments?after=nonsense', `/shipments?updatedSince=2026-01-01T00:00:00Z&after=${pagination.nextCursor}`])
      expect(await erpRefusal(app, path)).toMatchObject({ status: 400, fields: ['after'] });
    expect(await erpRefusal(app, `/shipments?page=2&after=${pagination.nextCursor}`)).toMatchObject({ status: 400, fields: ['page'] });
  });
});

const addWebhook = async (n: number): Promise<void> => {
  const input = { url: `https://erp.example/hooks/${n}`, events: ['shipment.update'] };
  const { status, text } = await app.client.post('/api/erp/webhooks', input, bearer(app.accounts.erpToken));
  if (status >= 300) throw new Error(text);
};
