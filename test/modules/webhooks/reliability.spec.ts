import { daysAfter } from '../../../src/kernel/clock.js';
import { purgeHistory } from '../../../src/modules/webhooks/maintenance.js';
import { days } from '../../support/clock.js';
import { eventsHandled } from '../../support/events.js';
import { connectShop, placeOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, historyOf, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ WEBHOOK_SCHEDULE: '0,1,1' });
});
afterAll(() => fixture.close());

const statusesOf = async (token: string, id: string): Promise<string[]> =>
  (await historyOf(fixture.app, token, id)).map(({ attempt, status }) => `${attempt} ${status}`);
const webhookOf = async (token: string, id: string) => (await manage(fixture.app, token, 'GET', `/${id}`)).body.webhook;

describe('An attempt', () => {
  it('is not made again because our own database could not write it down', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver();
    const { id } = await addWebhook(app, shop.token, hook.url());
    await app.database.sql(`create function fail_record() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`);
    await app.database.sql(`create trigger fail_record before update on webhook_delivery for each row execute function fail_record()`);
    try {
      await placeOrder(app, shop);
      await waitFor('the event arrives', () => hook.received.length === 1);
    } finally {
      await app.database.sql('drop trigger fail_record on webhook_delivery');
    }

    await waitFor('it is written down after all', async () => (await statusesOf(shop.token, id)).join() === '1 delivered');
    expect(hook.received).toHaveLength(1);
  });

  it('of a worker that died is made again by another one, under the same ids', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver();
    const { id } = await addWebhook(app, shop.token, hook.url());
    await placeOrder(app, shop);
    await waitFor('it is written down', async () => (await statusesOf(shop.token, id)).join() === '1 delivered');
    // State left by a worker that is killed between the response and its record: a pending delivery without a lease.
    await app.database.sql(`update webhook_delivery set status = 'pending', available_at = now() where endpoint_id = $1`, [id]);

    await waitFor('it arrives again', () => hook.received.length === 2);
    await waitFor('it is written down', async () => (await statusesOf(shop.token, id)).join() === '1 delivered');
    const [first, second] = heard(hook);
    expect(second).toMatchObject({ eventId: first?.eventId, deliveryId: first?.deliveryId, attempt: 1 });
  });

  it('goes to the address of now with the text of then', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const [wrong, right] = [await receiver((_, response) => response.writeHead(404).end()), await receiver()];
    const { id } = await addWebhook(app, shop.token, wrong.url());
    await placeOrder(app, shop);
    await waitFor('the first attempt is made', () => wrong.received.length === 1);
    await manage(app, shop.token, 'PATCH', `/${id}`, { url: right.url() });

    await waitFor('the second one arrives', () => right.received.length === 1);

    expect(heard(right)[0]?.raw.equals(heard(wrong)[0]?.raw as Buffer)).toBe(true);
    expect(wrong.received).toHaveLength(1);
  });

  it('is not planned twice when events are handed out twice', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver();
    const { id } = await addWebhook(app, shop.token, hook.url());
    const { body: order } = await placeOrder(app, shop);
    await waitFor('the event arrives', () => hook.received.length === 1);

    await app.database.sql('update event set relayed_at = null where subject_id = $1', [order.nbox.shipment_detail_id]);
    await eventsHandled(app);

    expect(await historyOf(app, shop.token, id)).toHaveLength(1);
    expect(hook.received).toHaveLength(1);
  });
});

describe('An endpoint', () => {
  it('is switched off at once when its receiver says that it is gone', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver((_, response) => response.writeHead(410).end());
    const { id } = await addWebhook(app, shop.token, hook.url());

    await placeOrder(app, shop);

    await waitFor('it is switched off', async () => (await webhookOf(shop.token, id)).is_active === false);
    expect((await webhookOf(shop.token, id)).disabled_reason).toContain('410');
    expect(await statusesOf(shop.token, id)).toEqual(['1 failed']);
    await waitFor('its owner has a mail', async () => (await app.database.sql(MAILS, [`%${hook.url()}%`])).length === 1);
    const events = await app.database.sql(`select data from event where type = 'webhook.disabled' and subject_id = $1`, [id]);
    expect(events).toHaveLength(1);
  });

  it('is switched off after days of nothing but failures, and one success begins them anew', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    let works = false;
    const hook = await receiver((_, response) => response.writeHead(works ? 200 : 500).end());
    const healthy = await receiver();
    const { id } = await addWebhook(app, shop.token, hook.url());
    const other = await addWebhook(app, shop.token, healthy.url());
    const failingSince = async () =>
      (await app.database.sql<{ failing_since: string | null }>('select failing_since from webhook_endpoint where id = $1', [id]))[0]
        ?.failing_since;

    await placeOrder(app, shop);
    await waitFor('it fails', async () => (await failingSince()) !== null);
    app.clock.advance(days(4));
    works = true;
    await placeOrder(app, shop);
    await waitFor('it works', async () => (await failingSince()) === null);
    works = false;
    await placeOrder(app, shop);
    await waitFor('it fails again', async () => (await failingSince()) !== null);
    app.clock.advance(days(4));
    await placeOrder(app, shop);
    await waitFor(
      'four events have been tried',
      async () => (await statusesOf(shop.token, id)).filter((each) => each.startsWith('1 ')).length === 4,
    );
    expect((await webhookOf(shop.token, id)).is_active).toBe(true);
    app.clock.advance(days(1));
    await placeOrder(app, shop);

    await waitFor('it is switched off', async () => (await webhookOf(shop.token, id)).is_active === false);
    await waitFor('nothing waits', async () => (await statusesOf(shop.token, id)).every((each) => !each.endsWith('pending')));
    expect((await webhookOf(shop.token, other.id)).is_active).toBe(true);
    await waitFor('the other has heard all five', () => healthy.received.length === 5);

    works = true;
    await manage(app, shop.token, 'PATCH', `/${id}`, { is_active: true });
    const before = hook.received.length;
    await placeOrder(app, shop);
    await waitFor('it hears again', () => hook.received.length > before);
  });
});

it('History is kept for thirty days', async () => {
  const { app, receiver } = fixture;
  const shop = await connectShop(app);
  const hook = await receiver();
  const { id } = await addWebhook(app, shop.token, hook.url());
  await placeOrder(app, shop);
  await waitFor('it is written down', async () => (await statusesOf(shop.token, id)).join() === '1 delivered');

  const purge = () => purgeHistory(app.database.sql, daysAfter(app.clock.now(), -30));
  app.clock.advance(days(29));
  await purge();
  expect(await statusesOf(shop.token, id)).toEqual(['1 delivered']);
  app.clock.advance(days(2));
  await purge();
  expect(await statusesOf(shop.token, id)).toEqual([]);
  expect(await app.database.sql('select 1 from webhook_message where endpoint_id = $1', [id])).toEqual([]);
});

const MAILS = `select 1 from mail where kind = 'webhook_disabled' and text_body like $1`;
