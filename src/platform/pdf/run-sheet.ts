import type { LabelLanguage } from './label-sheet.js';

/** What is done at a stop for one parcel. */
export interface RunSheetTask {
  readonly kind: 'pickup' | 'deliver' | 'return';
  readonly awb: string;
  readonly reference: string;
  /** The amount to collect, such as "USD 102.50"; null if there is none. */
  readonly collect: string | null;
}

export interface RunSheetStop {
  readonly number: number;
  /** Such as "14:00-16:00"; null without a time window. */
  readonly window: string | null;
  /** The estimated arrival, such as "14:20"; null before it is known. */
  readonly arrival: string | null;
  readonly name: string;
  /** Stands above the name. */
  readonly company?: string | null;
  readonly address: string;
  /** Name and address in Latin letters, for drivers who may not read them otherwise. */
  readonly latin?: string | null;
  readonly phone: string | null;
  readonly notes: readonly string[];
  readonly tasks: readonly RunSheetTask[];
}

/** A driver's day on paper. Equal sheets give identical bytes. */
export interface RunSheet {
  readonly language: LabelLanguage;
  readonly shortId: string;
  readonly driver: string;
  readonly phone: string | null;
  readonly vehicle: string | null;
  readonly hub: string | null;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly timeZone: string;
  readonly stops: readonly RunSheetStop[];
  readonly parcels: number;
  /** What is to be collected altogether, one amount for each currency. */
  readonly collect: readonly string[];
}
