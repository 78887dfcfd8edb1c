import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { fillDay } from '../console/demo-day.js';
import { driverDay, setOut } from '../driver/driver-day.js';
import { Phone } from '../driver/phone.js';
import { startApp, type TestApp } from '../support/app.js';
import { visit } from '../support/browser.js';
import { findChromium, openPhones } from '../support/chromium.js';

/** `npm run test:pictures` takes them again; otherwise what they show is looked for on the pages. */
const TAKES = process.env['PICTURES'] === 'new';
const MAX_BYTES = 160_000;

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What is to be seen on it. */
  readonly shows: readonly (string | RegExp)[];
}

const BOARD: Picture = {
  file: 'src/docs/pictures/board.png',
  width: 1280,
  height: 800,
  shows: ['Overview', 'Needs attention', 'Pending approvals', 'Failed deliveries', 'Shipments by status', 'Pickup booked'],
};
const STOP: Picture = {
  file: 'src/docs/pictures/driver-stop.png',
  width: 360,
  height: 740,
  shows: ['Aisha Khan', /^Arrived /, /^Deliver SVC/, 'Collect USD 120', 'Not delivered', 'WhatsApp'],
};

const chromium = await findChromium();
if (chromium === undefined)
  console.warn('There is no Chromium on this machine; the pictures of the README are not compared with the pages.');

(chromium === undefined ? describe.skip : describe)('The README shows', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openPhones(chromium ?? '')]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  // The parcels of the board have no points to plan by.
  it("a driver's stop as it is", async () => {
    const day = await driverDay(app, { collects: [120, 0] });
    await setOut(app, day);
    const phone = await Phone.open(browser, app);
    await phone.signIn(day.driver);
    await phone.page.locator('.stops').waitFor();
    await phone.page.locator('footer a').click();
    await phone.press('arrived');
    await phone.sees('arrivedAt');
    await phone.isSent();

    await expectPicture(phone.page, STOP);
    await phone.leave();
  }, 120_000);

  it("the operator's board as it is", async () => {
    await fillDay(app);
    const { page, leave } = await visit(browser, app, app.accounts.superAdmin, { width: BOARD.width, height: BOARD.height });

    await expectPicture(page, BOARD);
    await leave();
  }, 120_000);
});

async function expectPicture(page: Page, { file, width, height, shows }: Picture): Promise<void> {
  for (const text of shows) await page.getByText(text).first().waitFor();
  if (TAKES) await writeFile(file, await page.screenshot());

  const [bytes, readme] = [await readFile(file), await readFile('README.md', 'utf8')];
  expect((await stat(file)).size).toBeLessThan(MAX_BYTES);
  // The size in the header of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  expect(readme).toContain(`src="${file}"`);
}
