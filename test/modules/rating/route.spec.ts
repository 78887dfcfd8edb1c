import { buildRateBook } from '../../../src/modules/rating/build-rate-book.js';
import type { RateBookRows } from '../../../src/modules/rating/rate-book.rows.js';
import { routeBetween } from '../../../src/modules/rating/route.rules.js';
import { rateBookRows } from '../../../src/modules/rating/seed-rate-book.js';
import type { Place } from '../../../src/modules/carriers/place.js';
import {
  aBook,
  abuDhabi,
  cardId,
  dubai,
  lane,
  quoteOf,
  reasonOf,
  request,
  serviceId,
  surcharge,
  weightBreak,
  zoneMember,
} from './sample-book.js';

const at = (countryCode: string, city: string, state: string | null = null, zip = ''): Place => ({ countryCode, city, state, zip });

describe('the tier of a route without a lane', () => {
  const { routes } = buildRateBook(rateBookRows());
  const tier = (from: Place, to: Place) => routeBetween(routes, from, to).tier;

  it.each([
    ['D1', at('AE', 'Dubai'), at('AE', 'DUBAI ')],
    ['D1', at('BR', 'São Paulo'), at('BR', 'sao paulo')],
    ['D1', at('PL', 'Łódź'), at('PL', 'Lodz')],
    ['D1', at('AE', 'Ras al-Khaimah'), at('AE', 'Ras Al Khaimah')],
    ['D2', at('US', 'Austin', 'Texas'), at('US', 'Dallas', 'TEXAS')],
    ['D3', at('US', 'Austin', 'Texas'), at('US', 'Boston', 'Massachusetts')],
    ['D2', at('US', 'Newark', 'NJ'), at('US', 'Trenton', 'New Jersey')],
    ['D2', at('AE', 'Al Ain', 'AZ'), at('AE', 'Abu Dhabi', 'أبوظبي')],
    ['D3', at('US', 'Springfield', 'IL'), at('US', 'Springfield', 'Massachusetts')],
    ['D3', at('US', 'Springfield', null, '62701'), at('US', 'Springfield', 'MA', '01101')],
    ['D1', at('US', 'Springfield', 'IL', '62701'), at('US', 'Springfield', null)],
    ['D1', at('US', 'Springfield', 'IL', '62701'), at('US', 'Springfield', 'Illinois', '62704')],
    ['D1', at('US', 'Springfield', 'MA', '62701'), at('US', 'Springfield', 'IL', '62701')],
    ['D1', at('AE', 'Dubai'), at('AE', 'دبي')],
    ['D1', at('AE', 'Dubayy', 'DU'), at('AE', 'دبى', 'Dubai')],
    ['D1', at('SA', 'Jeddah', 'Makkah'), at('SA', 'جدة', 'منطقة مكة المكرمة')],
    ['D3', at('AE', 'Dibba', 'Sharjah'), at('AE', 'Dibba', 'Fujairah')],
    ['D3', at('AE', 'Dubai', null), at('AE', 'Sharjah', null)],
    ['I1', at('AE', 'Dubai'), at('SA', 'Riyadh')],
    ['I1', at('EG', 'Cairo'), at('AE', 'Dubai')],
    ['I1', at('US', 'Austin'), at('MX', 'Austin')],
    ['I1', at('DE', 'Berlin'), at('FR', 'Paris')],
    ['I1', at('SG', 'Singapore'), at('VN', 'Hanoi')],
    ['I2', at('AE', 'Dubai'), at('IN', 'Delhi')],
    ['I2', at('GB', 'London'), at('FR', 'Paris')],
    ['I3', at('AE', 'Dubai'), at('US', 'Austin')],
  ])('is %s from %o to %o and back', (expected, from, to) => {
    expect(tier(from, to)).toBe(expected);
    expect(tier(to, from)).toBe(expected);
  });

  it('does not take two unnamed cities or states for the same', () => {
    expect(tier(at('AE', ''), at('AE', ''))).toBe('D3');
    expect(tier(at('AE', 'A', ''), at('AE', 'B', ''))).toBe('D3');
  });
});

const priced = (rows: RateBookRows, tiers: Readonly<Record<string, bigint>>): Pick<RateBookRows, 'weightBreaks' | 'surcharges'> => ({
  surcharges: [],
  weightBreaks: [
    ...rows.weightBreaks,
    ...Object.entries(tiers).map(([tier, price]) => weightBreak(cardId(rows, 'SVC_ECO'), tier, 30_000, price)),
  ],
});

