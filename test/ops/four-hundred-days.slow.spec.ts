import { JobWork } from '../../src/platform/work/work.js';
import { scheduledTasks } from '../../src/scheduled-tasks.js';
import type { TestApp } from '../support/app.js';
import { days, hours } from '../support/clock.js';
import { eventsHandled } from '../support/events.js';
import { complete, finish, newHub, newParcel, onTheRoad, taskOf } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, topUp } from '../support/people.js';
import { anOrder, connectShop, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { addWebhook, openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';

const DAYS = 400;
/** What is left grows with the orders of a day, so few show the same as a hundred. */
const ORDERS_A_DAY = 3;
/** How often a parcel is brought by a driver, and what waits is waited for. */
const ROUND = 40;

/** How long a row of each table may be there, and the time that this counts from. Tasks run once a day, so a day is added. */
const KEPT = {
  event: ['relayed_at', 37],
  webhook_message: ['created_at', 30],
  webhook_delivery: ['created_at', 30],
  mail: ['sent_at', 37],
  text_message: ['sent_at', 30],
  shopper_notice: ['created_at', 365],
  seller_digest: ['created_at', 31],
  seller_digest_entry: [`case when day is not null then day end`, 31],
  idempotent_answer: ['expires_at', 0],
  access_token: [
    `case when kind like '%_session' and id not in (select parent_id from access_token where parent_id is not null) then expires_at end`,
    90,
  ],
  account_link: [`case when purpose = 'password_reset' then expires_at end`, 90],
  position: ['received_at', 30],
  position_latest: ['received_at', 30],
  driver_event: ['received_at', 180],
  delivery_code: ['expires_at', 180],
} as const;

let fixture: Fixture;
let app: TestApp;
let shop: ConnectedShop;
let hubId: string;
let receiver: Awaited<ReturnType<Fixture['receiver']>>;

beforeAll(async () => {
  fixture = await openFixture({ SHOP_TOKEN_TTL_DAYS: '0' });
  app = fixture.app;
  // The next noon, at whichever hour this runs: the digest of a day is written in the morning.
  const untilNoon = hours(12) - (app.clock.now().getTime() % days(1));
  app.clock.advance(untilNoon > 0 ? untilNoon : untilNoon + days(1));
  shop = await connectShop(app);
  hubId = await newHub(app);
  receiver = await fixture.receiver();
  await addWebhook(app, shop.token, receiver.url());
  const session = await sessionOf(app, app.accounts.seller);
  await ask(app, session, 'mutation($i: UpdateBrandingInput!) { updateBranding(input: $i) { id } }', { i: { shopperMails: true } });
  await ask(app, session, 'mutation { updateProfile(input: { orderMails: DAILY }) { id } }');
  const { me } = await ask(app, session, '{ me { seller { id } } }');
  for (let n = 0; n < 10; n++) await topUp(app, await adminOf(app), me.seller.id, '10000.00');
}, 60_000);
afterAll(() => fixture.close());

it('After 400 days of orders no table holds more than its time, and the books are in order', async () => {
  const rounds: Record<string, number>[] = [];
  for (let day = 1; day <= DAYS; day++) {
    app.clock.advance(days(1));
    await placeOrders(day);
    if (day % 20 === 0) await signIn();
    if (day % ROUND === 0) {
      await deliver();
      await settled();
      rounds.push(await counts());
    }
    await runSchedule();
  }
  expect(await overdue()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  for (const [table, [, kept]] of Object.entries(KEPT)) {
    const found = rounds.map((round) => round[table] ?? 0);
    expect([table, Math.max(...found) > 0]).toEqual([table, true]);
    // From the first round beyond the time that is kept, as much goes as comes. A day's work may count to the next day.
    const full = found[Math.ceil((kept + 1) / ROUND) - 1] ?? 0;
    expect([table, (found.at(-1) ?? 0) <= full * 1.05 + 2]).toEqual([table, true]);
  }
  expect(rounds.at(-1)?.['order']).toBe(DAYS * ORDERS_A_DAY + DAYS / ROUND);
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
}, 170_000);

/** Each with a key, as stores place them. One of them is delivered every other day. */
async function placeOrders(day: number): Promise<void> {
  const placed = await Promise.all(
    Array.from({ length: ORDERS_A_DAY }, (_, index) =>
      app.client.post('/api/order', anOrder(shop.domain), { ...shop.headers, 'idempotency-key': `${day}-${index}` }),
    ),
  );
  for (const answer of placed) expect(answer.status).toBe(200);
  if (day % 2 === 0) await walkTo(app, String(placed[0]?.body.shipment_id), 'delivered');
}

/** A seller signs in and has forgotten the password. */
async function signIn(): Promise<void> {
  const { email } = app.accounts.seller;
  await sessionOf(app, app.accounts.seller);
  await ask(app, undefined, 'mutation($email: String!) { requestPasswordReset(email: $email) }', { email });
}

/** A driver delivers a parcel, with a code, a report and a position. */
async function deliver(): Promise<void> {
  const parcel = await newParcel(app, shop, { order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 } });
  const { driver, runId } = await onTheRoad(app, hubId, [parcel]);
  const at = { lat: 25.2, lng: 55.27, deviceTime: app.clock.now().toISOString(), accuracy: 8 };
  await ask(app, driver.token, 'mutation($r: String!, $p: [PositionInput!]!) { recordPositions(runId: $r, positions: $p) { accepted } }', {
    r: runId,
    p: [at],
  });
  const task = await taskOf(app, parcel);
  const collected = { method: 'CASH', amount: '120', currency: 'USD' };
  await complete(app, driver, { taskId: task.id, withoutOtpReason: 'The phone is off', collected });
  await finish(app, driver, runId, { c: [{ amount: '120', currency: 'USD' }] });
}

const settled = async (): Promise<void> => {
  await eventsHandled(app);
  await waitFor('every message is sent', async () => {
    const waiting = `select 1 from mail where status = 'queued' union all select 1 from text_message where status = 'queued'
                     union all select 1 from webhook_delivery where status = 'pending' limit 1`;
    return (await app.database.sql(waiting)).length === 0;
  });
};

const tables = Object.keys(KEPT);

const tasks = scheduledTasks((message, error) => {
  throw new Error(message, { cause: error });
});

async function runSchedule(): Promise<void> {
  for (const { run } of tasks) await run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
}

async function counts(): Promise<Record<string, number>> {
  const all = [...tables, 'order'].map((table) => `select '${table}' as name, count(*)::int from "${table}"`);
  const rows = await app.database.sql<{ name: string; count: number }>(all.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Rows that should have gone. */
async function overdue(): Promise<Record<string, number>> {
  const now = app.clock.now().getTime();
  const each = Object.entries(KEPT).map(
    ([table, [time, kept]]) =>
      `select '${table}' as name, count(*)::int from "${table}" where ${time} < '${new Date(now - days(kept + 1)).toISOString()}'`,
  );
  const rows = await app.database.sql<{ name: string; count: number }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
