import fc from 'fast-check';
import { packageOf } from '../../../src/modules/carriers/package.rules.js';
import { breakdownOf } from '../../../src/modules/rating/breakdown.js';
import { quote, type QuoteAnswer } from '../../../src/modules/rating/quote.js';
import type { RateBookRows } from '../../../src/modules/rating/rate-book.rows.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { planNamed } from '../../../src/modules/pricing/price-book.js';
import { oraclePrice, type OracleCase } from './rate-oracle.js';
import { aBook, cardId, changeService, request, surcharge, weightBreak } from './sample-book.js';

const decimalText = (max: number, decimals: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 10 ** decimals - 1 }))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(decimals, '0')}`);

const breaks = fc
  .uniqueArray(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 6 })
  .chain((bounds) =>
    fc.tuple(
      ...bounds.sort((a, b) => a - b).map((upToG) => fc.record({ upToG: fc.constant(upToG), cents: fc.integer({ min: 0, max: 500_000 }) })),
    ),
  );

const cases: fc.Arbitrary<OracleCase> = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  gramsText: fc.oneof(decimalText(9_000, 3), fc.constantFrom('500.000', '1000.000', '1000.001', '0.000', '249.999')),
  volumeText: fc.oneof(decimalText(60_000, 3), fc.constantFrom('2500.000', '5000.000', '5000.001', '0.000')),
  divisor: fc.constantFrom(4_000, 5_000, 6_000, 5_777),
  weightStepG: fc.constantFrom(1, 100, 500, 1_000, 333),
  breaks,
  step: fc.option(fc.record({ grams: fc.constantFrom(100, 250, 500, 1_000), cents: fc.integer({ min: 0, max: 9_999 }) })),
  surcharges: fc.array(
    fc.record({ kind: fc.constantFrom('percent', 'flat', 'per_kg'), value: fc.integer({ min: 0, max: 5_000 }), onAll: fc.boolean() }),
    { maxLength: 4 },
  ),
  planBps: fc.integer({ min: 0, max: 10_000 }),
  minChargeCents: fc.option(fc.integer({ min: 0, max: 2_000 })),
  fx: fc.option(fc.record({ rateText: decimalText(2_000, 10).filter((text) => Number(text) > 0), decimals: fc.constantFrom(0, 2, 3) })),
});

const currencyWith: Readonly<Record<number, string>> = { 0: 'JPY', 2: 'AED', 3: 'KWD' };

function rowsFor(given: OracleCase): (rows: RateBookRows) => Partial<RateBookRows> {
  return (rows) => ({
    ...changeService(rows, 'SVC_ECO', { volumetricDivisor: given.divisor, weightStepG: given.weightStepG, maxWeightG: null }),
    weightBreaks: given.breaks.map(({ upToG, cents }, index) => {
      const step = index === given.breaks.length - 1 ? given.step : null;
      return weightBreak(cardId(rows, 'SVC_ECO'), 'D3', upToG, BigInt(cents), step ? [step.grams, BigInt(step.cents)] : undefined);
    }),
    surcharges: given.surcharges.map(({ kind, value, onAll }, position) =>
      surcharge({ position, kind, value: BigInt(value), appliesTo: onAll ? 'base_plus_prev' : 'base' }),
    ),
    plans: rows.plans.map((plan) => ({
      ...plan,
      discountBps: given.planBps,
      minChargeMinor: given.minChargeCents === null ? null : BigInt(given.minChargeCents),
    })),
    fxRates: given.fx
      ? [
          {
            id: 'fx',
            fromCurrency: 'USD',
            toCurrency: currencyWith[given.fx.decimals] ?? '',
            rate: given.fx.rateText,
            validFrom: new Date(0),
          },
        ]
      : [],
  });
}

function ask(given: OracleCase): QuoteAnswer {
  const book = aBook(rowsFor(given));
  const { parcel } = packageOf([{ quantity: given.quantity, grams: Number(given.gramsText), volume: Number(given.volumeText) }]);
  const currency = given.fx ? (currencyWith[given.fx.decimals] ?? '') : 'USD';
  const question = request({ parcel, currency, services: ['SVC_ECO'] });
  return quote(book, question, { ...publicTerms, plan: planNamed(book, 'Gold') ?? null }, { explain: true });
}

describe('the rate engine', () => {
  it('agrees with an independent computation in fractions on any card and parcel', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const [priced] = ask(given).quotes;
        expect(priced?.actualRate.minor ?? null).toBe(oraclePrice(given));
      }),
      { numRuns: 2_000 },
    );
  });

  it('always explains: a price whose lines add up to it, or a reason', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { quotes, rejected } = ask(given);
        expect(quotes.length + rejected.length).toBe(1);
        for (const priced of quotes) {
          expect(breakdownOf(priced).reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(priced.actualRate.minor);
        }
      }),
      { numRuns: 500 },
    );
  });
});
