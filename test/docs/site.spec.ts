import { readFileSync } from 'node:fs';
import { guides } from '../../src/rest/docs/guides.js';
import { atService } from '../../src/rest/docs/service-address.js';
import { interfaces, routes } from '../../src/rest/interfaces.js';
import { errorCatalogue } from '../../src/kernel/errors.js';
import type { TestApp } from '../support/app.js';
import { expectRefusal } from '../support/refusals.js';
import { sharedWeb } from '../support/shared-app.js';

const BROWSER = { accept: 'text/html' };
const OVERVIEW = '/docs';
const API = '/docs/api';
const SCHEMA = '/docs/schema';
const REFERENCE = [
  ...[API, '/docs/api/post-api-order', '/docs/api/get-api-awb-id', '/docs/api/post-pay-token'],
  ...[SCHEMA, '/docs/schema/mutations/createOrder', '/docs/schema/subscriptions/shipmentChanged'],
  ...['/docs/schema/types', '/docs/schema/types/Order', '/docs/schema/types/Node', '/docs/schema/types/ShipmentStatus'],
];
const pages = [OVERVIEW, ...REFERENCE, ...guides.map(({ name }) => `/docs/${name}`), '/docs/errors/RATE_LIMITED'];

let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});

const textOf = async (path: string): Promise<string> => (await app.client.get(path, BROWSER)).text;

