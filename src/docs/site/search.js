// @ts-check
/**
 * The search of the documentation. Its index is loaded when the field is used for the first time.
 *
 * @typedef {{ path: string, title: string, page: string, content: string }} Entry
 * @typedef {(words: string) => Entry[]} Find
 */
const MOST = 10;
const EXCERPT = 130;
const field = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const found = /** @type {HTMLElement} */ (document.getElementById('found'));
const heard = /** @type {HTMLElement} */ (document.getElementById('heard'));

/** @type {Promise<Find> | undefined} */
let opening;
/** @returns {Promise<Find>} */
const open = () => (opening ??= load());

/** @returns {Promise<Find>} */
async function load() {
  const library = '/docs/minisearch.js';
  const [{ default: MiniSearch }, entries] = await Promise.all([
    import(library),
    fetch('/docs/search-index.json').then((answer) => answer.json()),
  ]);
  const index = new MiniSearch({ idField: 'path', fields: ['title', 'page', 'content'], storeFields: ['title', 'page', 'content'] });
  index.addAll(entries);
  const options = { prefix: true, fuzzy: 0.15, boost: { title: 5, page: 2 } };
  return (words) => {
    const all = index.search(words, { ...options, combineWith: 'AND' });
    const some = all.length > 0 ? all : index.search(words, options);
    return some.slice(0, MOST).map((/** @type {any} */ hit) => ({ ...hit, path: hit.id }));
  };
}

async function search() {
  const words = field.value.trim();
  if (words === '') return close();
  const find = await open();
  // Something else may have been typed meanwhile.
  if (words === field.value.trim()) show(find(words), words);
}

/**
 * @param {Entry[]} entries
 * @param {string} words
 */
function show(entries, words) {
  const pattern = wordPattern(words);
  const nothing = element('p', 'Nothing found.');
  found.replaceChildren(...(entries.length > 0 ? entries.map((entry, at) => result(entry, at, pattern)) : [nothing]));
  found.hidden = false;
  field.setAttribute('aria-expanded', 'true');
  heard.textContent = entries.length === 1 ? 'One result' : `${entries.length} results`;
  select(entries.length > 0 ? 0 : -1);
}

/**
 * @param {Entry} entry
 * @param {number} at
 * @param {RegExp} pattern
 */
function result({ path, title, page, content }, at, pattern) {
  const link = document.createElement('a');
  Object.assign(link, { href: path, id: `found-${at}`, tabIndex: -1 });
  link.setAttribute('role', 'option');
  link.append(element('b', title), element('small', page), ...marked(excerpt(content, pattern), pattern));
  return link;
}

/**
 * Some words around the first that was found.
 *
 * @param {string} content
 * @param {RegExp} pattern
 */
function excerpt(content, pattern) {
  const from = Math.max(0, content.lastIndexOf(' ', content.search(pattern) - EXCERPT / 3) + 1);
  const end = from + EXCERPT < content.length ? content.lastIndexOf(' ', from + EXCERPT) : content.length;
  return `${from > 0 ? '… ' : ''}${content.slice(from, end)}${end < content.length ? ' …' : ''}`;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const marked = (text, pattern) =>
  text.split(pattern).map((part, at) => (at % 2 === 1 ? element('mark', part) : document.createTextNode(part)));

/**
 * The words at the beginning of others.
 *
 * @param {string} words
 */
function wordPattern(words) {
  const literal = words.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${literal.join('|')})`, 'iu');
}

/**
 * @param {string} name
 * @param {string} text
 */
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const results = () => /** @type {HTMLAnchorElement[]} */ ([...found.querySelectorAll('a')]);
const selected = () => results().findIndex((link) => link.getAttribute('aria-selected') === 'true');

/** @param {number} at */
function select(at) {
  const links = results();
  links.forEach((link, each) => link.setAttribute('aria-selected', String(each === at)));
  links[at]?.scrollIntoView({ block: 'nearest' });
  if (links[at]) field.setAttribute('aria-activedescendant', links[at].id);
  else field.removeAttribute('aria-activedescendant');
}

function close() {
  found.hidden = true;
  found.replaceChildren();
  heard.textContent = '';
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}

/** @type {Record<string, () => void>} */
const keys = {
  ArrowDown: () => select(Math.min(selected() + 1, results().length - 1)),
  ArrowUp: () => select(Math.max(selected() - 1, 0)),
  Enter: () => results()[selected()]?.click(),
  Escape: close,
};

field.addEventListener('focus', () => void open());
field.addEventListener('input', () => void search());
field.addEventListener('keydown', (event) => {
  const act = found.hidden ? undefined : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Node) || !field.parentElement?.contains(event.target)) close();
  // A result may be a heading of this very page.
  else if (found.contains(event.target)) close();
});

export {};
