import { money, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import { amountIn } from '../../kernel/exchange.js';
import { planOf, type SellerPricing } from './seller-pricing.js';
import type { PricingServices } from './services.js';

/**
 * The largest adjustment that needs no approval, in the currency of the adjustment: the seller's own term, else the plan's, else the
 * setting. Without an exchange rate every adjustment needs approval.
 */
export async function adjustmentThresholdOf(tx: Tx<PricingServices>, sellerId: string, currency: string): Promise<Money> {
  const { services } = tx;
  return adjustmentThresholdIn(services, await services.pricing.of(tx.sql, sellerId), currency);
}

export function adjustmentThresholdIn(services: CoreServices & PricingServices, pricing: SellerPricing, currency: string): Money {
  const { fx, baseCurrency } = services.rateBook.current();
  const plan = planOf(services, pricing);
  const ofPlan = plan?.adjustmentThreshold == null ? null : { minor: plan.adjustmentThreshold, from: plan.currency };
  const own = pricing.adjustmentThresholdMinor === null ? null : { minor: pricing.adjustmentThresholdMinor, from: baseCurrency };
  const { minor, from } = own ?? ofPlan ?? { minor: services.settings.adjustmentThresholdMinor, from: baseCurrency };
  return money(amountIn(fx, minor, { from, to: currency, at: services.clock.now().getTime() }) ?? 0n, currency);
}
