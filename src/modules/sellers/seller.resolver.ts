import { Arg, Args, Ctx, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { requireSession } from '../access/index.js';
import { createApiToken } from './create-api-token.js';
import { sellerById } from './seller.loader.js';
import { updateProfile } from './update-profile.js';
import { CreateApiTokenArgs, SellerType, UpdateProfileInput } from './seller.types.js';

@Resolver(() => SellerType)
export class SellerResolver {
  @Query(() => SellerType, { description: 'Returns a seller by id. SELLER_NOT_FOUND when it does not exist or the caller cannot see it.' })
  async seller(@Arg('id', () => String, { description: 'UUID of the seller.' }) id: string, @Ctx() context: Context): Promise<SellerType> {
    return await sellerById(context, id);
  }

  @Mutation(() => SellerType, {
    description: "Updates the calling seller's own account, all or nothing. Its e-mail address and terms are changed by " + 'operations.',
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => updateProfile(tx, context.actor, input));
  }

  @Mutation(() => String, {
    description:
      'Creates an API token (sat_...) for the signed-in seller and returns its secret once. FORBIDDEN for tokens: ' +
      'only sessions create tokens. LIMIT_REACHED.',
  })
  async createApiToken(@Args(() => CreateApiTokenArgs) wanted: CreateApiTokenArgs, @Ctx() context: Context): Promise<string> {
    const issued = await context.transact(async (tx) =>
      createApiToken(tx, context.actor, { ...wanted, sessionId: await requireSession(tx, context.caller.credentialId) }),
    );
    return issued.token;
  }
}
