import { divideRounded } from '../../kernel/decimal.js';
import { money, type Money } from '../../kernel/money.js';
import type { CoreServices } from '../../platform/services.js';
import type { PricingServices } from './services.js';

/** Price of returning an undeliverable parcel, by the plan of its order; zero without a plan. */
export function returnFreightOf(
  { rateBook }: CoreServices & PricingServices,
  { planId, rate }: { planId: string | null; rate: Money },
): Money {
  const plan = planId === null ? undefined : rateBook.current().planById.get(planId);
  return money(divideRounded(rate.minor * (plan?.returnFreight ?? 0n), 10_000n), rate.currency);
}
