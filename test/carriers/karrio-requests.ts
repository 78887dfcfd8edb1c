import type { CarrierAddress, CarrierBooking, CarrierQuoteRequest } from '../../src/modules/carriers/adapter/index.js';
import { money } from '../../src/kernel/money.js';

export const dubai: CarrierAddress = {
  name: 'Omar Shop',
  company: 'Shop LLC',
  phone: '+971501234567',
  email: 'shop@example.com',
  lines: ['Al Quoz 3'],
  city: 'Dubai',
  state: 'DU',
  countryCode: 'AE',
  zip: null,
};

const abuDhabi: CarrierAddress = {
  ...dubai,
  name: 'Aisha Khan',
  company: null,
  email: 'aisha@example.com',
  lines: ['Corniche 5', 'Flat 12'],
  city: 'Abu Dhabi',
  state: 'AZ',
};

const parcel = { weightG: 1250, box: { lengthMm: 200, widthMm: 200, heightMm: 100 } };

export const quoteRequest = (changes: Partial<CarrierQuoteRequest> = {}): CarrierQuoteRequest => ({
  origin: dubai,
  destination: abuDhabi,
  parcel,
  type: 'non_document',
  currency: 'AED',
  cod: null,
  declaredValue: money(10_000n, 'AED'),
  isReturn: false,
  services: ['demo-fleet.demo_express', 'demo-fleet.demo_economy'],
  at: new Date(),
  ...changes,
});

export const bookingRequest = (reference: string, changes: Partial<CarrierBooking> = {}): CarrierBooking => ({
  reference,
  orderNumber: '1001',
  carrierService: 'demo-fleet.demo_express',
  shipper: dubai,
  consignee: abuDhabi,
  parcels: [parcel],
  contents: 'Mugs',
  documents: false,
  products: [
    {
      description: 'Mug',
      quantity: 2,
      unitPrice: money(5_000n, 'AED'),
      unitWeightG: 600,
      hsCode: '691110',
      originCountry: 'AE',
      sku: 'MUG-1',
    },
  ],
  declaredValue: money(10_000n, 'AED'),
  incoterm: null,
  cod: null,
  labelFormat: 'PDF',
  pickup: { from: new Date('2026-11-25T05:00:00Z'), to: new Date('2026-11-25T13:00:00Z') },
  isReturn: false,
  returnOf: null,
  quotedPrice: null,
  ...changes,
});

export const lookup = (reference: string) => ({ reference, carrierRef: null, since: new Date(0) });
