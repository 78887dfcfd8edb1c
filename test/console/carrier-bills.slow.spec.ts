import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { PartnerLine, type PartnerParcel } from '../modules/carrier-bills/partner-line.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { newSeller } from '../support/people.js';

const ARTEFACTS = 'test/artefacts/console';
const LOOKS: readonly Look[] = [
  { width: 1280, language: 'en', colours: 'light' },
  { width: 360, height: 740, language: 'ar', colours: 'dark' },
  { width: 1280, language: 'ar', colours: 'light' },
  { width: 360, height: 740, language: 'en', colours: 'dark' },
];
const PASSWORD = 'a long enough password';

const chromium = await findChromium();
if (chromium === undefined) console.warn("There is no Chromium on this machine; the pages of carriers' bills are not opened.");

(chromium === undefined ? describe.skip : describe)('The bills of carriers in the console', () => {
  let app: TestApp;
  let line: PartnerLine;
  let browser: Browser;
  let accountant: { email: string; password: string };
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web' }), openChromium(chromium ?? '')]);
    line = await PartnerLine.open(app);
    accountant = await staff('ACCOUNTS');
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function staff(role: string): Promise<{ email: string; password: string }> {
    const login = { email: `${role.toLowerCase()}-bills@example.com`, password: PASSWORD };
    const input = { ...login, name: role, role };
    await ask(app, line.admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
    return login;
  }

  it('are imported with the headers of the carrier, compared, disputed, credited and exported', async () => {
    const [same, heavy, twice] = [await line.parcel(), await line.parcel(), await line.parcel()] as const;
    const { page, go, complaints, leave } = await visit(browser, app, accountant, {});
    await go('/carriers');
    const money = page.getByRole('navigation', { name: 'Menu' }).getByRole('group', { name: 'Money' });
    await money.getByRole('link', { name: 'Carrier bills' }).click();
    await page.getByText('No bills yet').waitFor();
    expect(await money.locator('[aria-current=page]').allTextContents()).toEqual(['Carrier bills']);

    const bill = (amount: string): string =>
      [
        'Bill no;Our parcel;Ship date;Product;Billed kg;Charge;Curr;Remarks',
        `X-100;${same.awb};2026-11-18;Economy;1.2;12.00;USD;`,
        `X-100;${heavy.awb};2026-11-19;Economy;7.5;${amount};USD;"Weight; measured again"`,
        `X-100;${twice.awb};2026-11-19;Economy;1.2;12.00;USD;`,
        `X-100;${twice.awb};2026-11-20;Economy;;3.00;USD;=Redelivery fee`,
        'X-100;NOT-OURS;2026-11-20;Economy;1;9.00;USD;',
      ].join('\n');
    await page.getByRole('button', { name: 'Import bill' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import bill' });
    await chooseCarrier(page, app);
    await page.locator('input[type=file]').setInputFiles({ name: 'x-100.csv', mimeType: 'text/csv', buffer: Buffer.from(bill('15.5O')) });
    await dialog.getByText('5 lines, the first as they will be read').waitFor();
    // Usual headers are recognised; the others are chosen.
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('Charge');
    await dialog.getByLabel('AWB').selectOption('Our parcel');
    await dialog.getByRole('cell', { name: heavy.awb }).waitFor();
    await dialog.getByRole('button', { name: 'Import bill' }).click();

    await dialog.getByText('1 line is invalid; nothing was imported').first().waitFor();
    const wrong = dialog.getByRole('listitem').filter({ hasText: 'Line 3:' });
    expect(await wrong.textContent()).toContain('Charge');
    expect(await wrong.textContent()).toContain('must be a number');
    await picture(page, 'wrong-line');
    await dialog.getByLabel('Contents').fill(bill('15.50'));
    await dialog.getByLabel('AWB').selectOption('Our parcel');
    await dialog.getByRole('button', { name: 'Import bill' }).click();

    const done = page.getByRole('dialog', { name: 'Bill imported' });
    await done.getByText('5 new lines.').waitFor();
    for (const kind of ['Matched', 'Higher', 'Unknown', 'Billed twice']) await done.getByText(kind).waitFor();
    await picture(page, 'imported');
    await done.getByRole('link', { name: 'Open bill X-100' }).click();
    await page.getByRole('heading', { level: 1, name: 'X-100' }).waitFor();
    const lineOf = (awb: string) => page.getByRole('row').filter({ hasText: awb });
    const higher = lineOf(heavy.awb);
    for (const text of ['Higher', 'Weight', '15.50 USD', '12.00 USD', '+3.50 USD', '7.5 kg', 'Open']) {
      await higher.getByText(text, { exact: true }).first().waitFor();
    }
    await higher.getByRole('link', { name: heavy.reference }).waitFor();

    await higher.getByRole('button', { name: `Settle ${heavy.awb}` }).click();
    await fillResolution(page, heavy.awb, { state: 'Open', note: 'Asked for the photo of the scale' });
    await higher.getByText('Asked for the photo of the scale').waitFor();
    await higher.getByRole('button', { name: `Settle ${heavy.awb}` }).click();
    await fillResolution(page, heavy.awb, { state: 'Credited', amount: '2.00', note: 'Credit note 77' });
    await higher.getByText('Credit note 77').waitFor();
    await higher.getByText('2.00 USD', { exact: true }).waitFor();

    // Several lines at once: what is credited is the whole of each.
    await choose(page, 'Line status', 'Open');
    await higher.waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('2 lines selected').waitFor();
    await page.getByRole('button', { name: 'Settle selected' }).click();
    const many = page.getByRole('dialog', { name: 'Settle selected' });
    await many.getByRole('radio', { name: 'Credited' }).check();
    await many.getByRole('button', { name: 'Settle selected' }).click();
    await many.getByText('Credited · 9.00 USD').waitFor();
    await many.getByText('Credited · 3.00 USD').waitFor();
    await many.getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('No line matches').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await higher.waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('carrier-invoice-X-100.csv');
    const exported = await readFile(await file.path(), 'utf8');
    expect(exported).toContain(
      `X-100,${heavy.awb},2026-11-19,Economy,7.5,15.50,USD,Weight; measured again,higher,weight,12.00,3.50,USD,credited`,
    );
    expect(exported).toContain("'=Redelivery fee,twice");

    await go('/carriers/bills');
    const listed = lineOf('X-100');
    for (const text of ['5', '51.50 USD', '36.00 USD', 'Settled']) await listed.getByText(text, { exact: true }).first().waitFor();
    // The next file of this carrier has its headers assigned.
    await page.getByRole('button', { name: 'Import bill' }).click();
    await chooseCarrier(page, app);
    await dialog.getByLabel('Contents').fill(bill('15.50'));
    expect(await dialog.getByLabel('AWB').inputValue()).toBe('Our parcel');
    await dialog.getByRole('button', { name: 'Import bill' }).click();
    await page.getByText('5 lines were imported before and changed nothing.').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);

  it('stand beside what the carriers owe: a remittance is imported, what is missing is seen by age and written off', async () => {
    const parcels: PartnerParcel[] = [await line.cashParcel(), await line.cashParcel(80), await line.cashParcel(60)];
    const [old, part, paid] = parcels as [PartnerParcel, PartnerParcel, PartnerParcel];
    await app.database.sql(`update cod_collection set collected_at = collected_at - interval '40 days' where shipment_id = $1`, [old.id]);
    const { page, go, complaints, leave } = await visit(browser, app, accountant, {});
    await go('/cod');
    await page.getByRole('button', { name: /^Deposit in the bank: SVCX/ }).click();
    await page.getByRole('link', { name: 'Ages and remittances' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cash with carriers' }).waitFor();
    await page.getByText('31+ days').first().waitFor();

    // Rows that are pasted from a spreadsheet are separated by tabs.
    const pasted = [
      ['Tracking number', 'COD amount', 'Currency', 'Paid on', 'Payment reference'],
      [part.awb, '50.00', 'USD', '2026-11-20', 'R-7'],
      [paid.awb, '60.00', 'USD', '2026-11-20', 'R-7'],
      ['NOT-OURS', '10.00', 'USD', '2026-11-20', 'R-7'],
    ];
    await page.getByRole('button', { name: 'Import remittance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import remittance' });
    await dialog.getByLabel('Contents').fill(pasted.map((cells) => cells.join('\t')).join('\n'));
    expect(await dialog.getByLabel('AWB').inputValue()).toBe('Tracking number');
    await dialog.getByRole('button', { name: 'Import remittance' }).click();
    const done = page.getByRole('dialog', { name: 'Remittance imported' });
    await done.getByText('110.00 USD').waitFor();
    for (const outcome of ['Deposited', 'Paid in part', 'Unknown']) await done.getByText(outcome, { exact: true }).first().waitFor();
    await done.getByRole('row').filter({ hasText: part.awb }).getByText('Paid in part').waitFor();
    await picture(page, 'remitted');
    await done.getByRole('button', { name: 'Close' }).click();

    await page.getByText(paid.reference).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: part.reference }).getByText('30.00 USD').waitFor();
    await page.getByRole('button', { name: /31\+ days$/ }).click();
    await page.getByText(part.reference).waitFor({ state: 'detached' });
    const missing = page.getByRole('row').filter({ hasText: old.reference });
    await missing.getByText('40 days').waitFor();

    await missing.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Write off' }).click();
    const writeOff = page.getByRole('dialog', { name: 'Write off' });
    await writeOff.getByLabel('Reason').fill('The carrier is bankrupt');
    await writeOff.getByRole('button', { name: 'Write off' }).click();
    await writeOff.getByText('1 done', { exact: false }).first().waitFor();
    await writeOff.getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('Nothing is owed for these parcels any more.').waitFor();
    expect(await line.booksOf(old.id, ['1105', '5300'])).toEqual({ 1105: 0, 5300: 10_000 });
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);

  it('are hidden from those who do not keep the books', async () => {
    for (const login of [await staff('DISPATCHER'), await newSeller(app)]) {
      const { page, go, leave } = await visit(browser, app, login, {});
      await go('/carriers');
      for (const name of ['Carrier bills', 'Cash with carriers']) expect(await page.getByRole('link', { name }).count()).toBe(0);
      for (const path of ['/carriers/bills', '/carriers/cash']) {
        await go(path);
        await page.getByText("Your role has no access to carriers' bills").waitFor();
        expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
      }
      await leave();
    }
  }, 120_000);

  it('can be used by everybody, on a wide screen and a phone, in both languages', async () => {
    const parcel = await line.cashParcel();
    const heavy = await line.parcel();
    await app.database.sql(`update cod_collection set collected_at = collected_at - interval '12 days' where shipment_id = $1`, [
      parcel.id,
    ]);
    const csv = [
      'invoice,awb,date,service,weight_kg,amount,currency,reason',
      `SEEN-1,${parcel.awb},2026-11-18,Economy,1.2,12.00,USD,`,
      `SEEN-1,${heavy.awb},2026-11-19,Economy worldwide,7.5,1215.50,USD,Volumetric weight measured at the hub of Frankfurt`,
      'SEEN-1,SOME-NUMBER-OF-ANOTHER-CUSTOMER,2026-11-19,,,8.20,USD,رسوم إعادة التسليم',
    ].join('\n');
    const IMPORT = 'mutation($csv: String!) { importCarrierInvoice(account: "SVCX", csv: $csv) { invoices { id } } }';
    const { importCarrierInvoice } = await ask(app, line.accounts, IMPORT, { csv });
    const bill: string = importCarrierInvoice.invoices[0].id;
    const found: string[] = [];
    for (const look of LOOKS) {
      const { page, go, complaints, leave } = await visit(browser, app, accountant, look);
      const see = async (name: string): Promise<void> => {
        const wrong = [...(await obstacles(page)), ...(await tooWide(page))];
        found.push(...wrong.map((each) => `${name} ${JSON.stringify(look)}: ${each}`));
        const file = `carrier-bills-${name}-${look.width}-${look.language}-${look.colours}.png`;
        await page.screenshot({ path: `${ARTEFACTS}/${file}`, fullPage: true });
      };
      for (const [name, path] of [
        ['list', '/carriers/bills'],
        ['bill', `/carriers/bills/${bill}`],
        ['cash', '/carriers/cash'],
      ] as const) {
        await go(path);
        await page
          .getByText(/SVCX|International|SEEN-1/)
          .first()
          .waitFor();
        await see(name);
      }
      await page.locator('main .mantine-Button-root[data-variant=filled]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('textarea').first().fill('Tracking number\tCOD\tCurr\tPaid on\n1\t2\tUSD\t2026-11-20');
      await dialog.getByRole('table').waitFor();
      await see('import');
      await go(`/carriers/bills/${bill}`);
      await page.getByRole('button', { name: /SOME-NUMBER/ }).click();
      await page.getByRole('dialog').getByRole('radio').last().check();
      await see('resolve');
      found.push(...complaints);
      await leave();
    }
    expect(found).toEqual([]);
  }, 240_000);
});

/** For people to look at. */
const picture = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: `${ARTEFACTS}/carrier-bills-${name}.png` });

async function chooseCarrier(page: Page, app: TestApp): Promise<void> {
  const { carriers } = await ask(app, app.accounts.erpToken, '{ carriers { code name } }');
  const name: string = carriers.find(({ code }: { code: string }) => code === 'SVCX').name;
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Carrier/ })
    .fill(name);
  await page.getByRole('option', { name }).click();
}

/** Picks an entry of a filter. */
async function choose(page: Page, label: string, entry: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

async function fillResolution(page: Page, awb: string, told: { state: string; amount?: string; note: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Settle ${awb}` });
  await dialog.getByRole('radio', { name: told.state }).check();
  if (told.amount !== undefined) await dialog.getByLabel(/^Credited amount/).fill(told.amount);
  await dialog.getByLabel('Note').fill(told.note);
  await dialog.getByRole('button', { name: `Settle ${awb}` }).click();
  await dialog.waitFor({ state: 'detached' });
}
