import { DEFAULT_PLAN, type FxRateRow, type PricePlanRow } from '../pricing/index.js';
import { v5 } from 'uuid';
import { divideRounded, formatScaled, parseScaled } from '../../kernel/decimal.js';
import { FX_DECIMALS } from '../../kernel/exchange.js';
import type { CarrierRow, CarrierServiceRow } from '../carriers/index.js';
import type { RateBookRows, RateCardRow, SurchargeRow, WeightBreakRow } from './rate-book.rows.js';

/** Before any shipment that the service will ever price. */
const SEED_INSTANT = new Date('2020-01-01T00:00:00.000Z');
const NAMESPACE = 'a3a9d2c8-5f0e-4a53-9a36-6a1c2b7f4e10';

interface SeedService {
  readonly carrier: 'SVC' | 'SVCX';
  readonly code: string;
  readonly name: string;
  /** Price up to `firstG` and per additional half kilogram, in cents, by tier. */
  readonly firstG: number;
  readonly tiers: Readonly<Record<string, readonly [first: bigint, more: bigint]>>;
  readonly fuelBps: bigint;
  readonly days: readonly [min: number, max: number];
  readonly maxKg: number;
  readonly skipHub?: boolean;
}

const seedServices: readonly SeedService[] = [
  {
    carrier: 'SVC', code: 'SVC_ECO', name: 'Economy', firstG: 1_000, fuelBps: 500n, days: [2, 3], maxKg: 30,
    tiers: { D1: [250n, 40n], D2: [350n, 60n], D3: [500n, 90n] },
  },
  {
    carrier: 'SVC', code: 'SVC_EXP', name: 'Express', firstG: 1_000, fuelBps: 800n, days: [1, 1], maxKg: 30,
    tiers: { D1: [400n, 70n], D2: [550n, 100n], D3: [800n, 150n] },
  },
  {
    carrier: 'SVC', code: 'SVC_SAME', name: 'Same day', firstG: 1_000, fuelBps: 0n, days: [0, 0], maxKg: 20, skipHub: true,
    tiers: { D1: [600n, 100n] },
  },
  {
    carrier: 'SVCX', code: 'SVC_INT_ECO', name: 'International economy', firstG: 500, fuelBps: 1_500n, days: [5, 9], maxKg: 30,
    tiers: { I1: [1_400n, 300n], I2: [1_900n, 450n], I3: [2_600n, 600n] },
  },
  {
    carrier: 'SVCX', code: 'SVC_INT_EXP', name: 'International express', firstG: 500, fuelBps: 1_500n, days: [2, 4], maxKg: 70,
    tiers: { I1: [2_200n, 450n], I2: [3_000n, 650n], I3: [3_800n, 850n] },
  },
]; // prettier-ignore

/** Units of the currency per US dollar; the inverse is the exact reciprocal, rounded to ten decimals. */
const perDollar: Readonly<Record<string, string>> = {
  EUR: '0.92', GBP: '0.78', AED: '3.6725', SAR: '3.75', KWD: '0.307', OMR: '0.3845', BHD: '0.376',
  EGP: '48.5', NGN: '1550', INR: '84.5', CNY: '7.2', JPY: '150',
}; // prettier-ignore

/** The initial rate book of an installation. Ids are derived from names, so that seeding is idempotent. */
export function rateBookRows(): RateBookRows {
  return {
    baseCurrency: 'USD',
    carriers: seedCarriers(),
    services: seedServices.map(serviceRow),
    zones: [],
    zoneMembers: [],
    placeAliases: [],
    lanes: [],
    rateCards: seedServices.map(cardRow),
    weightBreaks: seedServices.flatMap(breakRows),
    surcharges: seedServices.filter((seed) => seed.fuelBps > 0n).map(fuelRow),
    plans: [planRow(DEFAULT_PLAN, 0), planRow('Silver', 500), planRow('Gold', 1_000)],
    planServices: [],
    displayRules: [],
    fxRates: Object.entries(perDollar).flatMap(([currency, rate]) => [
      fxRow('USD', currency, rate),
      fxRow(currency, 'USD', reciprocal(rate)),
    ]),
  };
}

