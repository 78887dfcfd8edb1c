import type { LabelLanguage } from './label-sheet.js';

/** The captions of a label. */
export interface LabelWords {
  readonly title: string;
  /** In place of the title, on the labels of shops in test mode. */
  readonly test: string;
  readonly version: (version: number, date: string) => string;
  readonly track: string;
  readonly from: string;
  readonly to: string;
  readonly phone: (number: string) => string;
  readonly notes: string;
  readonly collect: string;
  readonly prepaid: string;
  readonly paid: string;
  readonly shipment: string;
  readonly order: string;
  readonly weight: string;
  readonly volumetric: string;
  readonly pieces: string;
  readonly service: string;
  readonly overleaf: string;
  readonly continued: (awb: string, version: number) => string;
}

const en: LabelWords = {
  title: 'AIR WAYBILL',
  test: 'TEST - DO NOT SHIP',
  version: (version, date) => `Label v${version} of ${date}`,
  track: 'Scan to track',
  from: 'FROM',
  to: 'TO',
  phone: (number) => `Tel. ${number}`,
  notes: 'NOTES',
  collect: 'CASH ON DELIVERY - COLLECT',
  prepaid: 'PREPAID - DO NOT COLLECT',
  paid: 'PAID - DO NOT COLLECT',
  shipment: 'SHIPMENT',
  order: 'ORDER REFERENCE',
  weight: 'WEIGHT',
  volumetric: 'VOLUMETRIC WEIGHT',
  pieces: 'PIECES',
  service: 'SERVICE',
  overleaf: '… in full on the next page',
  continued: (awb, version) => `${awb} - label v${version}, continued`,
};

const ar: LabelWords = {
  title: 'بوليصة شحن',
  test: 'اختبار - لا تشحن',
  // Directional marks keep the parts of the date in order beside Arabic words.
  version: (version, date) => `الملصق ${version} بتاريخ \u200E${date}\u200E`,
  track: 'امسح لتتبّع الشحنة',
  from: 'من',
  to: 'إلى',
  // Beside Arabic words, the groups of a number would change order.
  phone: (number) => number,
  notes: 'ملاحظات',
  collect: 'الدفع عند الاستلام - المبلغ المطلوب',
  prepaid: 'مدفوع مسبقًا - لا تُحصّل أي مبلغ',
  paid: 'تم الدفع - لا تُحصّل أي مبلغ',
  shipment: 'الشحنة',
  order: 'مرجع الطلب',
  weight: 'الوزن',
  volumetric: 'الوزن الحجمي',
  pieces: 'القطع',
  service: 'الخدمة',
  overleaf: '… النص الكامل في الصفحة التالية',
  continued: (awb, version) => `${awb} - الملصق ${version}، تتمة`,
};

export const labelWords: Readonly<Record<LabelLanguage, LabelWords>> = { en, ar };
