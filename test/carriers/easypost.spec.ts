import { createHash } from 'node:crypto';
import { easypost } from '../../src/adapters/easypost/index.js';
import { money } from '../../src/kernel/money.js';
import type {
  BookedParcel,
  CarrierAccess,
  CarrierAddress,
  CarrierBooking,
  CarrierFailure,
  CarrierQuoteRequest,
  CarrierWebhookCall,
} from '../../src/modules/carriers/adapter/index.js';
import { isLabel } from '../../src/modules/carriers/adapter/index.js';
import { patient, simulatedAccess } from './simulated-access.js';
import { EasyPostSimulator } from './simulators/easypost.js';

const shipper: CarrierAddress = {
  name: 'Dana Reyes', company: 'Mug Works', phone: '4155550100', email: 'ship@example.com',
  lines: ['417 Montgomery Street', '5th Floor', 'Bell 3'], city: 'San Francisco', state: 'CA', zip: '94104', countryCode: 'US',
}; // prettier-ignore
const consignee: CarrierAddress = {
  name: 'Sam Lee', company: null, phone: '3105550100', email: null,
  lines: ['179 N Harbor Dr'], city: 'Redondo Beach', state: 'CA', zip: '90277', countryCode: 'US',
}; // prettier-ignore
const london: CarrierAddress = { ...consignee, lines: ['10 High Street'], city: 'London', state: null, zip: 'SW1A 1AA', countryCode: 'GB' };

const request: CarrierQuoteRequest = {
  origin: shipper,
  destination: consignee,
  parcel: { weightG: 1_000, box: { lengthMm: 300, widthMm: 200, heightMm: 100 } },
  type: 'non_document',
  currency: 'USD',
  cod: null,
  declaredValue: money(5_000n, 'USD'),
  isReturn: false,
  services: ['USPS.Priority', 'UPS.NextDayAir'],
  at: new Date('2026-11-24T10:00:00Z'),
};

const booking: CarrierBooking = {
  reference: 'SHG-0000000001',
  orderNumber: 'S-1001',
  carrierService: 'USPS.Priority',
  shipper,
  consignee,
  parcels: [request.parcel],
  contents: 'Mugs',
  documents: false,
  products: [
    {
      description: 'Mug',
      quantity: 2,
      unitPrice: money(2_500n, 'USD'),
      unitWeightG: 450,
      hsCode: '691110',
      originCountry: 'CN',
      sku: 'MUG-1',
    },
  ],
  declaredValue: money(5_000n, 'USD'),
  incoterm: null,
  cod: null,
  labelFormat: 'PDF',
  pickup: { from: new Date('2026-11-24T12:00:00Z'), to: new Date('2026-11-25T12:00:00Z') },
  isReturn: false,
  returnOf: null,
  quotedPrice: money(1_101n, 'USD'),
};

const lookup = { reference: booking.reference, carrierRef: null, since: new Date('2026-11-01T00:00:00Z') };

const failureOf = (asked: Promise<unknown>): Promise<CarrierFailure> =>
  asked.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: CarrierFailure) => error,
  );

let simulator: EasyPostSimulator;
let account: CarrierAccess;
beforeEach(async () => {
  simulator = await new EasyPostSimulator().start();
  account = simulatedAccess(simulator);
});
afterEach(() => simulator.stop());