const idOf = (name: string): string => v5(name, NAMESPACE);
const cardIdOf = (seed: SeedService): string => idOf(`rate-card:${seed.code}:1`);

function seedCarriers(): CarrierRow[] {
  const active = true;
  return [
    { id: idOf('carrier:SVC'), code: 'SVC', name: 'Own fleet', logo: null, kind: 'own_fleet', active, trackingUrlTemplate: null },
    {
      id: idOf('carrier:SVCX'), code: 'SVCX', name: 'Partner', logo: null, kind: 'partner', active,
      trackingUrlTemplate: 'https://tracking.example.com/{awb}',
    },
  ]; // prettier-ignore
}

function serviceRow(seed: SeedService): CarrierServiceRow {
  const domestic = seed.carrier === 'SVC';
  return {
    id: idOf(`service:${seed.code}`),
    carrierId: idOf(`carrier:${seed.carrier}`),
    code: seed.code,
    name: seed.name,
    active: true,
    domestic,
    international: !domestic,
    documents: true,
    nonDocuments: true,
    supportsCod: domestic,
    codMaxMinor: null,
    codMaxCurrency: null,
    minWeightG: null,
    maxWeightG: seed.maxKg * 1_000,
    maxLengthCm: 150,
    maxGirthCm: null,
    volumetricDivisor: 5_000,
    weightStepG: 500,
    minTransitDays: seed.days[0],
    maxTransitDays: seed.days[1],
    pickupDropoff: 'door_to_door',
    skipHub: seed.skipHub ?? false,
    cutoffTime: null,
    workDays: '1234567',
  };
}

const cardRow = (seed: SeedService): RateCardRow => ({
  id: cardIdOf(seed),
  purpose: 'sale',
  serviceId: idOf(`service:${seed.code}`),
  currency: 'USD',
  version: 1,
  effectiveFrom: SEED_INSTANT,
  effectiveTo: null,
  status: 'published',
});

const breakRows = (seed: SeedService): WeightBreakRow[] =>
  Object.entries(seed.tiers).map(([tier, [priceMinor, pricePerStepMinor]]) => ({
    id: idOf(`weight-break:${seed.code}:1:${tier}`),
    cardId: cardIdOf(seed),
    tier,
    upToG: seed.firstG,
    priceMinor,
    stepG: 500,
    pricePerStepMinor,
  }));

const fuelRow = (seed: SeedService): SurchargeRow => ({
  id: idOf(`surcharge:${seed.code}:1:FUEL`),
  cardId: cardIdOf(seed),
  position: 1,
  code: 'FUEL',
  label: 'Fuel surcharge',
  kind: 'percent',
  value: seed.fuelBps,
  currency: null,
  appliesTo: 'base',
  validFrom: null,
  validTo: null,
  zoneId: null,
  overLengthCm: null,
  overGirthCm: null,
});

const planRow = (name: string, discountBps: number): PricePlanRow => ({
  id: idOf(`plan:${name}`),
  name,
  currency: 'USD',
  discountBps,
  minChargeMinor: null,
  returnFreightBps: 0,
  codFeeBps: null,
  codFeeMinMinor: null,
  codFeeMaxMinor: null,
  creditLimitMinor: 0n,
  handlingFeeMinor: 0n,
  adjustmentThresholdMinor: null,
});

const fxRow = (fromCurrency: string, toCurrency: string, rate: string): FxRateRow => ({
  id: idOf(`fx:${fromCurrency}:${toCurrency}`),
  fromCurrency,
  toCurrency,
  rate,
  validFrom: SEED_INSTANT,
});

function reciprocal(rate: string): string {
  const one = 10n ** BigInt(2 * FX_DECIMALS);
  return formatScaled(divideRounded(one, parseScaled(rate, FX_DECIMALS) ?? one), FX_DECIMALS);
}