describe('lanes', () => {
  const zones = ['country', 'state', 'city', 'prefix', 'range'].map((id) => ({ id, code: id, name: id }));
  const tiers = { country: 1n, state: 2n, city: 4n, prefix: 6n, range: 8n };
  const book = aBook((rows) => ({
    ...priced(rows, tiers),
    zones,
    zoneMembers: [
      zoneMember('country', {}),
      zoneMember('state', { state: 'Dubai' }),
      zoneMember('city', { city: 'Jebel Ali' }),
      zoneMember('prefix', { zipPrefix: '12' }),
      zoneMember('range', { zipFrom: '12500', zipTo: '12599' }),
    ],
    lanes: zones.map(({ id }) => lane(serviceId(rows, 'SVC_ECO'), 'country', id, id)),
  }));
  const tierTo = (destination: Place) => quoteOf(book, 'SVC_ECO', request({ origin: at('AE', 'Sharjah'), destination })).tier;

  it('go by the zone that names the destination most specifically', () => {
    expect(tierTo(at('AE', 'Ajman'))).toBe('country');
    expect(tierTo(at('AE', 'Hatta', 'DUBAI'))).toBe('state');
    expect(tierTo(at('AE', 'jebel-ali', 'Dubai'))).toBe('city');
    expect(tierTo(at('AE', 'Jebel Ali', 'Dubai', '12 345'))).toBe('prefix');
    expect(tierTo(at('AE', 'Jebel Ali', 'Dubai', '12-550'))).toBe('range');
    expect(tierTo(at('AE', 'Jebel Ali', 'Dubai', '12600'))).toBe('prefix');
  });

  it('include both ends of a postal code range and longer codes within it', () => {
    expect(['12500', '12599', '12599-1234', '12499', '125'].map((zip) => tierTo(at('AE', 'X', null, zip)))).toEqual([
      'range',
      'range',
      'range',
      'prefix',
      'prefix',
    ]);
  });

  it('of equal specificity go by the one that knows the destination better', () => {
    const rival = aBook((rows) => ({
      ...priced(rows, { ...tiers, better: 9n }),
      zones,
      zoneMembers: [zoneMember('country', {}), zoneMember('state', { state: 'Dubai' })],
      lanes: [lane(serviceId(rows, 'SVC_ECO'), 'state', 'country', 'a'), lane(serviceId(rows, 'SVC_ECO'), 'country', 'state', 'better')],
    }));
    const within = request({ origin: at('AE', 'Hatta', 'Dubai'), destination: at('AE', 'Lahbab', 'Dubai') });
    expect(quoteOf(rival, 'SVC_ECO', within).tier).toBe('better');
  });

  it('have a direction, which a return reverses', () => {
    const oneWay = aBook((rows) => ({
      ...priced(rows, { out: 100n }),
      zones,
      zoneMembers: [zoneMember('city', { city: 'Dubai' }), zoneMember('country', {})],
      lanes: [lane(serviceId(rows, 'SVC_ECO'), 'city', 'country', 'out')],
    }));
    const outbound = request({ origin: dubai, destination: abuDhabi });
    expect(quoteOf(oneWay, 'SVC_ECO', outbound).tier).toBe('out');
    expect(quoteOf(oneWay, 'SVC_ECO', { ...outbound, isReturn: true }).tier).toBe('D3');
    expect(quoteOf(oneWay, 'SVC_ECO', { ...outbound, origin: abuDhabi, destination: dubai, isReturn: true }).tier).toBe('out');
  });

  it('replace the fallback tier of their own service only', () => {
    const express = quoteOf(book, 'SVC_EXP', request({ origin: at('AE', 'Sharjah'), destination: at('AE', 'Ajman') }));
    expect(express.tier).toBe('D3');
  });

  it('need all fields of a zone member to agree', () => {
    const strict = aBook((rows) => ({
      ...priced(rows, { both: 1n }),
      zones: [{ id: 'both', code: 'both', name: 'both' }],
      zoneMembers: [zoneMember('both', { state: 'Texas', city: 'Paris', countryCode: 'US' })],
      lanes: [lane(serviceId(rows, 'SVC_ECO'), 'both', 'both', 'both')],
    }));
    const tier = (state: string) =>
      quoteOf(strict, 'SVC_ECO', request({ origin: at('US', 'Paris', state), destination: at('US', 'Paris', 'Texas') })).tier;
    expect(tier('texas')).toBe('both');
    expect(tier('Kentucky')).toBe('D3');
  });

  it('open routes to a service that has no fallback price', () => {
    const local = aBook((rows) => ({
      weightBreaks: [weightBreak(cardId(rows, 'SVC_ECO'), 'LOCAL', 30_000, 123n)],
      surcharges: [],
      zones: [{ id: 'ae', code: 'ae', name: 'ae' }],
      zoneMembers: [zoneMember('ae', {})],
      lanes: [lane(serviceId(rows, 'SVC_ECO'), 'ae', 'ae', 'LOCAL')],
    }));
    expect(quoteOf(local, 'SVC_ECO', request()).freight.minor).toBe(123n);
    expect(reasonOf(local, 'SVC_ECO', request({ origin: at('US', 'A'), destination: at('US', 'B') }))).toBe('ROUTE_NOT_SERVED');
  });

  it('do not take a service beyond its scope', () => {
    const abroad = aBook((rows) => ({
      ...priced(rows, { ABROAD: 1n }),
      zones: [{ id: 'all', code: 'all', name: 'all' }],
      zoneMembers: [zoneMember('all', {}), zoneMember('all', { countryCode: 'OM' })],
      lanes: [lane(serviceId(rows, 'SVC_ECO'), 'all', 'all', 'ABROAD')],
    }));
    expect(reasonOf(abroad, 'SVC_ECO', request({ destination: at('OM', 'Muscat') }))).toBe('ROUTE_NOT_SERVED');
    expect(quoteOf(abroad, 'SVC_ECO', request()).tier).toBe('ABROAD');
  });
});

