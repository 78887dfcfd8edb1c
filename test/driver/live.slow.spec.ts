import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { newDriver } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { deliveredToken } from '../support/mails.js';
import { waitFor } from '../support/wait-for.js';
import { driverDay } from './driver-day.js';
import { Phone } from './phone.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn("There is no Chromium on this machine; the driver's app is not opened.");

(chromium === undefined ? describe.skip : describe)("The drivers' app", () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openPhones(chromium ?? '')]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  it('hears at once what dispatch has changed', async () => {
    const day = await driverDay(app, { collects: [0, 0] });
    const phone = await Phone.open(browser, app);
    await phone.signIn(day.driver);
    // Without asking every half minute, only the socket tells.
    await phone.context.addInitScript('globalThis.setInterval = () => 0');
    await phone.kill();
    await phone.reopen();
    await phone.page.locator('.stops > li').nth(1).waitFor();
    await ask(app, app.accounts.erpToken, 'mutation($t: String!) { assignTask(taskId: $t) { id } }', { t: day.parcels[0]?.taskId });
    await phone.page.locator('.stops > li').nth(1).waitFor({ state: 'detached' });
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  }, 60_000);

  it('leads a driver who forgot the password to a new one, and back', async () => {
    const driver = await newDriver(app);
    const password = 'another long password';
    const phone = await Phone.open(browser, app);
    const { page } = phone;
    await phone.press('forgot');
    await page.locator('input[name=email]').fill(driver.email);
    await phone.press('forgotSend');
    await phone.sees('forgotSent', { email: driver.email });
    const mails = () => app.database.sql("select 1 from mail where recipient = $1 and kind = 'password_reset'", [driver.email]);
    await waitFor('the mail is written', async () => (await mails()).length > 0);

    await page.goto(`${app.url}/console/reset#${await deliveredToken(app, driver.email)}`);
    await page.getByLabel(/^New password/).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Open the app for drivers' }).click();
    await phone.signIn({ email: driver.email, password });
    await phone.sees('noRun');
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  }, 60_000);
});
