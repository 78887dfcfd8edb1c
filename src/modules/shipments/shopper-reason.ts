type Language = 'en' | 'ar';

/**
 * Why a delivery failed, in words for shoppers. Anyone with the number of a parcel may read them: they name no person and no place. Codes
 * that are not here are not shown to shoppers.
 */
const reasons: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  en: {
    nobody_home: 'No one was there to take it.',
    postponed: 'Another day was asked for.',
    no_access: 'The driver could not get to the door.',
    no_cash: 'The amount to pay was not ready.',
    unreachable: 'The driver could not reach anyone by phone.',
    address_incomplete: 'The address is incomplete.',
    address_wrong: 'We could not find the recipient at this address.',
    customs: 'It is waiting for customs.',
    payment: 'It is waiting for a payment.',
    refused: 'It was not accepted at the door.',
    lost: 'It was lost on the way.',
    damaged: 'It was damaged on the way.',
    attempts_used: 'We tried several times.',
  },
  ar: {
    nobody_home: 'لم نجد أحدًا لاستلامها.',
    postponed: 'طُلب توصيلها في يوم آخر.',
    no_access: 'لم يتمكن السائق من الوصول إلى الباب.',
    no_cash: 'لم يكن المبلغ المطلوب جاهزًا.',
    unreachable: 'اتصل السائق ولم يردّ أحد.',
    address_incomplete: 'العنوان غير مكتمل.',
    address_wrong: 'لم نجد المستلم في هذا العنوان.',
    customs: 'ما زالت لدى الجمارك.',
    payment: 'ما زالت بانتظار الدفع.',
    refused: 'رُفض استلامها عند الباب.',
    lost: 'فُقدت في الطريق.',
    damaged: 'تضررت في الطريق.',
    attempts_used: 'حاولنا توصيلها أكثر من مرة.',
  },
};

/** The reason in words for shoppers; null for codes that are not theirs to know. */
export const shopperReason = (code: string | null | undefined, language: Language): string | null => reasons[language][code ?? ''] ?? null;

const OF_HOLDS: ReadonlySet<string> = new Set(['customs', 'address_incomplete', 'address_wrong']);

/** The same for a hold before delivery, which is often between the operator and the seller. */
export const shopperHoldReason = (code: string | null | undefined, language: Language): string | null =>
  code != null && OF_HOLDS.has(code) ? shopperReason(code, language) : null;
