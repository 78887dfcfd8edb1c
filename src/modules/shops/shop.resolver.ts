import { Arg, Args, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root, GUESSABLE } from '../../platform/graphql/resolvers.js';
import { ManyArg } from '../../platform/graphql/fields.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { Context } from '../../platform/work/context.js';
import { sellerByCredentials, sellerLoader, SellerType, type Seller } from '../sellers/index.js';
import type { TwoFactorServices } from '../two-factor/index.js';
import { changeLocations } from './change-locations.js';
import {
  ActivationInput,
  ActivationType,
  LocationChangesType,
  ConnectedShopConnection,
  ConnectShopInput,
  LocationInput,
  LocationType,
  LocationUpdateInput,
  ShopConnectionType,
  ShopsArgs,
  ShopType,
  SellerShopType,
} from './shop.types.js';
import { checkShopDetails, connectShop, revokeShopToken } from './connect-shop.js';
import { listShops, readLocations, readShop, shopsOf } from './read-shops.js';
import type { LocationPlan } from './location.rules.js';
import { setActivation } from './set-activation.js';
import type { Shop } from './shop.row.js';

const SHOP_DOMAIN = {
  nullable: true,
  description: 'The shop, for callers that are not a shop. A shop token that names another shop is refused.',
} as const;

@Resolver(() => ShopType)
export class ShopResolver {
  @Query(() => ShopType, { description: 'The shop of the token, or a shop of the seller by its domain.' })
  async shop(@Arg('domain', () => String, SHOP_DOMAIN) domain: string | null, @Ctx() context: Context): Promise<ShopType> {
    return readShop(context, domain);
  }

  @Query(() => ConnectedShopConnection, { description: 'The shops that the caller can see, newest first.' })
  async shops(@Args(() => ShopsArgs) args: ShopsArgs, @Ctx() context: Context) {
    return new ConnectedShopConnection(await listShops(context, args));
  }

  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller who owns the shop.' })
  async seller(@Root() shop: Shop, @Ctx() context: Context): Promise<SellerType | null> {
    return await context.load(sellerLoader, shop.sellerId);
  }

  @FieldResolver(() => [LocationType], { description: 'Locations that the shop ships from, by name. At most 500.' })
  locations(@Root() shop: Shop, @Ctx() context: Context): Promise<LocationType[]> {
    return readLocations(context, shop.id);
  }

  @Extensions(GUESSABLE)
  @Mutation(() => ShopConnectionType, {
    description:
      'Connects an online store to an existing seller and issues its token. Never creates a seller. UNAUTHORIZED with reason TWO_FACTOR_REQUIRED when the seller has two-factor login and no code is sent. LIMIT_REACHED.',
  })
  async connectShop(
    @Arg('input', () => ConnectShopInput, { description: "The seller's credentials and the details of the store." })
    input: ConnectShopInput,
    @Ctx() context: Context<AuthServices & TwoFactorServices>,
  ): Promise<ShopConnectionType> {
    const domain = checkShopDetails(input);
    const { sql, services, caller } = context;
    const login = await sellerByCredentials({ sql, services, ip: caller.ip }, input);
    return await context.transact((tx) => connectShop(tx, login, { ...input, domain }));
  }

  @Mutation(() => LocationChangesType, {
    description: 'Adds locations, all or nothing. LOCATION_EXISTS, DUPLICATE_REF_NAME, LIMIT_REACHED.',
  })
  async addLocations(
    @ManyArg('input', () => LocationInput, 500, 'The new locations.') input: LocationInput[],
    @Arg('shopDomain', () => String, SHOP_DOMAIN) shopDomain: string | null,
    @Ctx() context: Context,
  ): Promise<LocationChangesType> {
    return changes(await context.transact((tx) => changeLocations(tx, context.actor, { mode: 'add', locations: input, shopDomain })));
  }

  @Mutation(() => LocationChangesType, { description: 'Updates locations, all or nothing. LOCATION_NOT_FOUND, DUPLICATE_REF_NAME.' })
  async updateLocations(
    @ManyArg('input', () => LocationUpdateInput, 500, 'The changes.') input: LocationUpdateInput[],
    @Arg('shopDomain', () => String, SHOP_DOMAIN) shopDomain: string | null,
    @Ctx() context: Context,
  ): Promise<LocationChangesType> {
    return changes(await context.transact((tx) => changeLocations(tx, context.actor, { mode: 'update', locations: input, shopDomain })));
  }

  @Mutation(() => ShopType, { description: 'Revokes all tokens of a shop, effective within a second; it must sign in again. NOT_FOUND.' })
  revokeShopToken(@Arg('shopDomain', () => String, SHOP_DOMAIN) shopDomain: string | null, @Ctx() context: Context): Promise<ShopType> {
    return context.transact((tx) => revokeShopToken(tx, context.actor, shopDomain));
  }

  @Mutation(() => ActivationType, { description: 'Activates or deactivates shipping for a store.' })
  async setActivation(
    @Arg('input', () => ActivationInput, { description: 'Activation state and locations.' }) input: ActivationInput,
    @Arg('shopDomain', () => String, SHOP_DOMAIN) shopDomain: string | null,
    @Ctx() context: Context,
  ): Promise<ActivationType> {
    return context.transact((tx) => setActivation(tx, context.actor, { ...input, shopDomain }));
  }
}

@Resolver(() => SellerType)
export class SellerShopsResolver {
  @FieldResolver(() => [SellerShopType], { description: 'The shops of the seller, oldest first.' })
  shops(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerShopType[]> {
    return shopsOf(context, seller.id);
  }
}

const changes = (plan: LocationPlan): LocationChangesType => ({
  locations: [...plan.result],
  warnings: plan.warnings,
  created: plan.created,
  updated: plan.updated,
});
