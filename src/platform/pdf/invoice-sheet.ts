import type { LetterHead } from './letter-sheet.js';

export interface InvoiceRow {
  readonly description: string;
  /** One text per number column. */
  readonly figures: readonly string[];
}

/** Everything printed on an invoice, in its language. Equal sheets give identical bytes. */
export interface InvoiceSheet extends LetterHead {
  /** True for right-to-left text, which mirrors the page. */
  readonly rtl: boolean;
  readonly number: string;
  readonly columns: InvoiceRow;
  readonly rows: readonly InvoiceRow[];
  /** Sums under the table; the marked one is emphasised. */
  readonly totals: readonly { readonly name: string; readonly value: string; readonly marked: boolean }[];
  readonly notes: readonly string[];
  readonly footer: string;
  /** The date of issue. */
  readonly date: Date;
}
