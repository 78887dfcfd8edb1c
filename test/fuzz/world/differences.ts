import type { ModelOrder, Point } from './order-model.js';

/** An order as the graph tells it, in the parts that data from people gets lost in. */
export interface StoredOrder {
  readonly orderReference: string;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string | null;
    readonly company: string | null;
  };
  readonly destination: {
    readonly address: string;
    readonly city: string;
    readonly state: string | null;
    readonly zip: string;
    readonly countryCode: string;
    readonly lat: number | null;
    readonly lng: number | null;
    readonly company: string | null;
    readonly deliveryNote: string | null;
  };
  readonly warnings: readonly { readonly field: string | null; readonly code: string }[];
}

const spaced = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The last part of a field's path, which warnings name it by. */
const isNamed = ({ warnings }: StoredOrder, field: string): boolean => warnings.some((warning) => (warning.field ?? '').endsWith(field));

/** Every value that is not as it was sent, and that no warning names. */
export function silentDifferences(order: ModelOrder, stored: StoredOrder, point: Point): string[] {
  const { customer, destination } = stored;
  const pairs: [field: string, sent: string, kept: string | null][] = [
    ['city', order.place.city, destination.city],
    ['state', order.place.state, destination.state],
    ['zip', order.place.zip, destination.zip],
    ['countryCode', order.country.code, destination.countryCode],
    ['phone', order.phone, customer.phone],
    ['company', order.company, destination.company ?? customer.company],
    ['deliveryNote', order.note, destination.deliveryNote],
    ['name', `${order.first} ${order.last}`, `${customer.firstName} ${customer.lastName}`],
    ['latitude', String(point?.lat ?? ''), String(destination.lat ?? '')],
  ];
  const changed = pairs.filter(([field, sent, kept]) => spaced(sent) !== spaced(kept) && !isNamed(stored, field));
  const lost = [order.line, order.more].filter(
    (line) => !spaced(destination.address).includes(spaced(line)) && !isNamed(stored, 'address'),
  );
  return [
    ...changed.map(([field, sent, kept]) => `${field} was sent as ${JSON.stringify(sent)} and is kept as ${JSON.stringify(kept)}`),
    ...lost.map((line) => `the line ${JSON.stringify(line)} is not in ${JSON.stringify(destination.address)}`),
  ];
}

/** A number that cannot be dialled must be reported. */
export const untoldPhone = ({ dialled, phone }: ModelOrder, { warnings }: StoredOrder): string[] =>
  dialled !== null || warnings.some(({ code }) => code === 'PHONE_FORMAT') ? [] : [`nobody was told that ${phone} cannot be dialled`];

/** A pin at 0,0 or in another country must be dropped, and reported. */
export function keptPin({ place }: ModelOrder, { destination, warnings }: StoredOrder, point: Point): string[] {
  if (!point || point.lat === place.lat) return [];
  if (destination.lat !== null) return [`the pin ${point.lat}, ${point.lng} is kept`];
  return warnings.some(({ code }) => code === 'POINT_DROPPED')
    ? []
    : [`nobody was told that the pin ${point.lat}, ${point.lng} is dropped`];
}
