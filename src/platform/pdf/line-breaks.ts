import LineBreaker from 'linebreak';

/** Scripts without spaces between words, for which line breaks are found with a dictionary. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Between two letters of such a script; a sign of repetition or abbreviation stays with its word. */
const WITHIN = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}](?![\u0E2F\u0E46\u0EAF\u0EC6\u17D7])\p{L}/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Where a line of a text may end, in order. */
export function breaksOf(text: string): readonly number[] {
  const breaks: number[] = [];
  const breaker = new LineBreaker(text);
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) breaks.push(found.position);
  if (!UNSPACED.test(text)) return breaks;
  const between = [...words.segment(text)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && WITHIN.test(text.slice(index - 1, index + 1)));
  return [...new Set([...breaks, ...between])].sort((one, other) => one - other);
}
