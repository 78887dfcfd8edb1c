import type { Booking } from '../../src/modules/carriers/carrier-adapter.js';
import { RateCardAdapter } from '../../src/modules/rating/rate-card.adapter.js';
import type { Place } from '../../src/modules/carriers/place.js';
import { aBook, abuDhabi, dubai, muscat, request } from '../modules/rating/sample-book.js';
import { carrierConformance } from './conformance.js';

const book = aBook();

const bookingOf = (serviceCode: string, destination: Place): Booking => ({
  shipmentId: '0193a1b2-0000-7000-8000-000000000001',
  reference: 'SVC7K3M9Q2TXB4',
  serviceCode,
  origin: { ...dubai, name: 'A shop', phone: null, address: 'Street 1' },
  destination: { ...destination, name: 'A shopper', phone: null, address: 'Street 2' },
  parcel: request().parcel,
  collect: null,
});

const ownFleet = () => ({ adapter: new RateCardAdapter('SVC', () => book), request: request(), booking: bookingOf('SVC_ECO', abuDhabi) });
const partner = () => ({
  adapter: new RateCardAdapter('SVCX', () => book),
  request: request({ destination: muscat }),
  booking: bookingOf('SVC_INT_EXP', muscat),
});

carrierConformance('own fleet', ownFleet);
carrierConformance('partner with a rate card', partner);

describe('a carrier with a rate card', () => {
  it('of the own fleet travels under our reference and is tracked on our page', async () => {
    const { adapter, booking } = ownFleet();
    expect(await adapter.book(booking)).toEqual({ awb: booking.reference, trackingNumber: booking.reference, trackingUrl: null });
  });

  it('of a partner gets a number from the shipment id and a page of the partner', async () => {
    const { adapter, booking } = partner();
    const { awb, trackingUrl } = await adapter.book(booking);
    expect(awb).toMatch(/^SVCX\d{18}$/);
    expect(trackingUrl).toBe(`https://tracking.example.com/${awb}`);
  });

  it('names a reason for each of its services that it does not offer', async () => {
    const { adapter } = ownFleet();
    const { offers, rejected } = await adapter.quote(request());
    expect(offers.map(({ serviceCode, freight }) => [serviceCode, freight.minor])).toEqual([
      ['SVC_ECO', 525n],
      ['SVC_EXP', 864n],
    ]);
    expect(rejected).toMatchObject([{ serviceCode: 'SVC_SAME', code: 'ROUTE_NOT_SERVED' }]);
  });
});
