import type { DigestKind } from './order-digest.js';

export interface DigestWords {
  readonly language: 'en' | 'ar';
  readonly heading: (day: string) => string;
  readonly counted: Readonly<Record<DigestKind, (count: number) => string>>;
  readonly comma: string;
  readonly titles: Readonly<Record<DigestKind, string>>;
  readonly warnings: (count: number) => string;
  readonly more: (count: number) => string;
  readonly unpaid: string;
  readonly topUp: string;
  readonly attention: string;
  readonly list: string;
}

const digits = (count: number): string => count.toLocaleString('en');

const en: DigestWords = {
  language: 'en',
  heading: (day) => `Your parcels on ${day}`,
  counted: {
    failed: (count) => `${digits(count)} not delivered`,
    attempt_failed: (count) => `${digits(count)} to be tried again`,
    return_to_sender: (count) => `${digits(count)} coming back`,
    return_created: (count) => (count === 1 ? '1 return' : `${digits(count)} returns`),
    cancelled: (count) => `${digits(count)} cancelled`,
    delivered: (count) => `${digits(count)} delivered`,
    order_placed: (count) => (count === 1 ? '1 new order' : `${digits(count)} new orders`),
  },
  comma: ', ',
  titles: {
    failed: 'Not delivered',
    attempt_failed: 'To be tried again',
    return_to_sender: 'Coming back',
    return_created: 'Returns',
    cancelled: 'Cancelled',
    delivered: 'Delivered',
    order_placed: 'New orders',
  },
  warnings: (count) => (count === 1 ? '1 warning' : `${digits(count)} warnings`),
  more: (count) => `And ${digits(count)} more`,
  unpaid: 'Your wallet does not cover all of your shipments. Those are not picked up until you top it up.',
  topUp: 'Top up the wallet',
  attention: 'See what needs you',
  list: 'Open your shipments',
};

const ar: DigestWords = {
  language: 'ar',
  heading: (day) => `شحناتك يوم ${day}`,
  counted: {
    failed: (count) => `تعذّر توصيلها: ${digits(count)}`,
    attempt_failed: (count) => `ستُعاد محاولة توصيلها: ${digits(count)}`,
    return_to_sender: (count) => `في طريق العودة: ${digits(count)}`,
    return_created: (count) => `مرتجعات: ${digits(count)}`,
    cancelled: (count) => `ملغاة: ${digits(count)}`,
    delivered: (count) => `تم توصيلها: ${digits(count)}`,
    order_placed: (count) => `طلبات جديدة: ${digits(count)}`,
  },
  comma: '، ',
  titles: {
    failed: 'تعذّر توصيلها',
    attempt_failed: 'ستُعاد محاولة توصيلها',
    return_to_sender: 'في طريق العودة',
    return_created: 'مرتجعات',
    cancelled: 'ملغاة',
    delivered: 'تم توصيلها',
    order_placed: 'طلبات جديدة',
  },
  warnings: (count) => `تنبيهات: ${digits(count)}`,
  more: (count) => `و${digits(count)} غيرها`,
  unpaid: 'رصيد محفظتك لا يغطي كل شحناتك، ولن تُستلم البقية حتى تشحنها.',
  topUp: 'اشحن المحفظة',
  attention: 'ما يحتاج إليك',
  list: 'افتح شحناتك',
};

export const digestWords: Readonly<Record<'en' | 'ar', DigestWords>> = { en, ar };