async function booked(more: Partial<CarrierBooking> = {}): Promise<BookedParcel> {
  const outcome = await easypost.book(account, { ...booking, ...more }, patient());
  if (outcome.status !== 'booked') throw new Error(`Not booked: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('accounts', () => {
  it('prove their key with one call that changes nothing', async () => {
    expect(await easypost.check(account, patient())).toBe('EasyPost accepts the test key. Webhooks are verified.');
    expect(simulator.calls.map(({ route }) => route)).toEqual(['GET /v2/shipments']);
  });

  it('refuse a wrong key, and the production key in test mode', async () => {
    const wrong = simulatedAccess(simulator, { ...simulator.credentials, apiKey: 'EZSIM-another-key' });
    expect(await failureOf(easypost.check(wrong, patient()))).toMatchObject({ kind: 'credentials', code: '401' });
    expect(await failureOf(easypost.quote(wrong, request, patient()))).toMatchObject({ kind: 'credentials' });
    const live = simulatedAccess(simulator, { ...simulator.credentials, apiKey: 'EZAK-real-money' });
    expect(await failureOf(easypost.check(live, patient()))).toMatchObject({ kind: 'credentials', code: 'WRONG_MODE' });
  });
});

describe('quotes', () => {
  it('offer the wanted services and send whole tenths of ounces and inches, rounded up', async () => {
    const answer = await easypost.quote(account, request, patient());
    expect(answer).toEqual({
      offers: [
        { carrierService: 'USPS.Priority', price: money(1_101n, 'USD'), maxTransitDays: 2 },
        { carrierService: 'UPS.NextDayAir', price: money(4_350n, 'USD'), maxTransitDays: 2 },
      ],
      rejections: [],
    });
    // 1,000 g are 35.274 oz; 300, 200 and 100 mm are 11.811, 7.874 and 3.937 in.
    expect(simulator.shipments[0]?.request.parcel).toEqual({ weight: '35.3', length: '11.9', width: '7.9', height: '4.0' });
    expect(simulator.parcels).toEqual([]);
  });

  it.each([
    ['JPY', 1_101n],
    ['EUR', 1_101n],
    ['KWD', 1_101n],
  ])('keep amounts exact in %s', async (currency, minor) => {
    simulator.decisions.currency = currency;
    const { offers } = await easypost.quote(account, request, patient());
    expect(offers[0]?.price).toEqual(money(minor, currency));
  });

  it('reject an amount that its currency cannot have, and a currency that does not exist', async () => {
    const rates = [
      { id: 'rate_1', carrier: 'USPS', service: 'Priority', rate: '120.50', currency: 'JPY' },
      { id: 'rate_2', carrier: 'UPS', service: 'NextDayAir', rate: '10.00', currency: 'ABX' },
    ];
    simulator.rewrite = ({ body }) => ({ body: { ...(body as object), rates } });
    expect(await easypost.quote(account, request, patient())).toEqual({
      offers: [],
      rejections: [
        { carrierService: 'USPS.Priority', message: 'EasyPost asks 120.50 JPY, which is not an amount of that currency.' },
        { carrierService: 'UPS.NextDayAir', message: 'EasyPost asks 10.00 ABX, which is not an amount of that currency.' },
      ],
    });
  });

  it('offer the cheapest of several accounts of a carrier', async () => {
    const rates = ['12.00', '9.50', '11.00'].map((rate, index) => ({
      id: `rate_${index}`,
      carrier: 'USPS',
      service: 'Priority',
      rate,
      currency: 'USD',
    }));
    simulator.rewrite = ({ body }) => ({ body: { ...(body as object), rates } });
    expect((await easypost.quote(account, request, patient())).offers).toEqual([
      { carrierService: 'USPS.Priority', price: money(950n, 'USD') },
    ]);
  });

  it('pass on why a carrier has no rate', async () => {
    const heavy = { ...request, parcel: { weightG: 40_000, box: null } };
    expect(await easypost.quote(account, heavy, patient())).toMatchObject({
      offers: [{ carrierService: 'UPS.NextDayAir' }],
      rejections: [{ carrierService: 'USPS.Priority', message: 'Package weight must be 70 lbs or less.' }],
    });
  });

  it('always give a reason when there is no offer', async () => {
    const { offers, rejections } = await easypost.quote(account, { ...request, services: ['DHL.Nothing'] }, patient());
    expect([offers, rejections]).toEqual([[], [{ carrierService: null, message: 'EasyPost has none of these services for the parcel.' }]]);
    const nowhere = { ...request, destination: { ...consignee, countryCode: '' } };
    expect((await easypost.quote(account, nowhere, patient())).rejections).toEqual([
      { carrierService: null, message: 'Unable to create shipment, one or more parameters were invalid. Incomplete' },
    ]);
  });

  it('declare the goods across a border, and ask for cash on delivery', async () => {
    const abroad = { ...request, destination: london, cod: { amount: null } };
    expect((await easypost.quote(account, abroad, patient())).offers).toHaveLength(2);
    expect(simulator.shipments[0]?.request).toMatchObject({
      customs_info: {
        contents_type: 'merchandise',
        eel_pfc: 'NOEEI 30.37(a)',
        customs_items: [{ value: '50.00', currency: 'USD', origin_country: 'US' }],
      },
      options: { currency: 'USD', cod_amount: '50.00', cod_method: 'CASH' },
    });
  });

  it('stop within 100 ms when the caller gives up', async () => {
    simulator.decisions.latencyMs = 5_000;
    const signal = AbortSignal.timeout(50);
    const abandoned = new Promise((resolve) => signal.addEventListener('abort', () => resolve(performance.now())));
    const failure = await failureOf(easypost.quote(account, request, signal));
    expect(performance.now() - Number(await abandoned)).toBeLessThan(100);
    expect(failure).toMatchObject({ kind: 'unavailable', code: 'TIMEOUT' });
  });

  it('name what a quote lacks', () => {
    expect(easypost.missingForQuote?.({ ...request, destination: { ...consignee, zip: null } })).toEqual(['destination.zip']);
    expect(easypost.missingForQuote?.({ ...request, destination: london })).toEqual([]);
    const products = booking.products.map((product) => ({ ...product, hsCode: null, originCountry: null }));
    expect(easypost.missingForQuote?.({ ...request, products })).toEqual([]);
    const toLondon = { ...request, destination: london };
    expect(easypost.missingForQuote?.({ ...toLondon, products })).toEqual(['products.1.hsCode', 'products.1.originCountry']);
    expect(easypost.missingForQuote?.({ ...toLondon, products: booking.products })).toEqual([]);
  });
});

describe('bookings', () => {
  it('create a shipment with our reference and buy the rate of the service', async () => {
    const parcel = await booked();
    expect(parcel).toMatchObject({ cost: money(1_101n, 'USD'), labels: [], trackingUrl: `https://track.easypost.com/${parcel.awb}` });
    expect(parcel.pieces).toEqual([parcel.awb]);
    expect(simulator.parcels).toMatchObject([
      { reference: booking.reference, awb: parcel.awb, service: 'USPS.Priority', status: 'booked' },
    ]);
    expect(simulator.shipments[0]?.request).toEqual({
      reference: booking.reference,
      from_address: {
        name: 'Dana Reyes', company: 'Mug Works', street1: '417 Montgomery Street', street2: '5th Floor, Bell 3', city: 'San Francisco',
        state: 'CA', zip: '94104', country: 'US', phone: '4155550100', email: 'ship@example.com',
      },
      to_address: {
        name: 'Sam Lee', company: null, street1: '179 N Harbor Dr', street2: null, city: 'Redondo Beach',
        state: 'CA', zip: '90277', country: 'US', phone: '3105550100', email: null,
      },
      is_return: false,
      parcel: { weight: '35.3', length: '11.9', width: '7.9', height: '4.0' },
      options: { currency: 'USD', invoice_number: 'S-1001', print_custom_1: 'S-1001' },
    }); // prettier-ignore
  });

  it('tell customs every line, and who pays the duties', async () => {
    await booked({ consignee: london, incoterm: 'DDP', carrierService: 'UPS.NextDayAir', cod: money(5_000n, 'USD') });
    expect(simulator.shipments[0]?.request).toMatchObject({
      options: { incoterm: 'DDP', cod_amount: '50.00', cod_method: 'CASH' },
      customs_info: {
        contents_type: 'merchandise',
        contents_explanation: 'Mugs',
        customs_certify: true,
        customs_signer: 'Dana Reyes',
        eel_pfc: 'NOEEI 30.37(a)',
        // 900 g are 31.7465 oz.
        customs_items: [
          {
            description: 'Mug',
            quantity: 2,
            value: '50.00',
            currency: 'USD',
            weight: '31.746',
            hs_tariff_number: '691110',
            origin_country: 'CN',
            code: 'MUG-1',
          },
        ],
      },
    });
  });

  it('leave the swap of the addresses of a return to EasyPost', async () => {
    await booked({ shipper: consignee, consignee: shipper, isReturn: true });
    expect(simulator.shipments[0]?.request).toMatchObject({
      is_return: true,
      from_address: { name: 'Dana Reyes' },
      to_address: { name: 'Sam Lee' },
    });
  });

  it('refuse a wrong address for good, in the words of EasyPost', async () => {
    const nowhere = { ...booking, consignee: { ...consignee, lines: ['000 unknown street'] } };
    expect(await easypost.book(account, nowhere, patient())).toEqual({
      status: 'refused',
      code: 'ADDRESS.VERIFY.FAILURE',
      message: 'Unable to verify address. address: Address not found',
    });
    expect(simulator.parcels).toEqual([]);
  });

  it('refuse a service without a rate, and more than one parcel', async () => {
    const light = { ...booking, carrierService: 'FedEx.FEDEX_GROUND', parcels: [{ weightG: 100, box: null }] };
    expect(await easypost.book(account, light, patient())).toEqual({
      status: 'refused',
      code: 'NO_RATE',
      message: 'Shipment cannot weigh less than 16oz',
    });
    const two = { ...booking, parcels: [request.parcel, request.parcel] };
    expect(await easypost.book(account, two, patient())).toMatchObject({ status: 'refused', code: 'ONE_PARCEL' });
  });

  it('tell an account without money from a parcel that is refused', async () => {
    simulator.isBroke = true;
    expect(await failureOf(easypost.book(account, booking, patient()))).toMatchObject({ kind: 'credentials', code: 'PAYMENT_REQUIRED' });
    simulator.isBroke = false;
    simulator.buyError = 'SHIPMENT.POSTAGE.FAILURE';
    expect(await easypost.book(account, booking, patient())).toMatchObject({ status: 'refused', code: 'SHIPMENT.POSTAGE.FAILURE' });
    simulator.buyError = 'SHIPMENT.POSTAGE.TIMED_OUT';
    expect(await failureOf(easypost.book(account, booking, patient()))).toMatchObject({ kind: 'outcome_unknown' });
  });

  it('name what is missing before EasyPost is asked', () => {
    expect(easypost.missing?.({ ...booking, consignee: { ...consignee, phone: null } })).toEqual([]);
    expect(
      easypost.missing?.({ ...booking, carrierService: 'UPS.NextDayAir', consignee: { ...consignee, phone: null, zip: null } }),
    ).toEqual(['consignee.zip', 'consignee.phone']);
    const [product] = booking.products;
    const lines = product ? [{ ...product, hsCode: null, originCountry: null, unitPrice: money(0n, 'USD') }] : [];
    expect(easypost.missing?.({ ...booking, consignee: london, products: lines })).toEqual([
      'products.1.unitPrice',
      'products.1.hsCode',
      'products.1.originCountry',
    ]);
  });
});

