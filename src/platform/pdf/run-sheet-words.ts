import type { LabelLanguage } from './label-sheet.js';
import type { RunSheetTask } from './run-sheet.js';

/** The captions of a run sheet. */
export interface RunSheetWords {
  readonly title: string;
  readonly driver: string;
  readonly vehicle: string;
  readonly hub: string;
  readonly day: string;
  readonly stops: string;
  readonly parcels: string;
  readonly collect: string;
  readonly window: (window: string) => string;
  readonly arrival: (time: string) => string;
  readonly note: string;
  readonly kinds: Readonly<Record<RunSheetTask['kind'], string>>;
  readonly empty: string;
  readonly loading: string;
  readonly page: (number: number, count: number) => string;
}

const en: RunSheetWords = {
  title: 'Run sheet',
  driver: 'DRIVER',
  vehicle: 'VEHICLE',
  hub: 'HUB',
  day: 'DAY',
  stops: 'STOPS',
  parcels: 'PARCELS',
  collect: 'CASH TO COLLECT',
  window: (window) => `Window ${window}`,
  arrival: (time) => `Arrival ${time}`,
  note: 'Note:',
  kinds: { pickup: 'Pickup', deliver: 'Delivery', return: 'Return' },
  empty: 'This run has no stops.',
  loading: 'Tick the box when the parcel is in the vehicle.',
  page: (number, count) => `Page ${number} of ${count}`,
};

/** Directional marks keep times and numbers in order beside Arabic words. */
export const ltr = (text: string | number): string => `\u200E${text}\u200E`;

const ar: RunSheetWords = {
  title: 'كشف الجولة',
  driver: 'السائق',
  vehicle: 'المركبة',
  hub: 'المركز',
  day: 'اليوم',
  stops: 'التوقفات',
  parcels: 'الطرود',
  collect: 'النقد المطلوب تحصيله',
  window: (window) => `الموعد ${ltr(window)}`,
  arrival: (time) => `الوصول ${ltr(time)}`,
  note: 'ملاحظة:',
  kinds: { pickup: 'استلام', deliver: 'توصيل', return: 'إرجاع' },
  empty: 'لا توقفات في هذه الجولة.',
  loading: 'ضع علامة في المربع عند تحميل الطرد في المركبة.',
  page: (number, count) => `صفحة ${ltr(number)} من ${ltr(count)}`,
};

export const runSheetWords: Readonly<Record<LabelLanguage, RunSheetWords>> = { en, ar };
