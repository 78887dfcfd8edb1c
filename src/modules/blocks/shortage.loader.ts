import type { Money } from '../../kernel/money.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';
import { creditLimitIn, type PricingServices } from '../pricing/index.js';
import { shortagesOf } from '../ledger/index.js';
import { actualRateOf, type Shipment } from '../shipments/index.js';

/** By how much the seller's wallet falls short of the rate of each shipment; null if it is sufficient. */
export const shortageLoader: LoaderDefinition<Shipment, Money, PricingServices> = {
  load: async (shipments, { sql, services }) => {
    const bills = shipments.map((shipment) => ({ shipmentId: shipment.id, sellerId: shipment.sellerId, amount: actualRateOf(shipment) }));
    const shortages = await shortagesOf(sql, bills, {
      spendUncleared: services.settings.spendUnclearedOnShipping,
      creditLimitsOf: async (sellerIds) => {
        const pricings = await services.pricing.ofMany(sql, sellerIds);
        return ({ sellerId, amount }) => {
          const pricing = pricings.get(sellerId);
          return pricing ? creditLimitIn(services, pricing, amount.currency) : 0n;
        };
      },
    });
    return shipments.map(({ id }) => shortages.get(id) ?? null);
  },
};
