/**
 * Control characters, which move the cursor or change the terminal, and marks that reorder the text around them: names and messages are
 * written by others. Direction marks, which Arabic texts need, reorder nothing.
 */
const UNSAFE = String.raw`\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069`;
const RUN_OF_UNSAFE = new RegExp(`[${UNSAFE}]+`, 'gu');
/** The styles of `Desk.paint`, line ends and tabs stay. */
const OWN_OR_UNSAFE = new RegExp(String.raw`(\u001b\[(?:1|2|22|31|32|33|39)m|\n|\t)|[${UNSAFE}]`, 'gu');
const UNSAFE_IN_JSON = new RegExp(String.raw`(?!\n)[${UNSAFE}]`, 'gu');

/** A value of others on one line. */
export const plain = (value: string | number | null | undefined): string => String(value ?? '').replace(RUN_OF_UNSAFE, ' ');

/** Whatever is printed, without what a terminal would obey. */
export const terminalText = (text: string): string => text.replace(OWN_OR_UNSAFE, (_found, own: string | undefined) => own ?? '');

/** A document that parses as the same value and has nothing in it that a terminal would obey. */
export const terminalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(UNSAFE_IN_JSON, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
