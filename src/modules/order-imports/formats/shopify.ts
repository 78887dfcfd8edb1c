import type { Columns, FileFormat } from './file-format.js';

const address = (block: string): Columns => ({
  name: [`${block} Name`],
  company: [`${block} Company`],
  address: [`${block} Address1`],
  address2: [`${block} Address2`],
  wholeAddress: [`${block} Street`],
  city: [`${block} City`],
  state: [`${block} Province Name`, `${block} Province`],
  countryCode: [`${block} Country`],
  zip: [`${block} Zip`],
});

/** Orders, Export, in Shopify. Further lines of an order repeat only its name and their item. */
export const shopify: FileFormat = {
  format: 'shopify',
  recognisedBy: ['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity'],
  columns: {
    ...address('Shipping'),
    orderNumber: ['Name'],
    email: ['Email'],
    phone: ['Shipping Phone', 'Phone', 'Billing Phone'],
    deliveryNote: ['Notes'],
    currency: ['Currency'],
    subTotal: ['Subtotal'],
    tax: ['Taxes'],
    discount: ['Discount Amount'],
    shippingFee: ['Shipping'],
    total: ['Total'],
    refunded: ['Refunded Amount'],
    outstanding: ['Outstanding Balance'],
    payment: ['Financial Status'],
    paymentMethod: ['Payment Method'],
    fulfilment: ['Fulfillment Status'],
    cancelledAt: ['Cancelled at', 'Canceled at'],
    wantedService: ['Shipping Method'],
    itemName: ['Lineitem name'],
    itemQuantity: ['Lineitem quantity'],
    itemRefunded: ['Lineitem refunded quantity'],
    itemPrice: ['Lineitem price'],
    itemFulfilment: ['Lineitem fulfillment status'],
    itemIsShipped: ['Lineitem requires shipping'],
  },
  billing: address('Billing'),
  states: [
    {
      field: 'payment',
      ship: ['paid', 'pending', 'authorized', 'partially paid', 'partially refunded', 'unpaid'],
      notShipped: {
        refunded: 'refundedInStore',
        voided: 'voidedInStore',
        expired: 'expiredInStore',
        cancelled: 'cancelledInStore',
        failed: 'notPaidInStore',
      },
    },
    {
      field: 'fulfilment',
      ship: ['', 'unfulfilled', 'partial', 'partially fulfilled', 'pending'],
      notShipped: {
        fulfilled: 'fulfilledInStore',
        restocked: 'restockedInStore',
        cancelled: 'cancelledInStore',
      },
    },
  ],
};
