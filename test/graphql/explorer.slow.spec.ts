import type { Browser } from 'playwright-core';
import { explorerExamples } from '../../src/explorer-examples.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the explorer is not opened in a browser.');
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** GraphiQL has buttons in its tabs, and CodeMirror scrolls by the caret. */
const OF_THE_EDITOR = /^nested-interactive: .*graphiql-tab|^scrollable-region-focusable: .*CodeMirror-scroll/;

const VARIABLES = `document.querySelector('.graphiql-editor-tool .CodeMirror').CodeMirror`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

describe('The explorer', () => {
  it('is what a browser gets at /graphql, without a script in the page', async () => {
    const page = await app.client.get('/graphql', HTML);

    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(page.text).not.toMatch(/<script[^>]*>[^<]|https?:\/\//);
    expect((await app.client.get('/graphql/explorer/start.js')).text).toContain('GraphiQL.createFetcher');
  });

  it.each(explorerExamples.map((example) => [/(?:query|mutation) (\w+)/.exec(example.query)?.[1], example] as const))(
    'has an example that is valid: %s',
    async (_name, { query }) => {
      // With an unknown operation name, the document is parsed and nothing runs.
      const answer = await app.client.post('/graphql', { query, operationName: 'None' });

      expect(answer.body.errors.map(({ message }: { message: string }) => message)).toEqual(['Unknown operation named "None".']);
    },
  );
});

(chromium === undefined ? describe.skip : describe)('In a browser, the explorer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium(chromium ?? '');
  }, 90_000);
  afterAll(() => browser.close());

  it('opens with every example, reads the schema, makes no external requests, and logs no errors', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url ?? '') && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    const answer = (holds: string) =>
      page.waitForResponse(
        async (response) => response.request().method() === 'POST' && response.ok() && (await response.text()).includes(holds),
        { timeout: 30_000 },
      );
    const schema = answer('__schema');

    await page.goto(`${app.url}/graphql`);
    await schema;
    await page.waitForSelector('.graphiql-tab', { timeout: 30_000 });
    const titles = await page.$$eval('.graphiql-tab', (tabs) => tabs.map((tab) => tab.textContent?.split(' ')[0]));
    expect(titles).toHaveLength(explorerExamples.length);
    expect(titles.slice(0, 3)).toEqual(['LogIn', 'Register', 'ConnectShop']);
    expect(await page.evaluate(`${VARIABLES}.getValue()`)).toContain('password');
    const { email, password } = app.accounts.seller;
    await page.evaluate(`${VARIABLES}.setValue(${JSON.stringify(JSON.stringify({ email, password }))})`);
    const session = answer('ses_');
    await page.click('.graphiql-execute-button');
    // The first tab holds two operations, of which the first is to run.
    await page.waitForSelector('.graphiql-dropdown-item', { timeout: 30_000 });
    await page.click('.graphiql-dropdown-item');
    await session;

    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('opens the document of a page of the reference, and runs it as a demo account that is signed in by one click', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${app.url}/docs/schema/queries/sellers`);
    await page.click('a.button[href^="/graphql"]');
    await page.waitForSelector('.graphiql-tab', { timeout: 30_000 });
    expect(await page.textContent('.graphiql-tab')).toContain('Sellers');
    expect(new URL(page.url()).hash).toBe('');

    await page.click('[data-sign-in=operator]');
    await page.getByText('Signed in as demo operator.').waitFor();
    const answer = page.waitForResponse(
      async (response) => response.url().endsWith('/graphql') && (await response.text()).includes('"sellers"'),
    );
    await page.click('.graphiql-execute-button');

    expect((await (await answer).json()).data.sellers.nodes.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('has no obstacles in %s colours, and does not scroll sideways on a phone', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } });
    await page.goto(`${app.url}/graphql`);
    await page.waitForSelector('.graphiql-tab', { timeout: 30_000 });

    expect((await obstacles(page)).filter((each) => !OF_THE_EDITOR.test(each))).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.close();
  });
});
