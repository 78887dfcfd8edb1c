import { Ctx, Query, Resolver } from '../graphql/resolvers.js';
import type { Context } from '../work/context.js';
import type { LiveServices } from './live-feed.js';
import type { PubSub } from 'type-graphql';

@Resolver()
export class LiveResolver {
  @Query(() => String, {
    description:
      'The current position in the order of events. To miss nothing, take it first, read the state, and then subscribe with it as `after`.',
  })
  liveCursor(@Ctx() context: Context<LiveServices>): Promise<string> {
    return context.services.live.cursorNow(context);
  }
}

const refused = (): never => {
  throw new Error('Every subscription provides its own stream of changes.');
};

/**
 * type-graphql requires a PubSub before it builds the Subscription type. Our subscriptions read the outbox instead, which no process can
 * miss.
 */
export const ownStreams: PubSub = { publish: refused, subscribe: refused };
