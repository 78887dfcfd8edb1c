import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';

/** Tells the processes that keep the endpoints of this owner in memory. Events that are committed later are fanned out to the endpoint as it is from now on. */
export async function announceChange(tx: Tx, { id, sellerId }: { readonly id: string; readonly sellerId: string | null }): Promise<void> {
  const event = { type: 'webhook.changed', subjectId: id, occurredAt: tx.services.clock.now(), data: {} } as const;
  await emit(tx, sellerId === null ? event : { ...event, ownerId: sellerId });
}
