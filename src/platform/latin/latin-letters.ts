import anyAscii from 'any-ascii';

/** The vowel that a consonant has by itself in the scripts of India: the tables of the library leave it out. */
const INHERENT = 'a';
/** The scripts of India are encoded alike, in blocks of 128 code points; Sinhala differs. */
const INDIC = { from: 0x0900, to: 0x0d7f, block: 0x80 };
/** Hindi, Bengali, Punjabi and Gujarati do not speak it at the end of a word. */
const SILENT_AT_END = { from: 0x0900, to: 0x0aff };
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LABIALS = { from: 0x2a, to: 0x2e };

/**
 * A text in Latin letters, for readers who do not know its script. Null where the sounds do not follow from the signs: those of Chinese
 * characters in Japanese and Korean.
 */
export function latinLetters(text: string, countryCode = ''): string | null {
  if (HAN.test(text) && (KANA.test(text) || countryCode === 'JP' || countryCode === 'KR')) return null;
  const spoken = [arabicVowels, thaiOrder, indicVowels, apartHan, hangulWords].reduce(
    (given, change) => change(given),
    text.normalize('NFC'),
  );
  const written = anyAscii(spoken).replace(/[`^]/g, '').replace(/\s+/g, ' ').replace(/ (?=[,.;)])/g, '').replace(/(?<![\p{L}\p{N}])'/gu, '').trim(); // prettier-ignore
  return written.replace(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** The library knows consonants only. Long vowels are written in Arabic, and these are what stands between them. */
const arabicVowels = (text: string): string =>
  text
    .replace(/(?<!\p{L})الله(?!\p{L})/gu, 'allah')
    .replace(/(?<!\p{L})ال(?=\p{Script=Arabic})/gu, 'al-')
    .replace(/[اأآىٱة]/g, 'a')
    .replace(/إ/g, 'i')
    .replace(/(?<!\p{L})ع/gu, 'a')
    .replace(/(?<=[\p{L}-])ي(?!a)/gu, 'i')
    .replace(/(?<=[\p{L}-])و(?!a)/gu, 'u');

/** Vowels that are written before the consonant that they are spoken after. */
const thaiOrder = (text: string): string => text.replace(/([\u0E40-\u0E44\u0EC0-\u0EC4])([\u0E01-\u0E2E\u0E81-\u0EAE])/g, '$2$1');

/** One syllable for each character. */
const apartHan = (text: string): string => text.replace(/(\p{Script=Han})/gu, ' $1 ').replace(/ +/g, ' ');

/** The library begins each syllable with a capital. */
const hangulWords = (text: string): string => text.replace(/\p{Script=Hangul}+/gu, (word) => anyAscii(word).toLowerCase());

function indicVowels(text: string): string {
  const letters = [...text];
  return letters.map((letter, index) => withVowel(letter, letters.slice(index + 1, index + 3))).join('');
}

function withVowel(letter: string, [next = ' ', second = ' ']: readonly string[]): string {
  const sign = signOf(letter);
  if (sign === 'nasal') return isLabial(next) || !/\p{L}/u.test(next) ? 'm' : 'n';
  if (sign !== 'consonant') return letter;
  const after = signOf(next) === 'nukta' ? second : next;
  if (['vowel', 'virama', 'nukta'].includes(signOf(after))) return letter;
  const isSilent = isWithin(letter, SILENT_AT_END) && !/[\p{L}\p{M}]/u.test(after);
  return isSilent ? letter : letter + INHERENT;
}

type Sign = 'consonant' | 'vowel' | 'virama' | 'nukta' | 'nasal' | 'other';

function signOf(letter: string): Sign {
  const point = letter.codePointAt(0) ?? 0;
  if (point >= 0x0d80 && point <= 0x0dff) return sinhalaSign(point);
  if (point < INDIC.from || point > INDIC.to) return 'other';
  const place = point % INDIC.block;
  if ((place >= 0x15 && place <= 0x39) || (place >= 0x58 && place <= 0x5f)) return 'consonant';
  if (place >= 0x3e && place <= 0x4c) return 'vowel';
  if (place === 0x4d) return 'virama';
  if (place === 0x3c) return 'nukta';
  return place === 0x01 || place === 0x02 || place === 0x70 ? 'nasal' : 'other';
}

function sinhalaSign(point: number): Sign {
  if (point >= 0x0d9a && point <= 0x0dc6) return 'consonant';
  if (point >= 0x0dcf) return 'vowel';
  return point === 0x0dca ? 'virama' : 'other';
}

const isWithin = (letter: string, { from, to }: { from: number; to: number }): boolean => {
  const point = letter.codePointAt(0) ?? 0;
  return point >= from && point <= to;
};

const isLabial = (letter: string): boolean => {
  const place = (letter.codePointAt(0) ?? 0) % INDIC.block;
  return place >= LABIALS.from && place <= LABIALS.to;
};
