import type { ShopperFact } from './shopper-notice.js';
import type { ShopperLanguage } from '../../../branding/index.js';

interface FactWords {
  readonly subject: (order: string, shop: string) => string;
  readonly heading: string;
  readonly opening: (shop: string) => string;
  /** What the shopper can do; null when there is nothing to do. */
  readonly advice: ((shop: string) => string) | null;
  /** The same where the shopper can choose the day. */
  readonly adviceWithDay?: (shop: string) => string;
}

export interface ShopperWords {
  readonly greeting: (name: string) => string;
  readonly facts: Readonly<Record<ShopperFact, FactWords>>;
  readonly haveReady: (amount: string) => string;
  readonly toPayLater: (amount: string) => string;
  readonly payOnline: string;
  readonly nothingToPay: string;
  readonly track: string;
  readonly choose: string;
  readonly chooseDay: string;
  readonly details: string;
  readonly order: string;
  readonly number: string;
  readonly service: string;
  readonly when: string;
  readonly contact: (shop: string) => string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly why: (shop: string) => string;
}

const en: ShopperWords = {
  greeting: (name) => `Hello ${name},`,
  facts: {
    on_its_way: {
      subject: (order, shop) => `Your order ${order} from ${shop} is on its way`,
      heading: 'Your order is on its way',
      opening: (shop) => `${shop} has handed over your parcel to the carrier. We will let you know when it is out for delivery.`,
      advice: null,
    },
    out_for_delivery: {
      subject: (order, shop) => `Out for delivery: your order ${order} from ${shop}`,
      heading: 'Your parcel is out for delivery',
      opening: (shop) => `Your order from ${shop} is on its way to your door.`,
      advice: null,
    },
    attempt_failed: {
      subject: (order, shop) => `We could not deliver your order ${order} from ${shop}`,
      heading: 'We could not deliver your parcel',
      opening: (shop) => `We tried to deliver your order from ${shop}, but could not.`,
      adviceWithDay: (shop) =>
        `Choose the day that suits you, and we will come again. If the address is wrong, please contact ${shop} soon.`,
      advice: (shop) => `We will try again. If the address is wrong or another day suits you better, please contact ${shop} soon.`,
    },
    failed: {
      subject: (order, shop) => `Your order ${order} from ${shop} could not be delivered`,
      heading: 'Your parcel could not be delivered',
      opening: (shop) => `Unfortunately, your order from ${shop} could not be delivered.`,
      adviceWithDay: (shop) => `Choose the day that suits you, or contact ${shop}.`,
      advice: (shop) => `Please contact ${shop} to agree on the next step.`,
    },
    returning: {
      subject: (order, shop) => `Your order ${order} is going back to ${shop}`,
      heading: 'Your parcel is going back to the shop',
      opening: (shop) => `Your order is on its way back to ${shop} because it could not be delivered.`,
      advice: (shop) => `Please contact ${shop} if you would still like to receive it.`,
    },
    delivered: {
      subject: (order, shop) => `Delivered: your order ${order} from ${shop}`,
      heading: 'Your parcel was delivered',
      opening: (shop) => `Your order from ${shop} was delivered. Enjoy it!`,
      advice: (shop) => `Is something missing or damaged? ${shop} is happy to help.`,
    },
  },
  haveReady: (amount) => `Please have ${amount} ready.`,
  toPayLater: (amount) => `To pay on delivery: ${amount}`,
  payOnline: 'Pay online',
  nothingToPay: 'Nothing to pay on delivery.',
  track: 'Track your parcel',
  choose: 'Choose how we deliver it',
  chooseDay: 'Choose another day',
  details: 'Details',
  order: 'Order',
  number: 'Tracking number',
  service: 'Service',
  when: 'When',
  contact: (shop) => `Contact ${shop}`,
  email: 'E-mail',
  phone: 'Phone',
  website: 'Website',
  why: (shop) => `You receive this mail because you placed an order with ${shop}, and it concerns this order only.`,
};

