/** Names and amounts keep their own direction inside a text, where no element can be put around them. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Numbers with their units, ids, ranges and telephone numbers read from the left in every language. */
export const isolatedLtr = (text: string): string => `\u2066${text}\u2069`;
