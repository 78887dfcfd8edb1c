import { networkOf } from '../http/caller-network.js';
import type { Context } from '../work/context.js';

/** Counts requests of unauthenticated callers by network, over any transport. RATE_LIMITED beyond the limit. */
export async function countVisitor({ actor, caller, services }: Context): Promise<void> {
  if (actor.type === 'public') await services.visitors.take(networkOf(caller.ip));
}