describe('lost answers', () => {
  it.each([
    ['cut_after', {}],
    ['status_after', { status: 500 }],
    ['malformed', {}],
  ] as const)('find the parcel that was bought when the answer was lost (%s)', async (kind, more) => {
    simulator.fail({ kind, match: '/buy', ...more });
    expect(await failureOf(easypost.book(account, booking, patient()))).toMatchObject({ kind: 'outcome_unknown' });
    const found = await easypost.find(account, lookup, patient());
    expect(found).toMatchObject({ status: 'booked', parcels: [{ awb: simulator.parcels[0]?.awb, cost: money(1_101n, 'USD') }] });
    expect(simulator.booked).toHaveLength(1);
  });

  it.each([
    ['the connection ends before the purchase', { kind: 'cut_before', match: '/buy' }, 'outcome_unknown'],
    ['creating the shipment fails', { kind: 'status_after', match: 'POST /v2/shipments' }, 'unavailable'],
    ['nothing reached EasyPost', { kind: 'cut_before', match: 'POST /v2/shipments' }, 'unavailable'],
  ] as const)('find nothing when %s, so that it can be booked again', async (_, fault, kind) => {
    simulator.fail(fault);
    expect(await failureOf(easypost.book(account, booking, patient()))).toMatchObject({ kind });
    expect(await easypost.find(account, lookup, patient())).toEqual({ status: 'absent' });
    await booked();
    expect(await easypost.find(account, lookup, patient())).toMatchObject({
      status: 'booked',
      parcels: [{ awb: simulator.parcels[0]?.awb }],
    });
    expect(simulator.booked).toHaveLength(1);
  });

  it('find both parcels when one was booked twice, the older first', async () => {
    const [first, second] = [await booked(), await booked()];
    const found = await easypost.find(account, lookup, patient());
    expect(found).toMatchObject({ status: 'booked', parcels: [{ awb: first.awb }, { awb: second.awb }] });
    expect(simulator.booked).toHaveLength(2);
    await easypost.cancel(account, second.carrierRef, patient());
    expect(await easypost.find(account, lookup, patient())).toMatchObject({ parcels: [{ awb: first.awb }] });
  });

  it('find a parcel behind a page of others', async () => {
    simulator.fail({ kind: 'status', match: '/buy' });
    await failureOf(easypost.book(account, booking, patient()));
    const ours = await booked();
    for (let other = 0; other < 101; other++) await booked({ reference: `OTHER-${other}` });
    expect(await easypost.find(account, lookup, patient())).toMatchObject({ status: 'booked', parcels: [{ awb: ours.awb }] });
  });

  it('cannot tell while the carrier has not finished', async () => {
    simulator.decisions.pendingBookings = true;
    const outcome = await easypost.book(account, booking, patient());
    expect(outcome).toEqual({ status: 'pending', carrierRef: simulator.shipments[0]?.id });
    expect(await easypost.find(account, lookup, patient())).toEqual({ status: 'unknown' });
    simulator.decisions.pendingBookings = false;
    expect(await easypost.find(account, lookup, patient())).toMatchObject({
      status: 'booked',
      parcels: [{ awb: simulator.parcels[0]?.awb }],
    });
  });

  it('wait as long as EasyPost says', async () => {
    simulator.fail({ kind: 'status', status: 429, headers: { 'retry-after': '17' }, match: '/buy' });
    expect(await failureOf(easypost.book(account, booking, patient()))).toMatchObject({ kind: 'throttled', retryAfterSeconds: 17 });
    expect(simulator.parcels).toEqual([]);
  });

  it('do not buy after the caller gave up', async () => {
    simulator.fail({ kind: 'delay', ms: 2_000, match: 'POST /v2/shipments' });
    expect(await failureOf(easypost.book(account, booking, AbortSignal.timeout(50)))).toMatchObject({ kind: 'unavailable' });
    expect(simulator.parcels).toEqual([]);
  });

  it('do not take an answer without an id for a booking', async () => {
    simulator.rewrite = (answer, { path }) => (path.endsWith('/buy') ? { body: [] } : answer);
    expect(await failureOf(easypost.book(account, booking, patient()))).toMatchObject({
      kind: 'outcome_unknown',
      code: 'MALFORMED_ANSWER',
    });
  });
});

