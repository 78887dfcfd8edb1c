import { createHmac } from 'node:crypto';
import { claimAttempts } from '../../../src/modules/webhooks/attempts/claim-attempts.js';
import { ask } from '../../support/graphql.js';
import { INSTANT } from '../../support/patterns.js';
import { report } from '../../support/shipments.js';
import { connectShop, moveTo, placeOrder, verify } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, historyOf, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const signed = (secret: string, timestamp: unknown, body: Buffer): string =>
  createHmac('sha256', secret)
    .update(`${String(timestamp)}.`)
    .update(body)
    .digest('hex');

describe('A status change', () => {
  it('reaches the receiver as a signed event with all that the store needs to know', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver();
    const { id, secret } = await addWebhook(app, shop.token, hook.url());

    const { body: order } = await placeOrder(app, shop, { orderReference: 'W-1' });
    await waitFor('the event arrives', () => hook.received.length === 1);

    const [event] = heard(hook);
    expect(event?.body).toEqual({
      id: event?.eventId,
      event: 'shipment.update',
      timestamp: expect.stringMatching(/Z$/),
      apiVersion: '1.0.0',
      data: {
        status_event: 'new',
        shipment_id: order.shipment_id,
        shipment_detail_id: order.nbox.shipment_detail_id,
        shop_id: shop.domain,
        order_reference: 'W-1',
        awb: null,
        tracking_url: null,
        carrier: 'SVC_ECO',
        status: 'new',
        previous_status: null,
        sequence: 1,
      },
    });
    const { headers, raw } = event as NonNullable<typeof event>;
    expect(headers['x-svc-signature']).toBe(signed(secret, headers['x-svc-timestamp'], raw));
    expect(headers['user-agent']).toBe('svc-webhooks/1');
    await waitFor('it is written down', async () => (await historyOf(app, shop.token, id))[0]?.status === 'delivered');
    const [delivery] = await historyOf(app, shop.token, id);
    expect(delivery).toMatchObject({
      id: event?.deliveryId,
      webhook_id: id,
      event_id: event?.eventId,
      event_type: 'shipment.update',
      shipment_id: order.shipment_id,
      attempt: 1,
      status: 'delivered',
      http_status: 200,
      error_message: null,
      next_retry_at: null,
      request_body: raw.toString(),
    });
    expect(JSON.stringify(delivery)).not.toContain(secret);
  });

  it('fires for each endpoint exactly the events that it named, under the name that it knows', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const wanted: Record<string, string[]> = {
      update: ['shipment.update'],
      pickup: ['shipment.pickup'],
      transit: ['shipment.in_transit'],
      old: ['shipment.intransit'],
      both: ['shipment.intransit', 'shipment.in_transit'],
      completed: ['shipment.completed'],
      failed: ['shipment.failed'],
      test: ['shipment.test'],
      all: ['shipment.update', 'shipment.pickup', 'shipment.intransit', 'shipment.completed', 'shipment.failed'],
    };
    const hooks = new Map<string, Awaited<ReturnType<typeof receiver>>>();
    for (const [name, events] of Object.entries(wanted)) {
      const hook = await receiver();
      hooks.set(name, hook);
      await addWebhook(app, shop.token, hook.url(), { events });
    }
    const hub = await receiver();
    await addWebhook(app, shop.token, hub.url(), { include_hub_statuses: true });

    const { body: order } = await placeOrder(app, shop);
    for (const status of ['fulfilled', 'pickup', 'picked_up', 'at_sorting']) await moveTo(app, order.shipment_id, status);
    await verify(app, order.shipment_id);
    for (const status of ['booked', 'in_transit', 'delivered']) await moveTo(app, order.shipment_id, status);
    await waitFor('the hub hears of everything', () => hub.received.length === 10);
    const counts = { update: 7, pickup: 1, transit: 1, old: 1, both: 1, completed: 1, all: 10 };
    for (const [name, count] of Object.entries(counts))
      await waitFor(`${name} is delivered`, () => hooks.get(name)?.received.length === count);

    const namesOf = (name: string): string[] => heard(hooks.get(name) as never).map(({ type, body }) => `${type} ${body.data.status}`);
    const visible = ['new', 'fulfilled', 'pickup', 'picked_up', 'booked', 'in_transit', 'delivered'];
    expect(namesOf('update').toSorted()).toEqual(visible.map((status) => `shipment.update ${status}`).toSorted());
    expect(namesOf('pickup')).toEqual(['shipment.pickup pickup']);
    expect(namesOf('transit')).toEqual(['shipment.in_transit in_transit']);
    expect(namesOf('old')).toEqual(['shipment.intransit in_transit']);
    expect(namesOf('both')).toEqual(['shipment.in_transit in_transit']);
    expect(namesOf('completed')).toEqual(['shipment.completed delivered']);
    expect(namesOf('failed')).toEqual([]);
    expect(namesOf('test')).toEqual([]);

    const inOrder = heard(hooks.get('update') as never).toSorted((a, b) => a.body.data.sequence - b.body.data.sequence);
    expect(inOrder.map(({ body }) => body.data.previous_status)).toEqual([null, ...visible.slice(0, -1)]);
    const all = heard(hub).toSorted((a, b) => a.body.data.sequence - b.body.data.sequence);
    expect(all.map(({ body }) => body.data.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(all.slice(1).map(({ body }) => body.data.previous_status)).toEqual(all.slice(0, -1).map(({ body }) => body.data.status));

    const pickup = heard(hooks.get('pickup') as never)[0]?.body;
    expect(pickup.data).toMatchObject({
      awb: order.shipment_id,
      tracking_url: expect.stringContaining(`/track/${order.shipment_id}`),
      pickup_time: pickup.timestamp,
      destination: { city: 'Abu Dhabi', country: 'United Arab Emirates' },
    });
    expect(Object.keys(pickup.data)).not.toEqual(expect.arrayContaining(['status_event']));
    expect(Object.keys(pickup.data)).not.toEqual(expect.arrayContaining(['completion_time']));
    // One event is the same event for everybody, and the two events of one change are two.
    const transit = ['transit', 'old', 'both'].map((name) => heard(hooks.get(name) as never)[0]?.eventId);
    expect(new Set(transit).size).toBe(1);
    const toAll = heard(hooks.get('all') as never).map(({ eventId }) => eventId);
    expect(new Set(toAll).size).toBe(10);
    expect(toAll).toContain(transit[0]);
  });

  it('is sent with its reason when the delivery fails, and again when the parcel goes back', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver();
    await addWebhook(app, shop.token, hook.url(), { events: ['shipment.failed'] });
    const { body: order } = await placeOrder(app, shop);
    await report(app, order.shipment_id, 'IN_TRANSIT');
    await report(app, order.shipment_id, 'FAILED', { reasonCode: 'refused' });
    await report(app, order.shipment_id, 'RETURN_TO_SENDER', { note: 'back it goes' });

    await waitFor('both arrive', () => hook.received.length === 2);

    const events = heard(hook).toSorted((a, b) => a.body.data.sequence - b.body.data.sequence);
    expect(events.map(({ body }) => [body.event, body.data.status, body.data.failure_reason])).toEqual([
      ['shipment.failed', 'failed', 'The recipient refused the parcel'],
      ['shipment.failed', 'return_to_sender', 'back it goes'],
    ]);
    expect(events[0]?.body.data.failure_time).toBe(events[0]?.body.timestamp);
  });

  it('is sent again with the same text and event, a new delivery id and a fresh signature, until it is taken', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    let calls = 0;
    const hook = await receiver((_, response) => response.writeHead(++calls <= 3 ? 500 : 204).end('so it is'));
    const { id, secret } = await addWebhook(app, shop.token, hook.url());
    const elsewhere = await receiver();
    await addWebhook(app, shop.token, elsewhere.url());

    await placeOrder(app, shop);
    await waitFor('the fourth attempt arrives', () => hook.received.length === 4);
    await waitFor('it is written down', async () => (await historyOf(app, shop.token, id)).at(-1)?.status === 'delivered');

    const events = heard(hook);
    expect(events.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1);
    expect(new Set(events.map(({ deliveryId }) => deliveryId)).size).toBe(4);
    for (const { raw, headers } of events) {
      expect(raw.equals(events[0]?.raw as Buffer)).toBe(true);
      expect(headers['x-svc-signature']).toBe(signed(secret, headers['x-svc-timestamp'], raw));
    }
    const history = await historyOf(app, shop.token, id);
    expect(history.map(({ status, http_status, attempt }) => [attempt, status, http_status])).toEqual([
      [1, 'failed', 500],
      [2, 'failed', 500],
      [3, 'failed', 500],
      [4, 'delivered', 204],
    ]);
    expect(history[0]).toMatchObject({ failure: 'server_error', response_body: 'so it is', next_retry_at: expect.any(String) });
    expect(elsewhere.received).toHaveLength(1);

    const inShort = `query($id: String!) {
      webhook(id: $id) { nextAttemptAt recentAttempts { attempt status failure httpStatus } }
      webhookDeliveries(webhookId: $id, first: 4) { nodes { attempt lastFailure { attempt failure } } }
    }`;
    const { webhook, webhookDeliveries } = await ask(app, shop.token, inShort, { id });
    expect(webhook.nextAttemptAt).toBeNull();
    expect(webhook.recentAttempts.map(({ attempt, status }: { attempt: number; status: string }) => [attempt, status])).toEqual([
      [1, 'FAILED'],
      [2, 'FAILED'],
      [3, 'FAILED'],
      [4, 'DELIVERED'],
    ]);
    expect(webhook.recentAttempts[2]).toMatchObject({ failure: 'server_error', httpStatus: 500 });
    expect(webhookDeliveries.nodes.map((each: { lastFailure: { attempt: number } | null }) => each.lastFailure?.attempt ?? null)).toEqual([
      3,
      2,
      1,
      null,
    ]);
  });

  it('is shown once with each attempt at it, including requested ones', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    let calls = 0;
    const hook = await receiver((_, response) => response.writeHead(++calls === 1 ? 500 : 200).end(`call ${calls}`));
    const { id } = await addWebhook(app, shop.token, hook.url());
    const made = async (count: number, status = 'delivered') =>
      waitFor(
        `${count} attempts are written down`,
        async () => {
          const history = await historyOf(app, shop.token, id);
          return history.length === count && history.at(-1)?.status === status;
        },
        20_000,
      );
    await placeOrder(app, shop);
    await made(2);
    const SHOWN = `query($id: String!, $status: WebhookDeliveryStatus) { webhook(id: $id) { lastDeliveryAt lastStatus }
      webhookDeliveries(webhookId: $id, latest: true, status: $status, first: 100) {
        totalCount nodes { status attempts { kind attempt status httpStatus durationMs responseBody attemptedAt } } } }`;
    const shown = (status?: string) => ask(app, shop.token, SHOWN, { id, status });
    const attempt = (kind: string, n: number, status: string, httpStatus: number, responseBody: string) => ({
      kind,
      attempt: n,
      status,
      httpStatus,
      responseBody,
      durationMs: expect.any(Number),
      attemptedAt: expect.stringMatching(INSTANT),
    });
    const bySchedule = [attempt('automatic', 1, 'FAILED', 500, 'call 1'), attempt('automatic', 2, 'DELIVERED', 200, 'call 2')];
    const first = await shown();
    expect(first.webhookDeliveries).toEqual({ totalCount: 1, nodes: [{ status: 'DELIVERED', attempts: bySchedule }] });
    expect(first.webhook).toEqual({ lastDeliveryAt: first.webhookDeliveries.nodes[0].attempts[1].attemptedAt, lastStatus: 'DELIVERED' });

    const [{ id: deliveryId }] = await historyOf(app, shop.token, id);
    const AGAIN = 'mutation($id: String!, $d: String!) { redeliverWebhook(id: $id, deliveryId: $d) { attempts { kind status } } }';
    const { redeliverWebhook } = await ask(app, shop.token, AGAIN, { id, d: deliveryId });
    expect(redeliverWebhook.attempts).toHaveLength(3);
    await made(3);
    await placeOrder(app, shop);
    await made(4);
    const { nodes, totalCount } = (await shown()).webhookDeliveries;
    expect([totalCount, nodes.map((node: { attempts: unknown[] }) => node.attempts.length)]).toEqual([2, [1, 3]]);
    expect(nodes[1].attempts).toEqual([...bySchedule, attempt('manual', 1, 'DELIVERED', 200, 'call 3')]);
    expect((await shown('FAILED')).webhookDeliveries.totalCount).toBe(0);
    const ONE = 'query($w: String!, $d: String!) { webhookDelivery(webhookId: $w, id: $d) { id responseBody attempts { status } } }';
    const one = (await ask(app, shop.token, ONE, { w: id, d: deliveryId })).webhookDelivery;
    expect(one).toMatchObject({ id: deliveryId, attempts: [{ status: 'FAILED' }, { status: 'DELIVERED' }, { status: 'DELIVERED' }] });
  });

  it('is taken up in the order in which it happened, whatever order the table hands it out in', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver();
    const { id } = await addWebhook(app, shop.token, hook.url());
    const { body: order } = await placeOrder(app, shop);
    for (const status of ['fulfilled', 'cancelled']) await moveTo(app, order.shipment_id, status);
    await waitFor('all are written down', async () => {
      const history = await historyOf(app, shop.token, id);
      return history.length === 3 && history.every(({ status }) => status === 'delivered');
    });

    for (const direction of [1, -1]) {
      // In one transaction with the claim, so that no worker takes them before.
      const claimed = await app.database.unitOfWork.run(null, async (tx) => {
        await tx.sql(
          `update webhook_delivery set status = 'pending', available_at = now() - interval '1 day' + $2 * (created_at - now()) where endpoint_id = $1`,
          [id, direction],
        );
        return claimAttempts(tx.sql, { leaseMs: 3_600_000, except: [] });
      });
      expect(claimed.filter(({ endpointId }) => endpointId === id).map(({ body }) => JSON.parse(body).data.sequence)).toEqual([1, 2, 3]);
    }
  });

  it('is given up after the last attempt of the schedule', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hook = await receiver((_, response) => response.writeHead(500).end());
    const { id } = await addWebhook(app, shop.token, hook.url());

    await placeOrder(app, shop);
    await waitFor('six attempts are made', () => hook.received.length === 6);
    await waitFor('the last is written down', async () => (await historyOf(app, shop.token, id)).length === 6);

    await waitFor('nothing waits', async () => (await historyOf(app, shop.token, id)).every(({ status }) => status === 'failed'));
    expect((await historyOf(app, shop.token, id)).at(-1)).toMatchObject({ attempt: 6, next_retry_at: null });
    expect((await manage(app, shop.token, 'GET', `/${id}`)).body.webhook.is_active).toBe(true);
  });

  it('does not wait for a receiver that hangs', async () => {
    const { app, receiver } = fixture;
    const shop = await connectShop(app);
    const hanging = await receiver(() => undefined);
    const fast = await receiver();
    await addWebhook(app, shop.token, hanging.url());
    await addWebhook(app, shop.token, fast.url());

    await Promise.all(Array.from({ length: 40 }, () => placeOrder(app, shop)));

    // The hanging one keeps its attempts for ten seconds; the other must have everything long before that.
    await waitFor('the fast one has everything', () => fast.received.length === 40, 8000);
    expect(hanging.received.length).toBeLessThanOrEqual(5);
  });
});
