import { Ctx, Query, Resolver } from '../graphql/resolvers.js';
import type { Context } from '../graphql/context.js';
import type { LiveServices } from './live-feed.js';

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