describe('refunds', () => {
  it('void a parcel once, whoever asks again', async () => {
    const { carrierRef } = await booked();
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'voided' });
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'voided' });
    expect(simulator.calls.filter(({ route }) => route.endsWith('/refund'))).toHaveLength(1);
    expect(simulator.booked).toEqual([]);
    expect(await easypost.find(account, lookup, patient())).toEqual({ status: 'absent' });
  });

  it('are pending until the carrier has decided', async () => {
    simulator.decisions.cancel = 'pending';
    const { carrierRef } = await booked();
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'pending' });
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'pending' });
    expect(await easypost.find(account, lookup, patient())).toMatchObject({ status: 'booked' });
    simulator.decisions.cancel = 'void';
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'voided' });
  });

  it('are declined by the carrier, and for a shipment that was never bought', async () => {
    simulator.decisions.cancel = 'decline';
    const { carrierRef } = await booked();
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({
      status: 'declined',
      message: 'The carrier rejected the refund.',
    });
    expect(simulator.booked).toHaveLength(1);
    await easypost.quote(account, request, patient());
    expect(await easypost.cancel(account, simulator.shipments.at(-1)?.id ?? '', patient())).toEqual({
      status: 'declined',
      message: 'Unable to request refund. The parcel has not been purchased.',
    });
  });

  it('of carriers that bill by scans depend on the first scan', async () => {
    simulator.billsOnScan = true;
    const [unseen, seen] = [await booked(), await booked({ reference: 'SHG-2' })];
    await simulator.scan(seen.awb, 'in_transit:received_at_origin_facility');
    expect(await easypost.cancel(account, unseen.carrierRef, patient())).toEqual({ status: 'voided' });
    expect(await easypost.cancel(account, seen.carrierRef, patient())).toMatchObject({ status: 'declined' });
  });

  it('whose answer was lost are looked at before they are asked for again', async () => {
    const { carrierRef } = await booked();
    simulator.fail({ kind: 'cut_after', match: '/refund' });
    expect(await failureOf(easypost.cancel(account, carrierRef, patient()))).toMatchObject({ kind: 'outcome_unknown' });
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'voided' });
  });
});

