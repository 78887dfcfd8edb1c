/** A name and its value. */
export type InvoiceFact = readonly [name: string, value: string];

export interface InvoiceRow {
  readonly description: string;
  /** One text per column of numbers. */
  readonly figures: readonly string[];
}

/** Everything that is printed on an invoice, in words of its language. Two equal sheets make the same bytes. */
export interface InvoiceSheet {
  /** True when it is read from right to left, so that the page is mirrored. */
  readonly rtl: boolean;
  /** What kind of document it is. */
  readonly heading: string;
  readonly number: string;
  readonly facts: readonly InvoiceFact[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: { readonly caption: string; readonly name: string; readonly lines: readonly string[] };
  readonly columns: InvoiceRow;
  readonly rows: readonly InvoiceRow[];
  /** Sums under the table; the one that is marked stands out. */
  readonly totals: readonly { readonly name: string; readonly value: string; readonly marked: boolean }[];
  readonly notes: readonly string[];
  readonly footer: string;
  /** When it was issued. */
  readonly date: Date;
}
