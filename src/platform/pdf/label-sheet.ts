import { enumeration, type ValueOf } from '../../kernel/enumeration.js';
export interface LabelParty {
  readonly name: string;
  readonly phone: string | null;
  /** Street, place and country, each on a line of its own. */
  readonly address: readonly string[];
}

/** Everything that is printed on the label of a parcel. Two equal sheets make the same bytes. */
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
  /** What the driver collects, such as "USD 102.50"; null when there is nothing to collect. */
  readonly collect: string | null;
  /** True when there was something to collect and it was paid already. */
  readonly paid: boolean;
  /** Counts the changes of what is collected, from 1. */
  readonly version: number;
  /** The day of the label, YYYY-MM-DD. */
  readonly date: string;
}

export const labelSize = enumeration(
  'LabelSize',
  'Paper that labels are printed on.',
  {
    a4: '210 x 297 mm, with margins of 10 mm.',
    a6: '105 x 148 mm.',
    '4x6': '4 x 6 inches, the roll of most label printers.',
  },
  { '4x6': 'INCH_4X6' },
);
export type LabelSize = ValueOf<typeof labelSize>;

export const labelLanguage = enumeration('LabelLanguage', 'Language of the captions on a label.', {
  en: 'English.',
  ar: 'Arabic, laid out from right to left.',
});
export type LabelLanguage = ValueOf<typeof labelLanguage>;

/** How labels are printed: on which paper, and in which language their captions are. */
export interface LabelStyle {
  readonly size: LabelSize;
  readonly language: LabelLanguage;
}

/** Raised when the same sheet is drawn differently, so that a cached page is not taken for a new one. */
export const LABEL_DESIGN = 2;
