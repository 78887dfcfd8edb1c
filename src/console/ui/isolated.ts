/** Isolates the direction of names and amounts in plain text, where no element can wrap them. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Numbers with units, ids, ranges and phone numbers read left to right in every language. */
export const isolatedLtr = (text: string): string => `\u2066${text}\u2069`;

/** Short facts in one line of plain text. Each keeps its own direction, so that their order is that of the language of the page. */
export const inOneLine = (...facts: readonly (string | false | null | undefined)[]): string =>
  facts
    .filter(Boolean)
    .map((fact) => isolated(String(fact)))
    .join(' · ');
