/** How much of an answer is kept for the history. */
export const STORED_BYTES = 2048;

/** The first 2 KiB of whatever came, as text that a database takes: bytes that are no UTF-8, and NUL, become U+FFFD. */
export function storedText(bytes: Buffer, isCut: boolean): string {
  // In stream mode a character that the cut went through is left out instead of spoilt.
  const text = new TextDecoder().decode(bytes.subarray(0, STORED_BYTES), { stream: isCut || bytes.length > STORED_BYTES });
  return withinBytes(text.replaceAll('\0', '\uFFFD'));
}

/** A replacement is longer than what it replaces, so the text is measured again. */
function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= STORED_BYTES) return text;
  return new TextDecoder().decode(bytes.subarray(0, STORED_BYTES), { stream: true });
}
