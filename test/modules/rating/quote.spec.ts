import { packageOf, type Parcel } from '../../../src/modules/carriers/package.rules.js';
import { quote, shownRate } from '../../../src/modules/rating/quote.js';
import { breakdownOf } from '../../../src/modules/rating/breakdown.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import { abuDhabi, aBook, boxOf, displayRule, dubai, muscat, quoteOf, request, surcharge, termsOn, weighing } from './sample-book.js';

const twoUnits = packageOf([{ quantity: 2, grams: 600, length: 20, width: 10, height: 20, volume: 4_000 }]).parcel;

describe('the worked example', () => {
  const book = aBook(() => ({ displayRules: [displayRule({ effect: 'percent', value: 1_500n, rounding: 'up_0.5' })] }));
  const economy = quoteOf(book, 'SVC_ECO', request({ parcel: twoUnits }), termsOn(book, 'Gold'));

  it('charges the volumetric weight in started steps', () => {
    expect(economy.weights).toEqual({ actualMg: 1_200_000, volumetricMg: 1_600_000, chargeableMg: 2_000_000 });
    expect(economy.tier).toBe('D3');
  });

  it('adds fuel to the base, takes the plan off and rounds the shown price up', () => {
    expect(economy.freight).toEqual({ minor: 714n, currency: 'USD' });
    expect(economy.publicRate.minor).toBe(714n);
    expect(economy.actualRate.minor).toBe(643n);
    expect(economy.displayRate?.minor).toBe(750n);
    expect(shownRate(economy).minor).toBe(750n);
  });

  it('names the plan, the card version and the transit days', () => {
    expect(economy).toMatchObject({
      planName: 'Gold',
      planPercent: 1_000n,
      rateCardVersion: 1,
      minTransitDays: 2,
      maxTransitDays: 3,
      codFee: null,
    });
    expect(book.cardById.get(economy.rateCardId ?? '')?.version).toBe(1);
  });

  it('explains itself line by line', () => {
    expect(breakdownOf(economy).map(({ code, label, amount }) => [code, label, amount.minor])).toEqual([
      ['BASE', 'Economy, tier D3, 2 kg', 680n],
      ['FUEL', 'Fuel surcharge', 34n],
      ['PLAN_DISCOUNT', 'Plan Gold 10 %', -71n],
      ['DISPLAY_RULE', 'Price shown to the shopper', 107n],
    ]);
  });
});

describe('the weight that is charged', () => {
  const book = aBook();
  const chargeable = (grams: number, volume = 0) =>
    quoteOf(book, 'SVC_ECO', request({ parcel: weighing(grams, volume) })).weights.chargeableMg;
  const freight = (grams: number) => quoteOf(book, 'SVC_ECO', request({ parcel: weighing(grams) })).freight.minor;

  it('uses the first break at exactly its upper bound', () => {
    expect(chargeable(1_000)).toBe(1_000_000);
    expect(freight(1_000)).toBe(525n);
  });

  it('starts a new step one gram and even one milligram above', () => {
    expect(chargeable(1_001)).toBe(1_500_000);
    expect(chargeable(1_000.001)).toBe(1_500_000);
    expect(freight(1_001)).toBe(620n);
  });

  it('charges one step for a parcel of no weight and no volume', () => {
    expect(chargeable(0)).toBe(500_000);
  });

  it('sees a volume that exceeds a step by one cubic millimetre', () => {
    expect(chargeable(1, 5_000)).toBe(1_000_000);
    expect(chargeable(1, 5_000.001)).toBe(1_500_000);
  });
});

