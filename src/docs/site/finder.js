// @ts-check
/**
 * Finds pages of the documentation by words as people type them. Words are compared by their stems, so that "cancelling" finds "cancel",
 * and one typing mistake in a word is forgiven.
 */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/**
 * @typedef {'guide' | 'special' | 'name' | 'call' | 'type' | 'log'} Kind
 * @typedef {{ path: string, title: string, page: string, content: string, kind: Kind }} Entry
 * @typedef {Entry & { pattern: RegExp }} Found What was found, and which of its words are to be marked.
 */

const MOST = 10;

/** Guides answer questions, those of specialists the rarer ones; the reference describes fields, and the changelog names everything. */
const WEIGHTS = { guide: 1, special: 0.6, name: 0.6, call: 0.5, type: 0.35, log: 0.1 };
/** Where a title is a name, such as that of a code, whoever types it wants exactly that. */
const NAMED = new Set(['name', 'call', 'type']);

const BOOST = { title: 6, page: 2, content: 1 };
/** A title that has the words comes before a text that has them. Names of calls and types are no sentences, so they may have them by chance. */
const TITLE_SHARE = { guide: 4, special: 4, name: 2, call: 0, type: 0, log: 0 };
const MIN_WORD = 2;

/** Tried one after the other until something is found. Two letters that changed places are two mistakes. */
const ATTEMPTS = /** @type {const} */ ([
  { combineWith: 'AND', mistakes: () => 0 },
  { combineWith: 'AND', mistakes: (/** @type {string} */ word) => (word.length < 4 ? 0 : 1) },
  { combineWith: 'AND', mistakes: (/** @type {string} */ word) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2) },
  { combineWith: 'OR', mistakes: (/** @type {string} */ word) => (word.length < 4 ? 0 : 1) },
]);

const STOP_WORDS = new Set(
  'a about an and any are as at be been but by can could do does for from get had has have how i if in into is it its let me my need of on or our shall should so some than that the their them then there these they this those to up us via was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Words that people use for what the documentation calls otherwise. */
const ALIASES = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  '2fa': ['two-factor'],
  abort: ['cancel'],
  bill: ['invoice'],
  client: ['sdk'],
  courier: ['carrier', 'driver'],
  hmac: ['signature'],
  hook: ['webhook'],
  key: ['token'],
  login: ['log'],
  mail: ['e-mail'],
  merchant: ['seller'],
  mfa: ['two-factor'],
  otp: ['code'],
  price: ['rate'],
  pricing: ['rate'],
  quote: ['rate'],
  rider: ['driver'],
  signin: ['log', 'login'],
  throttle: ['limit'],
  tariff: ['rate'],
  throttling: ['limit'],
  undo: ['cancel'],
  void: ['cancel'],
  waybill: ['awb', 'label'],
});

/**
 * Names in camel case are several words; parameters of paths are none.
 *
 * @param {string} text
 */
const wordsOf = (text) =>
  text
    .replace(/[/]:\w+/g, '')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD);

/** @param {string} word */
const stemOf = (word) => (/^[a-z]+$/.test(word) ? stemmer(word) : word);

/** @param {string} words */
function askedWords(words) {
  const all = wordsOf(words);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * The words in any order, each as it was typed or as the documentation calls it. The last one may still be incomplete.
 *
 * @param {readonly string[]} words
 * @param {'AND' | 'OR'} combineWith
 * @returns {import('minisearch').QueryCombination}
 */
function queryOf(words, combineWith) {
  const queries = words.map((word, at) => ({
    combineWith: /** @type {const} */ ('OR'),
    queries: [
      { queries: [word], prefix: at === words.length - 1 },
      ...(ALIASES[word] ?? []).map((alias) => ({
        queries: [alias],
        prefix: false,
        fuzzy: false,
        combineWith: /** @type {const} */ ('AND'),
      })),
    ],
  }));
  return { combineWith, queries };
}

/**
 * Makes the search of these entries.
 *
 * @param {readonly Entry[]} entries
 * @returns {(words: string) => Found[]}
 */
export function finderOf(entries) {
  /** @type {import('minisearch').default<Entry>} */
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'page', 'content'],
    storeFields: ['path', 'title', 'page', 'content', 'kind'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: BOOST,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (_path, _term, stored) => WEIGHTS[/** @type {Kind} */ (stored?.['kind'] ?? 'type')],
    },
  });
  index.addAll(entries);
  return (words) => {
    const asked = askedWords(words);
    if (asked.length === 0) return [];
    for (const { combineWith, mistakes } of ATTEMPTS) {
      const hits = index.search(queryOf(asked, combineWith), { fuzzy: mistakes });
      if (hits.length > 0) return ranked(hits, words).slice(0, MOST).map(found);
    }
    return [];
  };
}

/**
 * The entry of exactly this name first, then by score, of which titles have the greater part.
 *
 * @param {readonly import('minisearch').SearchResult[]} hits
 * @param {string} words
 */
function ranked(hits, words) {
  const name = wordsOf(words).join(' ');
  const scored = hits.map((hit) => {
    const inTitle = Object.values(hit.match).filter((fields) => fields.includes('title')).length;
    const share = Math.min(1, inTitle / Math.max(1, hit.queryTerms.length));
    return {
      hit,
      exact: NAMED.has(hit['kind']) && wordsOf(String(hit['title'])).join(' ') === name,
      score: hit.score * (1 + TITLE_SHARE[/** @type {Kind} */ (hit['kind'])] * share),
    };
  });
  return scored.sort((one, other) => Number(other.exact) - Number(one.exact) || other.score - one.score).map(({ hit }) => hit);
}

/**
 * @param {import('minisearch').SearchResult} hit
 * @returns {Found}
 */
function found(hit) {
  const { path, title, page, content, kind } = /** @type {Entry} */ (/** @type {unknown} */ (hit));
  return { path, title, page, content, kind, pattern: patternOf(hit.terms) };
}

/**
 * The words that begin with one of these stems. A stem may end in "i" where the word has "y".
 *
 * @param {readonly string[]} stems
 */
function patternOf(stems) {
  const beginnings = stems.map((stem) => stem.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/i$/, '[iy]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])((?:${beginnings.join('|')})\\p{L}*)`, 'iu');
}
