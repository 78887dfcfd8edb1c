import type { QuotedService } from './order-import.entity.js';

export type ServiceMatch = { readonly code: string } | { readonly several: readonly QuotedService[] };

/** Longer texts are no shipping method. */
const MAX_TEXT = 200;
const MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Without case and diacritics, in words with a space around each. */
export function wordsOf(text: string): string {
  const words = text.slice(0, MAX_TEXT).normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/**
 * The service that a shipping method of a store names: by its code or its name, else as the only one whose code or name has the words of
 * the method in it, or the reverse.
 */
export function matchService(method: string, services: readonly QuotedService[]): ServiceMatch {
  const wanted = wordsOf(method);
  if (wanted === '') return { several: [] };
  const named = services.map((service) => ({
    service,
    names: [wordsOf(service.code), wordsOf(service.name)].filter((name) => name !== ''),
  }));
  const equal = named.filter(({ names }) => names.includes(wanted));
  const matching =
    equal.length > 0 ? equal : named.filter(({ names }) => names.some((name) => name.includes(wanted) || wanted.includes(name)));
  const [first] = matching;
  return first && matching.length === 1 ? { code: first.service.code } : { several: matching.map(({ service }) => service) };
}
