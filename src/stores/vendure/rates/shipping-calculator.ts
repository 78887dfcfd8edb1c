import { LanguageCode, ShippingCalculator, type RequestContext } from '@vendure/core';
import { toMinor } from '../money';
import { ProductsService } from '../parcels/products.service';
import { CALCULATOR_CODE, priceOf } from './method-settings';
import { CHEAPEST, offerOf } from './quote';
import { RatesService } from './rates.service';

const en = (value: string): { languageCode: LanguageCode; value: string }[] => [{ languageCode: LanguageCode.en, value }];

let rates: RatesService;
let products: ProductsService;

/** The live price of one service of shipgraph, or of the cheapest. */
export const shipgraphShippingCalculator = new ShippingCalculator({
  code: CALCULATOR_CODE,
  description: en('Live rates of shipgraph'),
  args: {
    service: {
      type: 'string',
      defaultValue: CHEAPEST,
      label: en('Service'),
      description: en('The code of a service, such as SVC_ECO, or "cheapest".'),
    },
    priceIncludesTax: {
      type: 'string',
      defaultValue: 'auto',
      label: en('Price includes tax'),
      ui: {
        component: 'select-form-input',
        options: [
          { value: 'auto', label: en('As in the channel') },
          { value: 'include', label: en('Includes tax') },
          { value: 'exclude', label: en('Excludes tax') },
        ],
      },
    },
    taxRate: { type: 'float', defaultValue: 0, label: en('Tax rate'), ui: { component: 'number-form-input', suffix: '%', min: 0 } },
    markupPercent: { type: 'float', defaultValue: 0, label: en('Markup'), ui: { component: 'number-form-input', suffix: '%' } },
    fallbackPrice: {
      type: 'int',
      required: false,
      label: en('Price when shipgraph cannot be reached'),
      description: en('Empty: the method is not offered then.'),
      ui: { component: 'currency-form-input' },
    },
  },
  init(injector) {
    rates = injector.get(RatesService);
    products = injector.get(ProductsService);
  },
  calculate: async (ctx, order, args) => {
    const quote = await rates.quote(ctx, order, { cashOnDelivery: false });
    const offer = offerOf(quote, args.service || CHEAPEST);
    const fallback = priceOf(args.fallbackPrice);
    const tax = { priceIncludesTax: includesTax(ctx, args.priceIncludesTax), taxRate: args.taxRate ?? 0 };
    if (offer) {
      const { price, ...metadata } = offer;
      return { price: withMarkup(toMinor(price, products.unitOf(order)), args.markupPercent), ...tax, metadata };
    }
    // Without a price the method is not offered.
    return quote.kind === 'unreachable' && fallback !== undefined ? { price: fallback, ...tax, metadata: { isFallback: true } } : undefined;
  },
});

const withMarkup = (minor: number, percent: number | undefined): number => Math.max(0, Math.round((minor * (100 + (percent ?? 0))) / 100));

const includesTax = (ctx: RequestContext, setting: string): boolean =>
  setting === 'auto' ? ctx.channel.pricesIncludeTax : setting === 'include';
