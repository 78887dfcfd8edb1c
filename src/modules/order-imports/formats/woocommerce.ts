import type { FileFormat } from './file-format.js';

const ofBoth = (name: string): readonly string[] => [`${name} (Shipping)`, `${name} (Billing)`];

/** The columns of the usual export plug-ins of WooCommerce. */
export const woocommerce: FileFormat = {
  format: 'woocommerce',
  recognisedBy: ['Order Number', 'Order Status', 'Item Name'],
  columns: {
    orderNumber: ['Order Number', 'Order ID'],
    orderStatus: ['Order Status'],
    firstName: ofBoth('First Name'),
    lastName: ofBoth('Last Name'),
    email: ['Email (Billing)', 'Customer Email'],
    phone: [...ofBoth('Phone')],
    address: [...ofBoth('Address 1&2'), ...ofBoth('Address 1')],
    address2: ofBoth('Address 2'),
    city: ofBoth('City'),
    state: [...ofBoth('State Code'), ...ofBoth('State Name'), ...ofBoth('State')],
    countryCode: ofBoth('Country Code'),
    zip: ofBoth('Postcode'),
    currency: ['Order Currency', 'Currency'],
    tax: ['Order Total Tax Amount'],
    discount: ['Cart Discount Amount'],
    shippingFee: ['Order Shipping Amount'],
    total: ['Order Total Amount'],
    paymentMethod: ['Payment Method Title', 'Payment Method'],
    itemName: ['Item Name'],
    itemQuantity: ['Quantity (- Refund)', 'Quantity'],
    itemPrice: ['Item Cost'],
    itemKilograms: ['Item Weight'],
  },
  notShipped: {
    cancelled: 'was cancelled in the store',
    refunded: 'was refunded in the store',
    failed: 'was not paid in the store',
    completed: 'was completed in the store already',
    trash: 'is in the bin of the store',
  },
};
