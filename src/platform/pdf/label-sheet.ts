import { enumeration, type ValueOf } from '../../kernel/enumeration.js';
export interface LabelParty {
  readonly name: string;
  /** Stands above the name. */
  readonly company?: string | null;
  readonly phone: string | null;
  /** Street, city and country, each on its own line. */
  readonly address: readonly string[];
  /** Name and address in Latin letters, for drivers who may not read them otherwise. */
  readonly latin?: string | null;
}

/** Everything printed on a parcel's label. Equal sheets give identical bytes. */
export interface LabelSheet {
  readonly shipmentId: string;
  readonly awb: string;
  readonly trackingUrl: string;
  readonly carrier: string;
  readonly service: string;
  readonly orderReference: string;
  readonly pieces: number;
  readonly weight: string;
  readonly volumetricWeight: string;
  readonly notes: string | null;
  readonly sender: LabelParty;
  readonly receiver: LabelParty;
  /** The amount to collect, such as "USD 102.50"; null if there is none. */
  readonly collect: string | null;
  /** True if there was an amount to collect and it has been paid. */
  readonly paid: boolean;
  /** Of a shop in test mode: nothing must be shipped with it. */
  readonly test: boolean;
  /** Counts the changes of what is printed, from 1. */
  readonly version: number;
  /** The day of the label, YYYY-MM-DD. */
  readonly date: string;
}

export const labelSize = enumeration(
  'LabelSize',
  'Paper size of labels.',
  {
    a4: '210 x 297 mm, with margins of 10 mm.',
    a6: '105 x 148 mm.',
    '4x6': '4 x 6 inches, the roll of most label printers.',
  },
  { names: { '4x6': 'INCH_4X6' } },
);
export type LabelSize = ValueOf<typeof labelSize>;

export const labelFileFormat = enumeration('LabelFileFormat', 'What a label is delivered as.', {
  A4_PDF: 'A PDF in A4 with margins of 10 mm. The label of a carrier is placed on it unscaled where it fits.',
  LABEL_PDF: 'A PDF for label printers: the pages of the carrier as it made them, or ours of 4 x 6 inches.',
  ZPL: 'Commands for label printers with 4 x 6 inches: those of the carrier as it made them, or ours.',
});
export type LabelFileFormat = ValueOf<typeof labelFileFormat>;

export const printerResolution = enumeration('PrinterResolution', 'Resolution of label printers.', {
  dpi_203: '203 dots per inch, 8 per millimetre.',
  dpi_300: '300 dots per inch, 12 per millimetre.',
});
export type PrinterResolution = ValueOf<typeof printerResolution>;

export const labelLanguage = enumeration('LabelLanguage', 'Language of the captions on a label.', {
  en: 'English.',
  ar: 'Arabic, laid out right to left.',
});
export type LabelLanguage = ValueOf<typeof labelLanguage>;

/** How labels are printed: the paper size and the language of the captions. */
export interface LabelStyle {
  readonly size: LabelSize;
  readonly language: LabelLanguage;
}

/** Increment this when the same sheet is drawn differently, so that cached pages are not reused. */
export const LABEL_DESIGN = 3;
