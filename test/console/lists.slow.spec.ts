import type { Browser, Page, Request } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { codParcel } from '../support/cod.js';
import { newDriver, newHub, newParcel, planDay, today } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { newSeller } from '../support/people.js';
import { connectShop, moveTo, sessionOf, type ConnectedShop } from '../support/story.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the tests of lists are skipped.');

(chromium === undefined ? describe.skip : describe)('A list of the console', () => {
  let app: TestApp;
  let browser: Browser;
  let shop: ConnectedShop;
  let failed: string;
  let placed: string;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openChromium(chromium ?? '')]);
    shop = await connectShop(app);
    placed = (await codParcel(app, shop)).reference;
    const parcel = await codParcel(app, shop);
    failed = parcel.reference;
    for (const status of ['fulfilled', 'pickup']) await moveTo(app, parcel.id, status);
    await moveTo(app, parcel.id, 'pickup_failed', { reasonCode: 'closed' });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const isOf = (operation: string, request: Request): boolean => request.headers()['x-apollo-operation-name'] === operation;
  const headings = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts();

  it('keeps the views and columns of its user, and shows a row beside it, by keyboard', async () => {
    const { page, go, complaints, leave } = await visit(browser, app, app.accounts.superAdmin);
    await go('/shipments');

    // Columns: the phone instead of the service, before the status.
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Columns' });
    await drawer.getByRole('checkbox', { name: 'Service' }).press('Space');
    await drawer.getByRole('checkbox', { name: 'Phone' }).press('Space');
    const up = drawer.getByRole('button', { name: 'Move up: Phone' });
    await up.focus();
    for (let turn = 0; turn < 6; turn++) await press(page, 'Enter');
    await up.and(page.locator(':focus')).waitFor();
    expect(await obstacles(page)).toEqual([]);
    await press(page, 'Escape');
    await drawer.waitFor({ state: 'detached' });
    const chosen = ['Reference', 'Phone', 'Status', 'Blocked by', 'Recipient', 'Seller', 'To collect', 'Created'];
    expect((await headings(page)).filter(Boolean)).toEqual(chosen);
    await page.getByRole('row').filter({ hasText: failed }).getByText("The sender's premises were closed").waitFor();

    // A view of them, which a link shares.
    await go('/shipments?status=PICKUP_FAILED');
    await page.getByRole('link', { name: failed }).waitFor();
    await page.getByRole('button', { name: 'Save view' }).press('Enter');
    await page.getByLabel('Name').fill('Call the shop');
    await press(page, 'Enter');
    await page.locator('a[aria-current=page]').filter({ hasText: 'Call the shop' }).waitFor();
    await page.getByRole('link', { name: 'All', exact: true }).press('Enter');
    await page.getByRole('link', { name: placed }).waitFor();
    // Elsewhere they are the first that is seen, although they arrive after the rows.
    const elsewhere = await visit(browser, app, app.accounts.superAdmin);
    let arrive: (value?: unknown) => void = () => undefined;
    const arrival = new Promise((resolve) => (arrive = resolve));
    await elsewhere.page.route('**/graphql', async (route) => {
      if (isOf('ListPreferences', route.request())) await arrival;
      await route.continue();
    });
    const opened = elsewhere.go('/shipments');
    await elsewhere.page.getByRole('navigation', { name: 'Pages' }).waitFor();
    expect(await headings(elsewhere.page)).toEqual([]);
    await elsewhere.page.getByRole('button', { name: 'Columns' }).press('Enter');
    arrive();
    await opened;
    await elsewhere.page.getByRole('checkbox', { name: 'Phone', checked: true }).waitFor();
    await elsewhere.page.keyboard.press('Escape');
    await elsewhere.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await headings(elsewhere.page)).filter(Boolean)).toEqual(chosen);
    await elsewhere.page.getByRole('link', { name: 'Call the shop' }).press('Enter');
    await elsewhere.page.getByRole('link', { name: placed }).waitFor({ state: 'detached' });
    await elsewhere.leave();

    // The preview follows the arrow keys and leads to the page.
    const rows = page.locator('tbody tr');
    await rows.first().focus();
    await press(page, 'Space');
    const preview = page.getByRole('complementary');
    await preview.getByText('Book another pickup.').waitFor();
    expect(await preview.getByRole('link', { name: failed }).count()).toBe(1);
    expect(await obstacles(page)).toEqual([]);
    await press(page, 'ArrowDown');
    await preview.getByText('The seller packs the parcel.').waitFor();
    await press(page, 'Escape');
    await preview.waitFor({ state: 'detached' });
    await rows.nth(1).and(page.locator(':focus')).waitFor();
    await press(page, 'x');
    expect(await rows.nth(1).getByRole('checkbox').isChecked()).toBe(true);

    // Deleting a view leaves the list as it is for everyone.
    await page.getByRole('link', { name: 'Call the shop' }).press('Enter');
    await page.getByRole('button', { name: 'More about Call the shop' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete view' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).press('Enter');
    await page.getByRole('link', { name: 'Call the shop' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: placed }).waitFor();

    // A list under a tab is whole as it opens, so that there is no view to save.
    await go('/pickups?tab=confirm');
    await page.getByRole('button', { name: 'Columns' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save view' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('dims rows of an earlier filter, and none of them can be ticked or opened', async () => {
    const { page, go, leave } = await visit(browser, app, app.accounts.superAdmin);
    await go('/shipments');
    await page.getByRole('link', { name: placed }).waitFor();
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"PICKUP_FAILED"') === true) await asked;
      await route.continue();
    });

    await page.getByRole('link', { name: 'Needs attention' }).click();
    const old = page.locator('.stale[inert]').getByRole('row').filter({ hasText: placed });
    await old.waitFor();
    await expect(old.getByRole('checkbox').check({ timeout: 1_000, force: true })).rejects.toThrow();
    expect(await page.getByRole('region', { name: 'Actions for selected shipments' }).count()).toBe(0);
    answer();
    await old.waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: failed }).getByRole('checkbox').check();
    await leave();
  }, 90_000);

  it('on a phone begins near the top, with its filters in a sheet', async () => {
    const { page, go, leave } = await visit(browser, app, app.accounts.superAdmin, { width: 390, height: 844 });
    await go('/shipments?status=PICKUP_FAILED&search=no-such-parcel');
    await page.getByRole('button', { name: 'Filters · 2' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    expect(await obstacles(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Remove filters' }).click();
    await sheet.getByRole('button', { name: 'Show the list' }).click();
    await sheet.waitFor({ state: 'detached' });
    const card = page.getByRole('listitem').filter({ hasText: placed });
    expect((await card.locator('xpath=..').boundingBox())?.y).toBeLessThan(260);
    expect(await tooWide(page)).toEqual([]);
    await card.getByRole('button', { name: `Preview of ${placed}` }).click();
    await page.getByRole('dialog').getByText('What happens next').waitFor();
    await leave();
  }, 90_000);

  it('is reached by the command menu, which acts and finds what is one’s own, by keyboard', async () => {
    const owner = await newSeller(app, { company: 'Zephyr Trading' });
    const own = await connectShop(app, owner);
    const { reference } = await codParcel(app, own);
    await newParcel(app, shop);
    const driver = await newDriver(app, { hubId: await newHub(app) });
    const { runs } = await planDay(app, { date: today(app), driverIds: [driver.id] });
    const RUN = 'query($id: String!) { run(id: $id) { id shortId driver { name } } }';
    const { run } = await ask(app, app.accounts.erpToken, RUN, { id: runs[0].id });
    const staff = await visit(browser, app, app.accounts.superAdmin);
    const seller = await visit(browser, app, owner);
    const menuOf = ({ page }: { readonly page: Page }) => page.getByRole('dialog').getByRole('combobox');
    const find = async (visitor: { readonly page: Page }, words: string): Promise<void> => {
      await visitor.page.locator('body').press('/');
      await menuOf(visitor).fill(words);
    };

    await find(staff, 'import ord');
    await press(staff.page, 'Enter');
    await staff.page.waitForURL(/shipments\/import$/);
    await find(staff, 'zephyr');
    const options = staff.page.getByRole('option');
    await options.filter({ hasText: 'Zephyr Trading' }).first().waitFor();
    expect(await obstacles(staff.page)).toEqual([]);
    await press(staff.page, 'Enter');
    await staff.page.getByRole('heading', { name: 'Zephyr Trading' }).and(staff.page.locator(':focus')).waitFor();
    await find(staff, 'carrier bills');
    await press(staff.page, 'Enter');
    await staff.page.waitForURL(/carriers\/bills$/);
    await find(staff, 'settings staff');
    await press(staff.page, 'Enter');
    await staff.page.waitForURL(/staff$/);
    await find(staff, run.shortId);
    await options.filter({ hasText: run.driver.name }).waitFor();
    await press(staff.page, 'Enter');
    await staff.page.waitForURL(new RegExp(`runs/${run.id}$`));

    // A seller finds its own shop and parcel, and nothing of another one.
    await find(seller, own.domain);
    await seller.page.getByRole('option').filter({ hasText: own.domain }).waitFor();
    await menuOf(seller).fill(shop.domain);
    await seller.page.getByText('Nothing found').waitFor();
    await menuOf(seller).fill(run.shortId);
    await seller.page.getByText('Nothing found').waitFor();
    await menuOf(seller).fill(placed);
    await seller.page.getByText('Nothing found').waitFor();
    await menuOf(seller).fill(reference);
    await seller.page.getByRole('option').filter({ hasText: reference }).waitFor();
    await press(seller.page, 'Enter');
    await seller.page.getByRole('heading', { level: 1, name: reference }).waitFor();
    await find(seller, 'العربية');
    await press(seller.page, 'Enter');
    await seller.page.locator('html[dir=rtl]').waitFor();
    expect(seller.complaints.concat(staff.complaints)).toEqual([]);
    await find(seller, 'خروج');
    await press(seller.page, 'Enter');
    await seller.page.waitForURL(/\/login$/);
    await Promise.all([staff.leave(), seller.leave()]);
  }, 120_000);

  it('of open work says since when and what is at stake, and a new seller is led through the set-up', async () => {
    const staff = await visit(browser, app, app.accounts.superAdmin);
    await staff.go('/');
    const card = staff.page.getByRole('link').filter({ hasText: 'Failed pickups' });
    await card.getByText('Oldest:').waitFor();
    expect(await card.innerText()).toContain('To collect: 100.00 USD');
    await staff.page.getByText(/^The pickup of the parcel for .* failed$/).waitFor();
    await card.click();
    await staff.page.getByRole('link', { name: failed }).waitFor();
    await staff.leave();

    const newcomer = await newSeller(app, { company: null });
    const { page, leave } = await visit(browser, app, newcomer);
    const steps = page.getByRole('region', { name: /^Welcome,/ });
    await steps.getByText('0 of 4 done').waitFor();
    expect(await steps.getByRole('button', { name: 'Close the list' }).count()).toBe(0);
    await sessionOf(app, newcomer);
    expect(await obstacles(page)).toEqual([]);
    await steps.getByRole('link', { name: 'Complete the profile' }).click();
    await page.waitForURL(/\/profile$/);
    await leave();
  }, 90_000);
});
