import { paymentRemarks } from './payment-remarks.js';
import { cards, doorPaymentWords, prepaidMethods, vouchers, type DoorPaymentWords } from './payment-words.js';

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

/** What a method says: paid at the door, paid before it is shipped, words of both or of neither, or nothing that is known. */
export type PaymentMeaning = 'door' | 'before' | 'unclear' | 'unknown';

/** Words that are looked for: a part of the text in scripts without spaces, else whole words, of which the last may go on. */
interface Term {
  readonly words: string;
  readonly isPart: boolean;
  readonly mayGoOn: boolean;
}

/** Where words are in a text. */
interface Place {
  readonly from: number;
  readonly to: number;
}

const termOf = (text: string, mayGoOn: boolean): Term => {
  const words = foldedWords(text);
  return { words, isPart: UNSPACED.test(words), mayGoOn };
};
/** Words that go on only where a star says so. */
const whole = (texts: readonly string[]): Term[] => texts.map((text) => termOf(text, text.endsWith('*')));
const inflected = (texts: readonly string[]): Term[] => texts.map((text) => termOf(text, foldedWords(text).length > 3));

/** The longest words first, so that nothing of them is left where they are taken out. */
const longestFirst = (terms: readonly Term[]): Term[] => terms.toSorted((left, right) => right.words.length - left.words.length);

const doorTerms = ({ pay, door, phrases }: DoorPaymentWords) => ({
  pay: inflected(pay),
  door: longestFirst(inflected(door)),
  phrases: longestFirst(whole(phrases)),
});
type DoorTerms = ReturnType<typeof doorTerms>;

const prepare = () => {
  const remarks = Object.values(paymentRemarks);
  return {
    languages: Object.values(doorPaymentWords).map(doorTerms),
    vouchers: whole(vouchers),
    cards: whole(cards),
    before: whole([...cards, ...prepaidMethods]),
    paid: remarks.flatMap(({ paid }) => whole(paid)),
    undone: remarks.flatMap(({ undone }) => whole(undone)),
    near: remarks.flatMap(({ near }) => whole(near)),
  };
};
type Terms = ReturnType<typeof prepare>;

/** Prepared on first use. */
let prepared: Terms | undefined;
/** The methods of a file are few. */
const MOST_KNOWN = 500;
const known = new Map<string, PaymentMeaning>();

/** What a payment method says in the words of any language of our markets. */
export function paymentMeaning(method: string): PaymentMeaning {
  const found = known.get(method);
  if (found) return found;
  prepared ??= prepare();
  const meaning = method.length > MAX_CHARACTERS ? 'unknown' : meaningOf(` ${foldedWords(method)} `, prepared);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(method, meaning);
  return meaning;
}

function meaningOf(text: string, terms: Terms): PaymentMeaning {
  const atDoor = terms.languages.filter((language) => isAtDoor(text, language));
  if (atDoor.length > 0) {
    const rest = withoutDoor(text, atDoor, terms);
    return [terms.before, terms.paid, terms.undone].some((each) => holds(rest, each)) ? 'unclear' : 'door';
  }
  if (!holds(text, terms.before)) return 'unknown';
  const isNearDoor = holds(text, terms.near) || terms.languages.some(({ door }) => holds(text, door));
  return isNearDoor || holds(text, terms.undone) ? 'unclear' : 'before';
}

const isAtDoor = (text: string, { pay, door, phrases }: DoorTerms): boolean =>
  holds(text, phrases) || (holds(text, pay) && holds(text, door));

/** What stands beside the words of a payment at the door. A card right beside the door is paid there, and a voucher is counted already. */
function withoutDoor(text: string, languages: readonly DoorTerms[], { vouchers: gone, cards: taken }: Terms): string {
  let rest = languages.reduce((left, { phrases }) => without(left, phrases), without(text, gone));
  for (const { pay, door } of languages) {
    rest = without(
      rest,
      pay.filter(({ words }) => words.includes(' ')),
    );
    rest = without(rest, door, (left, place) => withNeighbour(left, place, [...pay, ...taken]));
  }
  return rest;
}

const holds = (text: string, terms: readonly Term[]): boolean => terms.some((term) => placeOf(text, term) !== undefined);

function placeOf(text: string, { words, isPart, mayGoOn }: Term): Place | undefined {
  const at = isPart ? text.indexOf(words) : text.indexOf(mayGoOn ? ` ${words}` : ` ${words} `) + 1;
  if (words === '' || at < (isPart ? 0 : 1)) return undefined;
  const end = at + words.length;
  return { from: at, to: mayGoOn && !isPart ? text.indexOf(' ', end) : end };
}

/** Takes words out, and what belongs to them. A mark is left in their place, so that what is left does not come together. */
function without(text: string, terms: readonly Term[], widened = (_text: string, place: Place): Place => place): string {
  let rest = text;
  for (const term of terms)
    for (let place = placeOf(rest, term); place; place = placeOf(rest, term)) {
      const { from, to } = widened(rest, place);
      rest = `${rest.slice(0, from)} | ${rest.slice(to)}`;
    }
  return rest;
}

/** The longest of these words that stands right before or after a place belongs to it. */
function withNeighbour(text: string, { from, to }: Place, terms: readonly Term[]): Place {
  const [before, after] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()];
  const longest = (found: readonly Term[]): number => Math.max(0, ...found.map(({ words }) => words.length));
  const left = longest(terms.filter(({ words, isPart }) => before.endsWith(isPart ? words : ` ${words}`)));
  const right = longest(terms.filter(({ words, isPart }) => `${after} `.startsWith(isPart ? words : `${words} `)));
  return { from: before.length - left, to: text.length - after.length + right };
}
