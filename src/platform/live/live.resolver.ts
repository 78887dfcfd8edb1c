import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.js';

@Resolver()
export class LiveResolver {
  @Query(() => String, {
    description:
      'The current position in the order of events. To miss nothing, take it first, read the state, and then subscribe with it as `after`.',
  })
  liveCursor(@Ctx() context: Context): Promise<string> {
    return context.services.live.cursorNow(context);
  }
}
