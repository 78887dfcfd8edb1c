import type { ErrorCode } from '../../kernel/errors.js';
import type { Language } from '../negotiate.js';
import { contentAnswer, type Answer } from '../answer.js';
import { escapeHtml, pageOf } from './page.js';
import { trackForm, TRACK_FORM_TARGETS } from './track-form.js';

interface Words {
  readonly title: string;
  readonly advice: string;
}

const NOT_FOUND: Readonly<Record<Language, Words>> = {
  en: {
    title: 'We could not find this parcel',
    advice: 'Please check the number in the message from your store. It may take a while until a new parcel appears.',
  },
  ar: {
    title: 'لم نعثر على هذه الشحنة',
    advice: 'يرجى التحقق من الرقم الوارد في رسالة المتجر. قد تحتاج الشحنة الجديدة إلى بعض الوقت حتى تظهر.',
  },
};

const NO_INVOICE: Readonly<Record<Language, Words>> = {
  en: {
    title: 'We do not recognise this payment link',
    advice: 'Please check the link in your message, and do not pay until it opens. The store can send you a new link.',
  },
  ar: {
    title: 'رابط الدفع هذا غير معروف',
    advice: 'يرجى التحقق من الرابط الوارد في رسالتك وعدم الدفع قبل أن يفتح. يمكن للمتجر إرسال رابط جديد.',
  },
};

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
}

/** The error page for people. */
export function refusalPage(status: number, code: ErrorCode, { requestId, language, number }: Asked): Answer {
  const { title, advice } = wordsFor(status, code)[language];
  const form = code !== 'INVOICE_NOT_FOUND' && status === 404 ? trackForm(language, number) : '';
  const main = `<section><h1>${title}</h1><p>${advice}</p>${form}<p class="soft"><small><bdi>${escapeHtml(requestId)}</bdi></small></p></section>`;
  const page = pageOf({ title, language, main, forms: form === '' ? undefined : TRACK_FORM_TARGETS });
  return contentAnswer(page.content, { ...page.headers, Vary: 'Accept, Accept-Language' }, status);
}

function wordsFor(status: number, code: ErrorCode): Readonly<Record<Language, Words>> {
  if (code === 'RATE_LIMITED') return TOO_MANY;
  if (code === 'INVOICE_NOT_FOUND') return NO_INVOICE;
  return status < 500 ? NOT_FOUND : TROUBLE;
}
