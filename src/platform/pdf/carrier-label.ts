import type { LabelSheet } from './label-sheet.js';

/** The label of a connected carrier as the carrier made it, from outside and not trusted. */
export interface CarrierLabel {
  readonly format: 'PDF' | 'PNG';
  /** One file per piece, or one with a page for each piece. */
  readonly files: readonly Uint8Array[];
  readonly title: string;
  /** The day of the label, YYYY-MM-DD. */
  readonly date: string;
}

/** What is printed as a label: our own sheet, or the carrier's label where a carrier demands its own. */
export type PrintableLabel = { readonly sheet: LabelSheet } | { readonly carrier: CarrierLabel };

/** Why a label of a carrier cannot be printed. */
export type UnreadableReason = 'broken' | 'protected' | 'too many pages' | 'too large';

export interface PrintedLabels {
  readonly bytes: Uint8Array;
  /** Labels that are absent from the document, by their position in the request. */
  readonly unreadable: readonly { readonly index: number; readonly reason: UnreadableReason }[];
}

/** A parcel has one page per piece, so a longer document is no label. */
export const MAX_CARRIER_PAGES = 100;
/** Labels are some ten to some hundred KiB, and a picture at 600 dots per inch about one MiB. */
export const MAX_CARRIER_LABEL_BYTES = 5 * 1024 * 1024;

/** Thrown while a carrier's label is read. */
export class UnreadableLabel extends Error {
  override readonly name = 'UnreadableLabel';

  constructor(
    readonly reason: UnreadableReason,
    cause?: unknown,
  ) {
    super(`The label is ${reason}.`, { cause });
  }
}
