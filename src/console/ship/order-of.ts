import type { AddressInput, OrderDraftContentInput, ProductInput, RatesInput, SavedAddressInput } from '../../schema-types.generated.js';
import { namesIn } from '../ui/full-name.js';
import { SIDES, type Item, type Parcel, type Place, type ShipmentForm } from './shipment-form.js';

const MILLIGRAMS = 1_000_000;
const MICROMETRES = 10_000;

const numberIn = (text: string): number | null => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text));
const textIn = (text: string): string | null => text.trim() || null;

/** Weight and sides of one unit, as far as they are known. */
interface Unit {
  readonly grams?: number;
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Orders have weight and sides per unit, and units are stacked. Each unit is an equal slice of the parcel, rounded down, so that the sum is
 * the parcel and never more.
 */
function slice({ kg, length, width, height }: Parcel, items: readonly Item[]): Unit {
  const units = Math.max(
    1,
    items.reduce((sum, { quantity }) => sum + (numberIn(quantity) ?? 0), 0),
  );
  const [weight, long, wide, high] = [kg, length, width, height].map(numberIn);
  return {
    ...(weight != null && { grams: Math.floor(Math.round(weight * MILLIGRAMS) / units) / 1_000 }),
    ...(long != null && { length: long }),
    ...(wide != null && { width: wide }),
    ...(high != null && { height: Math.floor(Math.round(high * MICROMETRES) / units) / MICROMETRES }),
  };
}

const addressOf = ({ country, state, lat, lng, ...place }: Place): AddressInput => ({
  ...place,
  state: textIn(state),
  countryCode: country,
  ...(lat !== null && lng !== null && { lat, lng }),
});

const personOf = ({ contact: { name, email, phone }, destination }: Pick<ShipmentForm, 'contact' | 'destination'>) => ({
  ...namesIn(name, destination.country),
  email: textIn(email),
  phone: textIn(phone),
});

interface Priced {
  /** The id of the price that was shown; null for none. */
  readonly rateId: string | null;
  /** What contents are called that no one has described; null to leave them out. */
  readonly goods: string | null;
}

/** Everything on the form, complete or not, as a draft keeps it. */
export function contentOf(form: ShipmentForm, { rateId, goods }: Priced): OrderDraftContentInput {
  const { contact, parcel, items, payment, collection } = form;
  const unit = slice(parcel, items);
  return {
    order: {
      ...form.beyond,
      carrier: textIn(form.service),
      rateId,
      currency: textIn(form.currency ?? ''),
      orderReference: textIn(form.reference),
      paymentStatus: payment,
      collectionAmount: payment === 'POSTPAID' ? textIn(collection) : null,
    },
    customer: {
      ...personOf(form),
      company: textIn(contact.company),
      deliveryNote: textIn(contact.deliveryNote),
    },
    origin: addressOf(form.origin),
    destination: addressOf(form.destination),
    products: items.map(({ name, quantity, price, hsCode, originCountry }) => ({
      ...unit,
      name: textIn(name) ?? goods,
      quantity: numberIn(quantity),
      price: textIn(price) ?? (goods === null ? null : '0'),
      hsCode: textIn(hsCode),
      originCountry: textIn(originCountry),
    })),
  };
}

/** What prices are asked for; null as long as route, weight and size are not known. */
export function pricedOf(form: ShipmentForm): RatesInput | null {
  const { origin, destination, parcel, items, payment, collection, sellerId } = form;
  const isKnown = [origin.country, destination.country, parcel.kg, ...SIDES.map((side) => parcel[side])].every((text) => text !== '');
  if (!isKnown) return null;
  const currency = form.currency || 'USD';
  const unit = slice(parcel, items);
  return {
    origin: routeEnd(origin),
    destination: routeEnd(destination),
    products: items.map(({ name, quantity, price, hsCode, originCountry }): ProductInput => ({
      ...measured(unit),
      name: textIn(name) ?? '–',
      quantity: numberIn(quantity) ?? 1,
      price: textIn(price) ?? '0',
      currency,
      hsCode: textIn(hsCode),
      originCountry: textIn(originCountry),
    })),
    currency,
    cod: payment === 'POSTPAID',
    collectionAmount: payment === 'POSTPAID' ? textIn(collection) : null,
    sellerId: sellerId || null,
  };
}

const measured = ({ grams = 0, length = 0, width = 0, height = 0 }: Unit) => ({ grams, length, width, height, volume: 0 });

/** Prices seldom depend on the street, so they are shown before it is typed. */
const routeEnd = (place: Place): AddressInput => {
  const { address, city, ...rest } = addressOf(place);
  return { ...rest, city: city || place.country, address: address || city || place.country };
};

/** The recipient as an entry of the address book. */
export function recipientEntry(form: ShipmentForm, name: string): SavedAddressInput {
  const { contact, destination } = form;
  const { company, deliveryNote } = contact;
  const address = { ...addressOf(destination), company: textIn(company), deliveryNote: textIn(deliveryNote) };
  return { kind: 'RECIPIENT', name, ...personOf(form), address };
}

export const originEntry = ({ origin }: ShipmentForm, name: string, isDefault: boolean | null = null): SavedAddressInput => ({
  kind: 'ORIGIN',
  name,
  address: addressOf(origin),
  isDefault,
});
