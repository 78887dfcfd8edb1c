import { breakdownOf } from '../../../src/modules/rating/breakdown.js';
import { planNamed } from '../../../src/modules/pricing/price-book.js';
import type { PricePlanRow, PricePlanServiceRow } from '../../../src/modules/pricing/pricing.tables.js';
import type { RateBookRows } from '../../../src/modules/rating/rate-book.rows.js';
import { aBook, quoteOf, request, serviceId, termsOn } from '../rating/sample-book.js';

const changePlan = (rows: RateBookRows, name: string, change: Partial<PricePlanRow>): Pick<RateBookRows, 'plans'> => ({
  plans: rows.plans.map((plan) => (plan.name === name ? { ...plan, ...change } : plan)),
});

const grant = (rows: RateBookRows, change: Partial<PricePlanServiceRow>): Pick<RateBookRows, 'planServices'> => {
  const planId = rows.plans.find((plan) => plan.name === 'Gold')?.id ?? 'none';
  return {
    planServices: [
      { id: 'grant', planId, serviceId: serviceId(rows, 'SVC_ECO'), discountBps: null, flatPerShipmentMinor: null, ...change },
    ],
  };
};

const rateOn = (book: ReturnType<typeof aBook>, planName: string, service = 'SVC_ECO') =>
  quoteOf(book, service, request(), termsOn(book, planName));

describe('a price plan', () => {
  it('takes its percentage off the freight, rounded once', () => {
    const book = aBook();
    expect(rateOn(book, 'Standard').actualRate.minor).toBe(525n);
    expect(rateOn(book, 'Silver').actualRate.minor).toBe(499n);
    expect(rateOn(book, 'Gold').actualRate.minor).toBe(473n);
    expect(rateOn(book, 'Gold').publicRate.minor).toBe(525n);
  });

  it('never goes below its minimum charge', () => {
    const book = aBook((rows) => changePlan(rows, 'Gold', { minChargeMinor: 500n }));
    expect(rateOn(book, 'Gold').actualRate.minor).toBe(500n);
    expect(rateOn(book, 'Gold', 'SVC_EXP').actualRate.minor).toBe(778n);
  });

  it('converts a minimum charge of another currency', () => {
    const book = aBook((rows) => changePlan(rows, 'Gold', { currency: 'AED', minChargeMinor: 3_673n }));
    expect(rateOn(book, 'Gold').actualRate.minor).toBe(1_000n);
  });

  it('may grant another percentage on one service', () => {
    const book = aBook((rows) => grant(rows, { discountBps: 2_050 }));
    expect(rateOn(book, 'Gold')).toMatchObject({ planPercent: 2_050n, actualRate: { minor: 417n } });
    expect(rateOn(book, 'Gold', 'SVC_EXP').planPercent).toBe(1_000n);
  });

  it('may fix a flat price per shipment for one service', () => {
    const book = aBook((rows) => grant(rows, { flatPerShipmentMinor: 300n }));
    const economy = rateOn(book, 'Gold');
    expect(economy).toMatchObject({ planPercent: null, planName: 'Gold', actualRate: { minor: 300n }, publicRate: { minor: 525n } });
    expect(breakdownOf(economy).at(-1)).toMatchObject({ code: 'PLAN_DISCOUNT', label: 'Plan Gold', amount: { minor: -225n } });
  });

  it('is found by its id and by its name', () => {
    const book = aBook();
    const gold = planNamed(book, ' gold ');
    expect(gold?.name).toBe('Gold');
    expect(planNamed(book, gold?.id ?? '')).toBe(gold);
    expect(planNamed(book, 'Platinum')).toBeUndefined();
  });
});
