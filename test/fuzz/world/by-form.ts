import { plainAmount } from './write-number.js';
import { owedOf, totalOf, type ModelOrder, type Point } from './order-model.js';

/** The order as a plug-in sends it. */
export const orderBody = (order: ModelOrder, shopDomain: string, orderNumber: number, point: Point) => {
  const { country, place } = order;
  const amount = (minor: number): number => Number(plainAmount(minor, country.currency));
  const owed = owedOf(order);
  return {
    order: {
      shopDomain,
      orderNumber,
      orderReference: `${order.prefix}${orderNumber}`,
      subTotal: amount(totalOf(order)),
      total: amount(totalOf(order)),
      currency: country.currency,
      paymentStatus: owed > 0 ? 'postpaid' : 'prepaid',
      paymentMethod: order.method.slice(0, 50),
      ...(owed > 0 && { collectionAmount: amount(owed) }),
    },
    customer: { firstName: order.first, lastName: order.last, company: order.company, email: 'someone@example.com', phone: order.phone },
    origin: originOf(order),
    destination: {
      address: order.more === '' ? order.line : `${order.line}, ${order.more}`,
      city: place.city,
      state: place.state,
      countryCode: country.code,
      zip: place.zip,
      deliveryNote: order.note,
      ...(point && { latitude: point.lat, longitude: point.lng }),
    },
    products: order.items.map(({ name, quantity, priceMinor, grams }) => ({
      name,
      quantity,
      price: amount(priceMinor),
      grams,
      length: 20,
      width: 15,
      height: 10,
      volume: 3000,
      currency: country.currency,
    })),
  };
};

/** Parcels start where they are delivered, so that every service that there is takes them. */
export const originOf = ({ country: { code, places } }: ModelOrder) => {
  const [at] = places;
  return { address: 'Warehouse 1', city: at?.city ?? '', state: at?.state ?? '', countryCode: code, zip: at?.zip ?? '' };
};
