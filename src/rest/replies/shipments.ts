import { z } from 'zod';
import { amount, currency, erpReply, instant } from './common.js';

const transition = z
  .object({
    shipmentId: z.string().describe('Reference of the shipment.'),
    shipmentDetailId: z.uuid().describe('UUID of the shipment.'),
    previousStatus: z.string(),
    newStatus: z.string().describe('The same as before when the report was only listed.'),
    transitionId: z.string().nullable().describe('Null when the same event was reported before.'),
  })
  .meta({ id: 'Transition', description: 'A step that a shipment has taken.' });

export const moved = erpReply(transition);

export const verified = erpReply(
  transition
    .extend({
      verification: z
        .object({
          weightKg: z.number(),
          length: z.number(),
          width: z.number(),
          height: z.number(),
          actualRate: amount,
          difference: amount.describe('Above 0 when the shipment costs more than it was placed at.'),
          currency,
          verifiedAt: instant,
        })
        .nullable(),
    })
    .meta({ id: 'VerifiedShipment', description: 'What the hub has measured.' }),
);

/** For every route with the id of a shipment in its path. */
export const shipmentParams = { id: 'UUID of the shipment or of its order, reference, AWB or tracking number.' };
/** The id stands in the path. */
export const shipmentFields = { TransitionShipmentInput: { id: null }, VerifyShipmentInput: { id: null } };
