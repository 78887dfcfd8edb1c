import type { LabelParty } from './label-sheet.js';

export interface CustomsLine {
  readonly description: string;
  /** Harmonised System code; null when the store sent none. */
  readonly hsCode: string | null;
  /** Country of origin, ISO 3166-1 alpha-2; null when the store sent none. */
  readonly origin: string | null;
  readonly quantity: number;
  /** Of the whole line, such as "1.2 kg". */
  readonly weight: string;
  /** Of one unit and of the whole line, without the currency. */
  readonly unitValue: string;
  readonly value: string;
}

/** The commercial invoice of an international parcel, with what form CN 23 asks for. Two equal sheets make the same bytes. */
export interface CustomsSheet {
  readonly shipmentId: string;
  readonly awb: string;
  readonly orderReference: string;
  readonly date: string;
  readonly exporter: LabelParty & { readonly taxId: string | null };
  readonly importer: LabelParty;
  /** "Sale of goods" or "Returned goods", as CN 23 calls them. */
  readonly reason: string;
  readonly currency: string;
  readonly lines: readonly CustomsLine[];
  readonly pieces: number;
  readonly totalQuantity: number;
  readonly totalWeight: string;
  /** Taken off the values of the lines, without the currency; null when there is none. */
  readonly discount: string | null;
  /** The price that was payable for the goods, which is what customs value them at. */
  readonly totalValue: string;
}

/** Raised when the same sheet is drawn differently. */
export const CUSTOMS_DESIGN = 1;
