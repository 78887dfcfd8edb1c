import { Arg, FieldResolver, Float, Resolver, Root, Subscription } from '../../../platform/graphql/resolvers.js';
import { told, type Subscribing } from '../../../platform/live/subscribing.js';
import { PositionChangeType } from '../position.types.js';
import type { PositionServices } from '../services.js';
import type { Move } from './position-feed.js';
import { watchPositions } from './watch-positions.js';

@Resolver(() => PositionChangeType)
export class PositionChangedResolver {
  @Subscription(() => PositionChangeType, {
    description:
      'Where drivers are, at most every two seconds for each run, from the next move on. Where they are at the beginning, and what is ' +
      'missed during an interruption, is in positions. Drivers follow themselves. RUN_NOT_FOUND.',
    subscribe: ({ args, context }: Subscribing<{ run?: string | null; hub?: string | null }, PositionServices>) =>
      watchPositions(context, args),
  })
  positionChanged(
    @Root() move: Move,
    @Arg('run', () => String, { nullable: true, description: 'UUID or short id of a run; defaults to all.' }) _run: string | null,
    @Arg('hub', () => String, { nullable: true, description: 'UUID of a hub; defaults to all.' }) _hub: string | null,
  ): Move {
    return told(move);
  }

  @FieldResolver(() => Float, { description: 'Kilometres of the run so far.' })
  km(@Root() { metres }: Move): number {
    return metres / 1_000;
  }
}
