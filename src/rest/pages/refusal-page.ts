import { escapeHtml } from '../../kernel/text.js';
import type { ErrorCode } from '../../kernel/errors.js';
import type { Language } from '../negotiate.js';
import { contentAnswer, type Answer } from '../answer.js';
import { pageOf } from './page.js';
import { trackForm, TRACK_FORM_TARGETS } from './track-form.js';

interface Words {
  readonly title: string;
  readonly advice: string;
}

const NOT_FOUND: Readonly<Record<Language, Words>> = {
  en: {
    title: 'We could not find this parcel',
    advice: 'Please check the number in the message from your shop. It may take a while until a new parcel appears.',
  },
  ar: {
    title: 'لم نعثر على هذه الشحنة',
    advice: 'يرجى التحقق من الرقم الوارد في رسالة المتجر. قد تحتاج الشحنة الجديدة إلى بعض الوقت حتى تظهر.',
  },
};

const NO_INVOICE: Readonly<Record<Language, Words>> = {
  en: {
    title: 'We do not recognise this payment link',
    advice: 'Please check the link in your message, and do not pay until it opens. The shop can send you a new link.',
  },
  ar: {
    title: 'رابط الدفع هذا غير معروف',
    advice: 'يرجى التحقق من الرابط الوارد في رسالتك وعدم الدفع قبل أن يفتح. يمكن للمتجر إرسال رابط جديد.',
  },
};

const NO_DELIVERY_LINK: Readonly<Record<Language, Words>> = {
  en: {
    title: 'We do not recognise this delivery link',
    advice: 'Please open the link in the message about your order again.',
  },
  ar: { title: 'رابط التوصيل هذا غير معروف', advice: 'يرجى فتح الرابط الوارد في الرسالة الخاصة بطلبك مرة أخرى.' },
};

const TOO_LATE: Readonly<Record<Language, Words>> = {
  en: {
    title: 'It is too late to change this delivery',
    advice: 'The parcel is out for delivery or has arrived. Nothing was changed; the driver follows your last choice, if there is one.',
  },
  ar: {
    title: 'فات وقت تغيير هذا التوصيل',
    advice: 'خرجت الشحنة للتوصيل أو وصلت. لم يتغيّر شيء، ويلتزم السائق بآخر اختيار لك إن وُجد.',
  },
};

const NOT_OFFERED: Readonly<Record<Language, Words>> = {
  en: { title: 'This cannot be chosen for your parcel', advice: 'Please go back and choose something else. Nothing was changed.' },
  ar: { title: 'هذا الخيار غير متاح لشحنتك', advice: 'يرجى الرجوع واختيار شيء آخر. لم يتغيّر شيء.' },
};

const INCOMPLETE: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Something is missing',
    advice: 'Please go back, fill in every required field and keep the texts short. Nothing was changed.',
  },
  ar: { title: 'هناك معلومات ناقصة', advice: 'يرجى الرجوع وملء كل الحقول المطلوبة بنصوص قصيرة. لم يتغيّر شيء.' },
};

const BY_CODE: Readonly<Partial<Record<ErrorCode, Readonly<Record<Language, Words>>>>> = {
  INVOICE_NOT_FOUND: NO_INVOICE,
  DELIVERY_LINK_NOT_FOUND: NO_DELIVERY_LINK,
  DELIVERY_CHOICE_CLOSED: TOO_LATE,
  DELIVERY_CHOICE_NOT_ALLOWED: NOT_OFFERED,
  MISSING_FIELD: INCOMPLETE,
  VALIDATION_FAILED: INCOMPLETE,
};

/** Pages of links, which are not found by a parcel number. */
const LINKS: ReadonlySet<ErrorCode> = new Set(['INVOICE_NOT_FOUND', 'DELIVERY_LINK_NOT_FOUND']);

const BACK: Readonly<Record<Language, string>> = { en: 'Back to the delivery', ar: 'العودة إلى التوصيل' };
const TOO_MANY: Readonly<Record<Language, Words>> = {
  en: { title: 'One moment, please', advice: 'There were many requests from your connection. Please try again in a minute.' },
  ar: { title: 'لحظة من فضلك', advice: 'وصلت طلبات كثيرة من اتصالك. يرجى المحاولة مرة أخرى بعد دقيقة.' },
};

const TROUBLE: Readonly<Record<Language, Words>> = {
  en: { title: 'This page cannot be shown right now', advice: 'Please try again in a few minutes. Your parcel is not affected.' },
  ar: { title: 'لا يمكن عرض هذه الصفحة الآن', advice: 'يرجى المحاولة بعد بضع دقائق. لا يؤثر ذلك على شحنتك.' },
};

interface Asked {
  readonly requestId: string;
  readonly language: Language;
  /** The parcel number in the request; undefined on other pages. */
  readonly number: string | undefined;
  /** The page of the delivery link in the request; undefined on other pages. */
  readonly deliver: string | undefined;
}

/** The error page for people. */
export function refusalPage(status: number, code: ErrorCode, { requestId, language, number, deliver }: Asked): Answer {
  const { title, advice } = wordsFor(status, code)[language];
  const form = status === 404 && !LINKS.has(code) ? trackForm(language, number) : '';
  const isKnown = deliver !== undefined && code !== 'DELIVERY_LINK_NOT_FOUND';
  const back = isKnown ? `<p><a href="${escapeHtml(deliver)}?lang=${language}">${BACK[language]}</a></p>` : '';
  const main = `<section><h1>${title}</h1><p>${advice}</p>${back}${form}<p class="soft"><small><bdi>${escapeHtml(requestId)}</bdi></small></p></section>`;
  const page = pageOf({ title, language, main, forms: form === '' ? undefined : TRACK_FORM_TARGETS });
  return contentAnswer(page.content, { ...page.headers, Vary: 'Accept, Accept-Language' }, status);
}

function wordsFor(status: number, code: ErrorCode): Readonly<Record<Language, Words>> {
  if (code === 'RATE_LIMITED') return TOO_MANY;
  return BY_CODE[code] ?? (status < 500 ? NOT_FOUND : TROUBLE);
}
