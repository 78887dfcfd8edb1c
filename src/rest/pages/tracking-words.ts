import type { Language } from '../negotiate.js';

export interface TrackingWords {
  readonly title: string;
  readonly parcelFor: (name: string, city: string) => string;
  readonly parcelTo: (city: string) => string;
  readonly way: readonly [string, string, string, string];
  readonly returnWay: readonly [string, string, string, string];
  readonly wayName: string;
  readonly done: string;
  readonly nextDay: (day: string) => string;
  readonly chooseDay: string;
  readonly linkByMail: string;
  readonly linkSent: string;
  readonly askShop: (shop: string) => string;
  readonly history: string;
  readonly zone: (name: string) => string;
  readonly details: string;
  readonly number: string;
  readonly service: string;
  readonly payment: string;
  readonly toPay: string;
  readonly cash: string;
  readonly cashOrOnline: string;
  readonly payOnline: string;
  readonly paid: string;
  readonly prepaid: string;
  readonly test: string;
  readonly questions: string;
  readonly contact: (shop: string) => string;
  readonly email: string;
  readonly phone: string;
  readonly visit: string;
}

export const trackingWords: Readonly<Record<Language, TrackingWords>> = {
  en: {
    title: 'Parcel',
    parcelFor: (name, city) => `Parcel for ${name} in ${city}`,
    parcelTo: (city) => `Parcel to ${city}`,
    way: ['Ordered', 'On its way', 'Out for delivery', 'Delivered'],
    returnWay: ['Requested', 'Collected', 'On its way', 'At the shop'],
    wayName: 'Progress',
    done: 'done',
    nextDay: (day) => `We will bring it on ${day}.`,
    chooseDay: 'Choose another day',
    linkByMail: 'We send the link to the e-mail address of the order.',
    linkSent: 'We have sent the link to the e-mail address of the order. Open it to choose the day.',
    askShop: (shop) => `Please contact ${shop} to agree on the next step.`,
    history: 'History',
    zone: (name) => `Times are local at the destination: ${name}.`,
    details: 'Details',
    number: 'Tracking number',
    service: 'Service',
    payment: 'Payment',
    toPay: 'To pay on delivery',
    cash: 'Please have the amount ready in cash when the parcel arrives.',
    cashOrOnline: 'Pay in cash when the parcel arrives, or pay online beforehand.',
    payOnline: 'Pay online',
    paid: 'Paid. Nothing is left to pay on delivery.',
    test: 'This is a test. There is no parcel.',
    prepaid: 'Already paid to the shop. Nothing to pay on delivery.',
    questions: 'Questions?',
    contact: (shop) => `${shop} is happy to help.`,
    email: 'E-mail',
    phone: 'Phone',
    visit: 'Website',
  },
  ar: {
    title: 'الشحنة',
    parcelFor: (name, city) => `شحنة إلى ${name} في ${city}`,
    parcelTo: (city) => `شحنة إلى ${city}`,
    way: ['تم الطلب', 'في الطريق', 'خرجت للتوصيل', 'تم التوصيل'],
    returnWay: ['تم الطلب', 'استلمناها', 'في الطريق', 'وصلت المتجر'],
    wayName: 'مراحل الشحنة',
    done: 'تمت',
    nextDay: (day) => `سنوصلها يوم ${day}.`,
    chooseDay: 'اختر يومًا آخر',
    linkByMail: 'نرسل الرابط إلى البريد الإلكتروني المسجّل في الطلب.',
    linkSent: 'أرسلنا الرابط إلى البريد الإلكتروني المسجّل في الطلب. افتحه واختر اليوم.',
    askShop: (shop) => `يرجى التواصل مع ${shop} للاتفاق على الخطوة التالية.`,
    history: 'ما حدث حتى الآن',
    zone: (name) => `الأوقات بالتوقيت المحلي للوجهة: ${name}.`,
    details: 'التفاصيل',
    number: 'رقم التتبع',
    service: 'الخدمة',
    payment: 'الدفع',
    toPay: 'المبلغ المطلوب عند التسليم',
    cash: 'يرجى تجهيز المبلغ نقدًا عند وصول الشحنة.',
    cashOrOnline: 'ادفع نقدًا عند وصول الشحنة، أو عبر الإنترنت قبل ذلك.',
    payOnline: 'ادفع عبر الإنترنت',
    paid: 'تم الدفع. لا يوجد أي مبلغ مطلوب عند التسليم.',
    test: 'هذا اختبار، ولا يوجد طرد.',
    prepaid: 'تم الدفع للمتجر مسبقًا. لا يوجد أي مبلغ مطلوب عند التسليم.',
    questions: 'هل لديك سؤال؟',
    contact: (shop) => `يسعد ${shop} بمساعدتك.`,
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    visit: 'الموقع الإلكتروني',
  },
};
