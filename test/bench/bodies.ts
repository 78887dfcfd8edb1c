import { SERIAL_SLOT } from './shot.js';

const dubai = { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', country: 'United Arab Emirates', zip: '' };
const marina = { ...dubai, address: 'Marina Walk 12' };

const product = (index: number) => ({
  name: `Product ${index}`,
  quantity: 1 + (index % 3),
  price: 12.5 + index,
  currency: 'USD',
  grams: 50 + 10 * (index % 7),
  length: 12,
  width: 8,
  height: 0.5,
  volume: 48,
});

const productsOf = (count: number) => Array.from({ length: count }, (_, index) => product(index));

/** What a checkout asks: rates within one city. */
export const ratesBody = { origin: dubai, destination: marina, products: productsOf(5) };

/** An order of light products; its number is a slot that the generator fills. */
export function orderBody(shopDomain: string, productCount: number) {
  const products = productsOf(productCount);
  const subTotal = products.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  return {
    order: {
      shopDomain,
      subTotal,
      tax: 5,
      discount: 0,
      orderNumber: Number(SERIAL_SLOT),
      orderReference: 'Web order',
      total: subTotal + 5,
      currency: 'USD',
    },
    customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' },
    origin: dubai,
    destination: marina,
    products,
  };
}
