import { LanguageCode, PaymentMethodEligibilityChecker, type Order } from '@vendure/core';
import { settingsOf } from '../rates/method-settings';
import { CHEAPEST, offerOf } from '../rates/quote';
import { RatesService } from '../rates/rates.service';

let rates: RatesService;

/** Offers cash on delivery where the chosen service collects it. */
export const shipgraphCodEligibility = new PaymentMethodEligibilityChecker({
  code: 'shipgraph-cash-on-delivery-offered',
  description: [{ languageCode: LanguageCode.en, value: 'Where a service of shipgraph collects cash on delivery' }],
  args: {},
  init(injector) {
    rates = injector.get(RatesService);
  },
  check: async (ctx, order) => {
    const quote = await rates.quote(ctx, order, { cashOnDelivery: true });
    return offerOf(quote, chosenService(order)) ? true : 'Cash on delivery is not available for this delivery.';
  },
});

export const chosenService = (order: Order): string =>
  order.shippingLines.flatMap((line) => (line.shippingMethod ? settingsOf(line.shippingMethod) : undefined) ?? [])[0]?.service ?? CHEAPEST;
