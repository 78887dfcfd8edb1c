import type { Json } from '../../../platform/http/json.js';

/** The languages of the samples, in the order of their tabs. */
export const languages = ['curl', 'TypeScript', 'PHP', 'Python'] as const;
export type Language = (typeof languages)[number];

/** A piece of code for each language. */
export type Samples = Readonly<Record<Language, string>>;

/** A header of a request: its text, and after it the value of a variable of the environment. */
export interface ShownHeader {
  readonly name: string;
  readonly text: string;
  readonly variable?: string;
}

/** A request with example values, as the samples send it. */
export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly ShownHeader[];
  readonly body?: Json;
  /** Where the answer is saved, if it is a file. */
  readonly file?: string;
  /** True where the only answer is another address, as for forms. */
  readonly redirects?: true;
}

export const lines = (...all: readonly (string | false | undefined)[]): string =>
  all.filter((line): line is string => typeof line === 'string').join('\n');