describe('currencies', () => {
  const book = aBook();

  it('prices in three decimals', () => {
    const economy = quoteOf(book, 'SVC_ECO', request({ currency: 'KWD' }));
    // 5.25 USD x 0.307 = 1.61175 KWD
    expect(economy.actualRate).toEqual({ minor: 1_612n, currency: 'KWD' });
  });

  it('prices without decimals', () => {
    // 5.25 USD x 150 = 787.5 JPY, half away from zero
    expect(quoteOf(book, 'SVC_ECO', request({ currency: 'JPY' })).actualRate).toEqual({ minor: 788n, currency: 'JPY' });
  });

  it('goes through the base currency where no rate joins the two directly, rounding once', () => {
    const inRupees = aBook((rows) => ({ rateCards: rows.rateCards.map((card) => ({ ...card, currency: 'INR' })) }));
    const economy = quoteOf(inRupees, 'SVC_ECO', request({ currency: 'AED', parcel: weighing(25_000) }));
    // INR x 0.0118343195 x 3.6725, not rounded in dollars on the way.
    const exact = economy.freight.minor * 118_343_195n * 36_725n;
    expect(economy.actualRate.minor).toBe((exact + 5n * 10n ** 13n) / 10n ** 14n);
  });

  it('uses the rate that was in force at the moment of the request', () => {
    const repriced = aBook((rows) => ({
      fxRates: [
        ...rows.fxRates,
        { id: 'new', fromCurrency: 'USD', toCurrency: 'AED', rate: '4', validFrom: new Date('2026-11-20T12:00:00.001Z') },
      ],
    }));
    expect(quoteOf(repriced, 'SVC_ECO', request({ currency: 'AED' })).actualRate.minor).toBe(1_928n);
    const later = request({ currency: 'AED', at: new Date('2026-11-20T12:00:00.001Z') });
    expect(quoteOf(repriced, 'SVC_ECO', later).actualRate.minor).toBe(2_100n);
  });

  it('keeps the lines of a converted price adding up to it', () => {
    for (const grams of [300, 1_700, 3_333, 9_999, 28_123]) {
      for (const currency of ['AED', 'JPY', 'KWD', 'EUR']) {
        const economy = quoteOf(book, 'SVC_ECO', request({ currency, parcel: weighing(grams) }), termsOn(book, 'Silver'));
        const sum = breakdownOf(economy).reduce((total, { amount }) => total + amount.minor, 0n);
        expect(sum).toBe(economy.actualRate.minor);
        expect(breakdownOf(economy).map(({ code }) => code)).toContain('CONVERSION');
      }
    }
  });
});

