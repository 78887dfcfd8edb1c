import { createStore, StoreError } from '../../../src/client/store/index.js';

const store = createStore({
  url: 'http://localhost:4000',
  token: process.env['SHOP_TOKEN'] ?? '',
  domain: process.env['SHOP_DOMAIN'] ?? '',
});

const dubai = { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
const abuDhabi = { address: 'Corniche 5', city: 'Abu Dhabi', state: 'Abu Dhabi', countryCode: 'AE', zip: '' };
const lamp = { name: 'Lamp', quantity: 1, price: 100, currency: 'USD', grams: 900, length: 20, width: 20, height: 20, volume: 8000 };
const shipment = { origin: dubai, destination: abuDhabi, products: [lamp] };

const [cheapest] = await store.rates(shipment, { timeoutMs: 5_000 });
console.log(cheapest?.service_code, cheapest?.total_price);

const { shipment_id } = await store.placeOrder({
  ...shipment,
  order: {
    shopDomain: process.env['SHOP_DOMAIN'] ?? '',
    orderNumber: 7001,
    orderReference: 'L-7001',
    subTotal: 100,
    total: 100,
    currency: 'USD',
  },
  customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
});
try {
  const { bytes, fileName } = await store.label(shipment_id);
  console.log(fileName, bytes.length);
} catch (error) {
  if (!(error instanceof StoreError) || error.code !== 'LABEL_NOT_READY') throw error;
  console.log('The label is ready once pickup is booked.');
}
