// @ts-check
/**
 * The pages of the reference: samples as tabs, in the language that the reader has chosen, and a form that sends a call. Tokens are kept
 * for this tab only.
 */
const LANGUAGE = 'shipgraph.docs.language';
const CREDENTIALS = 'shipgraph.docs.credentials.';

/**
 * @typedef {'seller' | 'shop' | 'operator' | 'admin' | 'erp'} Account
 * @typedef {{ token: string, domain?: string, name: string }} Credentials
 */

const blocks = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.samples')]);
for (const [at, block] of blocks.entries()) makeTabs(block, at);
choose(localStorage.getItem(LANGUAGE) ?? '');

/**
 * @param {HTMLElement} block
 * @param {number} at
 */
function makeTabs(block, at) {
  const samples = /** @type {HTMLElement[]} */ ([...block.querySelectorAll('.sample')]);
  const bar = document.createElement('div');
  bar.setAttribute('role', 'tablist');
  bar.setAttribute('aria-label', 'Language');
  for (const sample of samples) {
    const language = sample.dataset['language'] ?? '';
    const tab = document.createElement('button');
    Object.assign(tab, { type: 'button', id: `tab-${at}-${language}`, textContent: language });
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', `sample-${at}-${language}`);
    tab.addEventListener('click', () => choose(language));
    tab.addEventListener('keydown', (event) =>
      step(
        event,
        samples.map(({ dataset }) => dataset['language'] ?? ''),
        language,
      ),
    );
    Object.assign(sample, { id: `sample-${at}-${language}` });
    sample.setAttribute('role', 'tabpanel');
    sample.setAttribute('aria-labelledby', tab.id);
    sample.querySelector('h3')?.remove();
    bar.append(tab);
  }
  block.prepend(bar);
}

/**
 * Arrows go from tab to tab, as in other tabs.
 *
 * @param {KeyboardEvent} event
 * @param {readonly string[]} all
 * @param {string} language
 */
function step(event, all, language) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const next = all[(all.indexOf(language) + by + all.length) % all.length] ?? language;
  choose(next);
  const tabs = event.currentTarget instanceof Element ? event.currentTarget.parentElement?.querySelectorAll('button') : undefined;
  [...(tabs ?? [])].find(({ textContent }) => textContent === next)?.focus();
}

/** @param {string} language */
function choose(language) {
  if (language !== '') localStorage.setItem(LANGUAGE, language);
  for (const block of blocks) {
    const samples = /** @type {HTMLElement[]} */ ([...block.querySelectorAll('.sample')]);
    const chosen = samples.find(({ dataset }) => dataset['language'] === language) ?? samples[0];
    for (const sample of samples) sample.hidden = sample !== chosen;
    for (const tab of block.querySelectorAll('[role=tab]')) {
      const isChosen = tab.textContent === chosen?.dataset['language'];
      tab.setAttribute('aria-selected', String(isChosen));
      tab.setAttribute('tabindex', isChosen ? '0' : '-1');
    }
  }
}

const place = /** @type {HTMLElement | null} */ (document.querySelector('.try'));
const form = place?.querySelector('form');
if (place && form) {
  place.hidden = false;
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.to-try'))) link.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll('[data-sign-in]')))
    button.addEventListener('click', () => void signIn(form, /** @type {Account} */ (button.dataset['signIn'])));
  showSignedIn(form);
}

/**
 * @param {HTMLFormElement} form
 * @returns {Account[]}
 */
function accountsOf(form) {
  const buttons = [...form.querySelectorAll('[data-sign-in]')];
  return /** @type {Account[]} */ (buttons.map((button) => button.getAttribute('data-sign-in')));
}

/** @returns {[Account, Credentials] | undefined} What the reader is signed in as, among the accounts that this call takes. */
function signedIn(/** @type {HTMLFormElement} */ form) {
  for (const account of accountsOf(form)) {
    const kept = sessionStorage.getItem(CREDENTIALS + account);
    if (kept !== null) return [account, JSON.parse(kept)];
  }
  return undefined;
}

/** @param {HTMLFormElement} form */
function showSignedIn(form) {
  const [account, credentials] = signedIn(form) ?? [];
  const said = form.querySelector('.signed');
  for (const button of form.querySelectorAll('[data-sign-in]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-sign-in') === account));
  if (said) said.textContent = credentials ? `Signed in as ${credentials.name}.` : '';
}

/**
 * @param {HTMLFormElement} form
 * @param {Account} account
 */
