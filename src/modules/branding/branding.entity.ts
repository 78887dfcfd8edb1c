import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { type ShopperLanguage, shopperLanguage } from './branding.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { UpdateBrandingInput } from './branding.types.js';

export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];

/** How a seller presents itself to shoppers. A seller without a row uses the defaults, and its shoppers get no mail. */
export const SellerBrandingSchema = defineEntity({
  name: 'SellerBranding',
  tableName: 'seller_branding',
  properties: {
    sellerId: p.uuid().primary(),
    brandName: p.string().length(maxOf(UpdateBrandingInput, 'brandName')).nullable(),
    supportEmail: p.string().length(maxOf(UpdateBrandingInput, 'supportEmail')).nullable(),
    supportPhone: p.string().length(maxOf(UpdateBrandingInput, 'supportPhone')).nullable(),
    supportUrl: p.string().length(maxOf(UpdateBrandingInput, 'supportUrl')).nullable(),
    shopperMails: p.boolean().default(false),
    /** For orders without a locale; null uses the language of the destination country. */
    mailLanguage: p
      .enum(() => shopperLanguage.values)
      .$type<ShopperLanguage>()
      .nullable(),
    updatedAt: instant(),
  },
});

/** A separate table, so that reading the settings never reads the image. Stored in the database, so that every process can serve it. */
export const SellerLogoSchema = defineEntity({
  name: 'SellerLogo',
  tableName: 'seller_logo',
  properties: {
    sellerId: p.uuid().primary(),
    /** SHA-256 of the content in hexadecimal. It names the public file, so the name changes with the image. */
    hash: p.string().columnType('char(64)').index('seller_logo_hash'),
    contentType: p.enum(() => logoTypes).$type<LogoType>(),
    width: p.integer(),
    height: p.integer(),
    content: p.blob(),
    updatedAt: instant(),
  },
});

export interface SellerLogo {
  readonly hash: string;
  readonly contentType: LogoType;
  readonly width: number;
  readonly height: number;
}

/** The public path of a logo. */
export const logoPath = ({ hash, contentType }: Pick<SellerLogo, 'hash' | 'contentType'>): string =>
  `/brand/${hash}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
