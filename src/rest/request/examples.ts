/** Valid example bodies for OpenAPI. */
const place = { city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };

export const ROUTE_EXAMPLE = {
  origin: { address: 'Al Quoz 3', ...place },
  destination: { address: 'Corniche 5', city: 'Abu Dhabi', state: 'Abu Dhabi', countryCode: 'AE', zip: '' },
  products: [{ name: 'Mug', quantity: 2, price: 50, grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency: 'USD' }],
};

export const ORDER_EXAMPLE = {
  order: {
    shopDomain: 'mugs.example',
    orderNumber: 1001,
    orderReference: 'M-1001',
    subTotal: 100,
    tax: 5,
    discount: 10,
    total: 95,
    currency: 'USD',
    paymentStatus: 'postpaid',
  },
  customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' },
  ...ROUTE_EXAMPLE,
};

export const LOGIN_EXAMPLE = {
  email: 'merchant@example.com',
  password: 'a long enough password',
  shopId: 'mugs.example',
  shopName: 'Mugs',
  platform: 'woocommerce',
  url: 'https://mugs.example',
};

export const LOCATION_EXAMPLE = { refId: 'W1', refName: 'Warehouse 1', address: 'Al Quoz 3', ...place, lat: 25.13, lng: 55.23 };
