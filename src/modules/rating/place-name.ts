/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** The name of a city or state as it is compared: without case, diacritics, punctuation and doubled spaces. */
export function placeKey(name: string | null | undefined): string {
  if (!name) return '';
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = letters.replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** A postal code as it is compared: `SW1A 1AA` and `sw1a1aa` are one. */
export const zipKey = (zip: string | null | undefined): string => (zip ?? '').toUpperCase().replace(/[\s-]+/g, '');
