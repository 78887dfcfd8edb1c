import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const shopperLanguage = enumeration('ShopperLanguage', 'Languages of mails and pages for shoppers.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type ShopperLanguage = ValueOf<typeof shopperLanguage>;
