import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { phoneE164 } from '../../addresses/index.js';
import { HubType, SaveHubInput } from './hub.types.js';
import { hubById, listHubs, saveHub } from './hubs.js';

@Resolver(() => HubType)
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

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number to call, such as +97143001000; null if it cannot be dialled.',
  })
  phoneE164(@Root() { phone, countryCode }: HubType): string | null {
    return phoneE164(phone, countryCode ?? '');
  }
}
