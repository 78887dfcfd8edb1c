import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
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
});
