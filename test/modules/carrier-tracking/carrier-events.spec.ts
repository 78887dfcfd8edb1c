import { JobWork } from '../../../src/platform/work/work.js';
import { carrierTrackingTasks, pollCarriers, processScans } from '../../../src/modules/carrier-tracking/index.js';
import type { ConnectedAccount } from '../../../src/modules/carrier-accounts/connected-account.js';
import { CarrierFailure } from '../../../src/modules/carriers/index.js';
import type { Effect } from '../../../src/modules/shipments/index.js';
import { startApp, type TestApp } from '../../support/app.js';
import { hours, minutes, days } from '../../support/clock.js';
import { bearer } from '../../support/client.js';
import { eventsHandled } from '../../support/events.js';
import { ask, refused } from '../../support/graphql.js';
import { ledgerIsWhole } from '../../support/people.js';
import { chainOf, viewOf } from '../../support/shipments.js';
import { connectShop, moveTo, type ConnectedShop } from '../../support/story.js';
import { bookedParcel, connect, TrackedCarrier, type TestConnections } from './simulated-carrier.js';

let app: TestApp;
let shop: ConnectedShop;
let connections: TestConnections;
let account: ConnectedAccount;
const carrier = new TrackedCarrier();

beforeAll(async () => {
  app = await startApp();
  connections = connect(app);
  await carrier.start();
  account = connections.add(carrier);
  carrier.webhookUrl = `${app.url}/api/carriers/${account.id}/events`;
  shop = await connectShop(app);
});
afterAll(async () => {
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
  await carrier.stop();
  await app.stop();
});

const context = () => new JobWork(app.services, app.database.sql, app.database.unitOfWork);
const parcel = (status?: string) => bookedParcel(app, account, status, shop);
const inMinutes = (count: number): Date => new Date(app.clock.now().getTime() + minutes(count));
const send = (call: { headers: Readonly<Record<string, string>>; body: string }, id = account.id) =>
  app.client.call('POST', `/api/carriers/${id}/events`, call);

interface StoredScan {
  readonly code: string;
  readonly status: string | null;
  readonly outcome: string | null;
  readonly message: string | null;
}
const inboxOf = (awb: string): Promise<StoredScan[]> =>
  app.database.sql<StoredScan>('select code, status, outcome, message from carrier_scan where awb = $1 order by occurred_at', [awb]);

const ENTRIES = `query($id: String!) { shipment(id: $id) { timeline {
  to reportedStatus applied trigger note reasonCode milestone carrierCode place proof { signedBy pictureUrl } } } }`;
const entriesOf = async (id: string) => (await ask(app, app.accounts.erpToken, ENTRIES, { id })).shipment.timeline.slice(-20);
const scanned = async (id: string) =>
  (await entriesOf(id)).filter(({ carrierCode }: { carrierCode: string | null }) => carrierCode !== null);

/** Time passes before the scan, so that it is after the status that it follows. */
async function scan(awb: string, code: string, more: Parameters<TrackedCarrier['scan']>[2] = {}) {
  app.clock.advance(minutes(1));
  const made = await carrier.scan(awb, code, { at: app.clock.now(), ...more });
  await eventsHandled(app);
  return made;
}

