import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { ownFile, ownLine } from '../modules/order-imports/files.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { connectShop, dubai, sessionOf, type ConnectedShop } from '../support/story.js';

const ARTEFACTS = 'test/artefacts/console';
const LOOKS: readonly Look[] = [
  { width: 1280, language: 'en', colours: 'light' },
  { width: 390, height: 844, language: 'ar', colours: 'dark' },
];

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the import of orders is not opened.');

(chromium === undefined ? describe.skip : describe)('Orders from a file in the console', () => {
  let app: TestApp;
  let shop: ConnectedShop;
  let browser: Browser;
  let importId: string;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ AUTO_SCHEDULE_PICKUP: 'true' }), openChromium(chromium ?? '')]);
    shop = await connectShop(app);
    importId = await anImport();
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** A file with an order that can be placed and one that cannot, which is a draft too. */
  async function anImport(file = ownFile([ownLine('1'), ownLine('2', { city: '' })])): Promise<string> {
    const seller = await sessionOf(app, app.accounts.seller);
    const { createOrderImport } = await ask(
      app,
      seller,
      'mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { id } }',
      {
        input: { shopDomain: shop.domain, fileName: 'thursday.csv', defaults: { origin: dubai } },
        file: Buffer.from(file).toString('base64'),
      },
    );
    await ask(app, seller, 'mutation($input: OrderDraftInput!) { createOrderDraft(input: $input) { id } }', {
      input: { content: { customer: { firstName: 'Omar' } } },
    });
    return createOrderImport.id;
  }

  const upload = (name: string, lines: readonly string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(ownFile(lines)) });

  it('are seen before they are placed, placed with progress, and printed as one PDF', async () => {
    const { page, go, complaints, leave } = await visit(browser, app, app.accounts.seller);
    await go('/shipments');
    await page.getByRole('link', { name: 'Import orders' }).click();
    const lines = Array.from({ length: 40 }, (_, index) => ownLine(String(500 + index)));
    await page.locator('input[type=file]').setInputFiles(upload('friday.csv', [...lines, ownLine('999', { city: '' })]));
    await page.getByRole('combobox', { name: 'Shop' }).click();
    await page.getByRole('option', { name: shop.domain }).click();
    await page.getByLabel('Street address').fill('Al Quoz 3');
    await page.getByLabel('City').fill('Dubai');
    await page.getByRole('combobox', { name: 'Country' }).last().click();
    await page.getByRole('option', { name: 'United Arab Emirates' }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();

    await page.getByRole('heading', { name: 'friday.csv' }).waitFor();
    await page.getByText('40 ready · 1 with a problem').waitFor();
    await page.getByText('With a problem (1)').click();
    await page.getByText('Line 42, city: is required').waitFor();
    await page.getByText('All orders', { exact: true }).click();

    await page.getByRole('button', { name: 'Place 40 orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Place 40 orders' }).click();
    await page.getByText('40 of 40 booked').waitFor({ timeout: 60_000 });
    await page.getByText('40 placed · 1').or(page.getByText('1 with a problem · 40 placed')).first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Labels' }).click();
    expect((await download).suggestedFilename()).toMatch(/^labels_.*\.pdf$/);

    await page.getByRole('button', { name: 'Save one as draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save one as draft' }).click();
    await page.getByText('1 drafts').waitFor();
    await go('/shipments/drafts');
    await page.getByRole('button', { name: 'Delete draft for Aisha Khan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).last().click();
    await page.getByRole('link', { name: 'Aisha Khan' }).waitFor({ state: 'detached' });

    expect(complaints).toEqual([]);
    await leave();
  });

  it('say in Arabic what is wrong with them, and why their pickups are not booked', async () => {
    const { page, go, leave } = await visit(browser, app, app.accounts.seller, LOOKS[1]);
    await go(`/shipments/import/${await anImport('order_number,address,city\n77,Corniche 5,Abu Dhabi')}`);
    await page.getByText(/البريد الإلكتروني: مطلوب ما لم يُذكر رقم هاتف/).waitFor();
    const packed = await anImport(ownFile([ownLine('3')]));
    await app.database.sql(
      `update order_import_row set state = 'placed', booking_problem = 'The order is marked as packed.',
         booking_error = '{"code":"BOOKED_BY_OPERATOR","variant":"packed","message":"The order is marked as packed."}' where import_id = $1`,
      [packed],
    );
    await go(`/shipments/import/${packed}`);
    await page.getByText('يتوفر ملصقه حين يحجز المشغّل الاستلام.').waitFor();
    await leave();
  });

  it.each(LOOKS)('can be read and used by everybody: $language, $width wide', async (look) => {
    const { page, go, follow, leave } = await visit(browser, app, app.accounts.seller, look);
    const found: string[] = [];
    await go('/shipments/import');
    for (const at of ['/shipments/import', `/shipments/import/${importId}`, '/shipments/drafts']) {
      await follow(at);
      await page.screenshot({
        path: `${ARTEFACTS}/import${at.replaceAll(/[^a-z]+/g, '-')}-${look.language}-${look.width}.png`,
        fullPage: true,
      });
      found.push(...(await obstacles(page)), ...(await tooWide(page)));
    }
    expect(found).toEqual([]);
    await leave();
  });
});
