import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { createApiToken } from './create-api-token.js';
import { prepareSeller, registerSeller } from './register-seller.js';
import { sellerById } from './read-seller.js';
import { updateProfile } from './update-profile.js';
import { CreateApiTokenArgs, RegisterSellerInput, SellerType, UpdateProfileInput } from './seller.types.js';

@Resolver(() => SellerType)
export class SellerResolver {
  @Query(() => SellerType, { description: 'A seller by id. SELLER_NOT_FOUND when there is none that the caller may see.' })
  async seller(@Arg('id', () => String, { description: 'UUID of the seller.' }) id: string, @Ctx() context: Context): Promise<SellerType> {
    return await sellerById(context, id);
  }

  @Mutation(() => SellerType, {
    description: 'Registers a seller, who can log in at once. EMAIL_IN_USE when the address is taken.',
  })
  async registerSeller(
    @Arg('input', () => RegisterSellerInput, { description: 'The new account.' }) input: RegisterSellerInput,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    const checked = await prepareSeller(context.actor, context.services.settings.selfRegistration, input);
    return await context.transact((tx) => registerSeller(tx, checked));
  }

  @Mutation(() => SellerType, {
    description:
      'Changes the account of the seller who asks, all or nothing. Its e-mail address and what is agreed with it are changed by operations.',
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => updateProfile(tx, context.actor, input));
  }

  @Mutation(() => String, { description: 'Makes an API token (sat_...) of the signed-in seller and shows it this once.' })
  async createApiToken(@Args(() => CreateApiTokenArgs) wanted: CreateApiTokenArgs, @Ctx() context: Context): Promise<string> {
    const issued = await context.transact((tx) => createApiToken(tx, context.actor, wanted));
    return issued.token;
  }
}
