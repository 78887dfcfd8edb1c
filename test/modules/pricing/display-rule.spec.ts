import { money } from '../../../src/kernel/money.js';
import { rounded } from '../../../src/modules/pricing/display-rule.rules.js';
import type { DisplayRuleRow } from '../../../src/modules/pricing/pricing.tables.js';
import type { DisplayRounding } from '../../../src/modules/pricing/pricing.enums.js';
import type { QuoteRequest } from '../../../src/modules/carriers/quote-request.js';
import { quote } from '../../../src/modules/rating/quote.js';
import { termsFor } from '../../../src/modules/pricing/terms.js';
import { aBook, displayRule, muscat, quoteOf, request, SELLER, SHOP, weighing } from '../rating/sample-book.js';

/** The price shown for a domestic economy parcel that costs the seller 5.25 USD. */
function shown(rules: readonly Partial<DisplayRuleRow>[], question: Partial<QuoteRequest> = {}): bigint | null {
  const book = aBook(() => ({ displayRules: rules.map(displayRule) }));
  return quoteOf(book, 'SVC_ECO', request(question)).displayRate?.minor ?? null;
}

describe('rounding of shown prices', () => {
  const round = (numerator: bigint, rounding: DisplayRounding, currency = 'USD') =>
    rounded({ numerator, denominator: 1_000n }, rounding, currency);

  it.each<[DisplayRounding, string, bigint, bigint]>([
    ['none', 'USD', 739_450n, 739n],
    ['none', 'USD', 739_500n, 740n],
    ['up_0.05', 'USD', 735_000n, 735n],
    ['up_0.05', 'USD', 735_001n, 740n],
    ['up_0.5', 'USD', 739_450n, 750n],
    ['up_0.5', 'USD', 750_000n, 750n],
    ['up_0.5', 'USD', 750_001n, 800n],
    ['up_1', 'USD', 700_001n, 800n],
    ['end_.99', 'USD', 698_000n, 699n],
    ['end_.99', 'USD', 699_000n, 699n],
    ['end_.99', 'USD', 699_001n, 799n],
    ['end_.99', 'USD', 0n, 99n],
    ['up_0.05', 'KWD', 1_001_000n, 1_050n],
    ['up_0.5', 'KWD', 1_001_000n, 1_500n],
    ['end_.99', 'KWD', 1_991_000n, 2_990n],
    ['up_0.05', 'JPY', 787_001n, 788n],
    ['up_0.5', 'JPY', 787_500n, 788n],
    ['end_.99', 'JPY', 787_001n, 788n],
  ])('%s in %s takes %s/1000 to %s', (rounding, currency, exact, expected) => {
    expect(round(exact, rounding, currency)).toBe(expected);
  });
});

describe('a display rule', () => {
  it('adds a percentage, an amount, or replaces the price', () => {
    expect(shown([{ effect: 'percent', value: 1_500n }])).toBe(604n);
    expect(shown([{ effect: 'flat', value: 100n }])).toBe(625n);
    expect(shown([{ effect: 'fixed', value: 990n }])).toBe(990n);
    expect(shown([{ effect: 'free', rounding: 'end_.99', minMinor: 500n }])).toBe(0n);
    expect(shown([])).toBeNull();
  });

  it('may show less than the seller pays, but never less than nothing', () => {
    expect(shown([{ effect: 'flat', value: -200n }])).toBe(325n);
    expect(shown([{ effect: 'flat', value: -9_900n }])).toBe(0n);
  });

  it('rounds the exact value, not a rounded one', () => {
    // 5.25 x 1.0953 = 5.750325: rounded to cents first it would stay at 5.75.
    expect(shown([{ effect: 'percent', value: 952n, rounding: 'up_0.05' }])).toBe(575n);
    expect(shown([{ effect: 'percent', value: 953n, rounding: 'up_0.05' }])).toBe(580n);
  });

  it('keeps to its bounds after rounding', () => {
    expect(shown([{ effect: 'percent', value: 0n, rounding: 'up_1', maxMinor: 550n }])).toBe(550n);
    expect(shown([{ effect: 'percent', value: -9_000n, minMinor: 300n }])).toBe(300n);
  });

  it('converts its amounts into the currency of the request', () => {
    expect(shown([{ effect: 'fixed', value: 1_000n, currency: 'USD' }], { currency: 'AED' })).toBe(3_673n);
    expect(shown([{ effect: 'flat', value: 367n, currency: 'AED', rounding: 'up_0.05' }])).toBe(625n);
    expect(shown([{ effect: 'percent', value: 0n, minMinor: 1_000n }], { currency: 'AED' })).toBe(3_673n);
  });

  it('with the lowest number wins, and of equals the one for the single shop', () => {
    expect(
      shown([
        { priority: 2, effect: 'fixed', value: 2n },
        { priority: 1, effect: 'fixed', value: 1n },
      ]),
    ).toBe(1n);
    expect(
      shown([
        { effect: 'fixed', value: 2n },
        { effect: 'fixed', value: 1n, shopId: SHOP },
      ]),
    ).toBe(1n);
  });

  it('is skipped when it is switched off, of another seller or of another shop', () => {
    expect(shown([{ active: false }])).toBeNull();
    expect(shown([{ sellerId: SHOP }])).toBeNull();
    expect(shown([{ shopId: SELLER }])).toBeNull();
  });

  it('applies to its services and destination countries only', () => {
    const book = aBook(() => ({
      displayRules: [
        displayRule({ effect: 'free', services: ['SVC_EXP'] }),
        displayRule({ priority: 2, effect: 'free', countries: ['OM'] }),
      ],
    }));
    const terms = termsFor(book, { plan: null, sellerId: SELLER });
    const free = (destination = request().destination) =>
      quote(book, request({ destination }), terms)
        .quotes.filter(({ displayRate }) => displayRate)
        .map(({ service }) => service.code);
    expect(free()).toEqual(['SVC_EXP']);
    expect(free(muscat)).toEqual(['SVC_INT_ECO', 'SVC_INT_EXP']);
  });

  it('about weights counts the actual weight, both bounds included', () => {
    const rule = { effect: 'free', weightFromG: 1_000, weightToG: 2_000 } as const;
    expect([999, 1_000, 2_000, 2_000.001].map((grams) => shown([rule], { parcel: weighing(grams) }))).toEqual([null, 0n, 0n, null]);
  });

  it('about order values counts them exactly, both bounds included', () => {
    const rule = { effect: 'free', orderValueFromMinor: 10_000n, orderValueToMinor: 20_000n } as const;
    const ordering = (minor: bigint, currency = 'USD') => shown([rule], { orderValue: money(minor, currency) });
    expect([ordering(9_999n), ordering(10_000n), ordering(20_000n), ordering(20_001n)]).toEqual([null, 0n, 0n, null]);
    // 367.25 AED x 0.2722940776 is a hair less than 100 USD.
    expect([ordering(36_725n, 'AED'), ordering(36_726n, 'AED')]).toEqual([null, 0n]);
    expect(shown([rule])).toBeNull();
  });
});
