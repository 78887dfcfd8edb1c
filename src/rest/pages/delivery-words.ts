import type { Language } from '../negotiate.js';

export interface DeliveryWords {
  readonly title: string;
  /** By the number of stops before the consignee's. */
  readonly stops: readonly [string, string, string];
  readonly arrived: string;
  readonly today: string;
  readonly between: (from: string, to: string) => string;
  readonly estimated: string;
  readonly driver: (name: string) => string;
  readonly call: string;
  readonly map: string;
}

export const deliveryWords: Readonly<Record<Language, DeliveryWords>> = {
  en: {
    title: 'Your delivery',
    stops: ['Your stop is next', '1 stop before yours', '2 stops before yours'],
    arrived: 'The driver is at your door',
    today: 'The driver is on the way with your parcel',
    between: (from, to) => `Expected between ${from} and ${to}`,
    estimated: 'This is an estimate and may change.',
    driver: (name) => `Your driver is ${name}.`,
    call: 'Call about your delivery',
    map: 'Map: about where the driver is',
  },
  ar: {
    title: 'توصيل شحنتك',
    stops: ['محطتك هي التالية', 'محطة واحدة قبل محطتك', 'محطتان قبل محطتك'],
    arrived: 'السائق عند بابك',
    today: 'السائق في الطريق ومعه شحنتك',
    between: (from, to) => `من المتوقع الوصول بين الساعة ${from} و${to}`,
    estimated: 'هذا الوقت تقديري وقد يتغيّر.',
    driver: (name) => `اسم السائق ${name}.`,
    call: 'اتصل بشأن التوصيل',
    map: 'خريطة: موقع السائق التقريبي',
  },
};
