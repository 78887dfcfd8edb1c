import { localTime } from '../../../kernel/local-time.js';
import { singleLine } from '../../../platform/mail/single-line.js';
import type { NewMail } from '../mail.js';
import { type Letter, row, writeMail } from './letter.js';
import type { ShopperContact, ShopperLanguage } from './shopper/shopper-notice.js';

/** The code that the consignee tells the driver at the door. */
export interface DeliveryCodeNotice {
  readonly language: ShopperLanguage;
  readonly code: string;
  readonly orderReference: string;
  readonly number: string;
  readonly expiresAt: Date;
  /** IANA time zone of the destination. */
  readonly timeZone: string;
  readonly shop: ShopperContact;
}

/** The code is not in the subject, which phones show while they are locked. */
export function deliveryCodeMail(notice: DeliveryCodeNotice, recipient: string): NewMail {
  const { shop, code } = notice;
  return {
    ...writeMail(
      { kind: 'delivery_code', audience: 'shopper', recipient },
      { ...letters[notice.language](notice), hasLogo: shop.logoSellerId !== null },
    ),
    sender: { name: singleLine(shop.name), replyTo: shop.email, logoSellerId: shop.logoSellerId },
    secret: code,
  };
}

/** The same as a text message. */
export const deliveryCodeText = ({ language, code, orderReference, shop }: DeliveryCodeNotice): string =>
  texts[language](code, singleLine(orderReference), singleLine(shop.name));

const texts: Readonly<Record<ShopperLanguage, (code: string, order: string, shop: string) => string>> = {
  en: (code, order, shop) =>
    `${code} is the delivery code for your order ${order} from ${shop}. Tell it to the driver only when you get your parcel.`,
  ar: (code, order, shop) => `${code} هو رمز استلام طلبك ${order} من ${shop}. لا تعطه للسائق إلا عند استلام شحنتك.`,
};

const letters: Readonly<Record<ShopperLanguage, (notice: DeliveryCodeNotice) => Letter>> = {
  en: ({ code, orderReference, number, expiresAt, timeZone, shop }) => ({
    language: 'en',
    subject: `Delivery code for your order ${orderReference} from ${shop.name}`,
    heading: `Your delivery code: ${code}`,
    opening: `Your order from ${shop.name} is about to be delivered. Tell the driver this code when you get your parcel, not before. We never ask for it by phone.`,
    alerts: [],
    sections: [
      {
        title: 'Details',
        rows: [
          row('Delivery code', code),
          row('Order', orderReference),
          row('Tracking number', number),
          row('Valid until', localTime(expiresAt, timeZone, 'en')),
        ],
      },
    ],
    links: [],
  }),
  ar: ({ code, orderReference, number, expiresAt, timeZone, shop }) => ({
    language: 'ar',
    subject: `رمز استلام طلبك ${orderReference} من ${shop.name}`,
    heading: `رمز الاستلام: ${code}`,
    opening: `طلبك من ${shop.name} على وشك التسليم. أعطِ السائق هذا الرمز عند استلام شحنتك وليس قبل ذلك. لا نطلبه عبر الهاتف أبدًا.`,
    alerts: [],
    sections: [
      {
        title: 'التفاصيل',
        rows: [
          row('رمز الاستلام', code),
          row('الطلب', orderReference),
          row('رقم التتبع', number),
          row('صالح حتى', localTime(expiresAt, timeZone, 'ar')),
        ],
      },
    ],
    links: [],
  }),
};
