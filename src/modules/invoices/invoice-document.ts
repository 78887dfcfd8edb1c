import type { InvoiceLineKind } from './invoice.rules.js';

/** Who is named on an invoice, as they were on the day of issue. */
export interface InvoiceParty {
  readonly name: string;
  /** The person, where the name is that of a company. */
  readonly contact: string | null;
  /** Street, place and country, each on a line of its own. */
  readonly address: readonly string[];
  readonly vatNumber: string | null;
}

export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  /** How many charges or credits it sums up. */
  readonly quantity: number;
  /** Amounts in minor units, as text; below zero for what was given back. */
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** What is printed on an invoice, kept with it. */
export interface InvoiceDocument {
  readonly operator: InvoiceParty;
  readonly seller: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  /** How the total was settled, in minor units as text: taken from the wallet, paid by link, and still due on account. */
  readonly settled: { readonly wallet: string; readonly link: string; readonly account: string };
}