describe('answers that nobody can read', () => {
  const rewritten = (match: string, changes: object): void => {
    simulator.rewrite = (answer, { path }) =>
      path.includes(match) ? { ...answer, body: { ...(answer.body as object), ...changes } } : answer;
  };
  afterEach(() => {
    simulator.rewrite = (answer) => answer;
  });

  it('an unknown state of a refund is not taken for none, so that no second one is asked for', async () => {
    const { carrierRef } = await booked();
    rewritten('/v2/shipments/', { refund_status: 'in_review' });
    const before = simulator.calls.length;
    expect(await easypost.cancel(account, carrierRef, patient())).toEqual({ status: 'pending' });
    expect(simulator.calls.slice(before).filter(({ route }) => route.endsWith('/refund'))).toEqual([]);
  });

  it('a scan without a status has a code that operators see', async () => {
    const { awb } = await booked();
    await simulator.scan(awb, 'in_transit', { at: new Date('2026-11-24T08:00:00Z') });
    const details = [
      { object: 'TrackingDetail', message: 'Somewhere', status: null, status_detail: null, datetime: '2026-11-24T08:00:00Z' },
    ];
    simulator.rewrite = (answer) => {
      const { trackers = [] } = answer.body as { trackers?: object[] };
      return { ...answer, body: { trackers: trackers.map((tracker) => ({ ...tracker, tracking_details: details })) } };
    };
    const [scan] = await easypost.track(account, [awb], patient());
    expect([scan?.code, Object.hasOwn(easypost.scanCodes, scan?.code ?? '')]).toEqual(['no status', false]);
  });
});

