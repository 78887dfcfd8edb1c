import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context.js';
import { HubType, SaveHubInput } from './hub.types.js';
import { hubById, listHubs } from './read-hubs.js';
import { saveHub } from './save-hub.js';

@Resolver()
export class HubResolver {
  @Query(() => [HubType], { description: 'All hubs, by code.' })
  hubs(@Ctx() context: Context): Promise<HubType[]> {
    return listHubs(context);
  }

  @Mutation(() => HubType, { description: 'Creates a hub, or changes one. HUB_NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED.' })
  async saveHub(
    @Arg('input', () => SaveHubInput, { description: 'The hub.' }) input: SaveHubInput,
    @Ctx() context: Context,
  ): Promise<HubType> {
    return hubById(context, await context.transact((tx) => saveHub(tx, context.actor, input)));
  }
}
