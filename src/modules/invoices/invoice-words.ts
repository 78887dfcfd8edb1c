import type { InvoiceLineKind } from './invoice.rules.js';
import type { InvoiceKind, InvoiceLanguage } from './invoices.enums.js';

interface InvoiceWords {
  readonly heading: Readonly<Record<InvoiceKind, string>>;
  readonly lines: Readonly<Record<InvoiceLineKind, string>>;
  readonly number: string;
  readonly issued: string;
  readonly period: string;
  readonly currency: string;
  readonly billedTo: string;
  readonly vatNumber: string;
  readonly description: string;
  readonly quantity: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly total: string;
  readonly wallet: string;
  readonly link: string;
  readonly account: string;
  readonly included: string;
  readonly zeroRated: string;
  readonly basis: string;
  readonly correction: string;
}

export const invoiceWords: Readonly<Record<InvoiceLanguage, InvoiceWords>> = {
  en: {
    heading: { invoice: 'INVOICE', credit_note: 'CREDIT NOTE' },
    lines: {
      shipping: 'Shipping',
      shipping_credit: 'Shipping: refunds and credits',
      cod_fee: 'Cash on delivery: fees',
      cod_fee_credit: 'Cash on delivery: fees refunded',
      adjustment: 'Weight adjustments',
      adjustment_credit: 'Weight adjustments: credits',
      return: 'Return shipping',
      return_credit: 'Return shipping: refunds',
    },
    number: 'Number',
    issued: 'Date of issue',
    period: 'Period',
    currency: 'Currency',
    billedTo: 'BILLED TO',
    vatNumber: 'VAT number',
    description: 'Description',
    quantity: 'Quantity',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    total: 'Total',
    wallet: 'Taken from the wallet',
    link: 'Paid by payment link',
    account: 'Due on account',
    included: 'Prices include VAT. Net amounts are worked out and rounded for each line.',
    zeroRated:
      'No VAT is charged (0 %): the supply is zero-rated or outside the scope of VAT. Where the reverse charge applies, VAT is to be accounted for by the recipient.',
    basis:
      'The invoice covers what was posted to the ledger in the period, in UTC. Each movement is listed in the statement of the account.',
    correction: 'Refunds and corrections of the period exceed its charges. The difference is in favour of the seller.',
  },
  ar: {
    heading: { invoice: 'فاتورة', credit_note: 'إشعار دائن' },
    lines: {
      shipping: 'الشحن',
      shipping_credit: 'الشحن: مبالغ مستردة وأرصدة دائنة',
      cod_fee: 'الدفع عند الاستلام: الرسوم',
      cod_fee_credit: 'الدفع عند الاستلام: رسوم مستردة',
      adjustment: 'تسويات الوزن',
      adjustment_credit: 'تسويات الوزن: أرصدة دائنة',
      return: 'شحن المرتجعات',
      return_credit: 'شحن المرتجعات: مبالغ مستردة',
    },
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    period: 'الفترة',
    currency: 'العملة',
    billedTo: 'فاتورة إلى',
    vatNumber: 'الرقم الضريبي',
    description: 'البيان',
    quantity: 'العدد',
    net: 'الصافي',
    vat: 'الضريبة',
    gross: 'الإجمالي',
    total: 'المجموع',
    wallet: 'مخصوم من المحفظة',
    link: 'مدفوع عبر رابط الدفع',
    account: 'مستحق على الحساب',
    included: 'الأسعار شاملة ضريبة القيمة المضافة. يُحسب المبلغ الصافي ويُقرَّب لكل بند على حدة.',
    zeroRated:
      'لا تُحتسب ضريبة قيمة مضافة (0 %): التوريد خاضع لنسبة الصفر أو خارج نطاق الضريبة. وعند تطبيق الاحتساب العكسي يتولى المستلم احتساب الضريبة.',
    basis: 'تشمل الفاتورة ما قُيِّد في الدفاتر خلال الفترة بالتوقيت العالمي. وكل حركة مبيَّنة في كشف الحساب.',
    correction: 'المبالغ المستردة والتصحيحات في هذه الفترة تتجاوز رسومها، والفرق لصالح العميل.',
  },
};
