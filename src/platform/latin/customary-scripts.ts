/** Scripts whose letters are known by themselves. */
const scripts = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Bopo: /\p{Script=Bopomofo}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Hang: /\p{Script=Hangul}/u,
  Hani: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Khmr: /\p{Script=Khmer}/u,
  Laoo: /\p{Script=Lao}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Taml: /\p{Script=Tamil}/u,
  Tfng: /\p{Script=Tifinagh}/u,
  Thaa: /\p{Script=Thaana}/u,
  Thai: /\p{Script=Thai}/u,
  Tibt: /\p{Script=Tibetan}/u,
} as const;

type Script = keyof typeof scripts;

/** Names of CLDR for several scripts that are written together. */
const TOGETHER: Readonly<Record<string, readonly Script[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Countries whose people read another script besides that of their most common language. */
const BESIDES: Readonly<Record<string, readonly Script[]>> = {
  BA: ['Cyrl'],
  DZ: ['Tfng'],
  ER: ['Arab'],
  IL: ['Arab'],
  LK: ['Taml'],
  MA: ['Tfng'],
  ME: ['Cyrl'],
  SG: ['Hani'],
  SO: ['Arab'],
  TD: ['Arab'],
  UZ: ['Cyrl'],
};

const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text has letters that drivers in a country may not read: neither Latin nor customary there. */
export function isForeignTo(text: string, countryCode: string): boolean {
  const customary = customaryIn(countryCode);
  return (text.match(/\p{L}/gu) ?? []).some((letter) => !LATIN.test(letter) && !customary.some((script) => scripts[script].test(letter)));
}

export const isLatin = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).every((letter) => LATIN.test(letter));

const known = new Map<string, readonly Script[]>();

/** The scripts of a country by the likely subtags of CLDR. */
function customaryIn(countryCode: string): readonly Script[] {
  let found = known.get(countryCode);
  if (!found) {
    found = [...likelyIn(countryCode), ...(BESIDES[countryCode] ?? [])];
    known.set(countryCode, found);
  }
  return found;
}

function likelyIn(countryCode: string): readonly Script[] {
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const script = new Intl.Locale(`und-${countryCode}`).maximize().script ?? '';
  return TOGETHER[script] ?? (isScript(script) ? [script] : []);
}

const isScript = (name: string): name is Script => Object.hasOwn(scripts, name);
