import type { EventData } from '../../kernel/events.js';
import type { Context } from '../../platform/work/context.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';
import type { Heard, LiveServices } from '../../platform/live/live-feed.js';
import { changeOf, type EventTopic, type LiveChange, type SequencedEvent } from '../../platform/live/topic.js';
import type { CodStage } from '../shipments/index.js';
import type { CodCustodySumType } from './cod.types.js';
import { readCustody } from './read-cod.js';

export interface CustodyChange extends LiveChange {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly move: 'collected' | 'handed_over' | 'reversed';
  readonly stage: CodStage | null;
}

export interface CustodyFilter {
  readonly sellerId?: string | null;
  readonly stage?: readonly CodStage[] | null;
  readonly after?: string | null;
}

const custodyChanges: EventTopic<CustodyChange, CustodyFilter> = {
  permission: 'cod:custody',
  // The approval reverses the collection in the same transaction.
  events: ['cod.confirmed', 'cod.handover', 'approval.approved'],
  read: (event) => (event.type === 'approval.approved' ? reversalOf(event, event.data) : stepOf(event)),
  concerns: (change, actor, { sellerId, stage }) =>
    actor.owns(change) &&
    (sellerId == null || change.sellerId === sellerId) &&
    (stage == null || (change.stage !== null && stage.includes(change.stage))),
};

function stepOf(event: SequencedEvent): CustodyChange | null {
  if ((event.type !== 'cod.confirmed' && event.type !== 'cod.handover') || event.ownerId === null) return null;
  const move = event.type === 'cod.confirmed' ? 'collected' : 'handed_over';
  return { ...changeOf(event), move, stage: event.data.stage, shipmentId: event.subjectId, sellerId: event.ownerId };
}

/** Other approvals move no collected money. */
function reversalOf(
  event: SequencedEvent,
  { type, shipmentDetailId: shipmentId, subjectUserId: sellerId }: EventData['approval.approved'],
): CustodyChange | null {
  if (type !== 'cod_reversal' || shipmentId === null) return null;
  return { ...changeOf(event), move: 'reversed', stage: null, shipmentId, sellerId };
}

/** Streams custody changes of collected money. */
export function watchCustody(context: Context<LiveServices>, filter: CustodyFilter): Promise<AsyncIterable<Heard<CustodyChange>>> {
  return context.services.live.watch(custodyChanges, context.caller, filter);
}

const sumsLoader: LoaderDefinition<'all', CodCustodySumType[]> = {
  load: async (keys, context) => {
    const sums = await readCustody(context);
    return keys.map(() => sums);
  },
};

/** Current custody balances, computed once for changes that are delivered together. */
export const custodyNow = async (context: Context): Promise<CodCustodySumType[]> => (await context.load(sumsLoader, 'all')) ?? [];
