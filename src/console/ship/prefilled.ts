import { questionIn, type Place as RouteEnd } from '../app/price-question.js';
import type { Amount } from '../ui/money.js';
import type { EarlierShipmentQuery, KeptParcelFragment, ShipmentDraftQuery, SuggestionFragment } from './operations.generated.js';
import { contactOf, emptyForm, newItem, noPlace, originOf, placeOf, type Item, type Parcel, type ShipmentForm } from './shipment-form.js';

const textOf = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

/** Without the rounding of parts: 0.1 + 0.2 is 0.3. */
const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** The form of a price: its route, parcel, service and seller. */
export function formOfPrice(search: URLSearchParams): ShipmentForm {
  const { origin, destination, products, kg, length, width, height, currency, seller, cod } = questionIn(search);
  const parcel = products.length > 0 ? wholeOf(products.map(measuresOf)) : { kg, length, width, height };
  const items = products.map(({ quantity, price }): Item => ({ ...newItem, quantity, price }));
  return {
    ...emptyForm,
    sellerId: seller,
    origin: endOf(origin),
    destination: endOf(destination),
    parcel,
    items: items.length > 0 ? items : emptyForm.items,
    currency: currency || null,
    ...(cod !== '' && { payment: 'POSTPAID' as const, collection: cod }),
    service: search.get('service') ?? '',
    agreed: quotedIn(search),
  };
}

/** The price that a quote has shown for the service. */
function quotedIn(search: URLSearchParams): Amount | null {
  const [amount, currency] = [search.get('price'), search.get('priceIn')];
  return amount !== null && currency !== null && AMOUNT.test(amount) ? { amount, currency } : null;
}

const AMOUNT = /^[0-9]{1,12}([.][0-9]{1,3})?$/;

const endOf = ({ country, city, state, zip }: RouteEnd) => ({ ...noPlace, country, city, state, zip });

interface Measures {
  readonly quantity?: number | null;
  readonly grams?: number | null;
  readonly length?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

const measuresOf = (line: { readonly [Field in keyof Measures]-?: string }): Measures => ({
  quantity: Number(line.quantity),
  grams: Number(line.grams),
  length: Number(line.length),
  width: Number(line.width),
  height: Number(line.height),
});

/** The parcel that the service makes of these lines: weights add up, and units are stacked. */
function wholeOf(lines: readonly Measures[]): Parcel {
  const sum = (value: (line: Measures) => number | null | undefined): number =>
    lines.reduce((total, line) => total + (line.quantity ?? 1) * (value(line) ?? 0), 0);
  const largest = (side: 'length' | 'width'): number => Math.max(0, ...lines.map((line) => line[side] ?? 0));
  const shown = (value: number, decimals: number): string => (value > 0 ? rounded(value, decimals) : '');
  return {
    // A slice was rounded down, by less than a milligram or micrometre for each unit.
    kg: shown(sum(({ grams }) => grams) / 1_000, 4),
    length: shown(largest('length'), 3),
    width: shown(largest('width'), 3),
    height: shown(
      sum(({ height }) => height),
      2,
    ),
  };
}

/** The form of an earlier shipment: everything but its reference. Null if it has no order. */
export function formOfShipment({ serviceCode, package: box, order, seller }: EarlierShipmentQuery['shipment']): ShipmentForm | null {
  if (!order) return null;
  return {
    ...emptyForm,
    sellerId: seller?.id ?? '',
    origin: originOf(order.origin),
    contact: contactOf(order.customer, order.destination),
    destination: placeOf(order.destination),
    parcel: {
      kg: rounded(box.weightKg, 4),
      length: rounded(box.lengthCm, 3),
      width: rounded(box.widthCm, 3),
      height: rounded(box.heightCm, 2),
    },
    items: order.lines.map(({ name, quantity, price, hsCode, originCountry }) => ({
      name,
      quantity: textOf(quantity),
      price: price.amount,
      hsCode: hsCode ?? '',
      originCountry: originCountry ?? '',
    })),
    currency: order.currency,
    payment: order.paymentStatus,
    collection: order.paymentStatus === 'POSTPAID' ? order.collectionAmount.amount : '',
    service: serviceCode,
  };
}

/** The form of a draft, with what it has beyond. */
export function formOfDraft({ sellerId, content }: ShipmentDraftQuery['orderDraft']): ShipmentForm {
  const products = content.products ?? [];
  // Sums are computed again, because lines and prices may change here.
  const {
    carrier,
    currency,
    orderReference,
    paymentStatus,
    collectionAmount,
    subTotal: _sub,
    total: _total,
    ...beyond
  } = content.order ?? {};
  return {
    ...emptyForm,
    sellerId,
    origin: originOf(content.origin),
    contact: contactOf(content.customer, content.destination),
    destination: placeOf(content.destination),
    parcel: wholeOf(products),
    items: products.length > 0 ? products.map(itemOf) : emptyForm.items,
    currency: currency ?? null,
    payment: paymentStatus ?? 'PREPAID',
    collection: textOf(collectionAmount),
    reference: orderReference ?? '',
    service: carrier ?? '',
    beyond,
  };
}

const itemOf = (
  product: Pick<NonNullable<ShipmentDraftQuery['orderDraft']['content']['products']>[number], 'name' | 'quantity' | 'price'> & {
    readonly hsCode: string | null;
    readonly originCountry: string | null;
  },
): Item => ({
  name: product.name ?? '',
  quantity: textOf(product.quantity),
  price: textOf(product.price),
  hsCode: product.hsCode ?? '',
  originCountry: product.originCountry ?? '',
});

export const withRecipient = (form: ShipmentForm, chosen: SuggestionFragment): ShipmentForm => ({
  ...form,
  contact: contactOf(chosen, chosen.address),
  destination: placeOf(chosen.address),
});

/** Its contents fill the first line, unless something is typed there. */
export function withParcel(form: ShipmentForm, { grams, length, width, height, contents, price }: KeptParcelFragment): ShipmentForm {
  const [first = newItem, ...others] = form.items;
  return {
    ...form,
    parcel: { kg: rounded(grams / 1_000, 3), length: textOf(length), width: textOf(width), height: textOf(height) },
    items: [{ ...first, name: first.name || (contents ?? ''), price: first.price || (price?.amount ?? '') }, ...others],
    currency: form.currency ?? price?.currency ?? null,
  };
}
