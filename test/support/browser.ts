import type { Browser, BrowserContext, Page } from 'playwright-core';
import axe from 'axe-core';
import type { TestApp } from './app.js';

export interface Look {
  readonly colours?: 'light' | 'dark';
  readonly language?: 'en' | 'ar';
  readonly width?: number;
  readonly height?: number;
}

/** A user of the console. */
export interface Visitor {
  readonly page: Page;
  /** What the browser found to complain about: errors of scripts and of the policy of the page. */
  readonly complaints: readonly string[];
  /** Leads to a page of the console and waits until everything on it is there. */
  readonly go: (path: string) => Promise<void>;
  /** The same by a link inside of the console, which loads nothing twice. */
  readonly follow: (path: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Refusals that a page handles are answers with a status like any other; browsers print them nevertheless. */
const ANSWERED = /Failed to load resource: the server responded with a status of/;

const PHOTO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c8a26a"/></svg>';

/** Opens the console and signs in. */
export async function visit(
  browser: Browser,
  app: Pick<TestApp, 'url'>,
  login: { readonly email: string; readonly password: string },
  { colours = 'light', language = 'en', width = 1280, height = 900 }: Look = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: colours, reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('shipgraph.language', '${language}')`);
  // The photos of the demonstration are nowhere.
  await context.route('https://photos.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PHOTO }));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !ANSWERED.test(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const go = async (path: string): Promise<void> => {
    await page.goto(`${app.url}/console${path}`);
    await settled(page);
  };
  const follow = async (path: string): Promise<void> => {
    // A page that stays, with another query, keeps its heading.
    const [plain = ''] = `/console${path}`.split('?');
    if (new URL(page.url()).pathname.replace(/[/]$/, '') === plain.replace(/[/]$/, '')) return go(path);
    await page.evaluate(`document.querySelectorAll('h1').forEach((heading) => (heading.dataset.before = ''));
      history.pushState(null, '', '/console${path}');
      dispatchEvent(new PopStateEvent('popstate'))`);
    await page.locator('h1:not([data-before])').first().waitFor();
    await settled(page);
  };
  await go('/login');
  await page.locator('input[name=email]').fill(login.email);
  await page.locator('input[name=password]').fill(login.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await settled(page);
  return { page, complaints, go, follow, leave: () => closed(context) };
}

const closed = async (context: BrowserContext): Promise<void> => context.close();

/** There is a heading, and nothing is waited for any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page
    .locator('[role=status][aria-label="Loading …"], [role=status][aria-label="جارٍ التحميل …"]')
    .first()
    .waitFor({ state: 'detached' });
  // What stands where something is still being loaded, such as a chart.
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
}

/** Accessibility problems for users with low vision, a keyboard or a screen reader. */
export const obstacles = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `${axe.source}; axe.run().then(({ violations }) =>
       violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map(({ html }) => id + ': ' + help + ': ' + html.slice(0, 160))))`,
  );

/** What makes the page scroll sideways: nothing at all when it does not. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const isClipped = (element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1) && !isClipped(element);
      })
      .map(({ tagName, className, textContent }) => tagName + '.' + className + ' ' + textContent.slice(0, 40));
    return [scrollWidth - innerWidth + ' pixels', ...names.slice(-4)];
  })()`);
