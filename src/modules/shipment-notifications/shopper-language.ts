import type { ShopperLanguage } from '../branding/index.js';

/** Countries whose official language is Arabic. */
const ARABIC: ReadonlySet<string> = new Set('AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE'.split(' '));

export interface LanguageFacts {
  /** Of the order, as a language tag. */
  readonly locale: string | null;
  /** What the seller chose for orders without one. */
  readonly preferred: ShopperLanguage | null;
  readonly countryCode: string;
}

/** A shopper whose language we do not write is written to in English. */
export function shopperLanguage({ locale, preferred, countryCode }: LanguageFacts): ShopperLanguage {
  if (locale !== null) return new Intl.Locale(locale).language === 'ar' ? 'ar' : 'en';
  return preferred ?? (ARABIC.has(countryCode) ? 'ar' : 'en');
}
