import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { tooWide, visit } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { codParcel } from '../support/cod.js';
import { connectShop } from '../support/story.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordsOf = async (area: string, language: 'en' | 'ar'): Promise<Words> =>
  JSON.parse(await readFile(`src/console/${area}/words.${language}.json`, 'utf8')) as Words;
const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the phone tests are skipped.');

(chromium === undefined ? describe.skip : describe)('On a phone, in Arabic,', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openChromium(chromium ?? '')]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  it('a list is cards, a number stands before its unit, and what is wrong with a field is said in Arabic', async () => {
    const [shop, { validity }] = await Promise.all([connectShop(app), wordsOf('app', 'ar')]);
    const { reference } = await codParcel(app, shop);
    const look = { language: 'ar', width: 390, height: 844 } as const;
    const { page, go, complaints, leave } = await visit(browser, app, app.accounts.superAdmin, look);

    await go('/shipments');
    const card = page.getByRole('listitem').filter({ hasText: reference });
    await card.getByRole('checkbox').check();
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await card.getByRole('term').count()).toBeGreaterThan(4);
    expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['ar', 'rtl']);
    expect(await tooWide(page)).toEqual([]);

    await card.getByRole('link', { name: reference }).click();
    await page.getByRole('heading', { level: 1, name: reference }).waitFor();
    const grams = page.locator('bdi[dir=ltr]').filter({ hasText: /^\d+ g$/ });
    await grams.first().waitFor();
    expect(await page.getByText('الإمارات العربية المتحدة').count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'تصحيح الطلب' }).click();
    const dialog = page.getByRole('dialog');
    const correct = dialog.getByRole('button', { name: 'تصحيح الطلب' });
    const [name, phone] = [dialog.getByLabel('الاسم الأول'), dialog.locator('input[type=tel]')];
    await name.fill('');
    await correct.click();
    expect(await name.evaluate((field: { validationMessage: string }) => field.validationMessage)).toBe(validity?.['valueMissing']);
    expect(await tooWide(page)).toEqual([]);
    const height = await correct.evaluate((button: { clientHeight: number }) => button.clientHeight);
    expect(height).toBeGreaterThanOrEqual(42);

    await name.fill('Mona');
    await phone.fill('12');
    await correct.click();
    await dialog.getByText('يجب أن يتكون من 7 إلى 15 رقمًا').waitFor();
    await phone.fill('+971501234567');
    await correct.click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);
});
