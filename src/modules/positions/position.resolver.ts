import { Args, Ctx, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { PositionConnection, PositionsArgs, RecordedPositionsType, RecordPositionsArgs } from './position.types.js';
import { listPositions } from './read-positions.js';
import { recordPositions } from './record-positions.js';
import type { PositionServices } from './services.js';

@Resolver()
export class PositionResolver {
  @Query(() => PositionConnection, {
    description:
      'Where the driver of a run was, oldest first, including points that do not count. Kept for POSITION_RETENTION_DAYS. Drivers see ' +
      'their own runs. RUN_NOT_FOUND.',
  })
  async positions(@Args(() => PositionsArgs) args: PositionsArgs, @Ctx() context: Context) {
    return new PositionConnection(await listPositions(context, args));
  }

  @Mutation(() => RecordedPositionsType, {
    description:
      "For drivers: stores points of one's own run, once it has started, and adds the distance to it. After its end, points of before are " +
      'still accepted. A bad point does not refuse the others, and a point that is sent again changes nothing. At most 500 points: more ' +
      'are refused. A run keeps 50,000 points; more, and those that come after 10,000 later ones, are rejected. RUN_NOT_FOUND, RUN_NOT_STARTED, VALIDATION_FAILED.',
  })
  recordPositions(
    @Args(() => RecordPositionsArgs) args: RecordPositionsArgs,
    @Ctx() context: Context<PositionServices>,
  ): Promise<RecordedPositionsType> {
    return context.transact((tx) => recordPositions(tx, context.actor, args));
  }
}