describe('The scans of a parcel', () => {
  it('move it from the pickup to the door, each with the words of the carrier', async () => {
    const { id, awb } = await parcel('pickup');
    await scan(awb, 'INFO', { message: 'Label created' });
    await scan(awb, 'PU', { message: 'Shipment picked up', city: 'Dubai' });
    await scan(awb, 'DEP', { message: 'Departed', city: 'Dubai' });
    await scan(awb, 'ARR', { message: 'Arrived at hub', city: 'Abu Dhabi' });
    await scan(awb, 'OFD', { message: 'With courier' });
    await scan(awb, 'DEL', { message: 'Delivered', signedBy: 'A. Khan', pictureUrl: 'https://carrier.example/pod/1.jpg' });

    const view = await viewOf(app, id);
    expect(view.status).toBe('DELIVERED');
    expect(chainOf(view).slice(-3)).toEqual(['BOOKED', 'IN_TRANSIT', 'DELIVERED']);
    expect(await scanned(id)).toEqual([
      expect.objectContaining({ applied: false, reportedStatus: 'PICKUP', note: 'Label created', milestone: null }),
      expect.objectContaining({ to: 'PICKED_UP', carrierCode: 'PU', place: 'Dubai' }),
      expect.objectContaining({ to: 'IN_TRANSIT', milestone: 'IN_TRANSIT', note: 'Departed' }),
      expect.objectContaining({ applied: false, milestone: 'AT_FACILITY', place: 'Abu Dhabi', trigger: 'carrier scan' }),
      expect.objectContaining({ applied: false, milestone: 'OUT_FOR_DELIVERY' }),
      expect.objectContaining({ to: 'DELIVERED', proof: { signedBy: 'A. Khan', pictureUrl: 'https://carrier.example/pod/1.jpg' } }),
    ]);
    expect((await inboxOf(awb)).map(({ outcome }) => outcome)).toEqual(['listed', 'moved', 'moved', 'listed', 'listed', 'moved']);
  });

  it('are listed once, even when fifty copies of one webhook arrive at once', async () => {
    const { id, awb } = await parcel();
    app.clock.advance(minutes(1));
    const made = await carrier.scan(awb, 'DEP', { at: app.clock.now() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(carrier.webhookCall(made))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await Promise.all(Array.from({ length: 5 }, () => processScans(context())));
    await eventsHandled(app);
    expect(await scanned(id)).toHaveLength(1);
    expect(await inboxOf(awb)).toHaveLength(1);
    expect((await viewOf(app, id)).status).toBe('IN_TRANSIT');
  });

  it('without an event id are the same when number, code, time and words are', async () => {
    const { awb } = await parcel();
    const at = inMinutes(1);
    const one = { awb, code: 'INFO', message: 'Delayed', at, eventId: '', city: null, signedBy: null, pictureUrl: null };
    expect((await send(carrier.webhookCall(one, one, { ...one, message: 'Still delayed' }))).body).toEqual({ received: true, stored: 2 });
    expect((await send(carrier.webhookCall(one))).body).toEqual({ received: true, stored: 0 });
  });

  it('are applied in order of occurrence when they arrive together, and a late one is only listed', async () => {
    const { id, awb } = await parcel();
    app.clock.advance(hours(1));
    const before = (count: number) => new Date(app.clock.now().getTime() - minutes(count));
    const base = { awb, city: null, signedBy: null, pictureUrl: null };
    const wrongWay = [
      { ...base, code: 'DEL', message: 'Delivered', at: before(10), eventId: `${awb}-3` },
      { ...base, code: 'OFD', message: 'Out', at: before(20), eventId: `${awb}-2` },
      { ...base, code: 'DEP', message: 'Departed', at: before(30), eventId: `${awb}-1` },
    ];
    await send(carrier.webhookCall(...wrongWay));
    await eventsHandled(app);
    expect((await inboxOf(awb)).map(({ outcome }) => outcome)).toEqual(['moved', 'listed', 'moved']);
    await send(carrier.webhookCall({ ...base, code: 'NH', message: 'Nobody home', at: before(15), eventId: `${awb}-4` }));
    await eventsHandled(app);
    const view = await viewOf(app, id);
    expect(view).toMatchObject({ status: 'DELIVERED', deliveryAttempts: 0 });
    expect(view.timeline.at(-1)).toMatchObject({ applied: false, trigger: 'late report', note: 'Nobody home' });
  });

  it('from the future wait for their time, and those of a wrong year only become part of the timeline', async () => {
    const { id, awb } = await parcel();
    await scan(awb, 'DEL', { at: inMinutes(120), message: 'Delivered' });
    await scan(awb, 'DEL', { at: new Date('2099-01-01'), message: 'Delivered in 2099' });
    await processScans(context());
    expect((await viewOf(app, id)).status).toBe('BOOKED');
    expect((await inboxOf(awb)).map(({ outcome }) => outcome)).toEqual([null, 'bad_time']);
    app.clock.advance(hours(2));
    await processScans(context());
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
  });

  it('hold it with our reason after a failed attempt, once, and go on when it is out for delivery again', async () => {
    const { id, awb } = await parcel('in_transit');
    await scan(awb, 'NH', { message: 'Consignee not home' });
    await scan(awb, 'NH', { message: 'Card left' });
    expect(await viewOf(app, id)).toMatchObject({ status: 'ON_HOLD', holdReason: 'attempt_failed', deliveryAttempts: 1 });
    await scan(awb, 'ARR');
    expect((await viewOf(app, id)).status).toBe('ON_HOLD');
    await scan(awb, 'OFD');
    expect((await viewOf(app, id)).status).toBe('IN_TRANSIT');
    await scan(awb, 'ADR', { message: 'No house number' });
    expect(await viewOf(app, id)).toMatchObject({ status: 'ON_HOLD', holdReason: 'address_incomplete', deliveryAttempts: 1 });
  });

  it('infer the transit when an attempt is the first thing that the carrier reports', async () => {
    const { id, awb } = await parcel();
    await scan(awb, 'NH');
    const view = await viewOf(app, id);
    expect(chainOf(view).slice(-2)).toEqual(['IN_TRANSIT', 'ON_HOLD']);
    expect(view).toMatchObject({ heldFrom: 'IN_TRANSIT', deliveryAttempts: 1 });
  });

  it('end it as failed, and bring it back to its sender', async () => {
    const { id, awb } = await parcel('in_transit');
    await scan(awb, 'LOST', { message: 'Lost in sorting' });
    expect(await viewOf(app, id)).toMatchObject({ status: 'FAILED' });
    await scan(awb, 'RTS');
    await scan(awb, 'RTS');
    await scan(awb, 'RET');
    const view = await viewOf(app, id);
    expect(view).toMatchObject({ status: 'RETURN_TO_SENDER', rtsCompletedAt: expect.any(String) });
    expect((await inboxOf(awb)).map(({ outcome }) => outcome)).toEqual(['moved', 'moved', 'listed', 'moved']);
  });

  it('of a return that began unseen complete it in one step', async () => {
    const { id, awb } = await parcel('in_transit');
    await scan(awb, 'RET');
    expect(await viewOf(app, id)).toMatchObject({ status: 'RETURN_TO_SENDER', rtsCompletedAt: expect.any(String) });
  });

  it('that the state machine refuses are listed, and the others of the parcel still apply', async () => {
    const { id, awb } = await parcel('delivered');
    await scan(awb, 'LOST', { message: 'Lost after all' });
    expect(await viewOf(app, id)).toMatchObject({ status: 'DELIVERED' });
    expect((await scanned(id)).at(-1)).toMatchObject({ applied: false, trigger: 'scan without a path', note: 'Lost after all' });
    expect((await inboxOf(awb))[0]).toMatchObject({ outcome: 'no_path', status: 'lost' });
    expect(await processScans(context())).toBe(0);
  });

  it('never cancel it: a cancellation by the carrier waits on the board', async () => {
    const { id, awb } = await parcel();
    await scan(awb, 'VOID', { message: 'Cancelled by depot' });
    expect((await viewOf(app, id)).status).toBe('BOOKED');
    const board = await ask(
      app,
      app.accounts.erpToken,
      '{ opsBoard { carrierCancellations { count } } carrierCancellations { shipmentId message } }',
    );
    expect(board.opsBoard.carrierCancellations.count).toBe(1);
    expect(board.carrierCancellations).toEqual([{ shipmentId: id, message: 'Cancelled by depot' }]);
  });
});

describe('A number', () => {
  it("of another account's parcel touches nothing", async () => {
    const { id, awb } = await parcel();
    const other = connections.add(carrier);
    app.clock.advance(minutes(1));
    const made = { awb, code: 'DEL', message: 'x', at: app.clock.now(), eventId: 'theirs', city: null, signedBy: null, pictureUrl: null };
    expect((await send(carrier.webhookCall(made), other.id)).body).toMatchObject({ stored: 1 });
    await eventsHandled(app);
    expect((await viewOf(app, id)).status).toBe('BOOKED');
    expect(await inboxOf(awb)).toEqual([expect.objectContaining({ outcome: 'unknown_parcel' })]);
    connections.remove(other);
    expect((await send(carrier.webhookCall(made), other.id)).status).toBe(401);
  });
});

describe('A scan that could not be processed', () => {
  const sweep = async () => {
    for (const { queue, run } of carrierTrackingTasks) if (queue === 'carrier_scan_sweep') await run(context());
  };

  it('for want of a booking is processed once the booking is there', async () => {
    const { id, awb } = await parcel();
    await app.database.sql('update shipment set carrier_account_id = null where id = $1', [id]);
    await scan(awb, 'DEP');
    expect(await inboxOf(awb)).toEqual([expect.objectContaining({ outcome: 'unknown_parcel' })]);
    await app.database.sql('update shipment set carrier_account_id = $2 where id = $1', [id, account.id]);
    await sweep();
    expect((await viewOf(app, id)).status).toBe('IN_TRANSIT');
  });

  it('for an error is tried again later, and holds up no other parcel', async () => {
    const [{ id, awb }, other] = [await parcel(), await parcel()];
    const effects = app.services.steps.edges.depart.effects as Effect[];
    effects.push({
      says: 'fails',
      run: async (_tx, { shipment }) => {
        if (shipment.id === id) throw new Error('The disk is full.');
      },
    });
    await scan(awb, 'DEP');
    await scan(other.awb, 'DEP');
    effects.pop();
    expect((await viewOf(app, other.id)).status).toBe('IN_TRANSIT');
    expect(await inboxOf(awb)).toEqual([expect.objectContaining({ outcome: null })]);
    await sweep();
    expect((await viewOf(app, id)).status).toBe('BOOKED');
    app.clock.advance(minutes(2));
    await sweep();
    expect((await viewOf(app, id)).status).toBe('IN_TRANSIT');
  });
});

describe('A code without a meaning', () => {
  const MAP = 'mutation($a: ID!, $c: String!) { mapCarrierCode(account: $a, code: $c, status: DELIVERED) }';
  const UNKNOWN =
    'query($a: ID!) { unknownCarrierCodes(account: $a) { code message count firstSeenAt } opsBoard { unknownCarrierCodes { count } } }';

  it('is listed and counted, and its scans are processed again once it is mapped', async () => {
    const { id, awb } = await parcel();
    await scan(awb, 'ZZ9', { message: 'Handed to neighbour' });
    const before = await ask(app, app.accounts.erpToken, UNKNOWN, { a: account.id });
    expect(before.unknownCarrierCodes).toEqual([
      { code: 'ZZ9', message: 'Handed to neighbour', count: 1, firstSeenAt: expect.any(String) },
    ]);
    expect(before.opsBoard.unknownCarrierCodes.count).toBe(1);
    expect((await viewOf(app, id)).status).toBe('BOOKED');

    expect(await ask(app, app.accounts.erpToken, MAP, { a: account.id, c: 'ZZ9' })).toEqual({ mapCarrierCode: 1 });
    await eventsHandled(app);
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
    expect((await ask(app, app.accounts.erpToken, UNKNOWN, { a: account.id })).unknownCarrierCodes).toEqual([]);
  });

  it('takes the meaning that an operator gives it in place of the one of the adapter', async () => {
    await ask(app, app.accounts.erpToken, MAP, { a: account.id, c: 'CUS' });
    const { id, awb } = await parcel('in_transit');
    await scan(awb, 'CUS');
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
  });

  it('is not mapped for an unknown account, nor without a text', async () => {
    expect(await refused(app, app.accounts.erpToken, MAP, { a: shop.token, c: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, app.accounts.erpToken, MAP, { a: account.id, c: ' ' })).toMatchObject({ code: 'MISSING_FIELD' });
    expect(await refused(app, app.accounts.erpToken, MAP, { a: account.id, c: 'x'.repeat(101) })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('The door of the carriers', () => {
  const count = async (): Promise<number> =>
    Number((await app.database.sql<{ n: string }>('select count(*) as n from carrier_scan'))[0]?.n);
  const made = (awb: string) => ({
    awb,
    code: 'INFO',
    message: 'x',
    at: app.clock.now(),
    eventId: awb,
    city: null,
    signedBy: null,
    pictureUrl: null,
  });

  it('answers a wrong signature, an unknown account and one without webhooks alike, and stores nothing', async () => {
    const before = await count();
    const call = carrier.webhookCall(made('W1'));
    const silent = connections.add(carrier, { readWebhook: undefined });
    const answers = [
      await send({ ...call, headers: { ...call.headers, 'x-signature': 'f'.repeat(64) } }),
      await send({ ...call, body: `${call.body} ` }),
      await send({ ...call, headers: {} }),
      await send(call, '0193a1b2-0000-7000-8000-000000000000'),
      await send(call, 'x'),
      await send(call, silent.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
    expect(await count()).toBe(before);
  });

  it('takes a body of one MiB, byte for byte, and none that is larger', async () => {
    const scans = [made('M1')];
    const room = 1024 * 1024 - carrier.webhookCall(...scans).body.length - 1;
    const filled = carrier.webhookCall({ ...made('M1'), message: `${'é'.repeat(Math.floor(room / 2))}` });
    expect(Buffer.byteLength(filled.body)).toBeGreaterThan(1024 * 1024 - 10);
    expect((await send(filled)).body).toEqual({ received: true, stored: 1 });
    expect((await inboxOf('M1'))[0]?.message).toHaveLength(1000);
    expect((await send({ ...filled, body: `${filled.body}${' '.repeat(100)}` })).status).toBe(413);
  });

  it('stores what an adapter returns even if it is too long, has no date or holds characters that PostgreSQL refuses', async () => {
    const odd = {
      ...made('O\0dd'),
      code: 'c'.repeat(300),
      message: 'a\0b\ud800',
      eventId: 'e'.repeat(500),
      pictureUrl: 'javascript:alert(1)',
    };
    expect((await send(carrier.webhookCall(odd, { ...odd, eventId: `${'e'.repeat(500)}2` }))).body).toMatchObject({ stored: 2 });
    const undated = { ...made('U1'), at: new Date(0) };
    const body = JSON.stringify([
      { ...undated, at: 'yesterday' },
      { ...undated, at: '+275760-09-13T00:00:00.000Z', eventId: 'far' },
    ]);
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', carrier.credentials.secret).update(body).digest('hex');
    expect((await send({ headers: { 'x-signature': signature }, body })).body).toMatchObject({ stored: 2 });
    await eventsHandled(app);
  });
});

describe('A milestone', () => {
  it('reaches stores as shipment.update with the status as it was, and shoppers on the tracking page', async () => {
    const { id, awb } = await parcel();
    await scan(awb, 'DEP', { city: 'Dubai' });
    await scan(awb, 'ARR', { city: 'Al Ain <hub>' });
    const FEED = 'query($after: String) { webhookEvents(first: 100, after: $after) { endCursor hasNextPage nodes { event data } } }';
    const nodes: { event: string; data: Record<string, unknown> }[] = [];
    let after: string | null = null;
    for (let hasNextPage = true; hasNextPage;) {
      const { webhookEvents } = await ask(app, app.accounts.erpToken, FEED, { after });
      nodes.push(...webhookEvents.nodes);
      ({ hasNextPage, endCursor: after } = webhookEvents);
    }
    const [moved, reached] = nodes.filter(({ data }) => data['shipment_detail_id'] === id).slice(-2);
    expect(moved).toMatchObject({
      event: 'shipment.update',
      data: { status: 'in_transit', previous_status: 'booked', milestone: 'in_transit' },
    });
    expect(reached).toMatchObject({
      event: 'shipment.update',
      data: {
        status_event: 'in_transit',
        status: 'in_transit',
        previous_status: 'in_transit',
        milestone: 'at_facility',
        sequence: moved?.data['sequence'],
      },
    });

    const { reference } = (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { reference } }', { id }))
      .shipment;
    const page = await app.client.get(`/track/${reference}`, { accept: 'text/html', 'accept-language': 'en' });
    expect(page.text).toContain('Arrived at a hub of the carrier');
    expect(page.text).toContain('Al Ain &lt;hub&gt;');
    const json = await app.client.get(`/track/${reference}`, { accept: 'application/json' });
    expect(json.body.current).toMatchObject({ status: 'in_transit', milestone: 'at_facility', place: 'Al Ain <hub>' });
    const events = await app.client.get(`/api/erp/shipments/${id}/events`, bearer(app.accounts.erpToken));
    expect(events.body.data.at(-1)).toMatchObject({ milestone: 'at_facility', carrierCode: 'ARR', place: 'Al Ain <hub>', proof: null });
  });
});

describe('Polling', () => {
  const polled = (): string[] => carrier.calls.filter(({ route }) => route.endsWith('/track')).map(({ route }) => route);
  const dueOf = async (id: string): Promise<number> => {
    const [row] = await app.database.sql<{ at: string }>('select due_at as at from carrier_poll where shipment_id = $1', [id]);
    return row ? Math.round((new Date(row.at).getTime() - app.clock.now().getTime()) / 60_000) : NaN;
  };

  it('asks often on the last mile, rarely before, once a day when it is quiet, and never after the end', async () => {
    const [before, onTheWay, done] = [await parcel(), await parcel('in_transit'), await parcel('delivered')];
    await pollCarriers(context());
    expect(polled().length).toBeGreaterThan(0);
    expect([await dueOf(before.id), await dueOf(onTheWay.id), await dueOf(done.id)]).toEqual([360, 30, NaN]);

    const asked = polled().length;
    await pollCarriers(context());
    expect(polled()).toHaveLength(asked);

    app.clock.advance(days(8));
    await pollCarriers(context());
    expect(await dueOf(onTheWay.id)).toBe(24 * 60);
  });

  it('asks about a failed delivery for thirty days, and nothing after them', async () => {
    const asked: string[] = [];
    const lost = connections.add(carrier, { track: (_account, awbs) => Promise.resolve((asked.push(...awbs), [])) });
    const { id, awb } = await bookedParcel(app, lost, 'in_transit', shop);
    const failed = await moveTo(app, id, 'failed', { reasonCode: 'damaged' });
    expect([failed.status, failed.text]).toEqual([200, expect.anything()]);
    await pollCarriers(context());
    app.clock.advance(days(29));
    await pollCarriers(context());
    expect([asked, await dueOf(id)]).toEqual([[awb, awb], 24 * 60]);
    for (let day = 0; day < 5; day += 1) {
      app.clock.advance(days(1));
      await pollCarriers(context());
    }
    expect([asked, await dueOf(id)]).toEqual([[awb, awb], NaN]);
    connections.remove(lost);
  });

  it('finds scans that no webhook brought, and knows those that one did', async () => {
    const { id, awb } = await parcel('in_transit');
    const made = await scan(awb, 'ARR');
    app.clock.advance(minutes(1));
    carrier.scans.push({ ...made, code: 'DEL', eventId: `${made.eventId}-2`, at: app.clock.now() });
    await pollCarriers(context());
    await eventsHandled(app);
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
    expect(await inboxOf(awb)).toHaveLength(2);
    await pollCarriers(context());
    app.clock.advance(hours(1));
    await pollCarriers(context());
    expect(await dueOf(id)).toBeNaN();
  });

  it('asks again soon after a failure, and goes on with the other accounts', async () => {
    const broken = connections.add(carrier, {
      track: () => Promise.reject(new CarrierFailure('throttled', 'Too many calls.', { retryAfterSeconds: 900 })),
    });
    const [theirs, ours] = [await bookedParcel(app, broken, 'in_transit', shop), await parcel('in_transit')];
    await pollCarriers(context());
    expect([await dueOf(theirs.id), await dueOf(ours.id)]).toEqual([15, 30]);
    connections.remove(broken);
  });
});
