interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person's name as one text. */
export const fullNameOf = ({ firstName, lastName }: { readonly [Name in keyof Names]?: string | null | undefined }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Where the family name is written first, a name as one text does not say which is which. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['CN', 'HK', 'HU', 'JP', 'KH', 'KP', 'KR', 'MO', 'TW', 'VN']);

/**
 * The last word is the last name; a single word, and a name in a country that writes family names first, is the first name as a whole. Put
 * together again they are what was typed.
 */
export function namesIn(fullName: string, countryCode: string): Names {
  const words = fullName.trim().split(/\s+/);
  const isOne = words.length < 2 || FAMILY_FIRST.has(countryCode);
  return isOne ? { firstName: words.join(' '), lastName: '' } : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
