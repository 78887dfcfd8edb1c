import { InputType, ObjectType } from 'type-graphql';
import { Bytes, Choice, Count, Email, Flag, nullable, One, Text, Phone } from '../../platform/graphql/fields.js';
import { type ShopperLanguage, shopperLanguage } from './branding.enums.js';

@ObjectType('SellerLogo', { description: 'The logo that shoppers see.' })
export class SellerLogoType {
  @Text('Public URL of the image; changes with the image.') url!: string;
  @Text('image/png or image/jpeg.') contentType!: string;
  @Count('Width in pixels.') width!: number;
  @Count('Height in pixels.') height!: number;
}

@ObjectType('SellerBranding', {
  description: 'How a seller presents itself to shoppers, on tracking pages and in mails.',
})
export class SellerBrandingType {
  @Text('Name shown to shoppers; if null, the name of the shop is used.', nullable) brandName!: string | null;
  @One(() => SellerLogoType, 'The logo; null if none.', nullable) logo!: SellerLogoType | null;
  @Text('E-mail address for shopper support; also the reply address of mails.', nullable) supportEmail!: string | null;
  @Text('Phone number for shopper support.', nullable) supportPhone!: string | null;
  @Text('Page for shopper support; if null, the shop itself is linked.', nullable) supportUrl!: string | null;
  @Flag('Whether shoppers are mailed about their parcels.') shopperMails!: boolean;

  @Choice(shopperLanguage, 'Language of mails about orders without a locale; if null, the language of the destination country.', nullable)
  mailLanguage!: ShopperLanguage | null;
}

@ObjectType('BrandLogoFile', { description: 'The content of a logo.' })
export class BrandLogoFileType {
  @Text('image/png or image/jpeg.') contentType!: string;
  @Bytes('The image.') content!: Uint8Array;
}

@InputType({ description: 'Changes to how a seller presents itself. Absent fields stay unchanged; null clears a field.' })
export class UpdateBrandingInput {
  @Text(60, 'Name shown to shoppers.', nullable) brandName?: string | null;
  @Email('E-mail address for shopper support.', nullable) supportEmail?: string | null;
  @Phone('Phone number for shopper support.', nullable) supportPhone?: string | null;
  @Text(500, 'http or https address for shopper support.', nullable) supportUrl?: string | null;
  @Flag('Whether shoppers are mailed about their parcels. Must not be null.', nullable) shopperMails?: boolean | null;
  @Choice(shopperLanguage, 'Language of mails about orders without a locale.', nullable) mailLanguage?: ShopperLanguage | null;
}
