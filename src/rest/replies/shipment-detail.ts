import { z } from 'zod';
import { approvalItem } from './approvals.js';
import { amount, currency, erpReply, instant } from './common.js';
import { place, point } from './places.js';
import { billing, listed, timelineEntry } from './shipment-lists.js';

const text = z.string().nullable();
const stage = z.enum(['collected', 'with_reception', 'with_accounts', 'deposited']);
const box = { weightKg: z.number(), length: z.number(), width: z.number(), height: z.number() };
const displayRate = amount.nullable().describe('What the shopper was shown; null without a display rule.');
const codFee = amount.describe('Charged when the collection is confirmed.');
const charges = z.array(
  z.object({ code: z.string(), label: z.string(), amount }).meta({ id: 'Charge', description: 'A part of what a shipment costs.' }),
);

const order = z
  .object({
    id: z.uuid(),
    orderNumber: z.int(),
    orderReference: z.string(),
    subTotal: amount,
    tax: amount,
    discount: amount,
    total: amount,
    shippingFee: amount.nullable(),
    currency,
    paymentMethod: text,
    customer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: text }),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ShippedOrder', description: 'The order that is shipped.' });

const product = z
  .object({
    id: z.uuid(),
    name: z.string(),
    quantity: z.int(),
    price: amount,
    currency,
    grams: z.number(),
    length: z.number(),
    width: z.number(),
    height: z.number(),
    volume: z.number(),
    hsCode: z.string().nullable().describe('Harmonised System code.'),
    originCountry: z.string().nullable().describe('Country of origin, two letters.'),
  })
  .meta({ id: 'ShippedProduct', description: 'A line of the order.' });

const step = z
  .object({ id: z.int(), to: z.string(), trigger: z.string(), effects: z.array(z.string()) })
  .meta({ id: 'AllowedStep', description: 'A step that the shipment can take now.' });

const packed = z.object({
  declared: z.object({ ...box, volumetricWeightKg: z.number(), chargeableWeightKg: z.number() }),
  verified: z.object({ ...box, actualRate: amount, difference: amount, verifiedAt: instant }).nullable(),
});

const comeBack = z
  .object({
    shipmentDetailId: z.uuid(),
    shipmentId: z.string(),
    status: z.string(),
    billingStatus: billing,
    returnReason: text,
    createdAt: instant,
  })
  .meta({ id: 'ReturnOfShipment', description: 'A return of the shipment.' });

export const one = erpReply(
  z
    .object({
      ...listed,
      heldFrom: text.describe('The status to which it goes back when it is no longer held.'),
      holdReason: text,
      pickupReadyAt: instant.nullable(),
      pickedUpAt: instant.nullable(),
      rtsCompletedAt: instant.nullable(),
      deliveredAtPoint: point.nullable(),
      allowedTransitions: z.array(step),
      order: order.nullable(),
      products: z.array(product),
      addresses: z.object({ origin: place.nullable(), destination: place.nullable() }),
      package: packed,
      displayRate,
      codFee,
      charges,
      money: z.object({ actualRate: amount, displayRate, codFee, collectionAmount: amount, charges, currency }),
      adjustment: z
        .object({
          amount,
          status: z.enum(['unpaid', 'pending_approval', 'disputed', 'paid', 'void']),
          paymentUrl: text.describe('Where it can be paid; null while it cannot.'),
          paidBy: z.enum(['wallet', 'link', 'approval']).nullable(),
        })
        .nullable()
        .describe('What the seller owes because the parcel is heavier or larger than declared.'),
      cod: z
        .object({
          stage: stage.nullable(),
          history: z.array(z.object({ stage, at: instant, byId: text, reference: text })),
        })
        .nullable()
        .describe('The money that is collected at the door; null where none is.'),
      approvals: z.array(approvalItem).describe('Who was asked about its money; empty for tokens that may not read requests.'),
      carrierDetail: z.object({
        code: z.string(),
        serviceCode: z.string(),
        serviceName: z.string(),
        awb: z.string(),
        trackingNumber: text,
        trackingUrl: text,
      }),
      documents: z.array(z.object({ type: z.literal('label'), url: z.string() })),
      timeline: z.array(timelineEntry).max(50).describe('The last entries; all of them are under /events.'),
      returns: z.array(comeBack),
      returnOf: z.object({ shipmentDetailId: z.uuid(), shipmentId: z.string(), returnReason: text }).nullable(),
    })
    .meta({ id: 'Shipment', description: 'Everything about a shipment.' }),
);
