import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';

/** Emits webhook.changed, on which every process reloads the endpoints of this owner before it fans out later events. */
export async function announceChange(tx: Tx, { id, sellerId }: { readonly id: string; readonly sellerId: string | null }): Promise<void> {
  await emit(tx, { type: 'webhook.changed', subjectId: id, ownerId: sellerId, occurredAt: tx.services.clock.now(), data: {} });
}
