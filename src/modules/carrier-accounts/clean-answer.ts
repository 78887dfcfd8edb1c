import { redact } from './carrier-client.js';

const MAX_DEPTH = 5;

/**
 * Removes secrets from the carrier's words in an answer: from `message` and `messages`, at any depth. AWBs, references and labels stay as
 * they are, because they may contain a short secret by chance. The answer itself is changed: adapters make a new one for each call.
 */
export function cleanAnswer(answer: unknown, secrets: readonly string[], depth = 0): void {
  if (typeof answer !== 'object' || answer === null || answer instanceof Uint8Array || depth > MAX_DEPTH) return;
  for (const [name, value] of Object.entries<unknown>({ ...answer })) {
    const words = name === 'message' || name === 'messages' ? cleanWords(value, secrets) : value;
    if (words !== value) Object.assign(answer, { [name]: words });
    else cleanAnswer(value, secrets, depth + 1);
  }
}

function cleanWords(words: unknown, secrets: readonly string[]): unknown {
  if (typeof words === 'string') return redact({ secrets }, words);
  if (!Array.isArray(words) || !words.every((each) => typeof each === 'string')) return words;
  return words.map((each) => redact({ secrets }, each));
}
