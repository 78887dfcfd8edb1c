import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { parcelAtHub } from '../support/adjustments.js';
import { visit, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, walletOf } from '../support/people.js';
import { connectShop } from '../support/story.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the form tests are skipped.');

(chromium === undefined ? describe.skip : describe)('A form of the console', () => {
  let app: TestApp;
  let admin: string;
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web' }), openChromium(chromium ?? '')]);
    admin = await adminOf(app);
  }, 120_000);
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function enter(at: TestApp = app): Promise<Visitor> {
    const visitor = await visit(browser, at, at.accounts.superAdmin);
    visitors.push(visitor);
    return visitor;
  }

  const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).last().click();

  it('sends the measures that it shows, also those that end with a zero', async () => {
    const shop = await connectShop(app);
    const reference = await parcelAtHub(app, shop);
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { id } }', { id: reference });
    const { page, go } = await enter();
    await go(`/shipments/${shipment.id}`);
    await page.getByRole('button', { name: 'Weigh and measure' }).first().click();
    const dialog = page.getByRole('dialog');
    for (const label of ['Length (cm)', 'Width (cm)', 'Height (cm)']) await dialog.getByLabel(label).fill('20');
    await dialog.getByLabel('Weight (kg)').fill('2.5');
    await dialog.getByLabel('Weight (kg)').press('Backspace');
    await dialog.getByLabel('Weight (kg)').press('0');
    expect(await dialog.getByLabel('Weight (kg)').inputValue()).toBe('2.0');
    await press(page, 'Weigh and measure');
    await page.getByText(/^Measured\. The price is/).waitFor();
    const measured = 'query($id: String!) { shipment(id: $id) { verification { weightKg lengthCm } } }';

    expect((await ask(app, admin, measured, { id: shipment.id })).shipment.verification).toEqual({ weightKg: 2, lengthCm: 20 });
  }, 90_000);

  it('cannot be left while it is sent, so that money is not booked twice', async () => {
    const seller = await newSeller(app);
    const { page, go } = await enter();
    await go(`/sellers/${seller.id}?tab=money`);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"amount":"12"')) await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Top up' }).click();
    await page.getByRole('dialog').getByLabel('Amount').pressSequentially('١٢');
    await press(page, 'Top up');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    release();
    await page.getByText('Topped up.', { exact: false }).first().waitFor();
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '12.00' });
  }, 90_000);

  it('shows the recovery codes to those who have to set up two-factor login before anything else', async () => {
    const strict = await startApp({ ROLE: 'web', REQUIRE_TWO_FACTOR_FOR_SUPER_ADMINS: 'true' });
    try {
      const { page } = await enter(strict);
      await page.getByLabel('Your password').fill(strict.accounts.superAdmin.password);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
      const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
      await page
        .getByLabel(/^Code/)
        .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: strict.clock.now().getTime() }));
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByText('Recovery codes').first().waitFor();
      // Switching to another window and back, for instance to store the codes, makes the page read its data again.
      await page.evaluate(`window.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new Event('focus'))`);
      expect(((await page.locator('[data-secret]').textContent()) ?? '').split('\n')).toHaveLength(10);
      await page.getByRole('button', { name: 'I have stored them' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    } finally {
      await strict.stop();
    }
  }, 120_000);
});