describe('surcharges', () => {
  it('are each rounded once and may build on the ones before', () => {
    const book = aBook((rows) => ({
      surcharges: [
        ...rows.surcharges,
        surcharge({ position: 2, kind: 'percent', value: 1_000n, appliesTo: 'base_plus_prev', code: 'PEAK' }),
        surcharge({ position: 3, kind: 'per_kg', value: 33n, code: 'REMOTE' }),
        surcharge({ position: 4, kind: 'flat', value: 100n, code: 'OVERSIZE' }),
      ],
    }));
    const economy = quoteOf(book, 'SVC_ECO', request({ parcel: weighing(1_400) }));
    // base 5.90, fuel 0.295 -> 0.30, peak 10 % of 6.20 = 0.62, 0.33 x 1.5 kg = 0.495 -> 0.50, flat 1.00
    expect(breakdownOf(economy).map(({ code, amount }) => [code, amount.minor])).toEqual([
      ['BASE', 590n],
      ['FUEL', 30n],
      ['PEAK', 62n],
      ['REMOTE', 50n],
      ['OVERSIZE', 100n],
    ]);
    expect(economy.freight.minor).toBe(832n);
  });

  it('count only between their dates, the end excluded', () => {
    const book = aBook((rows) => ({
      surcharges: [
        ...rows.surcharges,
        surcharge({ kind: 'flat', value: 100n, validFrom: new Date('2026-11-20T00:00:00Z'), validTo: new Date('2026-11-21T00:00:00Z') }),
      ],
    }));
    const freightAt = (at: string) => quoteOf(book, 'SVC_ECO', request({ at: new Date(at) })).freight.minor;
    expect(freightAt('2026-11-19T23:59:59.999Z')).toBe(525n);
    expect(freightAt('2026-11-20T00:00:00Z')).toBe(625n);
    expect(freightAt('2026-11-21T00:00:00Z')).toBe(525n);
  });

  it('of the carrier for collecting cash are charged only when cash is collected', () => {
    const book = aBook((rows) => ({ surcharges: [...rows.surcharges, surcharge({ code: 'COD_CARRIER', kind: 'flat', value: 75n })] }));
    expect(quoteOf(book, 'SVC_ECO', request()).freight.minor).toBe(525n);
    expect(quoteOf(book, 'SVC_ECO', request({ cod: { amount: null } })).freight.minor).toBe(600n);
  });

  it('for size are charged only above their measure, and never on a parcel of unknown size', () => {
    const book = aBook(() => ({
      surcharges: [
        surcharge({ code: 'OVERSIZE', kind: 'flat', value: 100n, overLengthCm: 100 }),
        surcharge({ code: 'OVERSIZE', kind: 'flat', value: 1_000n, overGirthCm: 200 }),
      ],
    }));
    const surcharges = (parcel: Parcel) => quoteOf(book, 'SVC_ECO', request({ parcel })).offer.surcharges.map(({ amount }) => amount);
    expect(surcharges(boxOf(100, 1, 1))).toEqual([]);
    expect(surcharges(boxOf(1, 101, 1))).toEqual([100n]);
    // 60 + 2 x (40 + 30) is 200, the bound itself.
    expect(surcharges(boxOf(40, 60, 30))).toEqual([]);
    expect(surcharges(boxOf(40, 60, 30.1))).toEqual([1_000n]);
    expect(surcharges(weighing(1_000))).toEqual([]);
  });

  it('in another currency are converted into that of the card', () => {
    const book = aBook(() => ({ surcharges: [surcharge({ kind: 'flat', value: 367n, currency: 'AED' })] }));
    // 3.67 AED x 0.2722940776 = 0.99932 USD
    expect(quoteOf(book, 'SVC_ECO', request()).freight.minor).toBe(600n);
  });
});

describe('a quote', () => {
  const book = aBook();

  it('lists the services of the route by code', () => {
    const codes = (destination: typeof dubai) =>
      quote(book, request({ destination }), publicTerms).quotes.map(({ service }) => service.code);
    expect(codes(dubai)).toEqual(['SVC_ECO', 'SVC_EXP', 'SVC_SAME']);
    expect(codes(abuDhabi)).toEqual(['SVC_ECO', 'SVC_EXP']);
    expect(codes(muscat)).toEqual(['SVC_INT_ECO', 'SVC_INT_EXP']);
  });

  it('has no plan, discount or shown price for the public', () => {
    const [economy] = quote(book, request(), publicTerms).quotes;
    expect(economy).toMatchObject({ planName: null, planPercent: null, displayRate: null });
    expect(economy?.actualRate).toEqual(economy?.publicRate);
  });

  it('prices a return on the reversed route and without display rules', () => {
    const zoned = aBook(() => ({ displayRules: [displayRule({ effect: 'fixed', value: 1n })] }));
    const way = request({ origin: dubai, destination: muscat });
    const back = quoteOf(zoned, 'SVC_INT_ECO', { ...way, isReturn: true });
    expect(back.actualRate).toEqual(quoteOf(zoned, 'SVC_INT_ECO', way).actualRate);
    expect(back.displayRate).toBeNull();
  });

  it('keeps its rejections to itself unless asked', () => {
    expect(quote(book, request(), publicTerms).rejected).toEqual([]);
    expect(quote(book, request(), publicTerms, { explain: true }).rejected.map(({ serviceCode }) => serviceCode)).toEqual([
      'SVC_INT_ECO',
      'SVC_INT_EXP',
      'SVC_SAME',
    ]);
  });

  it('finds the same prices with and without an explanation', () => {
    const plain = quote(book, request(), publicTerms).quotes;
    const explained = quote(book, request(), publicTerms, { explain: true }).quotes;
    expect(explained).toEqual(plain);
  });
});
