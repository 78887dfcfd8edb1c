import type { LabelParty } from './label-sheet.js';

export interface CustomsLine {
  readonly description: string;
  /** Harmonised System code; null if the store did not provide one. */
  readonly hsCode: string | null;
  /** Country of origin, ISO 3166-1 alpha-2; null if the store did not provide one. */
  readonly origin: string | null;
  readonly quantity: number;
  /** Of the whole line, such as "1.2 kg". */
  readonly weight: string;
  /** Of one unit and of the whole line, without the currency. */
  readonly unitValue: string;
  readonly value: string;
}

/** The commercial invoice of an international parcel, with the details that form CN 23 requires. Equal sheets give identical bytes. */
export interface CustomsSheet {
  readonly shipmentId: string;
  readonly awb: string;
  readonly orderReference: string;
  readonly date: string;
  readonly exporter: LabelParty & { readonly taxId: string | null };
  readonly importer: LabelParty;
  /** "Sale of goods" or "Returned goods", in the terms of CN 23. */
  readonly reason: string;
  readonly currency: string;
  readonly lines: readonly CustomsLine[];
  readonly pieces: number;
  readonly totalQuantity: number;
  readonly totalWeight: string;
  /** Deducted from the values of the lines, without the currency; null if there is none. */
  readonly discount: string | null;
  /** The price payable for the goods, which is the customs value. */
  readonly totalValue: string;
}

/** Increment this when the same sheet is drawn differently. */
export const CUSTOMS_DESIGN = 1;
