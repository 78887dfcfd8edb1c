import type { FileFormat } from './file-format.js';

/** Orders, Export, in Shopify. Further lines of an order repeat only its name and their item. */
export const shopify: FileFormat = {
  format: 'shopify',
  recognisedBy: ['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity'],
  columns: {
    orderNumber: ['Name'],
    email: ['Email'],
    name: ['Shipping Name', 'Billing Name'],
    phone: ['Shipping Phone', 'Phone', 'Billing Phone'],
    address: ['Shipping Address1', 'Shipping Street', 'Billing Address1', 'Billing Street'],
    address2: ['Shipping Address2', 'Billing Address2'],
    city: ['Shipping City', 'Billing City'],
    state: ['Shipping Province Name', 'Shipping Province', 'Billing Province'],
    countryCode: ['Shipping Country', 'Billing Country'],
    zip: ['Shipping Zip', 'Billing Zip'],
    currency: ['Currency'],
    subTotal: ['Subtotal'],
    tax: ['Taxes'],
    discount: ['Discount Amount'],
    shippingFee: ['Shipping'],
    total: ['Total'],
    payment: ['Financial Status'],
    paymentMethod: ['Payment Method'],
    fulfilment: ['Fulfillment Status'],
    cancelledAt: ['Cancelled at'],
    itemName: ['Lineitem name'],
    itemQuantity: ['Lineitem quantity'],
    itemPrice: ['Lineitem price'],
  },
  notShipped: {
    refunded: 'was refunded in the store',
    voided: 'was voided in the store',
    fulfilled: 'was fulfilled in the store already',
  },
};
