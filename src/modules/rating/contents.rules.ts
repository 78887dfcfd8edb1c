import { money, parseMoney } from '../../kernel/money.js';
import type { CarrierProduct, ProductInput } from '../carriers/index.js';

/** The products of a rate request as carriers ask for them. They have been checked. */
export const contentsOf = (products: readonly ProductInput[], currency: string): readonly CarrierProduct[] =>
  products.map((product) => ({
    description: product.name,
    quantity: product.quantity,
    unitPrice: parseMoney(product.price, currency) ?? money(0n, currency),
    unitWeightG: Math.max(1, Math.ceil(product.grams)),
    hsCode: product.hsCode?.trim() || null,
    originCountry: product.originCountry?.trim().toUpperCase() || null,
    sku: null,
  }));
