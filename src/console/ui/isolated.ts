/** Isolates the direction of names and amounts in plain text, where no element can wrap them. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Numbers with units, ids, ranges and phone numbers read left to right in every language. */
export const isolatedLtr = (text: string): string => `\u2066${text}\u2069`;
