import { buildRateBook } from '../../../src/modules/rating/build-rate-book.js';
import { exchangeFor } from '../../../src/kernel/exchange.js';
import { rateBookRows } from '../../../src/modules/rating/seed-rate-book.js';
import { abuDhabi, aBook, dubai, muscat, NOON, quoteOf, request, weighing } from './sample-book.js';
import type { Place } from '../../../src/modules/carriers/place.js';

const city = (countryCode: string, name: string, state: string | null = null): Place => ({ countryCode, city: name, state, zip: '' });
const fujairah = city('AE', 'Dibba', 'Dubai');

describe('the seeded rate book', () => {
  const book = aBook();
  const base = (service: string, destination: Place, grams: number) =>
    quoteOf(book, service, request({ origin: dubai, destination, parcel: weighing(grams) })).offer.base;

  it.each([
    ['SVC_ECO', [250n, 350n, 500n], [40n, 60n, 90n]],
    ['SVC_EXP', [400n, 550n, 800n], [70n, 100n, 150n]],
  ])('prices %s by city, state and country', (service, first, more) => {
    [dubai, fujairah, abuDhabi].forEach((destination, index) => {
      expect(base(service, destination, 1_000)).toBe(first[index]);
      expect(base(service, destination, 1_001)).toBe((first[index] ?? 0n) + (more[index] ?? 0n));
    });
  });

  it.each([
    ['SVC_INT_ECO', [1_400n, 1_900n, 2_600n], [300n, 450n, 600n]],
    ['SVC_INT_EXP', [2_200n, 3_000n, 3_800n], [450n, 650n, 850n]],
  ])('prices %s by region, continent and the rest', (service, first, more) => {
    [muscat, city('IN', 'Delhi'), city('US', 'Austin')].forEach((destination, index) => {
      expect(base(service, destination, 500)).toBe(first[index]);
      expect(base(service, destination, 1_500)).toBe((first[index] ?? 0n) + 2n * (more[index] ?? 0n));
    });
  });

  it('delivers on the same day within the city only, without fuel', () => {
    const sameDay = quoteOf(book, 'SVC_SAME', request({ destination: dubai, parcel: weighing(2_000) }));
    expect(sameDay.freight.minor).toBe(800n);
    expect(sameDay).toMatchObject({
      minTransitDays: 0,
      maxTransitDays: 0,
      service: { skipHub: true, maxWeightG: 20_000, supportsCod: true },
    });
  });

  it('charges fuel of 5, 8 and 15 percent', () => {
    const fuel = (service: string, destination: Place) =>
      quoteOf(book, service, request({ destination })).offer.surcharges[0]?.surcharge.value;
    expect([fuel('SVC_ECO', abuDhabi), fuel('SVC_EXP', abuDhabi), fuel('SVC_INT_ECO', muscat), fuel('SVC_INT_EXP', muscat)]).toEqual([
      500n,
      800n,
      1_500n,
      1_500n,
    ]);
  });

  it('names the two carriers, and where the partner tracks', () => {
    expect(book.carriers.get('SVC')).toMatchObject({ name: 'Own fleet', kind: 'own_fleet', trackingUrlTemplate: null });
    expect(book.carriers.get('SVCX')).toMatchObject({
      name: 'Partner',
      kind: 'partner',
      trackingUrlTemplate: 'https://tracking.example.com/{awb}',
    });
  });

  it('has the three plans', () => {
    expect([...book.planById.values()].map(({ name, discount }) => [name, discount])).toEqual([
      ['Standard', 0n],
      ['Silver', 500n],
      ['Gold', 1_000n],
    ]);
  });

  it('exchanges every seeded currency to and from the dollar, and so into every other', () => {
    const currencies = ['USD', 'EUR', 'GBP', 'AED', 'SAR', 'KWD', 'OMR', 'BHD', 'EGP', 'NGN', 'INR', 'CNY', 'JPY'];
    for (const from of currencies)
      for (const to of currencies) expect(exchangeFor(book.fx, { from, to, at: NOON.getTime() })).toBeDefined();
  });

  it('is the same every time', () => {
    expect(rateBookRows()).toEqual(rateBookRows());
    const ids = Object.values(rateBookRows()).flatMap((rows: unknown) =>
      Array.isArray(rows) ? rows.map((row: { id: string }) => row.id) : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(() => buildRateBook(rateBookRows())).not.toThrow();
  });
});
