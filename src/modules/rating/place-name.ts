/** Letters without a Unicode decomposition into base letter and mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Normalises a city or state name for comparison: ignores case, diacritics, punctuation and repeated spaces. */
export function placeKey(name: string | null | undefined): string {
  if (!name) return '';
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = letters.replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Normalises a postal code for comparison: `SW1A 1AA` equals `sw1a1aa`. */
export const zipKey = (zip: string | null | undefined): string => (zip ?? '').toUpperCase().replace(/[\s-]+/g, '');
