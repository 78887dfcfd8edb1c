/** Letters without a Unicode decomposition into base letter and mark, and Arabic letters that are written for each other. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك',
}; // prettier-ignore

/** Normalises a city or state name for comparison: ignores case, diacritics, punctuation and repeated spaces. */
export function placeKey(name: string | null | undefined): string {
  if (!name) return '';
  const letters = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ʹ-ʿـ]/gu, '');
  const plain = letters.replace(/[ßæœøłđðþıةىیک]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Spaces differ between the ways of writing one name: `أبو ظبي` and `أبوظبي`, `Al Ain` and `AlAin`. */
export const closeKey = (name: string | null | undefined): string => placeKey(name).replaceAll(' ', '');
