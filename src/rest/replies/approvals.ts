import { z } from 'zod';
import { amount, currency, erpPage, erpReply, instant, pageQuery } from './common.js';

const text = z.string().nullable();
const id = z.uuid().nullable();
const type = z
  .enum(['wallet_adjustment', 'cod_reversal', 'manual_credit', 'payout', 'seller_terms', 'payout_account'])
  .describe('What is asked for.');
const status = z.enum(['pending', 'approved', 'rejected', 'cancelled']).describe('Where it stands.');

const listed = {
  id: z.uuid(),
  type,
  status,
  subjectUserId: z.uuid().describe('UUID of the seller whose money it is.'),
  amount,
  currency,
  threshold: amount.nullable().describe('The limit that the amount is above, where there is one.'),
  payload: z.record(z.string(), z.unknown()).describe('Ids and texts that belong to the request, by its type.'),
  shipmentId: text.describe('Public reference of the shipment that it is about.'),
  shipmentDetailId: id.describe('UUID of that shipment.'),
  requestedById: id,
  requestedByType: z.string().describe('What kind of caller asked: a staff role, seller, erp or system.'),
  reviewedById: id,
  reviewNote: text,
  createdAt: instant,
  reviewedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  cancelledReason: text,
};

const party = z
  .object({ id: z.uuid(), name: z.string(), email: z.string(), company: text, role: z.string() })
  .meta({ id: 'Party', description: 'A person who has to do with a request.' });
const people = { subjectUser: party.nullable(), requestedBy: party.nullable(), reviewedBy: party.nullable() };

const stats = z.object({
  pending: z.int().min(0),
  approved: z.int().min(0),
  rejected: z.int().min(0),
  cancelled: z.int().min(0),
  pendingAmount: amount,
  currency,
});

export const approvalItem = z.object(listed).meta({ id: 'ApprovalItem', description: 'A request as lists show it.' });
export const list = erpPage(approvalItem).extend({
  stats: stats.optional().describe('How many there are of each status and how much is waiting; with includeStats alone.'),
});
export const one = erpReply(
  z.object({ ...listed, ...people }).meta({ id: 'Approval', description: 'A movement of money that a second person has to agree to.' }),
);

export const listQuery = pageQuery({ limit: 25, max: 100 }).extend({
  status: status.optional().describe('Only those of this status.'),
  type: type.optional().describe('Only those of this type.'),
  subjectUserId: z.string().optional().describe('Only those about the money of the seller with this UUID.'),
  includeStats: z.enum(['true', 'false', '1', '0']).optional().describe('Also how many there are of each status.'),
});

export const review = z
  .object({
    reviewedById: z.uuid().describe('UUID of the member of staff who has decided.'),
    reviewNote: z.string().max(2000).nullish().describe('Why.'),
  })
  .meta({ id: 'Review', description: 'A decision on a request.' });

export const params = { id: 'UUID of the request.' };
export const REVIEW_EXAMPLE = { reviewedById: '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d', reviewNote: 'Weighed twice' };
