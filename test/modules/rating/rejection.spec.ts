import { money } from '../../../src/kernel/money.js';
import { quote } from '../../../src/modules/rating/quote.js';
import { rejectionCodes } from '../../../src/modules/carriers/rejection.js';
import type { RateBookRows, RateCardRow } from '../../../src/modules/rating/rate-book.rows.js';
import { publicTerms } from '../../../src/modules/pricing/terms.js';
import {
  aBook,
  boxOf,
  cardId,
  changeService,
  displayRule,
  dubai,
  muscat,
  NOON,
  quoteOf,
  reasonOf,
  request,
  serviceId,
  surcharge,
  weighing,
  weightBreak,
} from './sample-book.js';

const changeCard = (rows: RateBookRows, change: Partial<RateCardRow>): Pick<RateBookRows, 'rateCards'> => ({
  rateCards: rows.rateCards.map((card) => (card.serviceId === serviceId(rows, 'SVC_ECO') ? { ...card, ...change } : card)),
});

describe('a service is refused', () => {
  it('for routes beyond its scope, and for tiers that its card does not price', () => {
    const book = aBook();
    expect(reasonOf(book, 'SVC_ECO', request({ destination: muscat }))).toBe('ROUTE_NOT_SERVED');
    expect(reasonOf(book, 'SVC_INT_ECO', request())).toBe('ROUTE_NOT_SERVED');
    expect(reasonOf(book, 'SVC_SAME', request())).toBe('ROUTE_NOT_SERVED');
    expect(reasonOf(book, 'SVC_SAME', request({ destination: dubai }))).toBeUndefined();
  });

  it('for weight above its limit, which itself is allowed', () => {
    const book = aBook();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(30_000) }))).toBeUndefined();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(30_000.001) }))).toBe('OVER_WEIGHT');
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(1, 150_000) }))).toBeUndefined();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(1, 150_001) }))).toBe('OVER_WEIGHT');
  });

  it('for a chargeable weight above the limit although the actual one is below', () => {
    const book = aBook((rows) => changeService(rows, 'SVC_ECO', { maxWeightG: 30_200 }));
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(30_100) }))).toBe('OVER_WEIGHT');
  });

  it('for weight below its minimum', () => {
    const book = aBook((rows) => changeService(rows, 'SVC_ECO', { minWeightG: 5_000 }));
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(4_000) }))).toBe('OVER_WEIGHT');
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(5_000) }))).toBeUndefined();
  });

  it('for weight beyond a card that ends without a step', () => {
    const book = aBook((rows) => ({ weightBreaks: [weightBreak(cardId(rows, 'SVC_ECO'), 'D3', 2_000, 100n)] }));
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(2_000) }))).toBeUndefined();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: weighing(2_001) }))).toBe('OVER_WEIGHT');
  });

  it('for a side longer than 150 cm, however the box is turned', () => {
    const book = aBook();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: boxOf(150, 1, 1) }))).toBeUndefined();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: boxOf(150.0001, 1, 1) }))).toBe('OVER_SIZE');
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: boxOf(1, 1, 150.0001) }))).toBe('OVER_SIZE');
  });

  it('for girth, which is the longest side and twice the others', () => {
    const book = aBook((rows) => changeService(rows, 'SVC_ECO', { maxGirthCm: 100 }));
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: boxOf(20, 60, 0.0001) }))).toBe('OVER_SIZE');
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: boxOf(10, 60, 10) }))).toBeUndefined();
    expect(reasonOf(book, 'SVC_ECO', request({ parcel: boxOf(10, 60, 10.0001) }))).toBe('OVER_SIZE');
  });

  it('for what is in the parcel', () => {
    const documentsOnly = aBook((rows) => changeService(rows, 'SVC_ECO', { nonDocuments: false }));
    expect(reasonOf(documentsOnly, 'SVC_ECO', request())).toBe('DOCUMENTS_ONLY');
    expect(reasonOf(documentsOnly, 'SVC_ECO', request({ type: 'document' }))).toBeUndefined();
    const noDocuments = aBook((rows) => changeService(rows, 'SVC_ECO', { documents: false }));
    expect(reasonOf(noDocuments, 'SVC_ECO', request({ type: 'document' }))).toBe('NO_DOCUMENTS');
  });

  it('for cash on delivery that it does not collect', () => {
    const book = aBook();
    expect(reasonOf(book, 'SVC_INT_ECO', request({ destination: muscat, cod: { amount: null } }))).toBe('COD_NOT_SUPPORTED');
    expect(reasonOf(book, 'SVC_ECO', request({ cod: { amount: money(1_000_000n, 'USD') } }))).toBeUndefined();
  });

  it('for cash above its limit, compared exactly in the currency of the limit', () => {
    const book = aBook((rows) => changeService(rows, 'SVC_ECO', { codMaxMinor: 100_000n, codMaxCurrency: 'AED' }));
    const collecting = (minor: bigint, currency: string) => reasonOf(book, 'SVC_ECO', request({ cod: { amount: money(minor, currency) } }));
    expect(collecting(100_000n, 'AED')).toBeUndefined();
    expect(collecting(100_001n, 'AED')).toBe('COD_OVER_LIMIT');
    // 272.29 USD x 3.6725 = 999.985 AED, 272.30 USD = 1,000.022 AED
    expect(collecting(27_229n, 'USD')).toBeUndefined();
    expect(collecting(27_230n, 'USD')).toBe('COD_OVER_LIMIT');
    expect(collecting(1n, 'CHF')).toBe('FX_MISSING');
  });

  it('without a published card that has begun', () => {
    expect(
      reasonOf(
        aBook(() => ({ rateCards: [] })),
        'SVC_ECO',
        request(),
      ),
    ).toBe('NO_RATE_CARD');
    expect(
      reasonOf(
        aBook((rows) => changeCard(rows, { status: 'draft' })),
        'SVC_ECO',
        request(),
      ),
    ).toBe('NO_RATE_CARD');
    const future = aBook((rows) => changeCard(rows, { effectiveFrom: new Date(NOON.getTime() + 1) }));
    expect(reasonOf(future, 'SVC_ECO', request())).toBe('NO_RATE_CARD');
  });

  it('when its card has ended or was retired', () => {
    const ended = aBook((rows) => changeCard(rows, { effectiveTo: NOON }));
    expect(reasonOf(ended, 'SVC_ECO', request())).toBe('CARD_EXPIRED');
    expect(reasonOf(ended, 'SVC_ECO', request({ at: new Date(NOON.getTime() - 1) }))).toBeUndefined();
    expect(
      reasonOf(
        aBook((rows) => changeCard(rows, { status: 'retired' })),
        'SVC_ECO',
        request(),
      ),
    ).toBe('CARD_EXPIRED');
  });

  it('without an exchange rate into the currency of the request, a surcharge, a plan or a display rule', () => {
    expect(reasonOf(aBook(), 'SVC_ECO', request({ currency: 'CHF' }))).toBe('FX_MISSING');
    const swissSurcharge = aBook(() => ({ surcharges: [surcharge({ kind: 'flat', value: 1n, currency: 'CHF' })] }));
    expect(reasonOf(swissSurcharge, 'SVC_ECO', request())).toBe('FX_MISSING');
    const swissPlan = aBook((rows) => ({ plans: rows.plans.map((plan) => ({ ...plan, currency: 'CHF', minChargeMinor: 1n })) }));
    expect(reasonOf(swissPlan, 'SVC_ECO', request())).toBe('FX_MISSING');
    const swissRule = aBook(() => ({ displayRules: [displayRule({ effect: 'fixed', value: 1n, currency: 'CHF' })] }));
    expect(reasonOf(swissRule, 'SVC_ECO', request())).toBe('FX_MISSING');
  });

  it('when it or its carrier is switched off, or its carrier is to be asked but not connected', () => {
    const service = aBook((rows) => changeService(rows, 'SVC_ECO', { active: false }));
    expect(reasonOf(service, 'SVC_ECO', request())).toBe('CARRIER_DISABLED');
    const carrier = aBook((rows) => ({ carriers: rows.carriers.map((row) => ({ ...row, active: false })) }));
    expect(reasonOf(carrier, 'SVC_EXP', request())).toBe('CARRIER_DISABLED');
    const unconnected = aBook((rows) => ({ carriers: rows.carriers.map((row) => ({ ...row, kind: 'connected' })) }));
    expect(reasonOf(unconnected, 'SVC_ECO', request())).toBe('CARRIER_DISABLED');
  });

  it('when no service has the requested code', () => {
    expect(reasonOf(aBook(), 'NO_SUCH', request())).toBe('ROUTE_NOT_SERVED');
  });
});

