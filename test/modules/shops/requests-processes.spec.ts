import { JobWork } from '../../../src/platform/work/work.js';
import { v7 } from 'uuid';
import { scheduledTasks } from '../../../src/scheduled-tasks.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { closeSubscribers, holderOf, untilReceived } from '../../support/live.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { requestsOf, setupOf, storedFor } from './shop-requests.js';

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  one = await startApp({ ROLE: 'web' }, { databaseUrl: database.url });
  other = await startApp({ ROLE: 'web', DEMO: '0' }, { databaseUrl: database.url });
});
afterEach(closeSubscribers);
afterAll(async () => {
  await other.stop();
  await one.stop();
  await database.drop();
});

const shopIdOf = async (domain: string): Promise<string> =>
  (await one.database.sql<{ id: string }>('select id from shop where domain = $1', [domain]))[0]?.id ?? '';

const callOf = (id: string, requestId: string) => ({
  ...{ shop: { id }, method: 'POST', path: '/api/rates', route: '/api/rates', query: {}, body: {}, answer: {}, status: 200, requestId },
  ...{ refusal: undefined, warned: undefined, userAgent: undefined, tokenKind: null, durationMs: 1 },
});

it('Several processes that write for one shop at once keep its last fifty between them', async () => {
  const shop = await connectShop(one);
  const id = await shopIdOf(shop.domain);
  for (let round = 0; round < 6; round++) {
    for (const app of [one, other])
      for (let index = 0; index < 40; index++) app.services.shopRequests.book.record(callOf(id, `req_${round}_${index}`));
    await Promise.all([one, other].map((app) => app.services.shopRequests.book.settled()));
  }
  // What both wrote at the same time, the next write trims.
  one.services.shopRequests.book.record(callOf(id, 'req_last'));
  expect(await storedFor(one, shop.domain)).toEqual({ own: 50, strangers: 0 });
  const { nodes } = await requestsOf(one, await sessionOf(one, one.accounts.seller), shop.domain);
  expect(nodes[0].requestId).toBe('req_last');
});

it('A request at one process reaches the subscriber of another', async () => {
  const shop = await connectShop(one);
  const owner = await sessionOf(one, one.accounts.seller);
  const subscription = holderOf(other.url ?? '', owner).subscribe(
    `subscription { shopRequestReceived(domain: "${shop.domain}") { path code } }`,
  );
  const asked = setInterval(() => void one.client.post('/api/rates', {}, shop.headers), 200);
  try {
    await untilReceived('requests', subscription, 1);
  } finally {
    clearInterval(asked);
  }
  expect(subscription.received[0]).toEqual({ shopRequestReceived: { path: '/api/rates', code: expect.any(String) } });
});

it('What has worked is noted once, by whichever process was first', async () => {
  const shop = await connectShop(one);
  const id = await shopIdOf(shop.domain);
  const owner = await sessionOf(one, one.accounts.seller);
  one.services.shopRequests.book.prove(id, 'rates');
  const before = await setupOf(one, owner, shop.domain);
  other.clock.advance(days(1));
  other.services.shopRequests.book.prove(id, 'rates');
  await other.services.shopRequests.book.settled();
  expect(await setupOf(one, owner, shop.domain)).toEqual(before);
});

it('Requests are deleted after a week', async () => {
  const shop = await connectShop(one);
  const id = await shopIdOf(shop.domain);
  const at = (age: number): Date => new Date(one.clock.now().getTime() - age * days(1));
  for (const age of [6, 8]) {
    await one.database.sql(
      `insert into shop_request (id, shop_id, is_authenticated, method, path, status, problems, duration_ms, request_id, created_at)
       values ($1, $2, true, 'GET', '/x', 200, '[]', 1, $3, $4)`,
      [v7({ msecs: at(age).getTime() }), id, `req_${age}`, at(age)],
    );
  }
  const task = scheduledTasks(() => undefined).find(({ queue }) => queue === 'shop_request_retention');
  await task?.run(new JobWork(one.services, one.database.sql, one.database.unitOfWork));
  const { nodes } = await requestsOf(one, await sessionOf(one, one.accounts.seller), shop.domain);
  expect(nodes.map(({ requestId }: { requestId: string }) => requestId)).toEqual(['req_6']);
});

it('An order of a busy shop sends no statement for what is kept of it', async () => {
  const shop = await connectShop(one);
  const id = await shopIdOf(shop.domain);
  const { book } = one.services.shopRequests;
  const wanted = Array.from({ length: 10_000 }, () => book.wants(id, false)).filter(Boolean);
  expect(wanted.length).toBeLessThanOrEqual(30);
  const failures = Array.from({ length: 10_000 }, () => book.wants(id, true)).filter(Boolean);
  expect(failures.length).toBeLessThanOrEqual(20);
});
