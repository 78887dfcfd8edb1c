import type { ShopperLanguage } from '../branding/index.js';

/** Countries whose official language is Arabic. */
const ARABIC: ReadonlySet<string> = new Set('AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE'.split(' '));

export interface LanguageFacts {
  /** The order's language tag. */
  readonly locale: string | null;
  /** The seller's choice for orders without a language tag. */
  readonly preferred: ShopperLanguage | null;
  readonly countryCode: string;
}

/** Falls back to English for languages without templates. */
export function shopperLanguage({ locale, preferred, countryCode }: LanguageFacts): ShopperLanguage {
  if (locale !== null) return new Intl.Locale(locale).language === 'ar' ? 'ar' : 'en';
  return preferred ?? (ARABIC.has(countryCode) ? 'ar' : 'en');
}
