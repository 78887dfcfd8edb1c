import { aramex } from '../../src/adapters/aramex/index.js';
import { money } from '../../src/kernel/money.js';
import {
  failureOf,
  isLabel,
  type BookedParcel,
  type CarrierBooking,
  type CarrierFailure,
} from '../../src/modules/carriers/adapter/index.js';
import { booking, dubai, kuwait, parcel, pickup, request } from './aramex-bookings.js';
import { UNKNOWN_CITY, type AramexShipment } from './aramex-requests.js';
import { patient, simulatedAccess } from './simulated-access.js';
import { AramexSimulator } from './simulators/aramex.js';

let simulator: AramexSimulator;
const access = (changes: Readonly<Record<string, string>> = {}) => simulatedAccess(simulator, { ...simulator.credentials, ...changes });

beforeEach(async () => {
  simulator = await new AramexSimulator().start();
});
afterEach(() => simulator.stop());

const failure = async (work: Promise<unknown>): Promise<CarrierFailure> => {
  const found = failureOf(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  if (!found) throw new Error('The call did not fail as a carrier fails.');
  return found;
};

async function booked(changes: Partial<CarrierBooking> = {}): Promise<BookedParcel> {
  const outcome = await aramex.book(access(), booking(changes), patient());
  if (outcome.status !== 'booked') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const sent = (): AramexShipment & { readonly ShippingDateTime: string; readonly DueDate: string } =>
  JSON.parse(simulator.calls[0]?.body ?? '').Shipments[0];

describe('the account', () => {
  it('is checked by one call that changes nothing, and described in words', async () => {
    expect(await aramex.check(access(), patient())).toBe('Aramex accepts the login. Account 20016 of DXB, United Arab Emirates.');
    expect(simulator.calls.map(({ route }) => route)).toEqual(['POST /Location/Service_1_0.svc/json/FetchCountry']);
  });

  it.each(['UserName', 'Password', 'AccountPin'])(
    'is refused as credentials when the %s is wrong, although the answer is 200',
    async (name) => {
      const wrong = access({ [name]: 'wrong' });
      for (const work of [
        aramex.check(wrong, patient()),
        aramex.quote(wrong, request(), patient()),
        aramex.book(wrong, booking(), patient()),
        aramex.track(wrong, ['1'], patient()),
      ]) {
        expect(await failure(work)).toMatchObject({
          kind: 'credentials',
          code: 'ERR01',
          message: 'ClientInfo - Invalid username or password',
        });
      }
      expect(simulator.parcels).toEqual([]);
    },
  );

  it('sends the optional fields of ClientInfo with their defaults when they are not given', async () => {
    await aramex.check(access({ Version: '', Source: '' }), patient());
    expect(JSON.parse(simulator.calls[0]?.body ?? '').ClientInfo).toMatchObject({ Version: 'v1.0', Source: 24, AccountNumber: '20016' });
  });

  it('names ClientInfo fields as its credentials, and keeps two of them secret', () => {
    expect(aramex.credentials.filter(({ secret }) => secret).map(({ name }) => name)).toEqual(['Password', 'AccountPin']);
    expect(Object.keys(simulator.credentials).sort()).toEqual(aramex.credentials.map(({ name }) => name).sort());
  });
});

describe('prices', () => {
  it('come from one call per service, exact in a currency of three decimals', async () => {
    const { offers, rejections } = await aramex.quote(access(), request(), patient());
    // 62 and 42 dirhams for 1.25 kg, at 0.0836 dinars.
    expect(offers).toEqual([
      { carrierService: 'PPX', price: money(6_479n, 'KWD') },
      { carrierService: 'EPX', price: money(4_389n, 'KWD') },
    ]);
    expect(rejections).toEqual([]);
    expect(simulator.calls).toHaveLength(2);
  });

  it.each([
    ['AED', 7_750n],
    ['BHD', 7_959n],
    ['OMR', 8_122n],
    ['JPY', 78n],
  ])('are read in %s', async (currency, minor) => {
    simulator.decisions.currency = currency;
    const { offers } = await aramex.quote(access(), request({ services: ['PPX'] }), patient());
    expect(offers).toEqual([{ carrierService: 'PPX', price: money(minor, currency) }]);
  });

  it('include the fee for cash on delivery', async () => {
    const cod = { amount: money(12_345n, 'KWD') };
    const { offers } = await aramex.quote(access(), request({ services: ['PPX'], currency: 'AED', cod }), patient());
    expect(offers).toEqual([{ carrierService: 'PPX', price: money(8_750n, 'AED') }]);
    const { ShipmentDetails } = JSON.parse(simulator.calls[0]?.body ?? '');
    expect(ShipmentDetails).toMatchObject({ Services: 'CODS', CashOnDeliveryAmount: { CurrencyCode: 'KWD', Value: 12.345 } });
  });

  it('are rejected in words when the currency is not one, or the price is zero', async () => {
    simulator.decisions.currency = 'XQQ';
    const unknown = await aramex.quote(access(), request({ services: ['PPX'] }), patient());
    expect(unknown).toEqual({
      offers: [],
      rejections: [{ carrierService: 'PPX', message: 'Aramex gave a price without an amount in a known currency.' }],
    });
    simulator.decisions.currency = 'AED';
    const free = await aramex.quote(access(), request({ services: ['PPX'], parcel: { weightG: 0, box: null } }), patient());
    expect(free.rejections).toEqual([{ carrierService: 'PPX', message: 'Aramex has no price for this account and lane.' }]);
  });

  it('are not asked for a product that cannot be used on the lane', async () => {
    const { offers, rejections } = await aramex.quote(access(), request({ services: ['OND', 'no such', 'GPX', 'ZZZ'] }), patient());
    expect(offers.map(({ carrierService }) => carrierService)).toEqual(['GPX']);
    expect(rejections).toEqual([
      { carrierService: 'OND', message: 'OND is for parcels within a country.' },
      { carrierService: 'no such', message: 'no such is not a product type of Aramex.' },
      { carrierService: 'ZZZ', message: 'ZZZ is not available on this lane' },
    ]);
    expect(simulator.calls).toHaveLength(2);
    const none = await aramex.quote(access(), request({ services: [] }), patient());
    expect(none.rejections).toEqual([{ carrierService: null, message: 'No service of Aramex is wanted.' }]);
  });

  it('name a city that Aramex does not know', async () => {
    const { rejections } = await aramex.quote(access(), request({ destination: { ...kuwait, city: UNKNOWN_CITY } }), patient());
    expect(rejections.map(({ message }) => message)).toEqual(Array(2).fill('Destination - City name is invalid'));
  });

  it('of one service are given although another one got no answer', async () => {
    simulator.fail({ kind: 'cut_before', match: 'CalculateRate' });
    const { offers, rejections } = await aramex.quote(access(), request(), patient());
    expect(offers).toHaveLength(1);
    expect(rejections).toEqual([expect.objectContaining({ message: expect.stringMatching(/connection/) })]);
  });

  it('fail as unavailable when no service got an answer, and as throttled when Aramex wants fewer calls', async () => {
    simulator.fail({ kind: 'status', status: 503, times: 2 });
    expect(await failure(aramex.quote(access(), request(), patient()))).toMatchObject({ kind: 'unavailable', code: '503' });
    simulator.fail({ kind: 'malformed', times: 2 });
    expect(await failure(aramex.quote(access(), request(), patient()))).toMatchObject({ kind: 'unavailable', code: 'MALFORMED_ANSWER' });
    simulator.fail({ kind: 'status', status: 429, headers: { 'retry-after': '7' } });
    expect(await failure(aramex.quote(access(), request(), patient()))).toMatchObject({ kind: 'throttled', retryAfterSeconds: 7 });
    simulator.refusal = { Code: 'ERR99', Message: 'Too many requests' };
    expect(await failure(aramex.quote(access(), request(), patient()))).toMatchObject({ kind: 'throttled', retryAfterSeconds: 60 });
  });

  it('are given up within 100 ms of the signal', async () => {
    simulator.decisions.latencyMs = 60_000;
    const caller = new AbortController();
    const asked = failure(aramex.quote(access(), request(), caller.signal));
    await new Promise((resolve) => setTimeout(resolve, 50));
    caller.abort();
    const tooLate = new Promise((resolve) => setTimeout(() => resolve('late'), 100));
    expect(await Promise.race([asked, tooLate])).toMatchObject({ kind: 'unavailable', code: 'TIMEOUT' });
  });
});

describe('a booking', () => {
  it('gives the waybill, its label and a reference for later calls', async () => {
    const { labels, ...rest } = await booked();
    expect(rest).toEqual({
      status: 'booked',
      awb: '46032800500',
      trackingNumber: '46032800500',
      trackingUrl: 'https://www.aramex.com/track/results?ShipmentNumber=46032800500',
      pieces: ['46032800500'],
      cost: null,
      carrierRef: 'EXP/PPX/DXB/46032800500',
    });
    expect(labels).toEqual([{ format: 'PDF', bytes: expect.anything() }]);
    expect(labels.every(({ bytes, format }) => isLabel(bytes, format))).toBe(true);
  });

  it('carries everything that was told: amounts of three decimals, customs, services, addresses and times', async () => {
    await booked();
    expect(sent()).toMatchObject({
      Reference1: 'SG-1001-1',
      Reference2: '1001',
      Shipper: {
        AccountNumber: '20016',
        PartyAddress: { Line1: 'Al Quoz 3', Line2: 'Street 8', Line3: 'Warehouse 4, Gate 2', City: 'Dubai', CountryCode: 'AE' },
        Contact: { PersonName: 'Aisha Khan', CompanyName: 'Mug House', CellPhone: '+97141234567' },
      },
      Consignee: { AccountNumber: '', PartyAddress: { PostCode: '22001' }, Contact: { CompanyName: 'Fahad Salem' } },
      ShippingDateTime: '/Date(2051244000000+0400)/',
      DueDate: '/Date(2051272800000+0400)/',
      Details: {
        ProductGroup: 'EXP',
        ProductType: 'PPX',
        PaymentType: 'P',
        Services: 'CODS,FRDM',
        ActualWeight: { Unit: 'KG', Value: 1.25 },
        Dimensions: { Length: 20.5, Width: 15, Height: 10, Unit: 'CM' },
        NumberOfPieces: 1,
        DescriptionOfGoods: 'Mugs',
        GoodsOriginCountry: 'CN',
        CashOnDeliveryAmount: { CurrencyCode: 'KWD', Value: 12.345 },
        CustomsValueAmount: { CurrencyCode: 'KWD', Value: 12.25 },
        Items: [{ Quantity: 2, CommodityCode: '691110', CountryOfOrigin: 'CN', CustomsValue: { CurrencyCode: 'KWD', Value: 6.125 } }],
      },
    });
  });

  it('within a country is domestic, prepaid and without customs', async () => {
    const consignee = { ...kuwait, countryCode: 'AE', city: 'Abu Dhabi' };
    const { carrierRef } = await booked({ consignee, carrierService: 'OND', cod: null, incoterm: null, parcels: [parcel, parcel] });
    expect(carrierRef).toBe('DOM/OND/DXB/46032800500');
    const { Details } = sent();
    expect(Details).toMatchObject({ ProductGroup: 'DOM', Services: '', CashOnDeliveryAmount: null, CustomsValueAmount: null });
    expect(Details).toMatchObject({ NumberOfPieces: 2, Dimensions: null, ActualWeight: { Value: 2.5 } });
    expect(Details).toMatchObject({ Items: [{ PiecesDimensions: [{ Length: 20.5 }, { Length: 20.5 }] }] });
  });

  it('is not dated in the past when its pickup window has begun', async () => {
    const now = Date.now();
    await booked({ pickup: { from: new Date(now - 3_600_000), to: new Date(now - 60_000) } });
    const [, time] = /\((\d+)/.exec(sent().ShippingDateTime) ?? [];
    expect(Number(time)).toBeGreaterThanOrEqual(now);
    expect(sent().DueDate).toBe(sent().ShippingDateTime);
  });

  it.each(['numbers', 'base64', 'url'] as const)('takes the label as %s', async (form) => {
    simulator.labels = form;
    const { labels } = await booked();
    expect(labels.map(({ bytes }) => isLabel(bytes, 'PDF'))).toEqual([true]);
  });

  it('stands without its label when the label is broken or cannot be fetched; it is printed again later', async () => {
    simulator.decisions.brokenLabels = true;
    const { labels, carrierRef } = await booked();
    expect(labels).toEqual([]);
    expect(await failure(aramex.label(access(), carrierRef, 'PDF', patient()))).toMatchObject({
      kind: 'unavailable',
      code: 'BROKEN_LABEL',
    });
    simulator.decisions.brokenLabels = false;
    expect(isLabel((await aramex.label(access(), carrierRef, 'PDF', patient())).bytes, 'PDF')).toBe(true);
    simulator.labels = 'url';
    simulator.fail({ kind: 'cut_before', match: 'rpt_cache' });
    expect((await booked({ reference: 'SG-1002-1' })).labels).toEqual([]);
  });

  it.each([
    ['a city that Aramex does not know', { consignee: { ...kuwait, city: UNKNOWN_CITY } }, 'ERR06', 'Consignee - City name is invalid'],
    ['a product that Aramex does not have', { carrierService: 'ZZZ' }, 'ERR61', 'ProductType is invalid'],
    ['a product of another kind of lane', { carrierService: 'OND' }, null, 'OND is for parcels within a country.'],
    ['a label format that Aramex does not make', { labelFormat: 'ZPL' as const }, null, 'Aramex makes labels as PDF only.'],
  ])('is refused for %s', async (_case, changes, code, message) => {
    expect(await aramex.book(access(), booking(changes), patient())).toEqual({ status: 'refused', code, message });
    expect(simulator.parcels).toEqual([]);
  });

  it('is refused for an amount that a JSON number does not keep', async () => {
    const cod = money(9_007_199_254_740_993n, 'KWD');
    expect(await failure(aramex.book(access(), booking({ cod }), patient()))).toMatchObject({ kind: 'refused' });
    expect(simulator.calls).toEqual([]);
  });

  it.each([
    ['the connection ends after it', { kind: 'cut_after' }],
    ['Aramex fails after it', { kind: 'status_after', status: 500 }],
    ['its answer is cut in half', { kind: 'malformed' }],
  ] as const)('is of unknown outcome when %s, and a person decides', async (_case, fault) => {
    simulator.fail(fault);
    expect(await failure(aramex.book(access(), booking(), patient()))).toMatchObject({ kind: 'outcome_unknown' });
    expect(simulator.booked).toHaveLength(1);
    const lookup = { reference: 'SG-1001-1', carrierRef: null, since: new Date() };
    expect(await aramex.find(access(), lookup, patient())).toEqual({ status: 'unknown' });
    expect(aramex.capabilities.dedupe).toBe('none');
  });

  it('is of unknown outcome when Aramex reports an error of its own', async () => {
    simulator.refusal = { Code: 'ERR99', Message: 'Internal error, please try again' };
    expect(await failure(aramex.book(access(), booking(), patient()))).toMatchObject({ kind: 'outcome_unknown', code: 'ERR99' });
  });

  it('may be repeated when Aramex wanted fewer calls or was not reached', async () => {
    simulator.fail({ kind: 'status', status: 429 });
    expect(await failure(aramex.book(access(), booking(), patient()))).toMatchObject({ kind: 'throttled' });
    const nobody = access();
    await simulator.stop();
    expect(await failure(aramex.book(nobody, booking(), patient()))).toMatchObject({ kind: 'unavailable' });
    expect(simulator.parcels).toEqual([]);
  });

  it('names what it lacks before Aramex is asked', () => {
    const nameless = { ...kuwait, name: ' ', phone: null, lines: [], city: '' };
    expect(aramex.missing?.(booking())).toEqual([]);
    expect(aramex.missing?.(booking({ shipper: { ...dubai, phone: '' } }))).toEqual(['shipper.phone']);
    expect(aramex.missing?.(booking({ consignee: nameless, contents: '', declaredValue: money(0n, 'AED') }))).toEqual([
      'consignee.name',
      'consignee.phone',
      'consignee.lines',
      'consignee.city',
      'contents',
      'declaredValue',
    ]);
  });

  it('names what the booking would lack when it is asked for a price', () => {
    const worthless = request({ declaredValue: money(0n, 'AED'), destination: { ...kuwait, city: '' } });
    expect(aramex.missingForQuote?.(request())).toEqual([]);
    expect(aramex.missingForQuote?.(request({ declaredValue: null, destination: kuwait }))).toEqual([]);
    expect(aramex.missingForQuote?.({ ...worthless, products: [] })).toEqual(['destination.city', 'contents', 'declaredValue']);
  });

  it('cannot be cancelled: Aramex has no call for it, and its words say whom to ask', async () => {
    const { carrierRef } = await booked();
    expect(aramex.capabilities.cancel).toBe(false);
    expect(await aramex.cancel(access(), carrierRef, patient())).toEqual({
      status: 'declined',
      message: expect.stringMatching(/Ask Aramex to cancel waybill 46032800500,/),
    });
    expect(simulator.calls).toHaveLength(1);
  });
});

describe('a label', () => {
  it('is printed again with the product group and origin of the shipment', async () => {
    const { carrierRef } = await booked();
    expect(await aramex.label(access(), carrierRef, 'PDF', patient())).toMatchObject({ format: 'PDF' });
    expect(JSON.parse(simulator.calls[1]?.body ?? '')).toMatchObject({
      ShipmentNumber: '46032800500',
      ProductGroup: 'EXP',
      OriginEntity: 'DXB',
    });
  });

  it('is printed for a waybill that a person entered, without a group', async () => {
    const { awb } = await booked();
    expect(await aramex.label(access(), awb, 'PDF', patient())).toMatchObject({ format: 'PDF' });
    expect(JSON.parse(simulator.calls[1]?.body ?? '')).not.toHaveProperty('ProductGroup');
  });

  it('is refused for a waybill that does not exist and for a format that Aramex does not make', async () => {
    expect(await failure(aramex.label(access(), '1', 'PDF', patient()))).toMatchObject({ kind: 'refused', code: 'ERR20' });
    expect(await failure(aramex.label(access(), '1', 'ZPL', patient()))).toMatchObject({ kind: 'refused' });
  });
});

describe('tracking', () => {
  it('returns the updates of every waybill with the carrier’s words, and unknown codes as they are', async () => {
    const { awb } = await booked();
    await simulator.scan(awb, 'SH003', { message: 'Out for Delivery', city: 'Kuwait', at: new Date('2035-01-02T05:00:00Z') });
    await simulator.scan(awb, 'sh777', { message: 'Weighed again', signedBy: 'F. Salem', at: new Date('2035-01-02T04:00:00Z') });
    const scans = await aramex.track(access(), [awb, '999'], patient());
    expect(scans).toEqual([
      {
        awb,
        eventId: null,
        code: 'SH003',
        message: 'Out for Delivery',
        occurredAt: new Date('2035-01-02T05:00:00Z'),
        location: { text: 'Kuwait', lat: null, lng: null },
        proof: null,
      },
      expect.objectContaining({ code: 'SH777', message: 'Weighed again. F. Salem', location: null }),
    ]);
    expect(aramex.scanCodes['SH003']).toBe('out_for_delivery');
    expect(aramex.scanCodes['SH777']).toBeUndefined();
  });

  it('fails loudly when an update has no readable time', async () => {
    const { awb } = await booked();
    await simulator.scan(awb, 'SH003', { at: new Date(NaN) });
    expect(await failure(aramex.track(access(), [awb], patient()))).toMatchObject({ kind: 'unavailable', code: 'MALFORMED_ANSWER' });
  });

  it('asks nothing for no waybills, and is unavailable while Aramex fails', async () => {
    expect(await aramex.track(access(), [], patient())).toEqual([]);
    expect(simulator.calls).toEqual([]);
    simulator.fail({ kind: 'status', status: 500 });
    expect(await failure(aramex.track(access(), ['1'], patient()))).toMatchObject({ kind: 'unavailable', code: '500' });
  });
});

describe('a pickup', () => {
  const parcelOf = ({ awb, carrierRef }: BookedParcel) => ({ ...parcel, awb, carrierRef });

  it('is booked for shipments that exist, one item per product', async () => {
    const abroad = await booked();
    const consignee = { ...kuwait, countryCode: 'AE', city: 'Sharjah' };
    const domestic = await booked({ reference: 'SG-1002-1', consignee, carrierService: 'OND' });
    const outcome = await aramex.schedulePickup?.(access(), pickup([abroad, domestic].map(parcelOf)), patient());
    expect(outcome).toEqual({ status: 'scheduled', pickupRef: simulator.pickups[0]?.guid, confirmation: 'DXB1' });
    expect(simulator.pickups[0]?.request).toMatchObject({
      Reference1: 'PU-1',
      ReadyTime: '/Date(2051244000000+0400)/',
      ClosingTime: '/Date(2051272800000+0400)/',
      PickupItems: [
        { ProductGroup: 'EXP', ProductType: 'PPX', NumberOfShipments: 1, ShipmentWeight: { Unit: 'KG', Value: 1.25 } },
        { ProductGroup: 'DOM', ProductType: 'OND', NumberOfShipments: 1 },
      ],
      ExistingShipments: [
        { Number: abroad.awb, OriginEntity: 'DXB', ProductGroup: 'EXP' },
        { Number: domestic.awb, OriginEntity: 'DXB', ProductGroup: 'DOM' },
      ],
    });
  });

  it('is refused for an unknown city and for a waybill whose product is not known', async () => {
    const parcels = [parcelOf(await booked())];
    const lost = { ...pickup(parcels), origin: { ...dubai, city: UNKNOWN_CITY } };
    expect(await aramex.schedulePickup?.(access(), lost, patient())).toMatchObject({ status: 'refused', code: 'ERR06' });
    const entered = pickup([{ ...parcel, awb: '77', carrierRef: '77' }]);
    expect(await aramex.schedulePickup?.(access(), entered, patient())).toMatchObject({ status: 'refused', code: null });
    expect(simulator.pickups).toEqual([]);
  });

  it('is cancelled once; cancelling it again changes nothing', async () => {
    await aramex.schedulePickup?.(access(), pickup([parcelOf(await booked())]), patient());
    const guid = simulator.pickups[0]?.guid ?? '';
    simulator.decisions.cancel = 'decline';
    const declined = await aramex.cancelPickup?.(access(), guid, patient());
    expect(declined).toEqual({ status: 'declined', message: 'The courier is on the way' });
    simulator.decisions.cancel = 'void';
    expect(await aramex.cancelPickup?.(access(), guid, patient())).toEqual({ status: 'voided' });
    expect(await aramex.cancelPickup?.(access(), guid, patient())).toEqual({ status: 'voided' });
  });

  it('is of unknown outcome when the answer is lost', async () => {
    const parcels = [parcelOf(await booked())];
    simulator.fail({ kind: 'cut_after', match: 'CreatePickup' });
    expect(await failure(aramex.schedulePickup?.(access(), pickup(parcels), patient()) ?? Promise.resolve())).toMatchObject({
      kind: 'outcome_unknown',
    });
  });
});

describe('an address', () => {
  it('is deliverable, or refused with the carrier’s words and proposal', async () => {
    expect(await aramex.checkAddress?.(access(), kuwait, patient())).toEqual({ deliverable: true, messages: [], suggestion: null });
    expect(await aramex.checkAddress?.(access(), { ...dubai, city: UNKNOWN_CITY }, patient())).toEqual({
      deliverable: false,
      messages: ['Address - City name is invalid'],
      suggestion: dubai,
    });
  });

  it('of the interface that is wrong is said to be wrong', async () => {
    simulator.fail({ kind: 'status', status: 404 });
    expect(await failure(aramex.check(access(), patient()))).toMatchObject({
      kind: 'unavailable',
      message: 'Aramex has no FetchCountry at this address (404).',
    });
    simulator.fail({ kind: 'status', status: 400 });
    expect(await failure(aramex.check(access(), patient()))).toMatchObject({ kind: 'refused', code: '400' });
  });
});
