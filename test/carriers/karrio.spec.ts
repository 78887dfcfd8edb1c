import { setTimeout as wait } from 'node:timers/promises';
import { karrio } from '../../src/adapters/karrio/index.js';
import type { CarrierAccess } from '../../src/modules/carriers/adapter/index.js';
import { bookingRequest, dubai, quoteRequest } from './karrio-requests.js';
import { patient, simulatedAccess } from './simulated-access.js';
import { KarrioSimulator } from './simulators/karrio.js';

let simulator: KarrioSimulator;
let account: CarrierAccess;

beforeEach(async () => {
  simulator = await new KarrioSimulator().start();
  account = simulatedAccess(simulator);
});
afterEach(() => simulator.stop());

const quote = (changes = {}) => karrio.quote(account, quoteRequest(changes), patient());
const book = (reference: string) => karrio.book(account, bookingRequest(reference), patient());

async function booked(reference = 'BK-1') {
  const outcome = await book(reference);
  if (outcome.status !== 'booked') throw new Error(`Not booked: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('an account', () => {
  it('is checked with a call that names the connections of the server', async () => {
    expect(await karrio.check(account, patient())).toBe('The karrio server accepts the key. Carrier connections: demo-fleet.');
  });

  it('is refused when the key is of the other mode, as it would move real parcels', async () => {
    const live = { ...account, mode: 'live' as const };
    await expect(karrio.check(live, patient())).rejects.toMatchObject({ kind: 'credentials', code: 'WRONG_MODE' });
  });

  it('is refused with a wrong key, in every call', async () => {
    const wrong = simulatedAccess(simulator, { apiKey: 'key_of_somebody_else' });
    await expect(karrio.check(wrong, patient())).rejects.toMatchObject({ kind: 'credentials' });
    await expect(karrio.quote(wrong, quoteRequest(), patient())).rejects.toMatchObject({ kind: 'credentials' });
    await expect(karrio.book(wrong, bookingRequest('BK-1'), patient())).rejects.toMatchObject({ kind: 'credentials' });
  });
});

describe('quotes', () => {
  it('have a price for each wanted service, in minor units', async () => {
    expect(await quote()).toEqual({
      offers: [
        { carrierService: 'demo-fleet.demo_express', price: { minor: 3550n, currency: 'AED' }, minTransitDays: 1, maxTransitDays: 1 },
        { carrierService: 'demo-fleet.demo_economy', price: { minor: 1800n, currency: 'AED' }, minTransitDays: 3, maxTransitDays: 3 },
      ],
      rejections: [],
    });
  });

  it("carry the carrier's reason for every service of the connection", async () => {
    const { offers, rejections } = await quote({ parcel: { weightG: 50_000, box: null } });
    expect(offers).toEqual([]);
    expect(new Set(rejections.map(({ carrierService }) => carrierService))).toEqual(
      new Set(['demo-fleet.demo_express', 'demo-fleet.demo_economy']),
    );
    expect(rejections[0]?.message).toContain('exceeds');
  });

  it('do not offer another service for one that karrio does not know', async () => {
    expect((await quote({ services: ['demo-fleet.demo_teleport'] })).offers).toEqual([]);
  });

  it('reject a service that names no connection, or one that karrio does not have', async () => {
    const misnamed = await quote({ services: ['demo_express'] });
    expect(misnamed.rejections).toEqual([{ carrierService: 'demo_express', message: expect.stringContaining('carrier_id.service') }]);
    const { rejections } = await quote({ services: ['other-fleet.demo_express'] });
    expect(rejections).toEqual([{ carrierService: null, message: 'No active carrier connection found to process the request' }]);
  });

  it.each([
    ['JPY', '36'],
    ['KWD', '35500'],
  ])('count minor units by the currency %s', async (currency, minor) => {
    simulator.decisions.currency = currency;
    const { offers } = await quote({ services: ['demo-fleet.demo_express'] });
    expect(offers[0]?.price).toEqual({ minor: BigInt(minor), currency });
  });

  it('reject a price in a currency that does not exist', async () => {
    simulator.decisions.currency = 'XQQ';
    const { offers, rejections } = await quote({ services: ['demo-fleet.demo_express'] });
    expect(offers).toEqual([]);
    expect(rejections[0]?.message).toContain('XQQ');
  });

  it('are given up within 100 ms of the signal', async () => {
    simulator.decisions.latencyMs = 5_000;
    const caller = new AbortController();
    const asked = karrio.quote(account, quoteRequest(), caller.signal).catch((error: unknown) => error);
    await wait(50);
    caller.abort();
    expect(await Promise.race([asked, wait(100, 'too late')])).toMatchObject({ kind: 'unavailable' });
  });

  it('obey a limit of calls and fail on an answer that is cut in half', async () => {
    simulator.fail({ kind: 'status', status: 429, headers: { 'retry-after': '17' } });
    await expect(quote()).rejects.toMatchObject({ kind: 'throttled', retryAfterSeconds: 17 });
    simulator.fail({ kind: 'malformed' });
    await expect(quote()).rejects.toMatchObject({ kind: 'unavailable', code: 'MALFORMED_ANSWER' });
  });
});

describe('pickups, manifests and addresses', () => {
  const pickup = (parcel: { awb: string; carrierRef: string }, reference = 'PU-1') =>
    karrio.schedulePickup?.(
      account,
      {
        reference,
        origin: dubai,
        date: '2026-11-25',
        from: new Date('2026-11-25T05:00:00Z'),
        to: new Date('2026-11-25T13:30:00Z'),
        parcels: [{ awb: parcel.awb, carrierRef: parcel.carrierRef, weightG: 1000, box: null }],
        instructions: null,
      },
      patient(),
    );

  it('schedules one pickup for a reference, at the local time of the origin', async () => {
    const parcel = await booked();
    const first = await pickup(parcel);
    expect(first).toMatchObject({ status: 'scheduled', confirmation: expect.any(String) });
    expect(await pickup(parcel)).toEqual(first);
    expect(simulator.desk.pickups).toHaveLength(1);
    expect(simulator.desk.pickups[0]).toMatchObject({ ready_time: '09:00', closing_time: '17:30', carrier_code: 'generic' });
    expect(await pickup(parcel, 'PU-2')).toMatchObject({ status: 'refused', message: expect.stringContaining('already scheduled') });
  });

  it('finds a pickup whose answer was lost, and cancels it twice', async () => {
    const parcel = await booked();
    simulator.fail({ kind: 'cut_after', match: 'POST /v1/pickups' });
    await expect(pickup(parcel)).rejects.toMatchObject({ kind: 'outcome_unknown' });
    const found = await pickup(parcel);
    if (found?.status !== 'scheduled') throw new Error('Not scheduled');
    expect(await karrio.cancelPickup?.(account, found.pickupRef, patient())).toEqual({ status: 'voided' });
    expect(await karrio.cancelPickup?.(account, found.pickupRef, patient())).toEqual({ status: 'voided' });
  });

  it('refuses parcels that karrio does not know', async () => {
    await expect(pickup({ awb: 'X', carrierRef: 'shp_of_nobody' })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('closes the day with a paper, once, and names what was left out', async () => {
    const [first, second] = [await booked('BK-1'), await booked('BK-2')];
    const close = (reference: string, parcels: { awb: string; carrierRef: string }[]) =>
      karrio.manifest?.(account, { reference, date: '2026-11-25', parcels }, patient());
    const made = await close('MF-1', [first]);
    expect(made).toMatchObject({ rejected: [], document: { format: 'PDF' } });
    expect(await close('MF-1', [first])).toEqual(made);
    expect(await close('MF-2', [first, second])).toMatchObject({ rejected: [{ awb: first.awb }] });
    await expect(close('MF-3', [first])).rejects.toMatchObject({ kind: 'refused' });
  });

  it('checks an address and keeps none', async () => {
    const check = (city: string) => karrio.checkAddress?.(account, { ...dubai, city }, patient());
    expect(await check('Dubai')).toEqual({ deliverable: true, messages: [], suggestion: null });
    expect(await check('Nowhere')).toEqual({ deliverable: false, messages: ['No such city'], suggestion: null });
    expect(simulator.desk.addresses).toEqual([]);
    simulator.desk.checksAddresses = false;
    await expect(check('Dubai')).rejects.toMatchObject({ kind: 'refused', code: 'NOT_SUPPORTED' });
  });
});
