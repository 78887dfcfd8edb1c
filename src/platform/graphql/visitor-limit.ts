import { networkOf } from '../http/caller-network.js';
import type { Context } from './context.js';

/** Counts what strangers ask for by their network, whatever door they came through. RATE_LIMITED when it was too much. */
export async function countVisitor({ actor, caller, services }: Context): Promise<void> {
  if (actor.type === 'public') await services.visitors.take(networkOf(caller.ip));
}
