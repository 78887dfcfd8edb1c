/** Crockford's base 32: no I, L, O or U, so that a reference can be read aloud and typed back. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Crockford's five extra check symbols do not survive URLs or the keyboard mode of Code 128 readers, so the check is modulo 32. */
const CHECK_WEIGHTS = [3, 7, 11, 13, 17, 19, 23, 29, 31, 5];
const RANDOM_CHARACTERS = 10;

/**
 * The public shipment reference: prefix + 10 random base 32 characters (50 bits) + 1 check character. It is the only protection of the
 * public label and tracking pages, so it is never sequential.
 */
export function shipmentReference(prefix: string, random: Uint8Array): string {
  if (random.length < RANDOM_CHARACTERS) throw new RangeError('A reference needs ten random bytes.');
  let body = '';
  for (let i = 0; i < RANDOM_CHARACTERS; i++) body += ALPHABET.charAt((random[i] ?? 0) & 31);
  return prefix + body + checkCharacter(body);
}

/** True when the check character matches, which catches any single mistyped character. */
export function isShipmentReference(prefix: string, text: string): boolean {
  const body = text.slice(prefix.length, -1);
  return text.startsWith(prefix) && body.length === RANDOM_CHARACTERS && checkCharacter(body) === text.at(-1);
}

function checkCharacter(body: string): string {
  let sum = 0;
  // Every weight is odd and therefore invertible modulo 32: changing a single character always changes the sum.
  for (let i = 0; i < body.length; i++) sum += ALPHABET.indexOf(body.charAt(i)) * (CHECK_WEIGHTS[i] ?? 1);
  return ALPHABET.charAt(((sum % 32) + 32) % 32);
}

/**
 * A number without the mark by which spreadsheets keep it a text: a list that is copied or exported from one has `'1234567890`. No AWB or
 * reference begins with it.
 */
export const withoutMark = (number: string): string => number.trim().replace(/^['\u2018\u2019](?=[\p{L}\p{N}])/u, '');
