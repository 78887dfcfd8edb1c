import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { BrandLogoFileType, SellerBrandingType, UpdateBrandingInput } from './branding.types.js';
import { brandingOfSeller, logoByFileName } from './read-branding.js';
import { removeSellerLogo, setSellerLogo, updateBranding } from './update-branding.js';

const SELLER_ID = { nullable: true, description: 'UUID of the seller. Sellers may omit it: they can only access their own.' };

@Resolver(() => SellerType)
export class BrandingResolver {
  @Query(() => BrandLogoFileType, {
    description: 'Public logo by file name. NOT_FOUND once it was replaced or removed.',
  })
  brandLogo(
    @Arg('fileName', () => String, { description: 'File name; changes with the image.' }) fileName: string,
    @Ctx() { sql }: Context,
  ): Promise<BrandLogoFileType> {
    return logoByFileName(sql, fileName);
  }

  @FieldResolver(() => SellerBrandingType, { description: 'How the seller presents itself to shoppers.' })
  branding(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerBrandingType> {
    return brandingOfSeller(context, seller.id);
  }

  @Mutation(() => SellerType, { description: 'Updates how a seller presents itself to shoppers. Atomic. SELLER_NOT_FOUND.' })
  updateBranding(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Arg('input', () => UpdateBrandingInput, { description: 'The changes.' }) changes: UpdateBrandingInput,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => updateBranding(tx, context.actor, { sellerId, changes }));
  }

  @Mutation(() => SellerType, {
    description: 'Sets the logo shown to shoppers: a PNG or JPEG of at most 256 KiB, with sides of 16 to 2000 pixels. SELLER_NOT_FOUND.',
  })
  setSellerLogo(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Arg('content', () => BytesScalar, { description: 'The image.' }) content: Uint8Array,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => setSellerLogo(tx, context.actor, { sellerId, content }));
  }

  @Mutation(() => SellerType, { description: 'Removes the logo shown to shoppers. SELLER_NOT_FOUND.' })
  removeSellerLogo(@Arg('sellerId', () => String, SELLER_ID) sellerId: string | null, @Ctx() context: Context): Promise<SellerType> {
    return context.transact((tx) => removeSellerLogo(tx, context.actor, sellerId));
  }
}