describe('The documentation', () => {
  it.each(pages)('at %s is one complete page without inline scripts, styles or anything from elsewhere', async (path) => {
    const { status, headers, text } = await app.client.get(path, BROWSER);

    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">.*<title>.+ - shipgraph docs<\/title>/s);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script(?![^>]* src="\/docs\/)[^>]*>|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(text).not.toMatch(/(?:src|rel="stylesheet" href)="(?!\/docs\/|data:)/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(policy).not.toContain('unsafe');
  });

  it.each(guides)('has the guide $name under its title, marked in the navigation, between its neighbours', async ({ name, title }) => {
    const at = guides.findIndex((guide) => guide.name === name);
    const text = await textOf(`/docs/${name}`);

    expect(readFileSync(`src/docs/${name}.md`, 'utf8')).toMatch(new RegExp(`^# ${title}\n`));
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`<a href="/docs/${name}" aria-current="page">${title}</a>`);
    const neighbours = [guides[at - 1], guides[at + 1]].flatMap((guide) => (guide ? [`/docs/${guide.name}`] : []));
    expect([...text.matchAll(/<a rel="(?:prev|next)" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(neighbours);
  });

  it('begins with an overview that leads to every guide and to the reference', async () => {
    const text = await textOf(OVERVIEW);

    for (const { name } of guides) expect(text).toContain(`<a class="card" href="/docs/${name}">`);
    expect(text).toContain('<a class="button quiet" href="/docs/api">API reference</a>');
  });

  it('still has something at the anchors of the page that was here before', async () => {
    const text = await textOf(OVERVIEW);

    for (const id of ['routes', 'errors']) expect(text).toContain(` id="${id}"`);
    for (const { code } of errorCatalogue)
      expect(text).toContain(`<li id="error-${code.toLowerCase().replaceAll('_', '-')}"><a href="/docs/errors/${code}">`);
  });

  it('says that there is no such page: to browsers as a page, to programs as a refusal', async () => {
    for (const path of ['/docs/nothing', '/docs/errors/NOTHING']) {
      const { status, text } = await app.client.get(path, BROWSER);
      expect([status, text]).toEqual([404, expect.stringContaining('<h1>Page not found</h1>')]);
      expectRefusal(await app.client.get(path), { status: 404, code: 'NOT_FOUND' });
    }
    expect((await app.client.post('/docs/quick-start', {})).status).toBe(405);
  });

  it('says the address of the running service, and never that of the sources', async () => {
    const texts = await Promise.all(pages.map(textOf));

    expect(pages.filter((_path, at) => texts[at]?.includes('localhost:4000'))).toEqual([]);
    expect(await textOf('/docs/quick-start')).toContain(`<a href="/console">${app.url}/console</a>`);
    expect(await textOf('/docs/quick-start')).toContain(`curl -s ${app.url?.replace('http://', '')}/api/login`);
    const written = 'curl localhost:4000/api http://localhost:4000/docs ws://localhost:4000/graphql localhost:40001';
    expect(atService(written, 'https://x.example/ship')).toBe(
      'curl https://x.example/ship/api https://x.example/ship/docs wss://x.example/ship/graphql localhost:40001',
    );
  });

  it('sends its own files with an address that changes with them, to be kept', async () => {
    const urls = [...(await textOf(API)).matchAll(/"(\/docs\/[a-z.]+\?v=[\w-]+)"/g)].map(([, url = '']) => url);

    expect(urls.map((url) => url.replace(/\?.*/, ''))).toEqual([
      '/docs/docs.css',
      '/docs/search.js',
      '/docs/copy.js',
      '/docs/reference.js',
    ]);
    for (const url of urls) expect((await app.client.get(url)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await app.client.get('/docs/pictures/board.png')).headers.get('content-type')).toBe('image/png');
  });
});

describe('The reference', () => {
  it('has a page for every route, which the table has at the anchors of the page that was here before', async () => {
    const text = await textOf(API);

    for (const { method, path } of routes) {
      const anchor = `${method} ${path}`.toLowerCase().replaceAll('/', ' ').replace(/[^a-z0-9_ -]/g, '').trim().replace(/ +/g, '-'); // prettier-ignore
      expect(text).toContain(`<tr id="${anchor}">`);
      expect(text).toContain(`<a href="/docs/api/${anchor}">`);
    }
    for (const path of Object.keys(interfaces)) expect(text).toContain(`<a href="${path}">`);
  });

  it('shows a call in four languages, its fields, and what it may refuse', async () => {
    const text = await textOf('/docs/api/post-api-order');

    for (const language of ['curl', 'TypeScript', 'PHP', 'Python']) expect(text).toContain(`data-language="${language}"><h3>`);
    expect(text).toContain('<code>orderNumber</code> <span class="type">integer or string</span> <span class="must">required</span>');
    expect(text).toContain('<a href="/docs/errors/INVALID_CARRIER">');
    expect(await textOf('/docs/schema/queries/shipment')).toContain('<a href="/docs/schema/types/ShipmentStatus">ShipmentStatus</a>');
    expect(await textOf('/docs/schema/queries/sellers')).toContain('Open in the explorer');
  });
});

describe('The index of the search', () => {
  it('has every section of every guide, every code and every route, each at an address of its own', async () => {
    const { body } = await app.client.get('/docs/search-index.json');
    const entries: { path: string; title: string; content: string }[] = body;

    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { name, title } of guides) expect(entries).toContainEqual(expect.objectContaining({ path: `/docs/${name}`, title }));
    for (const { code } of errorCatalogue) expect(paths).toContain(`/docs/errors/${code}`);
    expect(paths.filter((path) => path.startsWith('/docs/api/'))).toHaveLength(routes.length);
    expect(paths).toEqual(expect.arrayContaining(['/docs/schema/mutations/createOrder', '/docs/schema/types/CreateOrderInput']));
    expect(entries.find(({ path }) => path === '/docs/errors#retry-safely')?.content).toContain('Idempotency-Key');
    expect(entries).toContainEqual(expect.objectContaining({ path: '/docs/settings#database_url', title: 'DATABASE_URL' }));
  });
});

describe('The search', () => {
  interface Found {
    readonly path: string;
    readonly title: string;
    readonly pattern: RegExp;
  }
  let find: (words: string) => Found[];
  beforeAll(async () => {
    // A script of the site, which browsers get as it is.
    const script = '../../src/docs/site/finder.js';
    const { finderOf }: { finderOf: (entries: unknown) => typeof find } = await import(script);
    find = finderOf((await app.client.get('/docs/search-index.json')).body);
  });

  it.each([
    ['how do i cancel an order', '/docs/connect-a-store#cancel-an-order'],
    ['cancle', '/docs/connect-a-store#cancel-an-order'],
    ['cancelling orders', '/docs/connect-a-store#cancel-an-order'],
    ['wehbook retries', '/docs/webhooks#retries'],
    ['printing labels', '/docs/connect-a-store#labels'],
    ['cash on delivery', '/docs/money-and-cod#cash-on-delivery'],
    ['how can I get a token?', '/docs/erp#get-a-token'],
    ['backup', '/docs/operate#back-up-and-restore'],
    ['rate limit', '/docs/errors#rate-limits'],
    ['RATE_LIMITED', '/docs/errors/RATE_LIMITED'],
    ['retry limit', '/docs/errors/RETRY_LIMIT'],
    ['public_url', '/docs/settings#public_url'],
    ['POST /api/order', '/docs/api/post-api-order'],
    ['createOrder', '/docs/schema/mutations/createOrder'],
    ['CreateOrderInput', '/docs/schema/types/CreateOrderInput'],
  ])('answers "%s" with the section that is about it', (words, path) => {
    const paths = find(words).map((hit) => hit.path);

    expect(paths[0]).toBe(path);
    expect(paths.slice(0, 3).filter((each) => each.startsWith('/docs/changelog'))).toEqual([]);
  });

  it('marks whatever form of the word the text has, and finds nothing where there is nothing', () => {
    const [first] = find('cancels');

    expect('An order is cancelled.'.split(first?.pattern ?? / /)).toEqual(['An order is ', 'cancelled', '.']);
    expect(find('xylophone')).toEqual([]);
    expect(find(' . ')).toEqual([]);
  });
});

describe('Every link', () => {
  /** What a page links to within the service. */
  const linksOf = (html: string): string[] => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

  it('on the pages leads to a page that is there, and to an anchor that it has', async () => {
    const html = new Map<string, string>();
    const waiting = [...pages];
    const broken: string[] = [];
    // The pages of the schema are a thousand, made alike: those of `pages` are read, and the others are known by the index.
    const { body: entries } = await app.client.get('/docs/search-index.json');
    const known = new Set<string>(entries.map(({ path }: { path: string }) => path));
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (html.has(path) || (known.has(path) && path.startsWith('/docs/schema/') && !pages.includes(path))) continue;
      const { status, text } = await app.client.get(path, BROWSER);
      html.set(path, text);
      // The console is built apart.
      if (status !== 200 && !path.startsWith('/console')) broken.push(`${path} answers ${status}`);
      if (path.startsWith('/docs'))
        waiting.push(
          ...linksOf(text)
            .map((href) => new URL(href, `http://docs${path}`))
            .filter(({ host }) => host === 'docs')
            .map(({ pathname }) => pathname),
        );
    }
    for (const [path, text] of html) {
      if (!path.startsWith('/docs')) continue;
      for (const href of linksOf(text)) {
        const { host, pathname, hash } = new URL(href, `http://docs${path}`);
        if (
          host === 'docs' &&
          hash !== '' &&
          pathname !== '/graphql' &&
          !idsOf(html.get(pathname) ?? '').has(decodeURIComponent(hash.slice(1)))
        )
          broken.push(`${path} links to ${href}`);
      }
    }
    expect(broken).toEqual([]);
    expect([...html.keys()]).toEqual(
      expect.arrayContaining([...Object.keys(interfaces), ...errorCatalogue.map(({ code }) => `/docs/errors/${code}`)]),
    );
  });
});