const ar: ShopperWords = {
  greeting: (name) => `مرحبًا ${name}،`,
  facts: {
    on_its_way: {
      subject: (order, shop) => `طلبك ${order} من ${shop} في الطريق إليك`,
      heading: 'طلبك في الطريق إليك',
      opening: (shop) => `سلّم ${shop} شحنتك للتوصيل. سنخبرك عندما تخرج للتوصيل.`,
      advice: null,
    },
    out_for_delivery: {
      subject: (order, shop) => `خرج للتوصيل: طلبك ${order} من ${shop}`,
      heading: 'شحنتك خرجت للتوصيل',
      opening: (shop) => `طلبك من ${shop} في طريقه إلى بابك.`,
      advice: null,
    },
    attempt_failed: {
      subject: (order, shop) => `تعذّر علينا تسليم طلبك ${order} من ${shop}`,
      heading: 'تعذّر علينا تسليم شحنتك',
      opening: (shop) => `حاولنا توصيل طلبك من ${shop} ولم نتمكن.`,
      adviceWithDay: (shop) => `اختر اليوم الذي يناسبك وسنأتي مرة أخرى. إذا كان العنوان غير صحيح فيرجى التواصل مع ${shop} قريبًا.`,
      advice: (shop) => `سنحاول مرة أخرى. إذا كان العنوان غير صحيح أو كان يناسبك يوم آخر، فيرجى التواصل مع ${shop} قريبًا.`,
    },
    failed: {
      subject: (order, shop) => `تعذّر توصيل طلبك ${order} من ${shop}`,
      heading: 'تعذّر توصيل شحنتك',
      opening: (shop) => `للأسف تعذّر توصيل طلبك من ${shop}.`,
      adviceWithDay: (shop) => `اختر اليوم الذي يناسبك، أو تواصل مع ${shop}.`,
      advice: (shop) => `يرجى التواصل مع ${shop} للاتفاق على الخطوة التالية.`,
    },
    returning: {
      subject: (order, shop) => `طلبك ${order} في طريق العودة إلى ${shop}`,
      heading: 'شحنتك في طريق العودة إلى المتجر',
      opening: (shop) => `تعذّر توصيل طلبك وهو الآن في طريق العودة إلى ${shop}.`,
      advice: (shop) => `إذا كنت لا تزال ترغب في استلامه، فيرجى التواصل مع ${shop}.`,
    },
    delivered: {
      subject: (order, shop) => `تم التوصيل: طلبك ${order} من ${shop}`,
      heading: 'تم توصيل شحنتك',
      opening: (shop) => `تم توصيل طلبك من ${shop}. نتمنى أن ينال إعجابك!`,
      advice: (shop) => `هل هناك شيء ناقص أو تالف؟ يرجى التواصل مع ${shop}.`,
    },
  },
  haveReady: (amount) => `يرجى تجهيز مبلغ ${amount}.`,
  toPayLater: (amount) => `المبلغ المطلوب عند التسليم: ${amount}`,
  payOnline: 'ادفع عبر الإنترنت',
  nothingToPay: 'لا يوجد أي مبلغ مطلوب عند التسليم.',
  track: 'تتبّع شحنتك',
  choose: 'اختر كيف نوصلها إليك',
  chooseDay: 'اختر يومًا آخر',
  details: 'التفاصيل',
  order: 'الطلب',
  number: 'رقم التتبع',
  service: 'الخدمة',
  when: 'الوقت',
  contact: (shop) => `للتواصل مع ${shop}`,
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  website: 'الموقع الإلكتروني',
  why: (shop) => `وصلتك هذه الرسالة لأنك طلبت من ${shop}، وهي تخص هذا الطلب فقط.`,
};

export const shopperWords: Readonly<Record<ShopperLanguage, ShopperWords>> = { en, ar };
