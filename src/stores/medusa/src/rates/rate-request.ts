import type { CalculateShippingOptionPriceContext } from '@medusajs/framework/types';
import { MedusaError } from '@medusajs/framework/utils';
import { addressOf, type MedusaAddress } from '../address.js';
import { numberOf } from '../currency.js';
import type { Settings } from '../options.js';
import { productOf, type MedusaLine } from '../product.js';
import type { RateRequest } from './rate-book.js';

/** What a cart is quoted for. Equal carts ask the same, to the letter. */
export function rateRequestOf(context: CalculateShippingOptionPriceContext, settings: Settings): RateRequest {
  const currency = String(context['currency_code'] ?? '').toUpperCase();
  const lines = (context.items as unknown as MedusaLine[]).filter((line) => line.requires_shipping !== false);
  if (lines.length === 0) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Nothing in this cart needs shipping.');
  const from = context.from_location?.address as MedusaAddress | undefined;
  return {
    origin: settings.origin ?? addressOf(from, 'the stock location, or the option `origin` of the plug-in'),
    destination: addressOf(context.shipping_address as MedusaAddress | undefined, 'the shipping address'),
    products: lines.map((line) =>
      productOf({
        line,
        quantity: numberOf(line.quantity),
        price: numberOf(line.unit_price),
        currency,
        defaults: settings.defaultParcel,
      }),
    ),
  };
}
