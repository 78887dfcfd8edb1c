import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { type ShopperLanguage, shopperLanguage } from './branding.enums.js';

@ObjectType('SellerLogo', { simpleResolvers: true, description: 'The logo that shoppers see.' })
export class SellerLogoType {
  @Field(() => String, { description: 'Public address of the image. It changes with the image.' })
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
  @Field(() => String, { nullable: true, description: 'Name that shoppers know; where it is null, that of the shop is shown.' })
  brandName!: string | null;

  @Field(() => SellerLogoType, { nullable: true, description: 'The logo; null without one.' })
  logo!: SellerLogoType | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for questions of shoppers. Replies to mails go there.' })
  supportEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for questions of shoppers.' })
  supportPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'Page for questions of shoppers; where it is null, the shop itself is linked.' })
  supportUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether shoppers are mailed about their parcels.' })
  shopperMails!: boolean;

  @Field(() => enumType(shopperLanguage), {
    nullable: true,
    description: 'Language of mails about orders without a locale; where it is null, that of the country of destination.',
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

@InputType({ description: 'What changes about how a seller presents itself. Absent fields stay as they are; null clears a field.' })
export class UpdateBrandingInput {
  @Field(() => String, { nullable: true, description: 'Name that shoppers know. At most 60 characters.' })
  brandName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for questions of shoppers. At most 255 characters.' })
  supportEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for questions of shoppers. At most 30 characters.' })
  supportPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'http or https address for questions of shoppers. At most 500 characters.' })
  supportUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers are mailed about their parcels. Must not be null.' })
  shopperMails?: boolean | null;

  @Field(() => enumType(shopperLanguage), { nullable: true, description: 'Language of mails about orders without a locale.' })
  mailLanguage?: ShopperLanguage | null;
}
