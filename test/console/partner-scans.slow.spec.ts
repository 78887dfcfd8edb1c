import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { PartnerLine } from '../modules/carrier-bills/partner-line.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { newSeller } from '../support/people.js';
import { viewOf } from '../support/shipments.js';

const ARTEFACTS = 'test/artefacts/console';
const LOOKS: readonly Look[] = [
  { width: 1280, language: 'en', colours: 'light' },
  { width: 360, height: 740, language: 'ar', colours: 'dark' },
  { width: 1280, language: 'ar', colours: 'light' },
  { width: 360, height: 740, language: 'en', colours: 'dark' },
];
const PASSWORD = 'a long enough password';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; no scans are imported in the console.');

(chromium === undefined ? describe.skip : describe)('The scans of a partner in the console', () => {
  let app: TestApp;
  let line: PartnerLine;
  let browser: Browser;
  let ops: { email: string; password: string };
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web' }), openChromium(chromium ?? '')]);
    line = await PartnerLine.open(app);
    ops = await staff('OPS');
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function staff(role: string): Promise<{ email: string; password: string }> {
    const login = { email: `${role.toLowerCase()}-scans@example.com`, password: PASSWORD };
    const input = { ...login, name: role, role };
    await ask(app, line.admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
    return login;
  }

  const minutesAgo = (minutes: number): string => new Date(app.services.clock.now().getTime() - minutes * 60_000).toISOString();
  /** On its way since yesterday. */
  async function parcel(): Promise<{ id: string; awb: string }> {
    const made = await line.parcel(['PICKUP']);
    await app.database.sql(`update shipment set status_at = status_at - interval '1 day' where id = $1`, [made.id]);
    return made;
  }

  it('are imported with its headers; an unknown code gets a meaning there, and the parcel is delivered', async () => {
    const { id, awb } = await parcel();
    const { page, go, complaints, leave } = await visit(browser, app, ops, {});
    await go('/carriers');
    const dialog = await openDialog(page, 'Import scans');
    await choosePartner(page, app);
    const list = (time: string): string =>
      ['Our parcel;Event;Date/Time;Location', `${awb};picked up;${minutesAgo(50)};Dubai`, `${awb};in_transit;${minutesAgo(40)};Dubai`, `${awb};PX-OK;${time};Muscat`, `NOT-OURS;PX-OK;${minutesAgo(20)};`].join('\n'); // prettier-ignore
    await page.locator('input[type=file]').setInputFiles({ name: 's.csv', mimeType: 'text/csv', buffer: Buffer.from(list('yesterday')) });
    await dialog.getByText('4 lines, the first as they will be read').waitFor();
    // Usual headers are recognised; the others are chosen.
    expect(await dialog.getByLabel('Status').inputValue()).toBe('Event');
    expect(await dialog.getByLabel('Time').inputValue()).toBe('Date/Time');
    await dialog.getByLabel('AWB').selectOption('Our parcel');
    await dialog.getByRole('button', { name: 'Import scans' }).click();
    const wrong = dialog.getByRole('listitem').filter({ hasText: 'Line 4:' });
    await wrong.waitFor();
    expect(await wrong.textContent()).toContain('Date/Time');
    expect((await viewOf(app, id)).status).toBe('PICKUP');

    const right = list(minutesAgo(30));
    await dialog.getByLabel('Contents').fill(right);
    await dialog.getByLabel('AWB').selectOption('Our parcel');
    await dialog.getByRole('button', { name: 'Import scans' }).click();
    const done = page.getByRole('dialog', { name: 'Scans imported' });
    await done.getByText('2 scans moved nothing').waitFor();
    await picture(page, 'imported');
    expect((await viewOf(app, id)).status).toBe('IN_TRANSIT');

    const download = page.waitForEvent('download');
    await done.getByRole('button', { name: 'Download these scans' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('scans-unmoved.csv');
    const saved = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '').split('\r\n');
    expect(saved).toEqual([
      'Our parcel,Event,Date/Time,Location,outcome', expect.stringMatching(new RegExp(`^${awb},PX-OK,.+,Muscat,unknown_code$`)), expect.stringMatching(/^NOT-OURS,.+,unknown_parcel$/), '',
    ]); // prettier-ignore

    await done.getByRole('combobox', { name: 'Meaning of PX-OK' }).click();
    await page.getByRole('option', { name: 'Delivered', exact: true }).click();
    await done.getByRole('button', { name: 'Save and import again' }).click();
    await done.getByText('1 scan moved nothing').waitFor();
    expect(await done.getByText('Codes without a meaning').count()).toBe(0);
    await picture(page, 'delivered');
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
    await go(`/shipments/${id}`);
    await page.getByText('PX-OK').first().waitFor();

    // The next list of this partner has its headers assigned.
    await go('/carriers');
    await openDialog(page, 'Import scans');
    await choosePartner(page, app);
    await dialog.getByLabel('Contents').fill(right);
    expect(await dialog.getByLabel('AWB').inputValue()).toBe('Our parcel');
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);

  it('are imported only by those who may report them', async () => {
    for (const login of [await newSeller(app), await staff('ACCOUNTS')]) {
      const { page, go, leave } = await visit(browser, app, login, {});
      await go('/carriers');
      await page.getByText('No carrier is connected').waitFor();
      expect(await page.getByRole('button', { name: 'Import scans' }).count()).toBe(0);
      await leave();
    }
  }, 120_000);

  it('can be imported on a wide screen and a phone, in both languages', async () => {
    const { awb } = await parcel();
    const csv = ['awb\tstatus\ttime', `${awb}\tinformation\t${minutesAgo(30)}`, `${awb}\tA VERY LONG CODE OF THE PARTNER 100.20\t${minutesAgo(20)}`, `SOME-NUMBER-OF-ANOTHER-CUSTOMER\tPX-88\t${minutesAgo(20)}`].join('\n'); // prettier-ignore
    const found: string[] = [];
    for (const look of LOOKS) {
      const { page, go, complaints, leave }: Visitor = await visit(browser, app, ops, look);
      const see = async (name: string): Promise<void> => {
        const wrong = [...(await obstacles(page)), ...(await tooWide(page))];
        found.push(...wrong.map((each) => `${name} ${JSON.stringify(look)}: ${each}`));
        await page.screenshot({
          path: `${ARTEFACTS}/partner-scans-${name}-${look.width}-${look.language}-${look.colours}.png`,
          fullPage: true,
        });
      };
      await go('/carriers');
      await see('page');
      const dialog = await openDialog(page, look.language === 'ar' ? 'استيراد مسحات' : 'Import scans');
      await choosePartner(page, app);
      await dialog.locator('textarea').first().fill(csv);
      await dialog.getByRole('table').waitFor();
      await see('import');
      await dialog.locator('button[type=submit]').click();
      const done = page.getByRole('dialog', { name: look.language === 'ar' ? 'استُوردت المسحات' : 'Scans imported' });
      await done.locator('form button[type=submit]').waitFor();
      await see('result');
      found.push(...complaints);
      await leave();
    }
    expect(found).toEqual([]);
  }, 240_000);
});

/** For people to look at. */
const picture = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: `${ARTEFACTS}/partner-scans-${name}.png` });

async function openDialog(page: Page, name: string): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

async function choosePartner(page: Page, app: TestApp): Promise<void> {
  const { carriers } = await ask(app, app.accounts.erpToken, '{ carriers { code name } }');
  const name: string = carriers.find(({ code }: { code: string }) => code === 'SVCX').name;
  await page.getByRole('dialog').getByRole('combobox').first().fill(name);
  await page.getByRole('option', { name }).click();
}
