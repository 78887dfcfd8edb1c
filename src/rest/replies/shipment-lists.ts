import { z } from 'zod';
import { amount, currency, erpPage, erpReply, instant, pageQuery } from './common.js';
import { point } from './places.js';

const text = z.string().nullable();
export const billing = z.enum(['unpaid', 'paid', 'postpaid', 'refunded', 'waived']).describe('Whether the seller has paid for it.');

export const listed = {
  shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
  shipmentId: z.string().describe('Reference of the shipment.'),
  unifiedRefId: z.string().describe('The same reference.'),
  orderId: z.uuid().nullable(),
  orderNumber: z.int().nullable(),
  orderReference: text,
  type: z.enum(['outbound', 'return']),
  status: z.string().describe('One of the statuses of the reference.'),
  statusUpdatedAt: instant,
  sellerId: z.uuid().nullable(),
  sellerName: text,
  shopId: z.uuid().nullable(),
  shopDomain: text,
  carrier: z.string().describe('Carrier service code.'),
  carrierName: z.string().describe('Its name.'),
  carrierCode: z.string(),
  awb: z.string().describe("Stands in for the carrier's number until pickup is booked."),
  awbAssigned: z.boolean(),
  trackingNumber: text,
  trackingUrl: text,
  receiverName: z.string(),
  receiverPhone: text,
  destinationCity: z.string(),
  destinationCountryCode: z.string(),
  paymentStatus: z.enum(['prepaid', 'postpaid']),
  billingStatus: billing,
  collectionAmount: amount.describe('What the driver collects.'),
  codStage: z
    .enum(['collected', 'with_reception', 'with_accounts', 'deposited'])
    .nullable()
    .describe('Who has the collected money; null before it is collected.'),
  actualRate: amount.describe('What the seller is charged.'),
  currency,
  hasAdjustment: z.boolean(),
  adjustmentAmount: amount.nullable(),
  weightKg: z.number(),
  verifiedWeightKg: z.number().nullable(),
  attempts: z.object({ pickup: z.int().min(0), delivery: z.int().min(0) }),
  createdAt: instant,
  updatedAt: instant,
  deliveredAt: instant.nullable(),
};

export const list = erpPage(z.object(listed).meta({ id: 'ShipmentItem', description: 'A shipment as lists show it.' }));

export const timelineEntry = z
  .object({
    id: z.string(),
    from: text,
    to: text,
    reportedStatus: z.string().describe('What was reported, even where it changed nothing.'),
    trigger: z.string(),
    applied: z.boolean(),
    inferred: z.boolean(),
    forced: z.boolean(),
    actorType: z.string(),
    actorId: text,
    reasonCode: text,
    note: text,
    occurredAt: instant,
    recordedAt: instant,
    location: point.nullable(),
  })
  .meta({ id: 'TimelineEntry', description: 'What happened to a shipment.' });

export const events = erpReply(z.array(timelineEntry));

const words = (what: string) => z.string().optional().describe(`${what} Several with commas between them.`);
const day = z.iso.date().optional();

export const listQuery = pageQuery({ limit: 50, max: 100 }).extend({
  status: words('Only shipments of this status.'),
  type: z.enum(['outbound', 'return']).optional().describe('Only shipments on this way.'),
  sellerId: z.string().optional().describe('Only those of the seller with this UUID.'),
  shopId: z.string().optional().describe('Only those of the store with this UUID.'),
  carrier: z.string().optional().describe('Only those of the carrier, or of the one service of a carrier, with this code.'),
  paymentStatus: z.enum(['prepaid', 'postpaid']).optional().describe('Only those whose shopper pays like this.'),
  billingStatus: words('Only those that stand so in the books.'),
  codStage: words('Only those whose cash is there: collected, with_reception, with_accounts, deposited.'),
  hasAdjustment: z.enum(['true', 'false', '1', '0']).optional().describe('Only those with a difference in weight, or only those without.'),
  search: z
    .string()
    .optional()
    .describe(
      'Part of a number, a reference, the name or phone of the receiver, or the e-mail address of the buyer; with fewer than three characters the beginning.',
    ),
  startDate: day.describe('First day in UTC, together with endDate.'),
  endDate: day.describe('Last day in UTC, at most 90 days later.'),
  dateField: z.enum(['createdAt', 'pickedUpAt', 'deliveredAt']).default('createdAt').describe('What both days are about.'),
  updatedSince: instant.optional().describe('Only those that have changed since.'),
  sortBy: z.enum(['createdAt', 'updatedAt', 'status']).default('createdAt').describe('What they are ordered by.'),
  sortOrder: z.enum(['asc', 'desc']).optional().describe('Which end comes first.'),
});
