import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { ShipmentServices } from '../shipments/index.js';
import { autoConfirmsAt } from './auto-confirm.js';
import { confirmPickups } from './confirm-pickups.js';
import { ConfirmPickupsInput, PickedUpParcelType, PickupConfirmationsArgs, PickupTaskConnection, PickupTaskType } from './pickup.types.js';
import { listRounds, parcelsOf, pickupRound, roundById } from './read-rounds.js';
import type { RoundFacts } from './round-facts.js';

@Resolver(() => PickupTaskType)
export class PickupResolver {
  @Query(() => PickupTaskConnection, {
    description: 'Pickup tasks with the confirmations of their parcels, newest first. DATES_TOGETHER, DATE_RANGE_TOO_LARGE.',
  })
  async pickupConfirmations(@Args(() => PickupConfirmationsArgs) args: PickupConfirmationsArgs, @Ctx() context: Context) {
    return new PickupTaskConnection(await listRounds(context, args));
  }

  @Query(() => PickupTaskType, { description: 'One pickup task. TASK_NOT_FOUND.' })
  pickupTask(
    @Arg('id', () => String, { description: 'UUID of the task, or its short id (PU-...).' }) id: string,
    @Ctx() context: Context,
  ): Promise<RoundFacts> {
    return pickupRound(context, id);
  }

  @Mutation(() => PickupTaskType, {
    description: "Confirms or denies the pickup of a task's parcels. TASK_NOT_FOUND, INVALID_TRANSITION.",
  })
  async confirmPickups(
    @Arg('input', () => ConfirmPickupsInput, { description: 'The parcels, and the staff member who confirms them.' })
    input: ConfirmPickupsInput,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<RoundFacts> {
    return roundById(context, await context.transact((tx) => confirmPickups(tx, context.actor, input)));
  }

  @FieldResolver(() => [PickedUpParcelType], { description: 'Its parcels in order of pickup.' })
  shipments(@Root() round: RoundFacts, @Ctx() context: Context): Promise<PickedUpParcelType[]> {
    return parcelsOf(context, round);
  }

  @FieldResolver(() => DateTimeScalar, {
    description: 'From when its parcels are confirmed automatically, in order of pickup, unless they were confirmed or denied ' + 'before.',
  })
  autoConfirmsAt(@Root() round: RoundFacts, @Ctx() context: Context): Date {
    return autoConfirmsAt(round, context.services.settings);
  }
}
