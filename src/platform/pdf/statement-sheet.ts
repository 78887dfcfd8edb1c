import type { LetterHead } from './letter-sheet.js';

/** One account in the month, in the text of its language. */
export interface StatementSection {
  /** The account and its currency. */
  readonly title: string;
  /** Above the rows. */
  readonly movements: string;
  /** The opening balance, the sums by reason and the closing balance, which is marked. */
  readonly summary: readonly { readonly name: string; readonly value: string; readonly marked: boolean }[];
  readonly rows: readonly StatementRow[];
}

export interface StatementRow {
  readonly date: string;
  readonly what: string;
  /** The parcel, order or reference. */
  readonly subject: string;
  readonly amount: string;
  readonly balance: string;
}

/** Everything printed on an account statement, in its language. Equal sheets give identical bytes. */
export interface StatementSheet extends LetterHead {
  /** True for right-to-left text, which mirrors the page. */
  readonly rtl: boolean;
  readonly sections: readonly StatementSection[];
  readonly columns: StatementRow;
  readonly notes: readonly string[];
  readonly footer: string;
  /** Such as "Page {page} of {pages}". */
  readonly pageOf: string;
  /** The date of the document. */
  readonly date: Date;
}
