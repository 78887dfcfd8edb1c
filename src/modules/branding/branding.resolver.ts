import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { BrandLogoFileType, SellerBrandingType, UpdateBrandingInput } from './branding.types.js';
import { brandingOfSeller } from './read-branding.js';
import { logoByFileName } from './read-logo.js';
import { removeSellerLogo, setSellerLogo } from './set-seller-logo.js';
import { updateBranding } from './update-branding.js';

const SELLER_ID = { nullable: true, description: 'UUID of the seller. A seller needs none: it speaks of itself.' };

@Resolver(() => SellerType)
export class BrandingResolver {
  @Query(() => BrandLogoFileType, {
    description: 'A logo by the name of its public file, for anybody. NOT_FOUND once it was replaced or removed.',
  })
  brandLogo(
    @Arg('fileName', () => String, { description: 'Name of the file, which changes with the image.' }) fileName: string,
    @Ctx() { sql }: Context,
  ): Promise<BrandLogoFileType> {
    return logoByFileName(sql, fileName);
  }

  @FieldResolver(() => SellerBrandingType, { description: 'How the seller presents itself to shoppers.' })
  branding(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerBrandingType> {
    return brandingOfSeller(context, seller.id);
  }

  @Mutation(() => SellerType, { description: 'Changes how a seller presents itself to shoppers, all or nothing. SELLER_NOT_FOUND.' })
  updateBranding(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Arg('input', () => UpdateBrandingInput, { description: 'The changes.' }) changes: UpdateBrandingInput,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => updateBranding(tx, context.actor, { sellerId, changes }));
  }

  @Mutation(() => SellerType, {
    description: 'Shows this image to shoppers: a PNG or JPEG of at most 256 KiB and 16 to 2000 pixels each way. SELLER_NOT_FOUND.',
  })
  setSellerLogo(
    @Arg('sellerId', () => String, SELLER_ID) sellerId: string | null,
    @Arg('content', () => BytesScalar, { description: 'The image.' }) content: Uint8Array,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => setSellerLogo(tx, context.actor, { sellerId, content }));
  }

  @Mutation(() => SellerType, { description: 'Shows no logo to shoppers any more. SELLER_NOT_FOUND.' })
  removeSellerLogo(@Arg('sellerId', () => String, SELLER_ID) sellerId: string | null, @Ctx() context: Context): Promise<SellerType> {
    return context.transact((tx) => removeSellerLogo(tx, context.actor, sellerId));
  }
}
