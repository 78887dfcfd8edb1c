import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.js';

@Resolver()
export class LiveResolver {
  @Query(() => String, {
    description:
      'The present place in the order of events. Take it, read what you need, and subscribe with it as `after`: nothing is missed in between.',
  })
  liveCursor(@Ctx() context: Context): Promise<string> {
    return context.services.live.cursorNow(context);
  }
}
