import { z } from 'zod';
import type { EventType } from '../../kernel/events.js';
import type { Context } from '../../platform/graphql/context.js';
import type { Heard, LiveServices } from '../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange } from '../../platform/live/topic.js';
import { transactionId } from '../ledger/index.js';

export interface WalletChange extends LiveChange {
  readonly sellerId: string;
  readonly transactionId: string | null;
}

export interface WalletFilter {
  readonly sellerId?: string | null;
  readonly after?: string | null;
}

/** Events that can change held or uncleared money without a posting, with the condition for each. */
const withoutPosting: Readonly<Partial<Record<EventType, z.ZodType>>> = {
  'shipment.status_changed': z.object({ to: z.enum(['new', 'cancelled']) }),
  'order.updated': z.object({ fields: z.array(z.string()) }),
  'cod.handover': z.object({ stage: z.literal('deposited') }),
};

const walletChanges: EventTopic<WalletChange, WalletFilter> = {
  permission: 'wallet:read',
  events: ['wallet.transaction', 'shipment.status_changed', 'order.updated', 'cod.handover'],
  read: (event) => {
    const isPosted = event.type === 'wallet.transaction';
    if (event.ownerId === null || !(isPosted || withoutPosting[event.type]?.safeParse(event.data).success)) return null;
    return { ...changeOf(event), sellerId: event.ownerId, transactionId: isPosted ? transactionId(event.subjectId) : null };
  },
  concerns: (change, actor, { sellerId }) => actor.owns(change) && (sellerId == null || change.sellerId === sellerId),
};

/** Streams the changes of wallets that the caller can see. */
export function watchWallets(context: Context<LiveServices>, filter: WalletFilter): Promise<AsyncIterable<Heard<WalletChange>>> {
  context.actor.require(walletChanges.permission);
  return context.services.live.watch(walletChanges, context.caller, filter);
}
