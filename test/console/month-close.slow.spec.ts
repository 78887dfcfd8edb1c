import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { CountedPerson } from '../support/counted-person.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, topUp } from '../support/people.js';
import { connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';

const ARTEFACTS = 'test/artefacts/console';
const LOOKS: readonly Look[] = [
  { width: 1440, language: 'en', colours: 'light' },
  { width: 1280, language: 'ar', colours: 'dark' },
  { width: 390, height: 844, language: 'ar', colours: 'light' },
  { width: 390, height: 844, language: 'en', colours: 'dark' },
];
/** A browser drops a session that has ended by its own clock, so the story lies ahead. */
const YEAR = new Date().getUTCFullYear() + 1;
const OCTOBER = `/ledger?tab=trial&days=${YEAR}-10-01..${YEAR}-10-31`;

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the pages of the ledger are not opened.');

(chromium === undefined ? describe.skip : describe)('A month of the ledger in the console', () => {
  let app: TestApp;
  let browser: Browser;
  let shop: ConnectedShop;
  const accountant = { email: 'accounts-month@example.com', password: 'a long enough password' };
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web', OPERATOR_TIME_ZONE: 'Asia/Dubai' }), openChromium(chromium ?? '')]);
    await mkdir(ARTEFACTS, { recursive: true });
    at(`${YEAR}-09-20T10:00:00Z`);
    shop = await connectShop(app);
    const { me } = await ask(app, await sessionOf(app, app.accounts.seller), '{ me { seller { id } } }');
    await topUp(app, await adminOf(app), me.seller.id, '100.00');
    await deliver();
    at(`${YEAR}-10-10T10:00:00Z`);
    for (let count = 0; count < 3; count += 1) await deliver();
    // In Dubai, November has begun.
    at(`${YEAR}-10-31T20:30:00Z`);
    await deliver();
    at(`${YEAR}-11-05T06:00:00Z`);
    const input = { ...accountant, name: 'Accounts', role: 'ACCOUNTS' };
    await ask(app, await adminOf(app), 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
    await app.stop();
  });

  const at = (moment: string): void => app.clock.advance(new Date(moment).getTime() - app.clock.now().getTime());

  async function deliver(): Promise<void> {
    const { body } = await placeOrder(app, shop);
    await walkTo(app, body.nbox.shipment_detail_id, 'delivered');
  }

  it('is closed by an accountant without leaving the page', async () => {
    const { page, go, complaints, leave } = await visit(browser, app, accountant, {});
    await go('/ledger');
    // Looking at the entries behind a figure on the way is not counted.
    const person = new CountedPerson('A month closed by an accountant');
    await person.click(page.getByRole('tab', { name: 'Trial balance' }));
    await page.getByRole('heading', { name: `November ${YEAR} · USD` }).waitFor();
    await page.getByText('Days in Asia/Dubai').waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));

    await person.click(page.getByRole('button', { name: 'Month before' }));
    await page.getByRole('heading', { name: `October ${YEAR} · USD` }).waitFor();
    const october = await figuresOf(`${YEAR}-10-01`, `${YEAR}-10-31`);
    const shipping = october.find(({ code }) => code === '4100');
    if (!shipping) throw new Error('Nothing was charged.');
    const row = page.getByRole('row').filter({ hasText: '4100 · Shipping revenue' });
    // Of the five parcels one was charged before, and one in Dubai's November.
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      '4100 · Shipping revenue', '–', shipping.openingCredit.amount, '–', shipping.credit.amount, '–', shipping.closingCredit.amount,
    ]); // prettier-ignore

    await row.getByRole('link', { name: /Credits of Shipping revenue/ }).click();
    const entries = page.getByRole('dialog', { name: new RegExp(`Shipping revenue.*October ${YEAR}`) });
    await entries.getByText('3 entries').waitFor();
    expect(await entries.getByRole('row').filter({ hasText: 'Shipping charged' }).count()).toBe(3);
    await entries.getByRole('region', { name: 'Sum of the entries' }).getByText(`${shipping.credit.amount} USD`).waitFor();
    await page.screenshot({ path: `${ARTEFACTS}/month-entries.png` });
    // An entry opens above its list, with its parcel; both close by the keyboard.
    await entries.getByRole('link', { name: 'Shipping charged' }).first().click();
    const entry = page.getByRole('dialog', { name: 'Journal entry' });
    await entry.getByRole('link', { name: /^SVC/ }).first().waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'detached' });
    await entries.getByText('All entries', { exact: true }).click();
    await entries.getByText(`Closing balance · 31 Oct ${YEAR}`).waitFor();
    await entries.getByRole('link', { name: /Opening balance, credit of Shipping revenue/ }).click();
    const before = page.getByRole('dialog', { name: new RegExp(`Shipping revenue.*September ${YEAR}`) });
    await before.getByText('1 entry').waitFor();
    await before.getByText(`Closing balance · 30 Sept ${YEAR}`).waitFor();
    await before.getByText(`${shipping.openingCredit.amount} USD`).last().waitFor();
    await page.keyboard.press('Escape');
    await before.waitFor({ state: 'detached' });

    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await card('Period').getByText('Closed').waitFor();
    await card('Trial balance').getByText('Balanced').waitFor();
    await card('Books').getByText('Not checked').waitFor();
    await person.click(card('Books').getByRole('button', { name: 'Check now' }));
    await card('Books').getByText('No differences').waitFor();
    const { ledgerBooks } = await ask(app, app.accounts.erpToken, '{ ledgerBooks { comparisons } }');
    await card('Books')
      .getByRole('button', { name: `${ledgerBooks.comparisons.length} comparisons` })
      .click();
    const comparisons = page.getByRole('dialog', { name: 'Check of the books' });
    await comparisons.getByText('Debits equal credits within each entry.').waitFor();
    expect(await comparisons.getByRole('listitem').count()).toBe(ledgerBooks.comparisons.length);
    await page.keyboard.press('Escape');
    await card('Invoices').getByText('Not issued').waitFor();
    await person.click(card('Invoices').getByRole('button', { name: `Issue invoices of October ${YEAR}` }));
    const issue = page.getByRole('dialog', { name: `Issue invoices of October ${YEAR}` });
    await person.click(issue.getByRole('button', { name: `Issue invoices of October ${YEAR}` }));
    await card('Invoices').getByText('1 issued').waitFor();

    const trial = await saved(page, 'Trial balance (CSV)', person);
    expect(trial.name).toBe(`trial-balance_${YEAR}-10.csv`);
    expect(trial.text).toContain(
      `USD,4100,Shipping revenue,0.00,${shipping.openingCredit.amount},0.00,${shipping.credit.amount},0.00,${shipping.closingCredit.amount}`,
    );
    const journal = await saved(page, 'CSV with all columns', person);
    const lines = journal.text.split('\r\n').filter((line) => line.includes(',4100,'));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain(`,${YEAR}-10-10,`);
    expect(person.report()).toEqual({ inputs: 0, clicks: 9 });
    expect(new URL(page.url()).pathname).toBe('/console/ledger');
    expect(loads).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('can be used by everybody, on a wide screen and a phone, in both languages', async () => {
    const found: string[] = [];
    for (const look of LOOKS) {
      const { page, go, complaints, leave } = await visit(browser, app, accountant, look);
      for (const [name, path] of [
        ['month', OCTOBER],
        ['drill', `${OCTOBER}&account=4100&currency=USD&shown=${YEAR}-10-01..${YEAR}-10-31`],
        [
          'year',
          `/ledger?tab=trial&days=${YEAR}-01-01..${YEAR}-12-31&other=1&account=2100&currency=USD&shown=${YEAR}-01-01..${YEAR}-12-31`,
        ],
        ['journal', '/ledger?account=4100'],
      ] as const) {
        await go(path);
        await page
          .getByText(/4100|2100/)
          .first()
          .waitFor();
        const wrong = [...(await obstacles(page)), ...(await tooWide(page))];
        found.push(...wrong.map((each) => `${name} ${JSON.stringify(look)}: ${each}`));
        await page.screenshot({ path: `${ARTEFACTS}/month-${name}-${look.width}-${look.language}-${look.colours}.png`, fullPage: true });
      }
      found.push(...complaints);
      await leave();
    }
    expect(found).toEqual([]);
  }, 180_000);

  interface Account {
    readonly code: string;
    readonly openingCredit: { readonly amount: string };
    readonly credit: { readonly amount: string };
    readonly closingCredit: { readonly amount: string };
  }

  async function figuresOf(from: string, to: string): Promise<readonly Account[]> {
    const { ledgerPeriod } = await ask(
      app,
      app.accounts.erpToken,
      `{ ledgerPeriod(startDate: "${from}", endDate: "${to}") { accounts { code openingCredit { amount } credit { amount } closingCredit { amount } } } }`,
    );
    return ledgerPeriod[0].accounts;
  }
});

/** Chooses what to export, and reads the file. */
async function saved(page: Page, choice: string, person: CountedPerson): Promise<{ name: string; text: string }> {
  await person.click(page.getByRole('button', { name: 'Export' }));
  const download = page.waitForEvent('download');
  await person.click(page.getByRole('menuitem', { name: choice }));
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