describe('a reason', () => {
  it('is a sentence with the limit in it', () => {
    const answer = quote(aBook(), request({ parcel: weighing(40_000) }), publicTerms, { explain: true });
    const messages = Object.fromEntries(answer.rejected.map(({ serviceCode, message }) => [serviceCode, message]));
    expect(messages['SVC_ECO']).toBe('Economy takes parcels up to 30 kg, by actual and by chargeable weight.');
    const size = quote(aBook(), request({ parcel: boxOf(200, 1, 1) }), publicTerms, { explain: true }).rejected;
    expect(size.map(({ message }) => message)).toContain('Economy takes a longest side up to 150 cm.');
  });

  it('is one of the documented codes', () => {
    expect(rejectionCodes).toHaveLength(14);
  });
});

describe('several cards of one service', () => {
  const dearer = (rows: RateBookRows, from: string): RateBookRows => {
    const [first] = rows.rateCards;
    if (!first) throw new Error('The seed has no card.');
    const second: RateCardRow = { ...first, id: 'second', version: 2, effectiveFrom: new Date(from) };
    return {
      ...rows,
      rateCards: [...rows.rateCards, second],
      weightBreaks: [...rows.weightBreaks, weightBreak('second', 'D3', 30_000, 9_999n)],
    };
  };

  it('take turns: the newest that has begun prices the parcel, the old one stays known by its id', () => {
    const book = aBook((rows) => dearer(rows, '2026-11-20T12:00:00Z'));
    const before = quoteOf(book, 'SVC_ECO', request({ at: new Date(NOON.getTime() - 1) }));
    const after = quoteOf(book, 'SVC_ECO', request());
    expect([before.rateCardVersion, after.rateCardVersion]).toEqual([1, 2]);
    expect(after.freight.minor).toBe(9_999n);
    expect(book.cardById.get(before.rateCardId ?? '')?.version).toBe(1);
  });
});