describe('labels', () => {
  it.each(['PDF', 'PNG', 'ZPL'] as const)('are delivered as %s by the store of the files, which never sees the key', async (format) => {
    const { carrierRef } = await booked();
    const document = await easypost.label(account, carrierRef, format, patient());
    expect(document.format).toBe(format);
    expect(isLabel(document.bytes, format)).toBe(true);
  });

  it('are passed through as they are, for the service to judge', async () => {
    const { carrierRef } = await booked();
    simulator.decisions.brokenLabels = true;
    expect(Buffer.from((await easypost.label(account, carrierRef, 'PDF', patient())).bytes).toString()).toBe('Sorry');
  });

  it('that are gone from the store are no reason to doubt the key', async () => {
    const { carrierRef } = await booked();
    simulator.fail({ kind: 'status', status: 403, match: 'GET /files' });
    expect(await failureOf(easypost.label(account, carrierRef, 'PDF', patient()))).toMatchObject({ kind: 'unavailable', code: '403' });
    await easypost.quote(account, request, patient());
    const unbought = simulator.shipments.at(-1)?.id ?? '';
    expect(await failureOf(easypost.label(account, unbought, 'PDF', patient()))).toMatchObject({ kind: 'refused' });
    expect(await failureOf(easypost.label(account, unbought, 'PNG', patient()))).toMatchObject({ kind: 'refused', code: 'NO_LABEL' });
  });
});

