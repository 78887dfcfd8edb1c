// @ts-check
/**
 * The search of the documentation. Its index is loaded when the field is used for the first time.
 *
 * @typedef {import('./finder.js').Found} Found
 * @typedef {(words: string) => Found[]} Find
 */
const EXCERPT = 130;
const field = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const found = /** @type {HTMLElement} */ (document.getElementById('found'));
const heard = /** @type {HTMLElement} */ (document.getElementById('heard'));

/** @type {Promise<Find> | undefined} */
let opening;
/** @returns {Promise<Find>} */
const open = () =>
  (opening ??= load().catch((error) => {
    // The network may be back the next time.
    opening = undefined;
    throw error;
  }));

/** @returns {Promise<Find>} */
async function load() {
  const [{ finderOf }, entries] = await Promise.all([
    import('./finder.js'),
    fetch('/docs/search-index.json').then((answer) => answer.json()),
  ]);
  return finderOf(entries);
}

async function search() {
  const words = field.value.trim();
  if (words === '') return close();
  const find = await open();
  // Something else may have been typed since.
  if (words === field.value.trim()) show(find(words), words);
}

/**
 * @param {Found[]} hits
 * @param {string} words
 */
function show(hits, words) {
  found.replaceChildren(...(hits.length > 0 ? hits.map(result) : nothing(words)));
  found.hidden = false;
  field.setAttribute('aria-expanded', 'true');
  heard.textContent = hits.length === 0 ? 'Nothing found' : hits.length === 1 ? 'One result' : `${hits.length} results`;
  select(hits.length > 0 ? 0 : -1);
}

/** @param {string} words */
function nothing(words) {
  const said = element('p', `Nothing found for “${words}”. Try fewer or other words.`);
  said.setAttribute('role', 'option');
  said.setAttribute('aria-disabled', 'true');
  return [said];
}

/**
 * @param {Found} hit
 * @param {number} at
 */
function result({ path, title, page, content, pattern }, at) {
  const link = document.createElement('a');
  Object.assign(link, { href: path, id: `found-${at}`, tabIndex: -1 });
  link.setAttribute('role', 'option');
  const name = document.createElement('b');
  name.append(...marked(title, pattern));
  link.append(name, element('small', page), ...marked(excerpt(content, pattern), pattern));
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
