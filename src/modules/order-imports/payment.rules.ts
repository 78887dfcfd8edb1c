import { doorPaymentWords, negations, prepaidMethods, type DoorPaymentWords } from './payment-words.js';

const MAX_CHARACTERS = 200;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Hangul}]/u;

/** A text as words are compared: small letters without accents, vowel signs of Arabic and punctuation. */
export function foldedWords(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ıİ]/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/[đð]/g, 'd')
    .replace(/ə/g, 'e')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064B-\u065F\u0670\u0640]/g, '')
    .normalize('NFC')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

interface FoldedWords {
  readonly pay: readonly string[];
  readonly door: readonly string[];
  readonly phrases: readonly string[];
}

/** Prepared on first use. */
let prepared: readonly FoldedWords[] | undefined;
const folded = ({ pay, door, phrases }: DoorPaymentWords): FoldedWords => ({
  pay: pay.map(foldedWords),
  door: door.map(foldedWords),
  phrases: phrases.map(foldedWords),
});

/** Whether a payment method is one that the driver collects at the door, in the words of any language of our markets. */
export function isPaidAtDoor(method: string): boolean {
  const text = ` ${foldedWords(method)} `;
  if (text.trim() === '' || negations.some((word) => text.includes(` ${foldedWords(word)} `))) return false;
  prepared ??= Object.values(doorPaymentWords).map(folded);
  return prepared.some(
    ({ pay, door, phrases }) =>
      phrases.some((each) => holds(text, each)) || (pay.some((each) => holds(text, each)) && door.some((each) => holds(text, each))),
  );
}

/** Whole words, of which the last may go on; a part of the text in scripts without spaces. */
const holds = (text: string, words: string): boolean =>
  text.includes(words.length <= 3 ? ` ${words} ` : ` ${words}`) || (UNSPACED.test(words) && text.includes(words));

let prepaid: readonly string[] | undefined;

/** Whether a payment method is one by which stores are paid before they ship. */
export function isPaidBefore(method: string): boolean {
  const text = ` ${foldedWords(method)} `;
  prepaid ??= prepaidMethods.map(foldedWords);
  return prepaid.some((words) => text.includes(` ${words} `));
}
