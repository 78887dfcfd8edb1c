import { numberOf, rounded } from './currency.js';
import type { Parcel } from './options.js';

type Size = number | string | null | undefined;

interface Sized {
  weight?: Size;
  length?: Size;
  width?: Size;
  height?: Size;
}

/** A line of a cart or an order. */
export interface MedusaLine {
  id: string;
  title?: string | null;
  product_title?: string | null;
  variant_title?: string | null;
  quantity: unknown;
  unit_price?: unknown;
  requires_shipping?: boolean | null;
  variant?: (Sized & { hs_code?: string | null; origin_country?: string | null; product?: Sized | null }) | null;
  product?: Sized | null;
}

/** One product of a request. Weight is in grams and sides are in centimetres, in Medusa as in shipgraph. */
export interface ShipgraphProduct extends Parcel {
  name: string;
  quantity: number;
  price: number;
  volume: number;
  currency: string;
  hsCode?: string;
  originCountry?: string;
}

interface Line {
  readonly line: MedusaLine;
  readonly quantity: number;
  readonly price: number;
  readonly currency: string;
  readonly defaults: Parcel;
}

export function productOf({ line, quantity, price, currency, defaults }: Line): ShipgraphProduct {
  const size = (name: keyof Sized, otherwise: number): number =>
    [line.variant?.[name], line.variant?.product?.[name], line.product?.[name]].map(numberOf).find((value) => value > 0) ?? otherwise;
  return {
    name: nameOf(line),
    quantity,
    price: rounded(price, currency),
    grams: size('weight', defaults.grams),
    length: size('length', defaults.length),
    width: size('width', defaults.width),
    height: size('height', defaults.height),
    // Length x width x height.
    volume: 0,
    currency,
    ...(line.variant?.hs_code ? { hsCode: line.variant.hs_code } : {}),
    ...(line.variant?.origin_country ? { originCountry: line.variant.origin_country.toUpperCase() } : {}),
  };
}

function nameOf({ id, title, product_title: product, variant_title: variant }: MedusaLine): string {
  const names = [product ?? title, variant].filter((name) => name);
  return ([...new Set(names)].join(', ') || id).slice(0, 500);
}
