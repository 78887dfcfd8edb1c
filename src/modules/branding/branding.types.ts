import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { type ShopperLanguage, shopperLanguage } from './branding.enums.js';

@ObjectType('SellerLogo', { simpleResolvers: true, description: 'The logo that shoppers see.' })
export class SellerLogoType {
  @Field(() => String, { description: 'Public URL of the image; changes with the image.' })
  url!: string;

  @Field(() => String, { description: 'image/png or image/jpeg.' })
  contentType!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType('SellerBranding', {
  simpleResolvers: true,
  description: 'How a seller presents itself to shoppers, on tracking pages and in mails.',
})
export class SellerBrandingType {
  @Field(() => String, { nullable: true, description: 'Name shown to shoppers; if null, the name of the shop is used.' })
  brandName!: string | null;

  @Field(() => SellerLogoType, { nullable: true, description: 'The logo; null if none.' })
  logo!: SellerLogoType | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for shopper support; also the reply address of mails.' })
  supportEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for shopper support.' })
  supportPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'Page for shopper support; if null, the shop itself is linked.' })
  supportUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether shoppers are mailed about their parcels.' })
  shopperMails!: boolean;

  @Field(() => enumType(shopperLanguage), {
    nullable: true,
    description: 'Language of mails about orders without a locale; if null, the language of the destination country.',
  })
  mailLanguage!: ShopperLanguage | null;
}

@ObjectType('BrandLogoFile', { simpleResolvers: true, description: 'The content of a logo.' })
export class BrandLogoFileType {
  @Field(() => String, { description: 'image/png or image/jpeg.' })
  contentType!: string;

  @Field(() => BytesScalar, { description: 'The image.' })
  content!: Uint8Array;
}

@InputType({ description: 'Changes to how a seller presents itself. Absent fields stay unchanged; null clears a field.' })
export class UpdateBrandingInput {
  @Field(() => String, { nullable: true, description: 'Name shown to shoppers. At most 60 characters.' })
  brandName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for shopper support. At most 255 characters.' })
  supportEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for shopper support. At most 30 characters.' })
  supportPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'http or https address for shopper support. At most 500 characters.' })
  supportUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers are mailed about their parcels. Must not be null.' })
  shopperMails?: boolean | null;

  @Field(() => enumType(shopperLanguage), { nullable: true, description: 'Language of mails about orders without a locale.' })
  mailLanguage?: ShopperLanguage | null;
}
