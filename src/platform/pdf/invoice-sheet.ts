/** A name and its value. */
export type InvoiceFact = readonly [name: string, value: string];

export interface InvoiceRow {
  readonly description: string;
  /** One text per number column. */
  readonly figures: readonly string[];
}

/** Everything printed on an invoice, in its language. Equal sheets give identical bytes. */
export interface InvoiceSheet {
  /** True for right-to-left text, which mirrors the page. */
  readonly rtl: boolean;
  /** The kind of document. */
  readonly heading: string;
  readonly number: string;
  readonly facts: readonly InvoiceFact[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: { readonly caption: string; readonly name: string; readonly lines: readonly string[] };
  readonly columns: InvoiceRow;
  readonly rows: readonly InvoiceRow[];
  /** Sums under the table; the marked one is emphasised. */
  readonly totals: readonly { readonly name: string; readonly value: string; readonly marked: boolean }[];
  readonly notes: readonly string[];
  readonly footer: string;
  /** The date of issue. */
  readonly date: Date;
}
