export type QuestionKind = 'decimal_mark' | 'payment' | 'order_status' | 'service';

/** What a file says and only its sender can tell the meaning of. */
export interface FileQuestion {
  readonly kind: QuestionKind;
  /** Header of the column; null for the whole file. */
  readonly column: string | null;
  /** The text that is not understood, as in the file; empty for the whole file. */
  readonly value: string;
  /** The first line with it. */
  readonly line: number;
  /** How many orders wait for the answer. */
  readonly orders: number;
  readonly choices: readonly QuestionChoice[];
}

export interface QuestionChoice {
  readonly answer: string;
  /** A sentence that says what follows from it. */
  readonly text: string;
}

export interface FileAnswer {
  readonly kind: QuestionKind;
  readonly value: string;
  readonly answer: string;
}

/** Something in a file that was taken otherwise than it is written, and does not keep the order from being placed. */
export interface FileWarning {
  readonly line: number;
  readonly column: string | null;
  readonly code: string;
  readonly message: string;
}
