import { z } from 'zod';
import { erpReply } from './common.js';

const texts = z.array(z.string());

export const statuses = erpReply(
  z.array(
    z
      .object({
        code: z.string(),
        label: z.string(),
        description: z.string(),
        phase: z.string(),
        terminal: z.boolean(),
        visibleToStore: z.boolean(),
        webhookEvents: texts,
      })
      .meta({ id: 'ShipmentStatus', description: 'A status of shipments.' }),
  ),
);

export const transitions = erpReply(
  z.array(
    z
      .object({
        id: z.int(),
        name: z.string(),
        from: texts,
        to: z.string(),
        trigger: z.string(),
        actors: texts,
        guards: texts,
        effects: texts,
        moneyPostings: texts,
      })
      .meta({ id: 'TransitionRule', description: 'A step that shipments can take.' }),
  ),
);

export const errorCodes = erpReply(
  z.array(
    z
      .object({
        code: z.string(),
        message: z.string(),
        cause: z.string().describe('Why it happens.'),
        remedy: z.string().describe('What to do about it.'),
        storeStatus: z.int(),
        erpStatus: z.int(),
        retryable: z.boolean(),
      })
      .meta({ id: 'ErrorCode', description: 'A code with which requests are refused.' }),
  ),
);

export const reasonCodes = erpReply(
  z.array(
    z
      .object({ code: z.string(), kind: z.string(), label: z.string() })
      .meta({ id: 'ReasonCode', description: 'Why a parcel did not move on.' }),
  ),
);

export const transitionsQuery = z.object({ from: z.string().optional().describe('Only the steps from this status.') });
