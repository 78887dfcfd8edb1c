/** Countries in which the family name is written first. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['CN', 'HK', 'HU', 'JP', 'KH', 'KP', 'KR', 'MO', 'TW', 'VN']);
/** In these scripts a family name stands first wherever its owner lives, and no space follows it. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,100}$/u;

/** Formats a person's full name in the order customary where they live. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }, countryCode: string): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  if (EAST_ASIAN.test(given) && EAST_ASIAN.test(family)) return `${family}${given}`;
  const order = FAMILY_FIRST.has(countryCode) ? [family, given] : [given, family];
  return order.filter((part) => part !== '').join(' ');
}
