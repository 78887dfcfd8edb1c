import type { InvoiceLineKind } from './invoice.rules.js';

/** A party on an invoice, as of the day of issue. */
export interface InvoiceParty {
  readonly name: string;
  /** The contact person, if the name is a company's. */
  readonly contact: string | null;
  /** Street, city and country, one per line. */
  readonly address: readonly string[];
  readonly vatNumber: string | null;
}

export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  /** Number of charges or credits in the line. */
  readonly quantity: number;
  /** Amounts in minor units, as text; negative for credits. */
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** The printed content of an invoice, stored with it. */
export interface InvoiceDocument {
  readonly operator: InvoiceParty;
  readonly seller: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  /** Settlement of the total, in minor units as text: taken from the wallet, paid by link, and due on account. */
  readonly settled: { readonly wallet: string; readonly link: string; readonly account: string };
}
