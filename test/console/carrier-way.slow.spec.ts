import type { Browser } from 'playwright-core';
import { LINE_SETTINGS } from '../carriers/connect-line.js';
import { ParcelLine } from '../carriers/parcel-line.js';
import { startApp, type TestApp } from '../support/app.js';
import { visit } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp } from '../support/people.js';
import { connectShop, placeOrder, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { act, addService, connect } from './carrier-page.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the way of a parcel is not followed in the console.');

(chromium === undefined ? describe.skip : describe)('A carrier and one of its parcels, in the console', () => {
  let app: TestApp;
  let line: ParcelLine;
  let browser: Browser;
  let shop: ConnectedShop;
  beforeAll(async () => {
    line = await new ParcelLine().start();
    [app, browser] = await Promise.all([startApp(LINE_SETTINGS), openChromium(chromium ?? '')]);
    const seller = await newSeller(app);
    await topUp(app, await adminOf(app), seller.id, '100.00');
    shop = await connectShop(app, seller);
  }, 120_000);
  afterAll(async () => {
    const books = await ledgerIsWhole(app);
    await browser.close();
    await app.stop();
    await line.stop();
    expect(books).toMatchObject({ ok: true });
  });

  it('go from the connection to the payment', async () => {
    const { page, go, complaints, leave } = await visit(browser, app, app.accounts.superAdmin, {});
    await go('/carriers');
    await connect(page, line);
    await page.getByRole('heading', { level: 1, name: 'Line of the test' }).waitFor();
    await addService(page, 'NEXT', 'LINE_NEXT', '10');

    const { body } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
    expect(body.actualRate).toBe(9.9);
    const id: string = body.shipment_id;
    await go(`/shipments/${id}`);
    await page.getByText('Waiting for the pickup').waitFor();
    await act(page, 'Book pickup');
    await page.getByText('Booked', { exact: true }).first().waitFor();
    const [parcel] = line.parcels;
    const awb = parcel?.awb ?? '';
    await page.getByText(awb, { exact: true }).first().waitFor();
    const label = page.getByRole('link', { name: /^Label/ });
    await label.waitFor();
    const file = await fetch(new URL((await label.getAttribute('href')) ?? '', app.url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);

    const { carrierAccounts } = await ask(app, await adminOf(app), '{ carrierAccounts { webhookUrl } }');
    line.webhookUrl = new URL(new URL(carrierAccounts[0].webhookUrl).pathname, app.url).href;
    for (const [code, message] of [
      ['TAKEN', 'Collected at the door'],
      ['MOVED', 'Left for Abu Dhabi'],
      ['VAN', 'With the driver'],
      ['DONE', 'Handed to A. Khan'],
    ] as const)
      // prettier-ignore
      await line.scan(awb, code, { message, at: app.clock.now() });
    // The page follows what happens.
    await page.getByText('Handed to A. Khan').waitFor();
    await page.getByText('With the driver').waitFor();
    await page.getByText('Delivered', { exact: true }).first().waitFor();

    await go('/carriers/bills');
    const day = app.clock.now().toISOString().slice(0, 10);
    await page.getByRole('button', { name: 'Import bill' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import bill' });
    await dialog.getByRole('combobox', { name: /^Carrier/ }).fill('Line of the test');
    await page.getByRole('option', { name: /Line of the test/ }).click();
    await dialog
      .getByLabel('Contents')
      .fill(`invoice,awb,date,service,weight_kg,amount,currency,reason\nWAY-9,${awb},${day},NEXT,1.2,9.00,USD,`);
    await dialog.getByRole('button', { name: 'Import bill' }).click();
    const done = page.getByRole('dialog', { name: 'Bill imported' });
    await done.getByText('Matched').waitFor();
    await done.getByRole('link', { name: 'Open bill WAY-9' }).click();
    await page.getByRole('row').filter({ hasText: awb }).getByText('9.00 USD').first().waitFor();

    await go('/ledger/settlements');
    await act(page, 'Record carrier payment', async (form) => {
      await form.getByRole('combobox', { name: /^Carrier/ }).fill('Parcel');
      await page.getByRole('option', { name: /Parcel Line/ }).click();
      await form.getByLabel('Amount').fill('9.00');
    });
    const owed = async () => {
      const [{ rest } = { rest: null }] = await app.database.sql<{ rest: string }>(
        `select sum(case direction when 'debit' then amount_minor else -amount_minor end)::text as rest from posting where account = '2200'`,
        [],
      );
      return rest;
    };
    await waitFor('nothing is owed to the carrier', async () => (await owed()) === '0');
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);
});
