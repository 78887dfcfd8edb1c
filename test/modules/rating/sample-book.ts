import { packageOf, type Parcel } from '../../../src/modules/carriers/package.rules.js';
import { buildRateBook } from '../../../src/modules/rating/build-rate-book.js';
import type { QuoteRequest } from '../../../src/modules/carriers/quote-request.js';
import { quote, type Quote } from '../../../src/modules/rating/quote.js';
import { planNamed } from '../../../src/modules/pricing/price-book.js';
import type { RateBook } from '../../../src/modules/rating/rate-book.js';
import type { CarrierServiceRow } from '../../../src/modules/carriers/carriers.tables.js';
import type { DisplayRuleRow } from '../../../src/modules/pricing/pricing.tables.js';
import type {
  LaneRow,
  RateBookRows,
  RateCardRow,
  SurchargeRow,
  WeightBreakRow,
  ZoneMemberRow,
} from '../../../src/modules/rating/rate-book.rows.js';
import { rateBookRows } from '../../../src/modules/rating/seed-rate-book.js';
import { termsFor, type Terms } from '../../../src/modules/pricing/terms.js';
import type { Place } from '../../../src/modules/carriers/place.js';

export const SELLER = '00000000-0000-4000-8000-000000000001';
export const SHOP = '00000000-0000-4000-8000-000000000002';
export const NOON = new Date('2026-11-20T12:00:00.000Z');

export const dubai: Place = { countryCode: 'AE', state: 'Dubai', city: 'Dubai', zip: '' };
export const abuDhabi: Place = { countryCode: 'AE', state: 'Abu Dhabi', city: 'Abu Dhabi', zip: '' };
export const muscat: Place = { countryCode: 'OM', state: 'Muscat', city: 'Muscat', zip: '100' };

let serial = 0;
const nextId = (): string => `00000000-0000-4000-9000-${String((serial += 1)).padStart(12, '0')}`;

/** Made once: its ids are hashes, which would be most of the work of a book. */
const seed = rateBookRows();

/** The seed with some tables changed. */
export const aBook = (change: (rows: RateBookRows) => Partial<RateBookRows> = () => ({})): RateBook =>
  buildRateBook({ ...seed, ...change(seed) });

export function weighing(grams: number, volumeCm3 = 0): Parcel {
  return packageOf([{ quantity: 1, grams, volume: volumeCm3 }]).parcel;
}

export const boxOf = (length: number, width: number, height: number): Parcel =>
  packageOf([{ quantity: 1, grams: 500, length, width, height, volume: 1 }]).parcel;

export const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  origin: dubai,
  destination: abuDhabi,
  parcel: weighing(1_000),
  type: 'non_document',
  currency: 'USD',
  at: NOON,
  ...changes,
});

/** Terms with the plan of this name and with the display rules that the book holds for the sample seller. */
export const termsOn = (book: RateBook, planName = 'Standard'): Terms =>
  termsFor(book, { plan: planNamed(book, planName) ?? null, sellerId: SELLER, shopId: SHOP });

/** The quote of one service; fails the test when there is none. */
export function quoteOf(book: RateBook, serviceCode: string, question: QuoteRequest, terms: Terms = termsOn(book)): Quote {
  const answer = quote(book, { ...question, services: [serviceCode] }, terms, { explain: true });
  const found = answer.quotes[0];
  if (!found) throw new Error(`${serviceCode} is not offered: ${answer.rejected.map((each) => each.code).join()}`);
  return found;
}

/** Why the service is not offered. */
export function reasonOf(book: RateBook, serviceCode: string, question: QuoteRequest, terms: Terms = termsOn(book)): string | undefined {
  const answer = quote(book, { ...question, services: [serviceCode] }, terms, { explain: true });
  return answer.rejected.find((each) => each.serviceCode === serviceCode)?.code;
}

export const changeService = (rows: RateBookRows, code: string, change: Partial<CarrierServiceRow>): Pick<RateBookRows, 'services'> => ({
  services: rows.services.map((row) => (row.code === code ? { ...row, ...change } : row)),
});

export const serviceId = (rows: RateBookRows, code: string): string => rows.services.find((row) => row.code === code)?.id ?? 'none';

export const cardsOf = (rows: RateBookRows, code: string): readonly RateCardRow[] => {
  const id = serviceId(rows, code);
  return rows.rateCards.filter((card) => card.serviceId === id);
};

export const cardId = (rows: RateBookRows, code: string): string => cardsOf(rows, code)[0]?.id ?? 'none';

export const weightBreak = (
  cardOf: string,
  tier: string,
  upToG: number,
  priceMinor: bigint,
  step?: [stepG: number, price: bigint],
): WeightBreakRow => ({
  id: nextId(),
  cardId: cardOf,
  tier,
  upToG,
  priceMinor,
  stepG: step?.[0] ?? null,
  pricePerStepMinor: step?.[1] ?? null,
});

export const surcharge = (changes: Partial<SurchargeRow>): SurchargeRow => ({
  id: nextId(),
  cardId: null,
  position: 10,
  code: 'PEAK',
  label: 'Peak season',
  kind: 'percent',
  value: 0n,
  currency: changes.kind && changes.kind !== 'percent' ? 'USD' : null,
  appliesTo: 'base',
  validFrom: null,
  validTo: null,
  zoneId: null,
  overLengthCm: null,
  overGirthCm: null,
  ...changes,
});

export const displayRule = (changes: Partial<DisplayRuleRow>): DisplayRuleRow => ({
  id: nextId(),
  sellerId: SELLER,
  shopId: null,
  priority: 1,
  active: true,
  services: null,
  countries: null,
  orderValueFromMinor: null,
  orderValueToMinor: null,
  weightFromG: null,
  weightToG: null,
  effect: 'percent',
  value: 0n,
  currency: 'USD',
  rounding: 'none',
  minMinor: null,
  maxMinor: null,
  ...changes,
});

export const zoneMember = (zoneId: string, changes: Partial<ZoneMemberRow>): ZoneMemberRow => ({
  id: nextId(),
  zoneId,
  countryCode: 'AE',
  state: null,
  city: null,
  zipPrefix: null,
  zipFrom: null,
  zipTo: null,
  ...changes,
});

export const lane = (serviceOf: string, originZoneId: string, destinationZoneId: string, tier: string): LaneRow => ({
  id: nextId(),
  serviceId: serviceOf,
  originZoneId,
  destinationZoneId,
  tier,
});
