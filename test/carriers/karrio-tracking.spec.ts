import { karrio } from '../../src/adapters/karrio/index.js';
import { scanStatus, type CarrierAccess, type CarrierScan } from '../../src/modules/carriers/adapter/index.js';
import { bookingRequest } from './karrio-requests.js';
import { patient, simulatedAccess } from './simulated-access.js';
import { KarrioSimulator } from './simulators/karrio.js';

let simulator: KarrioSimulator;
let account: CarrierAccess;

beforeEach(async () => {
  simulator = await new KarrioSimulator().start();
  account = simulatedAccess(simulator);
});
afterEach(() => simulator.stop());

const track = (...awbs: string[]) => karrio.track(account, awbs, patient());
const at = (text: string) => ({ at: new Date(text) });

async function bookedAwb(reference = 'BK-1'): Promise<string> {
  const outcome = await karrio.book(account, bookingRequest(reference), patient());
  if (outcome.status !== 'booked') throw new Error('Not booked');
  return outcome.awb;
}

const receive = (body: unknown, secret = simulator.credentials.webhookSecret): readonly CarrierScan[] =>
  karrio.readWebhook?.(account, {
    method: 'POST',
    url: '/api/carriers/1/events',
    headers: { 'x-event-id': secret },
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  }) ?? [];

/** A webhook call with a tracker of one parcel. */
const updated = (events: readonly Record<string, unknown>[], tracker: Record<string, unknown> = {}) =>
  receive({ event: 'tracker_updated', data: { tracking_number: 'KR1', status: 'unknown', events, ...tracker } });

describe('tracking', () => {
  it('returns the scans of each parcel, oldest first, and none for a parcel without a tracker', async () => {
    const [one, two] = [await bookedAwb('BK-1'), await bookedAwb('BK-2')];
    await simulator.scan(one, 'picked_up', { ...at('2026-11-24T08:00:00Z'), city: 'Dubai' });
    await simulator.scan(two, 'picked_up', at('2026-11-24T09:00:00Z'));
    await simulator.scan(one, 'delivered', { ...at('2026-11-24T12:00:00Z'), signedBy: 'Aisha', pictureUrl: 'https://pod.example/1.png' });
    const scans = await track(one, two, 'KR-unknown');
    expect(scans.map(({ awb, code }) => [awb, code])).toEqual([
      [one, 'picked_up'],
      [one, 'delivered'],
      [two, 'picked_up'],
    ]);
    expect(scans[0]).toMatchObject({ location: { text: 'Dubai', lat: null, lng: null }, proof: null });
    expect(scans[1]?.proof).toEqual({ signedBy: 'Aisha', pictureUrl: 'https://pod.example/1.png' });
  });

  it('maps every code that it knows to a status of ours', () => {
    expect(Object.values(karrio.scanCodes).filter((status) => !scanStatus.values.includes(status))).toEqual([]);
  });

  it("keeps a carrier's own code if karrio has no name for it", () => {
    const [scan] = updated([{ date: '2026-11-24', time: '10:00', code: 'ZX81', status: 'unknown', description: 'Computer says no' }]);
    expect(scan).toMatchObject({ code: 'karrio:ZX81', message: 'Computer says no' });
    expect(Object.hasOwn(karrio.scanCodes, 'karrio:ZX81')).toBe(false);
  });

  it("prefers karrio's reason to its status", () => {
    const [scan] = updated([{ date: '2026-11-24', status: 'on_hold', reason: 'customs_duties_unpaid' }]);
    expect(karrio.scanCodes[scan?.code ?? '']).toBe('customs_question');
  });

  it('gives the newest event the status of the tracker if it has none of its own', () => {
    const events = [
      { date: '2026-11-24', time: '11:00', code: 'DL', status: null },
      { date: '2026-11-24', time: '10:00', code: 'XX', status: null },
    ];
    expect(updated(events, { status: 'delivered' }).map(({ code }) => code)).toEqual(['karrio:XX', 'delivered']);
  });

  it('takes a delivery after the parcel turned back for a return', () => {
    const scans = updated([
      { date: '2026-11-25', status: 'delivered' },
      { date: '2026-11-24', status: 'return_to_sender' },
    ]);
    expect(scans.map(({ code }) => karrio.scanCodes[code])).toEqual(['return_started', 'returned']);
  });

  it.each([
    ['2026-11-24T06:00:00.000Z', { timestamp: '2026-11-24T10:00:00.000+04:00', date: '2026-11-24', time: '10:00' }],
    ['2026-11-24T06:00:00.000Z', { timestamp: '2026-11-24T10:00:00+0400' }],
    ['2026-11-24T10:00:00.000Z', { timestamp: '2026-11-24T10:00:00', date: '2026-11-24' }],
    ['2026-11-24T22:05:00.000Z', { timestamp: null, date: '2026-11-24', time: '10:05 PM' }],
    ['2026-11-24T00:05:00.000Z', { date: '2026-11-24', time: '12:05 AM' }],
    ['2026-11-24T09:30:15.000Z', { date: '2026-11-24', time: '09:30:15' }],
    ['2026-11-24T00:00:00.000Z', { date: '2026-11-24', time: 'in the morning' }],
  ])('reads the time %s, with its zone if it has one', (instant, event) => {
    expect(updated([event])[0]?.occurredAt.toISOString()).toBe(instant);
  });

  it('shows a time of day that it cannot read in the words of the carrier', () => {
    const [scan] = updated([{ date: '2026-11-24', time: '25:10', description: 'Left the hub' }]);
    expect([scan?.occurredAt.toISOString(), scan?.message]).toEqual(['2026-11-24T00:00:00.000Z', 'Left the hub - Time: 25:10']);
  });

  it('keeps events without a time, which the service lists and moves nothing by', () => {
    const events = [{ code: 'PU' }, { date: 'yesterday' }, { date: '2026-13-45' }, { timestamp: 'x'.repeat(100_000) }];
    expect(updated(events).map(({ occurredAt }) => occurredAt.getTime())).toEqual([NaN, NaN, NaN, NaN]);
  });
});

