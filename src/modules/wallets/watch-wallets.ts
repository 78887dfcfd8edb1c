import type { DomainEvent } from '../../kernel/events.js';
import type { Context } from '../../platform/work/context.js';
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

/** True for events that can change held or uncleared money without a posting. */
function movesMoney({ type, data }: DomainEvent): boolean {
  if (type === 'shipment.status_changed') return data.to === 'new' || data.to === 'cancelled';
  return type === 'order.updated' || (type === 'cod.handover' && data.stage === 'deposited');
}

const walletChanges: EventTopic<WalletChange, WalletFilter> = {
  permission: 'wallet:read',
  events: ['wallet.transaction', 'shipment.status_changed', 'order.updated', 'cod.handover'],
  read: (event) => {
    const isPosted = event.type === 'wallet.transaction';
    if (event.ownerId === null || !(isPosted || movesMoney(event))) return null;
    return { ...changeOf(event), sellerId: event.ownerId, transactionId: isPosted ? transactionId(event.subjectId) : null };
  },
  concerns: (change, actor, { sellerId }) => actor.owns(change) && (sellerId == null || change.sellerId === sellerId),
};

/** Streams the changes of wallets that the caller can see. */
export function watchWallets(context: Context<LiveServices>, filter: WalletFilter): Promise<AsyncIterable<Heard<WalletChange>>> {
  return context.services.live.watch(walletChanges, context.caller, filter);
}
