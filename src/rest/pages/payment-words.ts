import type { Language } from '../negotiate.js';
import type { PaymentPageQuery } from '../operations.generated.js';

type Status = PaymentPageQuery['paymentPage']['status'];
type Kind = PaymentPageQuery['paymentPage']['kind'];
type Lines = readonly string[];

export interface PaymentWords {
  readonly title: string;
  readonly headline: Readonly<Record<Status, string>>;
  readonly pay: string;
  readonly payDemo: string;
  readonly what: string;
  /** Shown if online payment is not available. */
  readonly unpaid: Readonly<Record<Kind, Lines>>;
  readonly online: Readonly<Record<Kind, Lines>>;
  readonly advice: Readonly<Record<Exclude<Status, 'UNPAID'>, Lines>>;
  readonly details: string;
  readonly purpose: string;
  readonly purposes: Readonly<Record<Kind, string>>;
  readonly order: string;
  readonly parcel: string;
  readonly invoice: string;
}

export const paymentWords: Readonly<Record<Language, PaymentWords>> = {
  en: {
    title: 'Payment',
    headline: {
      UNPAID: 'Payment due',
      PAID: 'Paid – thank you',
      VOID: 'This payment link is no longer valid',
      DISABLED: 'This payment link is currently disabled',
      EXPIRED: 'This payment link has expired',
    },
    pay: 'Pay now',
    payDemo: 'Pay (demonstration)',
    what: 'What to do',
    unpaid: {
      COD: [
        'You can pay the driver when your parcel arrives.',
        'To pay by bank transfer, ask the store for its bank details and quote the invoice number.',
      ],
      ADJUSTMENT: ['Please pay by bank transfer and quote the invoice number.', 'The parcel continues as soon as the payment is recorded.'],
    },
    online: {
      COD: ['If you pay now, the driver collects nothing.', 'You can also pay the driver when your parcel arrives.'],
      ADJUSTMENT: ['The parcel continues as soon as you have paid.'],
    },
    advice: {
      PAID: ['Nothing is left to pay for this parcel.'],
      VOID: ['Please do not pay. The amount has changed or is no longer due. Ask for a new link.'],
      DISABLED: ['Please do not pay yet. The amount is being reviewed.'],
      EXPIRED: ['Please do not pay. Ask for a new link.'],
    },
    details: 'Details',
    purpose: 'For',
    purposes: { COD: 'Your order, cash on delivery', ADJUSTMENT: 'Difference in the shipping price' },
    order: 'Order',
    parcel: 'Parcel',
    invoice: 'Invoice number',
  },
  ar: {
    title: 'الدفع',
    headline: {
      UNPAID: 'المبلغ المستحق',
      PAID: 'تم الدفع – شكرًا لك',
      VOID: 'رابط الدفع هذا لم يعد صالحًا',
      DISABLED: 'رابط الدفع هذا متوقف مؤقتًا',
      EXPIRED: 'انتهت صلاحية رابط الدفع هذا',
    },
    pay: 'ادفع الآن',
    payDemo: 'ادفع (عرض تجريبي)',
    what: 'ما الذي عليك فعله',
    unpaid: {
      COD: ['يمكنك الدفع للسائق عند وصول الشحنة.', 'للدفع بالتحويل اطلب من المتجر بيانات حسابه واذكر رقم الفاتورة.'],
      ADJUSTMENT: ['يرجى الدفع بالتحويل مع ذكر رقم الفاتورة.', 'تتابع الشحنة طريقها فور تسجيل الدفع.'],
    },
    online: {
      COD: ['ادفع الآن ولن يحصّل السائق أي مبلغ.', 'يمكنك أيضًا الدفع للسائق عند وصول الشحنة.'],
      ADJUSTMENT: ['تتابع الشحنة طريقها فور الدفع.'],
    },
    advice: {
      PAID: ['لم يعد هناك أي مبلغ مستحق على هذه الشحنة.'],
      VOID: ['يرجى عدم الدفع. تغيّر المبلغ أو لم يعد هناك شيء مستحق: اطلب رابطًا جديدًا.'],
      DISABLED: ['يرجى عدم الدفع الآن. المبلغ قيد المراجعة.'],
      EXPIRED: ['يرجى عدم الدفع. اطلب رابطًا جديدًا.'],
    },
    details: 'التفاصيل',
    purpose: 'مقابل',
    purposes: { COD: 'طلبك المدفوع عند التسليم', ADJUSTMENT: 'فرق سعر الشحن' },
    order: 'الطلب',
    parcel: 'الشحنة',
    invoice: 'رقم الفاتورة',
  },
};
