import type { PostingSource, SellerAccountKind } from '../ledger/index.js';
import type { StatementLanguage } from './statements.enums.js';

interface StatementWords {
  readonly heading: string;
  readonly of: string;
  readonly period: string;
  readonly timeZone: string;
  readonly vatNumber: string;
  readonly accounts: Readonly<Record<SellerAccountKind, string>>;
  readonly movements: string;
  readonly opening: string;
  readonly closing: string;
  readonly soFar: string;
  readonly date: string;
  readonly what: string;
  readonly subject: string;
  readonly amount: string;
  readonly balance: string;
  readonly sources: Readonly<Record<PostingSource, string>>;
  readonly basis: string;
  readonly provisional: string;
  readonly footer: string;
  /** With {page} and {pages}. */
  readonly pageOf: string;
}

export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = {
  en: {
    heading: 'STATEMENT',
    of: 'ACCOUNT OF',
    period: 'Period',
    timeZone: 'Time zone',
    vatNumber: 'VAT number',
    accounts: { wallet: 'Wallet', receivable: 'Owed on account' },
    movements: 'Movements',
    opening: 'Opening balance',
    closing: 'Closing balance',
    soFar: 'Balance so far',
    date: 'Date',
    what: 'What',
    subject: 'Parcel, order or reference',
    amount: 'Amount',
    balance: 'Balance',
    sources: {
      shipment: 'Shipping',
      topup: 'Top-up',
      cod_collection: 'Cash on delivery',
      cod_fee: 'Cash on delivery: fee',
      adjustment: 'Weight adjustment',
      return: 'Return shipping',
      refund: 'Refund',
      payout: 'Payout',
      manual: 'Credit',
      reversal: 'Correction',
    },
    basis:
      'Each movement stands on the day on which it was booked. What was booked late, such as cash that was reported days after the delivery, is in the month in which it was booked.',
    provisional: 'This month is not over: more may be booked in it.',
    footer: 'Account statement',
    pageOf: 'Page {page} of {pages}',
  },
  ar: {
    heading: 'كشف حساب',
    of: 'حساب',
    period: 'الفترة',
    timeZone: 'المنطقة الزمنية',
    vatNumber: 'الرقم الضريبي',
    accounts: { wallet: 'المحفظة', receivable: 'مستحق على الحساب' },
    movements: 'الحركات',
    opening: 'الرصيد الافتتاحي',
    closing: 'الرصيد الختامي',
    soFar: 'الرصيد حتى الآن',
    date: 'التاريخ',
    what: 'البيان',
    subject: 'الشحنة أو الطلب أو المرجع',
    amount: 'المبلغ',
    balance: 'الرصيد',
    sources: {
      shipment: 'الشحن',
      topup: 'شحن رصيد المحفظة',
      cod_collection: 'الدفع عند الاستلام',
      cod_fee: 'رسوم الدفع عند الاستلام',
      adjustment: 'تسوية الوزن',
      return: 'شحن مرتجع',
      refund: 'مبلغ مسترد',
      payout: 'تحويل إلى الحساب البنكي',
      manual: 'إضافة إلى الرصيد',
      reversal: 'تصحيح',
    },
    basis: 'تظهر كل حركة في يوم قيدها. وما قُيِّد متأخرًا، كمبلغ أُبلغ عنه بعد أيام من التسليم، يظهر في الشهر الذي قُيِّد فيه.',
    provisional: 'لم ينتهِ هذا الشهر بعد، وقد تُقيَّد فيه حركات أخرى.',
    footer: 'كشف حساب',
    pageOf: 'صفحة {page} من {pages}',
  },
};
