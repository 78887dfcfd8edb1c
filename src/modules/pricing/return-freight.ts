import { divideRounded } from '../../kernel/decimal.js';
import { money, type Money } from '../../kernel/money.js';
import type { Services } from '../../platform/services.js';

/** What the way back of an undeliverable parcel costs, by the plan of its order; nothing without one. */
export function returnFreightOf({ rateBook }: Services, { planId, rate }: { planId: string | null; rate: Money }): Money {
  const plan = planId === null ? undefined : rateBook.current().planById.get(planId);
  return money(divideRounded(rate.minor * (plan?.returnFreight ?? 0n), 10_000n), rate.currency);
}
