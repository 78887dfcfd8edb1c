/** Output target: a terminal, a pipe, or a test's buffer. */
export interface Output {
  readonly write: (text: string | Uint8Array) => void;
  readonly isTTY: boolean;
  /** Current width of the terminal. */
  readonly columns: number | undefined;
}

/** Interactive user. Absent when input is piped. */
export interface Person {
  readonly confirm: (question: string) => Promise<boolean>;
  readonly secret: (question: string) => Promise<string>;
  /** Reads one line of text. */
  readonly ask: (question: string) => Promise<string>;
}

/** Everything outside the process that a command touches, so that tests can replace it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly out: Output;
  readonly err: Output;
  readonly person: Person | undefined;
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal;
}
