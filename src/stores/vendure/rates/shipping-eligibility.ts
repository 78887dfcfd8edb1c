import { LanguageCode, Logger, ShippingEligibilityChecker } from '@vendure/core';
import { LOG_CONTEXT } from '../options';
import { settingsOf } from './method-settings';
import { CHEAPEST, offerOf, refusalOf } from './quote';
import { RatesService } from './rates.service';

let rates: RatesService;

/** Offers a shipping method where its service takes the basket to the address. Uses the same rates as the calculator. */
export const shipgraphShippingEligibility = new ShippingEligibilityChecker({
  code: 'shipgraph-service-offered',
  description: [{ languageCode: LanguageCode.en, value: 'Where shipgraph offers the service' }],
  args: {},
  init(injector) {
    rates = injector.get(RatesService);
  },
  check: async (ctx, order, _args, method) => {
    const quote = await rates.quote(ctx, order, { cashOnDelivery: false });
    const settings = settingsOf(method);
    // A method with a fixed price does not need an answer.
    if (quote.kind === 'unreachable') return settings === undefined || settings.fallbackPrice !== undefined;
    const service = settings?.service ?? CHEAPEST;
    if (offerOf(quote, service)) return true;
    Logger.verbose(`Order ${order.code}: ${method.code} is not offered: ${refusalOf(quote, service)}`, LOG_CONTEXT);
    return false;
  },
});
