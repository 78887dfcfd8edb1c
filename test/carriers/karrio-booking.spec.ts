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

const book = (reference = 'BK-1', changes = {}) => karrio.book(account, bookingRequest(reference, changes), patient());
const find = (reference = 'BK-1') => karrio.find(account, lookup(reference), patient());
const cancel = (carrierRef: string) => karrio.cancel(account, carrierRef, patient());

async function booked(reference = 'BK-1', changes = {}) {
  const outcome = await book(reference, changes);
  if (outcome.status !== 'booked') throw new Error(`Not booked: ${JSON.stringify(outcome)}`);
  return outcome;
}

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
    const toRiyadh = quoteRequest({ destination: { ...dubai, countryCode: 'SA' } });
    expect(karrio.missingForQuote?.({ ...toRiyadh, products: [] })).toEqual(['products']);
    expect(karrio.missingForQuote?.(toRiyadh)).toEqual([]);
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
