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

const RETURN = 'RTN';
const PREFIX = /^[A-Z01]{2,4}$/;
const MAX_TYPED = 60;
/** Apostrophes, white space and invisible characters that spreadsheets and other programs put before a number. */
const BEFORE = /^[\s\p{Cf}'’‘`´]+/u;
const INVISIBLE = /[\s\p{Cf}]/u;

/** A number as a person typed, scanned or pasted it, without what a spreadsheet put around it. */
export function typedNumber(text: string): string {
  if (text.length > MAX_TYPED * 4) return text;
  let end = text.length;
  while (end > 0 && INVISIBLE.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(BEFORE, '');
}

/**
 * The references that a text can mean whose writer took 0 for O, or 1 for I or L, wrote small letters, or wrote it in groups. The check
 * character has to match, so a text that means another parcel is none of them.
 */
export function referencesMeant(text: string): readonly string[] {
  const typed = typedNumber(text).toUpperCase().replace(/[\s\p{Pd}_.]+/gu, ''); // prettier-ignore
  if (typed.length > MAX_TYPED) return [];
  if (!typed.startsWith(RETURN)) return withPrefix(typed);
  const [, body = '', count = ''] = /^RTN(.*?)([0-9OIL]{0,2})$/.exec(typed) ?? [];
  const digits = [...count];
  // The count of returns follows the reference, whose last characters may be digits too.
  return [0, 1, 2].flatMap((length) => {
    if (length > digits.length) return [];
    const ends = digits.length - length;
    const suffix = asDigits(digits.slice(ends).join(''));
    return withPrefix(body + digits.slice(0, ends).join('')).map((reference) => `${RETURN}-${reference}${suffix && `-${suffix}`}`);
  });
}

/** Whether a scanned or typed text is a number of a parcel that the reader knows already. */
export function isSameNumber(typed: string, number: string): boolean {
  const [given, known] = [typedNumber(typed).toUpperCase(), number.trim().toUpperCase()];
  return given === known || (known !== '' && referencesMeant(given).includes(known));
}

function withPrefix(text: string): readonly string[] {
  const at = text.length - RANDOM_CHARACTERS - 1;
  const [prefix, rest] = [text.slice(0, Math.max(at, 0)), asDigits(text.slice(Math.max(at, 0)))];
  if (!PREFIX.test(prefix)) return [];
  const letters = prefix.replaceAll('0', 'O');
  const prefixes = [...new Set([letters.replaceAll('1', 'I'), letters.replaceAll('1', 'L')])];
  return prefixes.map((each) => each + rest).filter((each) => isShipmentReference(each.slice(0, at), each));
}

const asDigits = (text: string): string => text.replaceAll('O', '0').replace(/[IL]/g, '1');