describe('tracking', () => {
  const call = ({ headers, body }: { headers: CarrierWebhookCall['headers']; body: string }): CarrierWebhookCall => ({
    method: 'POST',
    url: '/api/carriers/1/events',
    headers,
    body: Buffer.from(body),
  });

  it('reads the same scans from trackers and from events, with the same ids', async () => {
    const { awb } = await booked();
    await simulator.scan(awb, 'pre_transit:label_created', { at: new Date('2026-11-24T08:00:00Z') });
    const last = await simulator.scan(awb, 'delivered:arrived_at_destination', {
      at: new Date('2026-11-25T15:30:00Z'),
      message: 'Delivered, front door',
      city: 'Redondo Beach',
      signedBy: 'S LEE',
    });
    const scans = await easypost.track(account, [awb, 'another'], patient());
    const id = createHash('sha256')
      .update(JSON.stringify([`trk_${awb}`, 'delivered', 'arrived_at_destination', '2026-11-25T15:30:00.000Z']))
      .digest('hex');
    expect(scans[1]).toEqual({
      awb,
      eventId: id,
      code: 'delivered:arrived_at_destination',
      message: 'Delivered, front door',
      occurredAt: new Date('2026-11-25T15:30:00Z'),
      location: { text: 'Redondo Beach', lat: null, lng: null },
      proof: { signedBy: 'S LEE', pictureUrl: null },
    });
    expect(scans[0]).toMatchObject({ code: 'pre_transit:label_created', proof: null, location: null });
    const event = call(simulator.webhookCall(last));
    expect(easypost.readWebhook?.(account, event)).toEqual(scans);
    // A repeated event is the same scans again.
    expect(easypost.readWebhook?.(account, event)).toEqual(scans);
  });

  it('refuses events that are not signed with the secret of the account', async () => {
    const { awb } = await booked();
    const signed = simulator.webhookCall(await simulator.scan(awb, 'in_transit:departed_facility'));
    const bad = [
      { ...signed, headers: {} },
      { ...signed, headers: { 'x-hmac-signature': `hmac-sha256-hex=${'0'.repeat(64)}` } },
      { ...signed, headers: { 'x-hmac-signature': 'x'.repeat(100_000) } },
      { ...signed, body: signed.body.replace('departed', 'arrived') },
    ];
    for (const each of bad)
      expect(() => easypost.readWebhook?.(account, call(each))).toThrow(expect.objectContaining({ kind: 'credentials' }));
    const secretless = simulatedAccess(simulator, { apiKey: simulator.credentials['apiKey'] ?? '' });
    expect(() => easypost.readWebhook?.(secretless, call(signed))).toThrow(expect.objectContaining({ kind: 'credentials' }));
  });

  it('reads no scans from other events, and says that an event is not JSON', () => {
    const batch = simulator.signed(JSON.stringify({ description: 'batch.updated', result: { object: 'Batch', id: 'batch_1' } }));
    expect(easypost.readWebhook?.(account, call(batch))).toEqual([]);
    expect(() => easypost.readWebhook?.(account, call(simulator.signed('{"half":')))).toThrow(
      expect.objectContaining({ kind: 'unavailable' }),
    );
  });

  it.each([
    ['2026-11-25T15:30:00Z', '2026-11-25T15:30:00Z'],
    ['2026-11-25T15:30:00-08:00', '2026-11-25T23:30:00Z'],
    ['2026-11-25T15:30:00+0530', '2026-11-25T10:00:00Z'],
    ['2026-11-25T15:30:00', '2026-11-25T15:30:00Z'],
  ])('understands the time %s', (datetime, instant) => {
    const detail = { status: 'in_transit', status_detail: 'arrived_at_facility', datetime, message: 'Arrived' };
    const event = simulator.signed(
      JSON.stringify({ description: 'tracker.updated', result: { id: 'trk_1', tracking_code: '1', tracking_details: [detail] } }),
    );
    expect(easypost.readWebhook?.(account, call(event))[0]?.occurredAt).toEqual(new Date(instant));
  });

  it.each(['yesterday', '2026-13-45T99:00:00Z', null])('does not guess the time %s', (datetime) => {
    const result = { id: 'trk_1', tracking_code: '1', tracking_details: [{ status: 'in_transit', datetime }] };
    const event = simulator.signed(JSON.stringify({ description: 'tracker.updated', result }));
    expect(() => easypost.readWebhook?.(account, call(event))).toThrow(
      expect.objectContaining({ kind: 'unavailable', code: 'MALFORMED_ANSWER' }),
    );
  });

  it('takes the newest tracker of a number that was used before', async () => {
    const trackers = [
      {
        id: 'trk_new',
        tracking_code: '1',
        created_at: '2026-11-20T00:00:00Z',
        tracking_details: [{ status: 'in_transit', datetime: '2026-11-21T00:00:00Z' }],
      },
      {
        id: 'trk_old',
        tracking_code: '1',
        created_at: '2024-01-01T00:00:00Z',
        tracking_details: [{ status: 'delivered', datetime: '2024-01-05T00:00:00Z' }],
      },
    ];
    simulator.rewrite = () => ({ body: { trackers } });
    expect((await easypost.track(account, ['1'], patient())).map(({ code }) => code)).toEqual(['in_transit']);
  });

  it('knows the documented statuses and details, and leaves others to be mapped', async () => {
    expect(easypost.scanCodes).toMatchObject({
      pre_transit: 'information',
      'in_transit:received_at_origin_facility': 'picked_up',
      'in_transit:status_update': 'in_transit',
      'in_transit:address_correction': 'address_question',
      'out_for_delivery:delivery_exception': 'attempt_failed',
      'available_for_pickup:held': 'available_for_pickup',
      'delivered:status_update': 'delivered',
      'failure:lost': 'lost',
      'in_transit:lost': 'information',
      'return_to_sender:in_transit': 'return_started',
      'return_to_sender:arrived_at_destination': 'returned',
    });
    const { awb } = await booked();
    await simulator.scan(awb, 'teleported:by_accident');
    const [scan] = await easypost.track(account, [awb], patient());
    expect(scan?.code).toBe('teleported:by_accident');
    expect(easypost.scanCodes[scan?.code ?? '']).toBeUndefined();
  });
});