describe('a webhook', () => {
  const deliver = (call: { headers: Readonly<Record<string, string>>; body: string }) =>
    karrio.readWebhook?.(account, { method: 'POST', url: '/', headers: call.headers, body: Buffer.from(call.body) });

  it('brings the same events as polling, however often it comes', async () => {
    const awb = await bookedAwb();
    await simulator.scan(awb, 'picked_up', at('2026-11-24T08:00:00Z'));
    const scan = await simulator.scan(awb, 'in_transit', at('2026-11-24T09:00:00Z'));
    const polled = await track(awb);
    expect(deliver(simulator.webhookCall(scan))).toEqual(polled);
    expect(deliver(simulator.webhookCall(scan))).toEqual(polled);
    expect(new Set(polled.map(({ eventId }) => eventId)).size).toBe(2);
  });

  it('keeps the id of an event whose words or place the carrier changes later', () => {
    const event = { date: '2026-11-24', time: '10:00', code: 'PU', status: 'picked_up' };
    const [before] = updated([{ ...event, description: 'Picked up' }]);
    const [after] = updated([{ ...event, description: 'Picked up by driver', location: 'Dubai' }]);
    expect(after?.eventId).toBe(before?.eventId);
  });

  it.each([['wrong'], [''], ['whsec_0123456789abcdef0123456789abcdeg']])('with the secret "%s" is refused', (secret) => {
    expect(() => receive({ event: 'tracker_updated', data: {} }, secret)).toThrow(expect.objectContaining({ kind: 'credentials' }));
  });

  it('is refused while the account has no secret, even without one', () => {
    const open = { ...account, credentials: { apiKey: 'key' } };
    const call = { method: 'POST', url: '/', headers: {}, body: Buffer.from('{}') };
    expect(() => karrio.readWebhook?.(open, call)).toThrow(expect.objectContaining({ kind: 'credentials' }));
  });

  it('of other events has no scans, and one that is not JSON is refused', () => {
    expect(receive({ event: 'shipment_purchased', data: { id: 'shp_1' } })).toEqual([]);
    expect(receive([])).toEqual([]);
    expect(() => receive('{"event":')).toThrow(expect.objectContaining({ kind: 'refused', code: 'MALFORMED_WEBHOOK' }));
  });
});
