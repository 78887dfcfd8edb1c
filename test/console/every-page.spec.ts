import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, settled, visit, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf } from '../support/people.js';
import { fillDay, type DemoDay } from './demo-day.js';

const ARTEFACTS = 'test/artefacts/console';
const languages = [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const;
const colours = ['light', 'dark'] as const;

/** The pages of an operator and of a seller; what stands in braces is filled in from the day. */
const operatorPages = [
  '/', '/figures', '/shipments', '/shipments/{shipment}', '/pickups', '/sellers', '/sellers/{seller}', '/approvals', '/approvals/{approval}',
  '/adjustments', '/cod', '/ledger', '/prices', '/prices/{card}', '/prices/try', '/webhooks', '/shops', '/tokens', '/staff', '/account', '/nowhere',
]; // prettier-ignore
const sellerPages = ['/', '/wallet', '/adjustments', '/shipments/{shipment}', '/prices/try', '/webhooks/{webhook}', '/tokens'];

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the console is not opened in a browser.');

(chromium === undefined ? describe.skip : describe)('Every page of the console', () => {
  let app: TestApp;
  let browser: Browser;
  let day: DemoDay;
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await startApp();
    [day, browser] = await Promise.all([fillDay(app), openChromium(chromium ?? '')]);
    ids = await idsOf(app, day);
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  describe.each([
    ['an operator', operatorPages, () => app.accounts.superAdmin],
    ['a seller', sellerPages, () => app.accounts.seller],
  ] as const)('for %s', (who, pages, login) => {
    it.each(languages)(
      'can be read and used by everybody in %s, from %s, in both themes, and the browser has nothing to complain of',
      async (language, direction) => {
        const visitor = await visit(browser, app, login(), { language });
        const found: string[] = [];
        for (const path of pages) found.push(...(await look(visitor, path, { who, language, direction })));
        await visitor.leave();

        expect(found).toEqual([]);
        expect(visitor.complaints).toEqual([]);
      },
      180_000,
    );
  });

  it('fits a tablet', async () => {
    const visitor = await visit(browser, app, app.accounts.superAdmin, { width: 768, height: 1024 });
    const wide: string[] = [];
    for (const path of operatorPages) {
      await visitor.go(filled(path));
      const overflow = await visitor.page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (overflow > 0) wide.push(`${path}: ${overflow} pixels`);
    }
    await visitor.leave();

    expect(wide).toEqual([]);
  }, 120_000);

  const filled = (path: string): string => path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? '');

  /** Takes the pictures of a page, and names what is wrong with it. */
  async function look({ page, go }: Visitor, path: string, { who, language, direction }: Record<string, string>): Promise<string[]> {
    await go(filled(path));
    const found: string[] = [];
    for (const colour of colours) {
      await page.emulateMedia({ colorScheme: colour });
      await settled(page);
      const name = `${who}${path}`.replaceAll(/[^a-z]+/g, '-');
      await page.screenshot({ path: `${ARTEFACTS}/${name}-${colour}-${direction}.png` });
      found.push(...(await obstacles(page)).map((obstacle) => `${path} in ${colour} ${language}: ${obstacle}`));
    }
    return found;
  }
});

async function idsOf(app: TestApp, day: DemoDay): Promise<Record<string, string>> {
  const admin = await adminOf(app);
  const { approvals, rateCards } = await ask(
    app,
    admin,
    '{ approvals(type: "wallet_adjustment", first: 1) { nodes { id } } rateCards(first: 1) { nodes { id } } }',
  );
  return {
    shipment: day.shipments['disputed']?.[0] ?? '',
    seller: day.sellerId,
    webhook: day.webhookId,
    approval: approvals.nodes[0].id,
    card: rateCards.nodes[0].id,
  };
}
