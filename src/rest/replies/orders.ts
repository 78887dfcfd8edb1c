import { z } from 'zod';
import { amount, currency, message, success, warnings } from './common.js';

export const placedOrder = z
  .object({
    status: success,
    message,
    orderId: z.uuid().describe('UUID of the order.'),
    orderReference: z.string(),
    shipment_id: z.string().describe('Reference of the shipment: for its label, its tracking and in every webhook.'),
    awb: z.string().describe("Stands in for the carrier's number until pickup is booked."),
    awbAssigned: z.boolean().describe("True once awb is the carrier's own."),
    tracking_url: z.string().nullable().describe('Null until pickup is booked.'),
    nbox: z
      .object({ shipment_detail_id: z.uuid().describe('UUID of the shipment.'), shop_id: z.string().describe('Domain of the store.') })
      .describe('What the same shipment is called elsewhere.'),
    carrier: z.string().describe('Carrier service code.'),
    carrierName: z.string().describe('Its name.'),
    carrierWasAutoSelected: z.boolean().describe('True when no carrier was named.'),
    actualRate: amount.describe('What the merchant is charged.'),
    displayRate: z.number().nullable().describe('What the shopper is shown; null without a display rule.'),
    hasDisplayRule: z.boolean(),
    collectionAmount: amount.describe('What the driver collects.'),
    codFee: amount.describe('Charged when the collection is confirmed.'),
    billingStatus: z.string(),
    warnings,
  })
  .meta({ id: 'PlacedOrder', description: 'The order with this number, now or earlier.' });

export const updatedOrder = z
  .object({
    status: success,
    message,
    data: z.object({
      order: z.object({
        id: z.uuid(),
        orderNumber: z.int(),
        orderReference: z.string(),
        status: z.string().nullable().describe('Status of its shipment.'),
        version: z.int().describe('For If-Match.'),
      }),
      updatedFields: z.array(z.string()).describe('Dotted names of what was applied.'),
    }),
    warnings: warnings.describe('What was left out because the status has fixed it, and what was not computed again.'),
  })
  .meta({ id: 'UpdatedOrder', description: 'What was changed.' });

export const fulfilledOrder = z
  .object({ status: success, message, orderId: z.uuid() })
  .meta({ id: 'FulfilledOrder', description: 'The order is fulfilled.' });

export const cancelledOrder = z
  .object({
    status: success,
    message,
    orderId: z.uuid(),
    shipment_id: z.string(),
    orderStatus: z.string(),
    refundedAmount: amount.describe('What went back to the wallet.'),
    currency,
  })
  .meta({ id: 'CancelledOrder', description: 'The order is cancelled.' });

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