describe('pickups', () => {
  const pickup = async (service = 'USPS.Priority') => {
    const { awb, carrierRef } = await booked({ carrierService: service });
    const parcel = { ...request.parcel, awb, carrierRef };
    return {
      reference: 'pickup-1',
      origin: shipper,
      date: '2026-11-24',
      ...booking.pickup,
      parcels: [parcel, parcel],
      instructions: 'Ring twice',
    };
  };

  it('are bought once, at the lowest price, and cancelled once', async () => {
    const wanted = await pickup();
    const scheduled = await easypost.schedulePickup?.(account, wanted, patient());
    expect(scheduled).toEqual({
      status: 'scheduled',
      pickupRef: simulator.pickups.all[0]?.id,
      confirmation: simulator.pickups.all[0]?.confirmation,
    });
    expect(simulator.pickups.all[0]).toMatchObject({
      service: 'NextDay',
      min_datetime: '2026-11-24T12:00:00.000Z',
      instructions: '2 parcels. Ring twice',
    });
    expect(await easypost.schedulePickup?.(account, wanted, patient())).toEqual(scheduled);
    expect(simulator.pickups.all).toHaveLength(1);
    const { id = '' } = simulator.pickups.all[0] ?? {};
    expect(await easypost.cancelPickup?.(account, id, patient())).toEqual({ status: 'voided' });
    expect(await easypost.cancelPickup?.(account, id, patient())).toEqual({ status: 'voided' });
  });

  it('whose answer was lost are recognised by their reference', async () => {
    const wanted = await pickup();
    simulator.fail({ kind: 'cut_after', match: '/buy' });
    expect(await failureOf(easypost.schedulePickup?.(account, wanted, patient()) ?? Promise.resolve())).toMatchObject({
      kind: 'outcome_unknown',
    });
    expect(await easypost.schedulePickup?.(account, wanted, patient())).toMatchObject({ status: 'scheduled' });
    expect(simulator.calls.filter(({ route }) => /pickups\/.*\/buy/.test(route))).toHaveLength(1);
  });

  it('are refused where the carrier has none, and may not be cancelled late', async () => {
    expect(await easypost.schedulePickup?.(account, await pickup('FedEx.FEDEX_GROUND'), patient())).toEqual({
      status: 'refused',
      code: 'NO_RATE',
      message: 'No pickup there on Sundays.',
    });
    await easypost.schedulePickup?.(account, { ...(await pickup()), reference: 'pickup-2' }, patient());
    simulator.decisions.cancel = 'decline';
    const { id } = simulator.pickups.all.at(-1) ?? { id: '' };
    expect(await easypost.cancelPickup?.(account, id, patient())).toEqual({ status: 'declined', message: 'The driver is on the way.' });
  });
});

describe('ScanForms', () => {
  const parcels = async (...services: string[]) =>
    Promise.all(services.map((carrierService, index) => booked({ carrierService, reference: `SHG-${index}` })));

  it('list the parcels that the carrier takes, and why it left others out', async () => {
    const [kept, refunded] = await parcels('USPS.Priority', 'USPS.Priority');
    if (!kept || !refunded) throw new Error('Two parcels are needed.');
    await easypost.cancel(account, refunded.carrierRef, patient());
    simulator.scanForms.delay = 1;
    const made = await easypost.manifest?.(account, { reference: 'm-1', date: '2026-11-24', parcels: [kept, refunded] }, patient());
    expect(made).toMatchObject({ manifestRef: simulator.scanForms.all[0]?.id, rejected: [{ awb: refunded.awb }] });
    expect(isLabel(made?.document?.bytes ?? new Uint8Array(), 'PDF')).toBe(true);
  });

  it('stay valid when their file is out of reach', async () => {
    simulator.fail({ kind: 'status', status: 503, match: 'GET /files' });
    const made = await easypost.manifest?.(
      account,
      { reference: 'm-1', date: '2026-11-24', parcels: await parcels('USPS.Priority') },
      patient(),
    );
    expect(made).toEqual({ manifestRef: simulator.scanForms.all[0]?.id, document: null, rejected: [] });
  });

  it('are refused for parcels of several carriers, and for parcels that are on one', async () => {
    const mixed = await parcels('USPS.Priority', 'UPS.NextDayAir');
    const ask = (some: readonly BookedParcel[]) =>
      easypost.manifest?.(account, { reference: 'm-1', date: '2026-11-24', parcels: some }, patient()) ?? Promise.resolve();
    expect(await failureOf(ask(mixed))).toMatchObject({
      kind: 'refused',
      message: 'All shipments must belong to the same carrier account.',
    });
    await ask(mixed.slice(0, 1));
    expect(await failureOf(ask(mixed.slice(0, 1)))).toMatchObject({ kind: 'refused' });
  });
});

describe('addresses', () => {
  it('are verified and corrected', async () => {
    expect(await easypost.checkAddress?.(account, consignee, patient())).toEqual({
      deliverable: true,
      messages: [],
      suggestion: { ...consignee, lines: ['179 N HARBOR DR'], city: 'REDONDO BEACH' },
    });
    expect(await easypost.checkAddress?.(account, { ...consignee, lines: ['000 unknown street'] }, patient())).toEqual({
      deliverable: false,
      messages: ['Address not found'],
      suggestion: null,
    });
  });
});

it('keeps the key and the secret out of every message', async () => {
  const { apiKey = '', webhookSecret = '' } = simulator.credentials;
  simulator.rewrite = () => ({ status: 401, body: { error: { message: `Key ${apiKey} is inactive` } } });
  const failure = await failureOf(easypost.check(account, patient()));
  expect(failure.message).toContain('***');
  expect(`${failure.message} ${failure.stack}`).not.toContain(apiKey);
  expect(failure.message).not.toContain(webhookSecret);
});
