import { money } from '../../src/kernel/money.js';
import type { CarrierAddress, CarrierBooking, CarrierQuoteRequest, PickupRequest } from '../../src/modules/carriers/adapter/index.js';

/** A shop in Dubai. */
export const dubai: CarrierAddress = {
  name: 'Aisha Khan',
  company: 'Mug House',
  phone: '+97141234567',
  email: 'aisha@example.com',
  lines: ['Al Quoz 3', 'Street 8', 'Warehouse 4', 'Gate 2'],
  city: 'Dubai',
  state: null,
  zip: null,
  countryCode: 'AE',
};

/** A shopper in Kuwait. */
export const kuwait: CarrierAddress = {
  name: 'Fahad Salem',
  company: null,
  phone: '+96555123456',
  email: null,
  lines: ['Block 3, Street 7'],
  city: 'Salmiya',
  state: null,
  zip: '22001',
  countryCode: 'KW',
};

export const parcel = { weightG: 1_250, box: { lengthMm: 205, widthMm: 150, heightMm: 100 } };

export const booking = (changes: Partial<CarrierBooking> = {}): CarrierBooking => ({
  reference: 'SG-1001-1',
  orderNumber: '1001',
  carrierService: 'PPX',
  shipper: dubai,
  consignee: kuwait,
  parcels: [parcel],
  contents: 'Mugs',
  documents: false,
  products: [
    {
      description: 'Mug',
      quantity: 2,
      unitPrice: money(6_125n, 'KWD'),
      unitWeightG: 600,
      hsCode: '691110',
      originCountry: 'CN',
      sku: 'MUG-1',
    },
  ],
  declaredValue: money(12_250n, 'KWD'),
  incoterm: 'DDP',
  cod: money(12_345n, 'KWD'),
  labelFormat: 'PDF',
  pickup: { from: new Date('2035-01-01T06:00:00Z'), to: new Date('2035-01-01T14:00:00Z') },
  isReturn: false,
  returnOf: null,
  quotedPrice: null,
  ...changes,
});

export const request = (changes: Partial<CarrierQuoteRequest> = {}): CarrierQuoteRequest => ({
  origin: dubai,
  destination: kuwait,
  parcel,
  type: 'non_document',
  currency: 'KWD',
  cod: null,
  declaredValue: money(12_250n, 'KWD'),
  isReturn: false,
  services: ['PPX', 'EPX'],
  at: new Date('2035-01-01T06:00:00Z'),
  ...changes,
});

export const pickup = (parcels: PickupRequest['parcels']): PickupRequest => ({
  reference: 'PU-1',
  origin: dubai,
  date: '2035-01-01',
  from: new Date('2035-01-01T06:00:00Z'),
  to: new Date('2035-01-01T14:00:00Z'),
  parcels,
  instructions: 'Ring at gate 2',
});