async function signIn(form, account) {
  const said = form.querySelector('.signed');
  const answer = await fetch('/docs/demo/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ account }),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  if (answer?.ok) {
    for (const other of accountsOf(form)) if (other !== account) sessionStorage.removeItem(CREDENTIALS + other);
    sessionStorage.setItem(CREDENTIALS + account, JSON.stringify(body));
    showSignedIn(form);
  } else if (said) said.textContent = body?.message ?? 'The service does not answer.';
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const outcome = /** @type {HTMLElement} */ (form.parentElement?.querySelector('.outcome'));
  const request = requestOf(form);
  if (typeof request === 'string') return show(outcome, 'bad', request);
  show(outcome, '', 'Sending …');
  const began = performance.now();
  try {
    const answer = await fetch(request.url, { ...request.options, redirect: 'manual' });
    const took = Math.round(performance.now() - began);
    const title = answer.type === 'opaqueredirect' ? 'Another address' : `${answer.status} ${answer.statusText}`;
    show(outcome, answer.status < 400 ? 'good' : 'bad', `${title} in ${took} ms`, await contentOf(answer));
  } catch {
    show(outcome, 'bad', 'The service does not answer.');
  }
}

/**
 * The request, or what is wrong with what was typed.
 *
 * @param {HTMLFormElement} form
 */
function requestOf(form) {
  const { method = 'GET', path = '' } = form.dataset;
  const headers = headersOf(form);
  const parameters = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll('[data-parameter]')]);
  const inPath = new Map(parameters.map(({ name, value }) => [name, value]));
  const url = new URL(
    path.replaceAll(/:(\w+)/g, (_whole, name) => encodeURIComponent(inPath.get(name) ?? '')),
    location.href,
  );
  for (const { name, value } of parameters) if (!path.includes(`:${name}`) && value !== '') url.searchParams.set(name, value);
  const body = bodyOf(form);
  if (body instanceof Error) return body.message;
  if (body !== undefined) headers.set('content-type', 'application/json');
  return { url, options: { method, headers, ...(body !== undefined && { body }) } };
}

/** @param {HTMLFormElement} form */
function headersOf(form) {
  const headers = new Headers({ accept: 'application/json, */*' });
  const typed = valueOf(form, 'token');
  const credentials = typed === '' ? signedIn(form)?.[1] : { token: typed, domain: valueOf(form, 'domain') };
  if (!credentials) return headers;
  if (form.elements.namedItem('domain')) {
    headers.set('x-svc-shop-token', credentials.token);
    headers.set('x-svc-shop-domain', credentials.domain ?? '');
  } else headers.set('authorization', `Bearer ${credentials.token}`);
  return headers;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function valueOf(form, name) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value.trim() : '';
}

/** @param {HTMLFormElement} form */
function bodyOf(form) {
  try {
    if (form.elements.namedItem('document'))
      return JSON.stringify({ query: valueOf(form, 'document'), variables: JSON.parse(valueOf(form, 'variables') || '{}') });
    return form.elements.namedItem('body') ? JSON.stringify(JSON.parse(valueOf(form, 'body') || '{}')) : undefined;
  } catch (error) {
    return new Error(`This is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** @param {Response} answer */
async function contentOf(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('json')) return JSON.stringify(await answer.json(), null, 2);
  if (/^text\/|zpl/.test(type)) return (await answer.text()).slice(0, 20_000);
  const file = await answer.blob();
  if (file.size === 0) return '';
  const link = document.createElement('a');
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'answer';
  Object.assign(link, { href: URL.createObjectURL(file), download: name, textContent: `Save ${name} (${Math.ceil(file.size / 1024)} kB)` });
  return link;
}

/**
 * @param {HTMLElement} outcome
 * @param {'good' | 'bad' | ''} kind
 * @param {string} title
 * @param {string | HTMLElement} [content]
 */
function show(outcome, kind, title, content = '') {
  const heading = document.createElement('p');
  heading.className = kind;
  heading.textContent = title;
  outcome.replaceChildren(heading);
  if (content instanceof HTMLElement) outcome.append(content);
  else if (content !== '') {
    const [block, frame, code] = [document.createElement('div'), document.createElement('pre'), document.createElement('code')];
    block.className = 'code';
    frame.tabIndex = 0;
    code.textContent = content;
    frame.append(code);
    block.append(frame);
    outcome.append(block);
  }
}

export {};
