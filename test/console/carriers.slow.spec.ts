import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { LINE_SETTINGS, connectLine } from '../carriers/connect-line.js';
import { ParcelLine } from '../carriers/parcel-line.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../support/people.js';
import { connectShop, placeOrder, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { act, addService, connect } from './carrier-page.js';

const ARTEFACTS = 'test/artefacts/console';
const LOOKS: readonly Look[] = [
  { width: 1280, language: 'en', colours: 'light' },
  { width: 360, height: 800, language: 'en', colours: 'dark' },
  { width: 1280, language: 'ar', colours: 'dark' },
  { width: 360, height: 800, language: 'ar', colours: 'light' },
];

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the pages of carriers are not opened.');

(chromium === undefined ? describe.skip : describe)('The carriers of the console', () => {
  let app: TestApp;
  let admin: string;
  let line: ParcelLine;
  let browser: Browser;
  let owner: Person;
  let shop: ConnectedShop;
  beforeAll(async () => {
    line = await new ParcelLine().start();
    [app, browser] = await Promise.all([startApp(LINE_SETTINGS), openChromium(chromium ?? '')]);
    admin = await adminOf(app);
    owner = await newSeller(app);
    await topUp(app, admin, owner.id, '500.00');
    shop = await connectShop(app, owner);
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterEach(() => {
    line.recover();
    line.refusing = null;
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    await line.stop();
  });

  const statusOf = async (id: string): Promise<string> =>
    (await ask(app, admin, 'query($id: String!) { shipment(id: $id) { bookingStatus } }', { id })).shipment.bookingStatus;
  const becomes = (id: string, status: string): Promise<void> =>
    waitFor(`the booking of ${id} to be ${status}`, async () => (await statusOf(id)) === status);
  const asked = async (): Promise<string> => {
    const { status, body, text } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
    if (status !== 200) throw new Error(text);
    await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id: body.shipment_id });
    return body.shipment_id;
  };

  it('are connected, checked, named, paused, closed and removed by staff without a word of the credentials on the page', async () => {
    const { page, go, complaints, leave } = await visit(browser, app, app.accounts.superAdmin, {});
    await go('/carriers');
    await page.getByText('No carrier is connected').waitFor();
    await connect(page, line);
    await page.getByRole('heading', { level: 1, name: 'Line of the test' }).waitFor();
    expect(await page.locator('h1').textContent()).toContain('Test');
    expect(await page.content()).not.toContain(line.credentials['key']);

    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Connected to Parcel Line 1.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await addService(page, 'NEXT', 'LINE_NEXT', '10');
    // The notice comes before the table is read again.
    await waitFor('the name to be filled in', async () => (await page.getByLabel('Name of NEXT').inputValue()) === 'NEXT');
    expect(await page.getByLabel('Markup % of NEXT').inputValue()).toMatch(/^10/);

    await act(page, 'Pause', (dialog) => dialog.getByLabel('Reason (optional)').fill('Strike of the drivers'));
    await page.getByText('Strike of the drivers').waitFor();
    await act(page, 'Resume');
    await page.getByRole('button', { name: 'Pause' }).waitFor();

    const id = await asked();
    await becomes(id, 'BOOKED');
    await go(new URL(page.url()).pathname.replace('/console', ''));
    // The reason is read out, and nothing happens.
    const remove = page.getByRole('button', { name: 'Remove' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('1 booking of this account is open.', { exact: false }).first().waitFor({ state: 'attached' });

    const download = page.waitForEvent('download');
    await act(page, 'Close day');
    expect((await download).suggestedFilename()).toBe('manifest-M1.pdf');
    await page.getByText('Manifest M1 with 1 parcel.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const again = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download M1 as PDF' }).click();
    expect((await again).suggestedFilename()).toBe('manifest-M1.pdf');

    await act(page, 'Replace credentials', async (dialog) => {
      await dialog.getByRole('textbox', { name: /^Key/ }).fill('wrong-key');
    });
    await page.getByText('The credentials were replaced').waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('The carrier refused the credentials', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(complaints).toEqual([]);
    await leave();
    const { carrierAccounts } = await ask(app, admin, '{ carrierAccounts { id } }');
    for (const { id: account } of carrierAccounts)
      await ask(app, admin, 'mutation($id: String!) { pauseCarrierAccount(id: $id) { id } }', { id: account });
  }, 120_000);

  it('let a person decide a refused booking on the page of its shipment', async () => {
    await connectLine(app, admin, line, { label: 'Live line' });
    line.refusing = 'The street is closed.';
    const [refused, given] = [await asked(), await asked()];
    await Promise.all([becomes(refused, 'REFUSED'), becomes(given, 'REFUSED')]);
    const { page, go, complaints, leave } = await visit(browser, app, app.accounts.superAdmin, {});
    await go('/');
    await page.getByRole('link', { name: /Bookings that need a decision/ }).click();
    await page.getByText('The street is closed.').first().waitFor();
    await page.getByRole('link', { name: refused }).click();
    await page.getByText('The carrier did not book the parcel').waitFor();

    line.refusing = null;
    await act(page, 'Try again');
    await becomes(refused, 'BOOKED');

    await go(`/shipments/${given}`);
    await act(page, 'Enter AWB', (dialog) => dialog.getByRole('textbox', { name: /^AWB/ }).fill('has space'));
    await page.getByText('must be printable characters without spaces').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await act(page, 'Give up');
    await page.getByText('Booking given up').waitFor();
    expect(await statusOf(given)).toBe('CANCELLED');
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('can be used by everybody, on a wide screen and a phone, in both languages', async () => {
    line.refusing = 'لا يوجد شارع بهذا الاسم';
    const id = await asked();
    await becomes(id, 'REFUSED');
    const { carrierAccounts } = await ask(app, admin, '{ carrierAccounts { id label } }');
    const account = carrierAccounts.find(({ label }: { label: string }) => label === 'Live line').id;
    await ask(app, admin, 'mutation($id: String!) { pauseCarrierAccount(id: $id, reason: "Contract ended") { id } }', { id: account });
    const found: string[] = [];
    for (const look of LOOKS) {
      const { page, go, complaints, leave } = await visit(browser, app, app.accounts.superAdmin, look);
      for (const path of ['/carriers', `/carriers/${account}`, `/shipments/${id}`]) {
        await go(path);
        found.push(...(await wrongWith(page)).map((wrong) => `${path} ${JSON.stringify(look)}: ${wrong}`));
        const name = `carriers-${path.split('/')[1]}-${path.split('/').length}-${look.width}-${look.language}-${look.colours}`;
        await page.screenshot({ path: `${ARTEFACTS}/${name}.png`, fullPage: true });
      }
      found.push(...complaints);
      await leave();
    }
    expect(found).toEqual([]);
  }, 240_000);

  it('of a seller are the own ones, with no sellers to choose from', async () => {
    await ask(app, admin, 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id } }', {
      input: {
        carrier: 'PARCEL_LINE',
        sellerId: owner.id,
        mode: 'TEST',
        label: 'My own',
        baseUrl: line.url,
        credentials: line.credentials,
      },
    });
    const { page, go, complaints, leave } = await visit(browser, app, owner, {});
    await go('/carriers');
    await page.getByRole('link', { name: 'My own' }).waitFor();
    expect(await page.getByText('Live line').count()).toBe(0);
    expect(await page.getByText('Owner').count()).toBe(0);
    await page.getByRole('link', { name: 'My own' }).click();
    await page.getByRole('button', { name: 'Replace credentials' }).waitFor();
    expect(await page.getByText('Unknown codes').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);
});

const wrongWith = async (page: Page): Promise<string[]> => [...(await obstacles(page)), ...(await tooWide(page))];
