const DIGIT = /\p{Nd}/gu;

/** Replaces the decimal digits of every script, such as ٣ or ३, by those of ASCII. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => (digit >= '0' && digit <= '9' ? digit : valueOf(digit)));

/** Unicode has the ten digits of a script in a row, from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  // The mathematical digits are five such rows in one.
  if (code >= MATHEMATICAL && code < MATHEMATICAL + 50) return String((code - MATHEMATICAL) % 10);
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const MATHEMATICAL = 0x1d7ce;
const IS_DIGIT = /^\p{Nd}$/u;