describe('a surcharge for a zone', () => {
  const book = aBook(() => ({
    surcharges: [surcharge({ code: 'REMOTE', kind: 'flat', value: 500n, zoneId: 'remote' })],
    zones: [{ id: 'remote', code: 'remote', name: 'Remote' }],
    zoneMembers: [zoneMember('remote', { city: 'Liwa' })],
  }));
  const freight = (origin: Place, destination: Place) => quoteOf(book, 'SVC_ECO', request({ origin, destination })).freight.minor;

  it('is charged when either end lies in it', () => {
    expect(freight(dubai, abuDhabi)).toBe(500n);
    expect(freight(dubai, at('AE', 'Liwa'))).toBe(1_000n);
    expect(freight(at('AE', 'Liwa'), dubai)).toBe(1_000n);
  });
});

describe('a rate book', () => {
  it('answers the same from its memory of routes', () => {
    const book = aBook();
    const ask = () => quoteOf(book, 'SVC_ECO', request()).actualRate;
    expect(ask()).toEqual(ask());
    for (let i = 0; i < 25_000; i++) routeBetween(book.routes, dubai, at('AE', `City ${i}`));
    expect(book.routes.places.size).toBeLessThanOrEqual(20_000);
    expect(ask()).toEqual(quoteOf(aBook(), 'SVC_ECO', request()).actualRate);
  });

  it('does not confuse places whose fields run into each other', () => {
    const { routes } = aBook();
    expect(routeBetween(routes, at('AE', 'a', 'b|c'), at('AE', 'x')).origin).toMatchObject({ city: 'a', state: 'b c' });
    expect(routeBetween(routes, at('AE', 'c', 'a|b'), at('AE', 'x')).origin).toMatchObject({ city: 'c', state: 'a b' });
  });

  it('refuses tables that contradict themselves', () => {
    expect(() => aBook(() => ({ carriers: [] }))).toThrow('belongs to no carrier');
    const twice = (rows: RateBookRows) => [
      weightBreak(cardId(rows, 'SVC_ECO'), 'D3', 1_000, 1n),
      weightBreak(cardId(rows, 'SVC_ECO'), 'D3', 1_000, 2n),
    ];
    expect(() => aBook((rows) => ({ weightBreaks: twice(rows) }))).toThrow('end at the same weight');
    const early = (rows: RateBookRows) => [weightBreak(cardId(rows, 'SVC_ECO'), 'D3', 500, 1n, [500, 1n]), ...rows.weightBreaks];
    expect(() => aBook((rows) => ({ weightBreaks: early(rows) }))).toThrow('only the last break');
  });
});
