import { escapeHtml } from '../../kernel/text.js';
import type { Language } from '../negotiate.js';
import type { PaymentPageQuery } from '../operations.generated.js';
import { pageOf, type Page } from './page.js';

interface PaymentWords {
  readonly title: string;
  readonly headline: Readonly<Record<Status, string>>;
  readonly pay: string;
  readonly payDemo: string;
  readonly what: string;
  /** Shown if online payment is not available. */
  readonly unpaid: Readonly<Record<Kind, Lines>>;
  readonly online: Readonly<Record<Kind, Lines>>;
  readonly advice: Readonly<Record<Exclude<Status, 'UNPAID'>, Lines>>;
  readonly paidIn: string;
  readonly toWallet: string;
  readonly toParcel: string;
  readonly details: string;
  readonly purpose: string;
  readonly purposes: Readonly<Record<Kind, string>>;
  readonly order: string;
  readonly parcel: string;
  readonly invoice: string;
  readonly number: string;
}

type Payable = PaymentPageQuery['paymentPage'];

/** The page of a payment link: amount, purpose and what to do. */
export function paymentPage(payable: Payable, language: Language): Page {
  const words = paymentWords[language];
  const main = [headOf(payable, words), adviceOf(payable, words), detailsOf(payable, words)].filter(Boolean).join('\n');
  const title = `${words.title} ${payable.refId} – ${payable.shopName}`;
  const forms = ["'self'", ...(payable.providerOrigin ? [payable.providerOrigin] : [])].join(' ');
  return pageOf({ title, language, main, forms: payable.way === 'NONE' ? undefined : forms });
}

function headOf(payable: Payable, words: PaymentWords): string {
  const { amount, currency } = payable.amount;
  const mood = payable.status === 'PAID' ? 'good' : payable.status === 'UNPAID' ? 'fair' : 'bad';
  return `<section class="${mood}"><p class="soft"><bdi>${escapeHtml(payable.shopName)}</bdi></p>
<h1>${words.headline[payable.status]}</h1>
<p class="amount"><bdi dir="ltr">${escapeHtml(currency)} ${escapeHtml(amount)}</bdi></p>${buttonOf(payable, words)}</section>`;
}

/** A form without fields: the service decides the amount, not the browser. */
function buttonOf({ way }: Payable, words: PaymentWords): string {
  if (way === 'NONE') return '';
  const label = way === 'DEMO' ? words.payDemo : words.pay;
  return `\n<form method="post"><button type="submit">${label}</button></form>`;
}

function adviceOf({ status, kind, way, shipmentReference: parcel }: Payable, words: PaymentWords): string {
  if (kind === 'TOPUP' && status === 'PAID') {
    const [path, name] = parcel === '' ? ['wallet', words.toWallet] : [`shipments/${encodeURIComponent(parcel)}`, words.toParcel];
    return `<section><p>${words.paidIn}</p><p><a href="/console/${path}">${name}</a></p></section>`;
  }
  const advice = status === 'UNPAID' ? (way === 'NONE' ? words.unpaid[kind] : words.online[kind]) : words.advice[status];
  return `<section><h2>${words.what}</h2>${advice.map((line) => `<p>${line}</p>`).join('')}</section>`;
}

function detailsOf(payable: Payable, words: PaymentWords): string {
  const facts = [
    [words.purpose, words.purposes[payable.kind]],
    ...(payable.orderReference === '' ? [] : [[words.order, bdi(payable.orderReference)] as const]),
    ...(payable.shipmentReference === '' ? [] : [[words.parcel, bdi(payable.shipmentReference)] as const]),
    [payable.kind === 'TOPUP' ? words.number : words.invoice, bdi(String(payable.refId))],
  ] as const;
  return `<section><h2>${words.details}</h2><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></section>`;
}

const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

type Status = PaymentPageQuery['paymentPage']['status'];
type Kind = PaymentPageQuery['paymentPage']['kind'];
type Lines = readonly string[];

const paymentWords: Readonly<Record<Language, PaymentWords>> = {
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
        'To pay by bank transfer, ask the shop for its bank details and quote the invoice number.',
      ],
      ADJUSTMENT: ['Please pay by bank transfer and quote the invoice number.', 'The parcel continues as soon as the payment is recorded.'],
      TOPUP: ['Please pay by bank transfer. The wallet shows the bank details and what to quote.'],
    },
    online: {
      COD: ['If you pay now, the driver collects nothing.', 'You can also pay the driver when your parcel arrives.'],
      ADJUSTMENT: ['The parcel continues as soon as you have paid.'],
      TOPUP: ['The money is in the wallet as soon as you have paid.'],
    },
    advice: {
      PAID: ['Nothing is left to pay for this parcel.'],
      VOID: ['Please do not pay. The amount has changed or is no longer due. Ask for a new link.'],
      DISABLED: ['Please do not pay yet. The amount is being reviewed.'],
      EXPIRED: ['Please do not pay. Ask for a new link.'],
    },
    paidIn: 'The money is in the wallet.',
    toWallet: 'Back to the wallet',
    toParcel: 'Back to the parcel',
    details: 'Details',
    purpose: 'For',
    purposes: { COD: 'Your order, cash on delivery', ADJUSTMENT: 'Difference in the shipping price', TOPUP: 'Wallet top-up' },
    order: 'Order',
    parcel: 'Parcel',
    invoice: 'Invoice number',
    number: 'Number',
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
      TOPUP: ['يرجى الدفع بالتحويل البنكي. تجد في صفحة المحفظة بيانات الحساب والمرجع المطلوب ذكره.'],
    },
    online: {
      COD: ['ادفع الآن ولن يحصّل السائق أي مبلغ.', 'يمكنك أيضًا الدفع للسائق عند وصول الشحنة.'],
      ADJUSTMENT: ['تتابع الشحنة طريقها فور الدفع.'],
      TOPUP: ['يُضاف المبلغ إلى المحفظة فور الدفع.'],
    },
    advice: {
      PAID: ['لم يعد هناك أي مبلغ مستحق على هذه الشحنة.'],
      VOID: ['يرجى عدم الدفع. تغيّر المبلغ أو لم يعد هناك شيء مستحق: اطلب رابطًا جديدًا.'],
      DISABLED: ['يرجى عدم الدفع الآن. المبلغ قيد المراجعة.'],
      EXPIRED: ['يرجى عدم الدفع. اطلب رابطًا جديدًا.'],
    },
    paidIn: 'أُضيف المبلغ إلى المحفظة.',
    toWallet: 'العودة إلى المحفظة',
    toParcel: 'العودة إلى الشحنة',
    details: 'التفاصيل',
    purpose: 'مقابل',
    purposes: { COD: 'طلبك المدفوع عند التسليم', ADJUSTMENT: 'فرق سعر الشحن', TOPUP: 'شحن رصيد المحفظة' },
    order: 'الطلب',
    parcel: 'الشحنة',
    invoice: 'رقم الفاتورة',
    number: 'الرقم',
  },
};
