/**
 * The groups of three characters in a text, of each word with two blanks before it: what an index over arrays can find "contains" by.
 * A search term of one or two characters finds the words that begin with it.
 */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (const word of wordsOf(text)) {
    const padded = `  ${word}`;
    for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3));
  }
  return [...grams];
}

/** The groups that a text must have to contain the term. */
export function gramsOfTerm(term: string): string[] {
  const text = term.trim().toLowerCase();
  if (text.length < 3) return text === '' ? [] : [`  ${text}`.slice(-3)];
  const grams: string[] = [];
  for (let at = 0; at + 3 <= text.length; at++) grams.push(text.slice(at, at + 3));
  // A blank stands between words, whose groups know nothing of each other.
  return grams.filter((gram) => !gram.includes(' '));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
