/** Where words go: a terminal, a pipe, or the list of a test. */
export interface Output {
  readonly write: (text: string | Uint8Array) => void;
  readonly isTTY: boolean;
  /** How wide the terminal is right now. */
  readonly columns: number | undefined;
}

/** A person who can be asked. There is none behind a pipe. */
export interface Person {
  readonly confirm: (question: string) => Promise<boolean>;
  readonly secret: (question: string) => Promise<string>;
  /** One line of text. */
  readonly ask: (question: string) => Promise<string>;
}

/** Everything of the outside world that a command touches, so that a test can stand in for it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly out: Output;
  readonly err: Output;
  readonly person: Person | undefined;
  /** Aborts at Ctrl-C. */
  readonly signal: AbortSignal;
}
