import { randomBytes } from 'node:crypto';
import { money } from '../../kernel/money.js';
import type {
  BookedParcel,
  CarrierAccess,
  CarrierAddress,
  CarrierBooking,
  CarrierQuoteRequest,
} from '../../modules/carriers/adapter/index.js';
import { ensure, NotApplicable, type ConformanceSubject } from './check.js';
import { expectAnswer, patient } from './calls.js';

type Town = Pick<CarrierAddress, 'countryCode' | 'state' | 'city' | 'zip' | 'lines'> & { readonly phone: string };

interface Lane {
  readonly currency: string;
  readonly from: Omit<Town, 'countryCode'>;
  readonly to: Omit<Town, 'countryCode'>;
}

const town = (city: string, state: string | null, zip: string | null, line: string, phone: string): Lane['from'] => ({
  city,
  state,
  zip,
  lines: [line],
  phone,
});

const US: Lane = {
  currency: 'USD',
  from: town('New York', 'NY', '10001', '350 Fifth Avenue', '+12125550100'),
  to: town('Chicago', 'IL', '60601', '1 North State Street', '+13125550100'),
};

/** Two towns and the currency of some countries, so that most carriers take the parcel without their own sample. */
const LANES: Readonly<Record<string, Lane>> = {
  US,
  AE: {
    currency: 'AED',
    from: town('Dubai', 'Dubai', null, 'Al Quoz 3, Street 8', '+971501234567'),
    to: town('Abu Dhabi', 'Abu Dhabi', null, 'Corniche Road 5', '+971507654321'),
  },
  SA: {
    currency: 'SAR',
    from: town('Riyadh', 'Riyadh', '12211', 'Olaya Street 10', '+966501234567'),
    to: town('Jeddah', 'Makkah', '21577', 'Tahlia Street 4', '+966507654321'),
  },
  IN: {
    currency: 'INR',
    from: town('Mumbai', 'Maharashtra', '400001', 'Fort, D N Road 7', '+919812345678'),
    to: town('Delhi', 'Delhi', '110001', 'Connaught Place 3', '+919887654321'),
  },
  GB: {
    currency: 'GBP',
    from: town('London', null, 'SW1A 1AA', '10 Victoria Street', '+442079460000'),
    to: town('Manchester', null, 'M1 1AE', '5 Portland Street', '+441614960000'),
  },
  DE: {
    currency: 'EUR',
    from: town('Berlin', null, '10115', 'Invalidenstrasse 1', '+493012345678'),
    to: town('Hamburg', null, '20095', 'Spitalerstrasse 4', '+494012345678'),
  },
};

const person = (name: string, countryCode: string, { phone, ...place }: Omit<Town, 'countryCode'>): CarrierAddress => ({
  name,
  company: 'Example Trading',
  phone,
  email: 'parcels@example.com',
  countryCode,
  ...place,
});

export const newReference = (): string => `CHECK-${randomBytes(8).toString('hex').toUpperCase()}`;

/** The carrier's services that are asked for. */
export function servicesOf({ simulator, sample }: ConformanceSubject): readonly string[] {
  const services = simulator?.services ?? (sample?.carrierService === undefined ? [] : [sample.carrierService]);
  if (services.length === 0) throw new NotApplicable('No service is known: list them in `services` of the simulator.');
  return services;
}

/** A parcel that carries everything carriers ask for, under its own reference. */
export function sampleBooking(subject: ConformanceSubject, access: CarrierAccess, more: Partial<CarrierBooking> = {}): CarrierBooking {
  const { countries, labelFormats } = subject.adapter.capabilities;
  const country = countries === null ? 'US' : (countries.find((code) => code in LANES) ?? 'US');
  const { currency, from, to } = LANES[country] ?? US;
  const pickup = new Date(Math.ceil(access.now().getTime() / 3_600_000) * 3_600_000 + 86_400_000);
  return {
    reference: newReference(),
    orderNumber: '1001',
    carrierService: servicesOf(subject)[0] ?? '',
    shipper: person('Aisha Khan', country, from),
    consignee: person('Omar Haddad', country, to),
    parcels: [{ weightG: 1_000, box: { lengthMm: 200, widthMm: 150, heightMm: 100 } }],
    contents: 'Two mugs',
    documents: false,
    products: [
      {
        description: 'Mug',
        quantity: 2,
        unitPrice: money(5_000n, currency),
        unitWeightG: 450,
        hsCode: '691110',
        originCountry: country,
        sku: 'MUG-1',
      },
    ],
    declaredValue: money(10_000n, currency),
    incoterm: null,
    cod: null,
    labelFormat: labelFormats[0] ?? 'PDF',
    pickup: { from: pickup, to: new Date(pickup.getTime() + 4 * 3_600_000) },
    isReturn: false,
    returnOf: null,
    quotedPrice: null,
    ...subject.sample,
    ...more,
  };
}

/** The question for the price of the same parcel. */
export function sampleQuote(
  subject: ConformanceSubject,
  access: CarrierAccess,
  more: Partial<CarrierQuoteRequest> = {},
): CarrierQuoteRequest {
  const { shipper, consignee, parcels, declaredValue } = sampleBooking(subject, access);
  return {
    origin: shipper,
    destination: consignee,
    parcel: parcels[0] ?? { weightG: 1_000, box: null },
    type: 'non_document',
    currency: declaredValue.currency,
    cod: null,
    declaredValue,
    isReturn: false,
    services: servicesOf(subject),
    at: access.now(),
    ...more,
  };
}

/** Books its own parcel and expects it to be booked. */
export async function bookSample(
  subject: ConformanceSubject,
  access: CarrierAccess,
  more: Partial<CarrierBooking> = {},
): Promise<{ readonly booking: CarrierBooking; readonly parcel: BookedParcel }> {
  const booking = sampleBooking(subject, access, more);
  const outcome = await expectAnswer('the sample parcel to be booked', () => subject.adapter.book(access, booking, patient()));
  ensure(outcome.status === 'booked', 'the sample parcel to be booked (if this carrier needs another one, export `sample`)', outcome);
  return { booking, parcel: outcome };
}

/** Looks for a booking as the service does when it was asked for a minute ago. */
export const lookFor = (subject: ConformanceSubject, access: CarrierAccess, reference: string, carrierRef: string | null = null) =>
  expectAnswer('`find` to answer', () =>
    subject.adapter.find(access, { reference, carrierRef, since: new Date(access.now().getTime() - 60_000) }, patient()),
  );
