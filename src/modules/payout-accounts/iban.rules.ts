const SHAPE = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
const MAX_GIVEN = 60;

/** Normalises an account number: upper case, without blanks and dashes. */
export const compactNumber = (given: string): string => given.slice(0, MAX_GIVEN).replace(/[\s-]/g, '').toUpperCase();

/** True for an IBAN with valid check digits (ISO 13616: the remainder modulo 97 is 1). */
export function isIban(compact: string): boolean {
  if (compact.length > 34 || !SHAPE.test(compact)) return false;
  const rearranged = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    // Letters count as two digits, from A = 10.
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
