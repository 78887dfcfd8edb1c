import { setTimeout as wait } from 'node:timers/promises';
import { karrio } from '../../src/adapters/karrio/index.js';
import { isLabel, type CarrierAccess } from '../../src/modules/carriers/adapter/index.js';
import { bookingRequest, dubai, lookup, quoteRequest } from './karrio-requests.js';
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
const book = (reference = 'BK-1', changes = {}) => karrio.book(account, bookingRequest(reference, changes), patient());
const find = (reference = 'BK-1') => karrio.find(account, lookup(reference), patient());
const cancel = (carrierRef: string) => karrio.cancel(account, carrierRef, patient());

async function booked(reference = 'BK-1', changes = {}) {
  const outcome = await book(reference, changes);
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

describe('a booking', () => {
  it.each(['PDF', 'ZPL', 'PNG'] as const)('has AWB, price and a label in the format asked for, %s', async (labelFormat) => {
    const parcel = await booked('BK-1', { labelFormat });
    expect(parcel).toMatchObject({ cost: { minor: 3550n, currency: 'AED' }, trackingUrl: null, pieces: [parcel.awb] });
    expect(parcel.labels.map(({ format, bytes }) => [format, isLabel(bytes, labelFormat)])).toEqual([[labelFormat, true]]);
  });

  it('is found again by its reference, and only by the whole of it', async () => {
    const { awb, carrierRef } = await booked('BK-1');
    expect(await find('BK-1')).toMatchObject({ status: 'booked', parcels: [{ awb, carrierRef, labels: [] }] });
    expect(await find('BK')).toEqual({ status: 'absent' });
    expect(await find('BK-11')).toEqual({ status: 'absent' });
  });

  it('is found when the answer was lost after the carrier booked', async () => {
    simulator.fail({ kind: 'cut_after', match: '/purchase' });
    await expect(book()).rejects.toMatchObject({ kind: 'outcome_unknown' });
    expect(await find()).toMatchObject({ status: 'booked', parcels: [{ awb: simulator.booked[0]?.awb }] });
  });

  it('is found after a 500 or half an answer that came after the carrier booked', async () => {
    simulator.fail({ kind: 'status_after', match: '/purchase' });
    await expect(book('BK-1')).rejects.toMatchObject({ kind: 'outcome_unknown' });
    simulator.fail({ kind: 'malformed', match: '/purchase' });
    await expect(book('BK-2')).rejects.toMatchObject({ kind: 'outcome_unknown', code: 'MALFORMED_ANSWER' });
    expect(await find('BK-1')).toMatchObject({ status: 'booked' });
    expect(await find('BK-2')).toMatchObject({ status: 'booked' });
  });

  it('is neither there nor absent while karrio may still be buying it', async () => {
    simulator.fail({ kind: 'cut_before', match: '/purchase' });
    await expect(book()).rejects.toMatchObject({ kind: 'outcome_unknown' });
    expect(await find()).toEqual({ status: 'unknown' });
  });

  it('is absent when the answer was lost before anything was bought', async () => {
    simulator.fail({ kind: 'cut_after', match: 'POST /v1/shipments' });
    await expect(book()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await find()).toEqual({ status: 'absent' });
  });

  it('is unknown when the connection between karrio and the carrier broke, which karrio reports as a refusal', async () => {
    simulator.karrio.purchase = 'break';
    await expect(book()).rejects.toMatchObject({ kind: 'outcome_unknown', code: 'SHIPPING_SDK_INTERNAL_ERROR' });
    expect(await find()).toEqual({ status: 'unknown' });
  });

  it('that was made twice is returned twice, the oldest first, without the one that was cancelled', async () => {
    const [first, second, third] = [await booked(), await booked(), await booked()];
    await cancel(third.carrierRef);
    expect(await find()).toMatchObject({ status: 'booked', parcels: [{ awb: first.awb }, { awb: second.awb }] });
  });

  it('is found on every page of the list', async () => {
    for (let number = 0; number < 101; number++) simulator.shipments.push({ ...simulator.shipments[0], ...listed(number) });
    const found = await find('BK-1');
    expect(found.status === 'booked' && found.parcels.length).toBe(101);
  });

  it("that the carrier refuses has the carrier's words and leaves nothing behind", async () => {
    simulator.karrio.purchase = 'refuse';
    expect(await book()).toEqual({
      status: 'refused',
      code: 'ADDRESS.INVALID',
      message: 'The phone number of the recipient is missing',
    });
    expect(await find()).toEqual({ status: 'absent' });
  });

  it('is refused for a parcel that is too heavy, a service without a price and a name that is no service', async () => {
    expect(await book('BK-1', { parcels: [{ weightG: 50_000, box: null }] })).toMatchObject({ status: 'refused', code: 'invalid_weight' });
    expect(await book('BK-1', { carrierService: 'demo-fleet.nope' })).toMatchObject({ status: 'refused', code: 'NOT_SERVED' });
    expect(await book('BK-1', { carrierService: 'nope' })).toMatchObject({ status: 'refused', code: 'BAD_SERVICE' });
    expect(await find()).toEqual({ status: 'absent' });
  });

  it('that is turned away for too many calls leaves no draft that looks like a parcel', async () => {
    simulator.fail({ kind: 'status', status: 429, match: '/purchase', headers: { 'retry-after': '9' } });
    await expect(book()).rejects.toMatchObject({ kind: 'throttled', retryAfterSeconds: 9 });
    expect(await find()).toEqual({ status: 'absent' });
  });

  it('says which draft must be looked up if it could not be cancelled either', async () => {
    simulator.fail({ kind: 'status', status: 429, match: '/purchase' });
    simulator.fail({ kind: 'status', status: 503, match: '/cancel' });
    await expect(book()).rejects.toMatchObject({
      kind: 'throttled',
      message: expect.stringMatching(/Draft shp_\d+ could not be cancelled/),
    });
    expect(await find()).toEqual({ status: 'unknown' });
  });

  it('asks customs questions of parcels that cross a border only', async () => {
    await booked('BK-1');
    await booked('BK-2', { consignee: { ...dubai, countryCode: 'SA', city: 'Riyadh' }, incoterm: 'DDP' });
    const [home, abroad] = simulator.shipments;
    expect(home?.['customs']).toBeNull();
    expect(abroad?.['customs']).toMatchObject({
      incoterm: 'DDP',
      duty: { paid_by: 'sender', currency: 'AED', declared_value: 100 },
      commodities: [{ quantity: 2, value_amount: 50, hs_code: '691110', weight: 0.6 }],
    });
    expect(karrio.missing?.(bookingRequest('BK-3', { products: [], consignee: { ...dubai, countryCode: 'SA' } }))).toEqual(['products']);
  });
});

const listed = (number: number) => ({
  id: `shp_${number}`,
  status: 'created',
  reference: 'BK-1',
  tracking_number: `KR${number}`,
  created_at: `2026-11-24 01:00:00.${String(number).padStart(6, '0')}+00:00`,
  shipping_documents: [],
});

describe('a label', () => {
  it('is fetched again in the format that it was booked in', async () => {
    const { carrierRef } = await booked();
    const { bytes } = await karrio.label(account, carrierRef, 'PDF', patient());
    expect(isLabel(bytes, 'PDF')).toBe(true);
    await expect(karrio.label(account, carrierRef, 'ZPL', patient())).rejects.toMatchObject({ kind: 'refused', code: 'LABEL_FORMAT' });
  });

  it('is called what it is when the carrier makes another format than karrio says', async () => {
    const { carrierRef } = await booked('BK-1', { labelFormat: 'PNG' });
    const [shipment] = simulator.shipments;
    shipment['shipping_documents'][0].format = 'ZPL';
    expect(await karrio.label(account, carrierRef, 'PNG', patient())).toMatchObject({ format: 'PNG' });
  });

  it('that is no label is left out of the booking and reported when it is fetched', async () => {
    simulator.decisions.brokenLabels = true;
    const { carrierRef, labels } = await booked();
    expect(labels).toEqual([]);
    await expect(karrio.label(account, carrierRef, 'PDF', patient())).rejects.toMatchObject({ code: 'MALFORMED_LABEL' });
  });
});

describe('a cancellation', () => {
  it('voids the parcel, again and again', async () => {
    const { carrierRef } = await booked();
    expect(await cancel(carrierRef)).toEqual({ status: 'voided' });
    expect(await cancel(carrierRef)).toEqual({ status: 'voided' });
    expect(simulator.booked).toEqual([]);
  });

  it("is declined in the carrier's words, and by karrio after the pickup", async () => {
    const first = await booked('BK-1');
    simulator.decisions.cancel = 'decline';
    expect(await cancel(first.carrierRef)).toEqual({ status: 'declined', message: 'The label was used' });
    simulator.parcels.forEach((parcel) => (parcel.status = 'picked_up'));
    expect(await cancel(first.carrierRef)).toMatchObject({ status: 'declined', message: expect.stringContaining('can not be cancelled') });
    expect(await cancel('shp_of_nobody')).toMatchObject({ status: 'declined' });
  });

  it('is unknown when its answer was lost', async () => {
    const { carrierRef } = await booked();
    simulator.fail({ kind: 'cut_after', match: '/cancel' });
    await expect(cancel(carrierRef)).rejects.toMatchObject({ kind: 'outcome_unknown' });
    expect(await cancel(carrierRef)).toEqual({ status: 'voided' });
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
