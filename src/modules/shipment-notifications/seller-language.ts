/** The language of mails to a seller: Arabic, else English. */
export const sellerLanguage = (tag: string): 'en' | 'ar' => (/^ar\b/i.test(tag) ? 'ar' : 'en');
