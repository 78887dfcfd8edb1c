import { Secret, TOTP } from 'otpauth';
import type { Browser, Locator, Page } from 'playwright-core';
import { addWebhook, heard, openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';
import { visit, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { bearer } from '../support/client.js';
import { carry, codParcel } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { deliveredToken } from '../support/mails.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, type Person } from '../support/people.js';
import { connectShop, moveTo, placeOrder, sessionOf } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the story tests are skipped.');

(chromium === undefined ? describe.skip : describe)('In the console', () => {
  let fixture: Fixture;
  let browser: Browser;
  let admin: string;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [fixture, browser] = await Promise.all([openFixture(), openChromium(chromium ?? '')]);
    admin = await adminOf(fixture.app);
  }, 120_000);
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await fixture.close();
  });

  async function enter(login: { email: string; password: string }): Promise<Visitor> {
    const visitor = await visit(browser, fixture.app, login);
    visitors.push(visitor);
    return visitor;
  }

  async function hire(role: string): Promise<Person> {
    const login = { email: `${role.toLowerCase()}@stories.example`, password: 'a long enough password' };
    const input = { ...login, name: `${role} of the stories`, role };
    const data = await ask(fixture.app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
    return { ...login, id: data.createStaff.id };
  }

  it('a super administrator makes an ERP token, a program uses it, and it ends when it is revoked', async () => {
    const { app } = fixture;
    const { page } = await enter(app.accounts.superAdmin);
    await menu(page, 'Tokens');
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Accounting');
    await dialog.getByRole('checkbox', { name: /sellers:read/ }).check();
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = (await page.locator('[data-secret]').first().textContent()) ?? '';
    const sellers = () => app.client.get('/api/erp/sellers', bearer(token));

    expect(token).toMatch(/^erp_/);
    expect((await sellers()).status).toBe(200);

    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.locator('[data-secret]').count()).toBe(0);
    const row = page.getByRole('row', { name: /Accounting/ });
    await row.getByRole('button', { name: /Revoke/ }).click();
    await confirmed(page, /Revoke/);
    await row.getByText('Revoked').waitFor();
    expect((await sellers()).status).toBe(401);
  }, 90_000);

  it('a dispatcher runs a pickup round with a driver, and says what was handed over', async () => {
    const { app, shop } = fixture;
    const parcels = [await codParcel(app, shop), await codParcel(app, shop), await codParcel(app, shop)];
    const [{ page, go }, driver] = [await enter(await hire('DISPATCHER')), await enter(await hire('DRIVER'))];
    const take = async (at: Page, stage: string, step: string): Promise<void> => {
      await at.getByRole('button', { name: stage }).click();
      for (const { reference } of parcels) await at.getByRole('checkbox', { name: new RegExp(reference) }).check();
      await at.getByRole('button', { name: `${step} (3)` }).click();
      await confirmed(at, `${step} (3)`);
      await at.getByText('3 done, 0 failed, of 3').waitFor();
      await at.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    };
    await menu(page, 'Pickups');
    await take(page, '1 · To be booked', 'Book pickup');
    await take(page, '2 · Awaiting driver', 'Send driver');
    await page.getByRole('button', { name: '3 · Driver on the way' }).click();
    for (const { reference } of parcels) await page.getByRole('checkbox', { name: new RegExp(reference) }).check();
    await page.getByRole('button', { name: 'Assign (3)' }).click();
    await page.getByRole('combobox', { name: 'Driver' }).click();
    await page.getByRole('option', { name: 'DRIVER of the stories' }).click();
    await confirmed(page, 'Assign (3)');
    await page.getByText('3 done, 0 failed, of 3').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await menu(driver.page, 'Pickups');
    await take(driver.page, '3 · Driver on the way', 'Picked up');
    expect(await statusesOf(parcels)).toEqual(['PICKED_UP', 'PICKED_UP', 'PICKED_UP']);

    await go('/pickups?tab=confirm');
    await page.locator('table a[href*="task="]').first().click();
    await page.getByRole('button', { name: 'All collected' }).click();
    await page.getByRole('button', { name: 'Confirm 3 parcels' }).click();
    await confirmed(page, 'Confirm 3 parcels');
    await page.getByText('3 parcels confirmed.').waitFor();
    // What is not a dispatcher's is not even in the menu.
    expect(await page.getByRole('link', { name: 'Ledger' }).count()).toBe(0);
  }, 120_000);

  it('an accountant confirms cash on delivery and follows it to the bank', async () => {
    const { app, shop } = fixture;
    const parcels = [await codParcel(app, shop), await codParcel(app, shop)];
    for (const { id } of parcels) await carry(app, id, 'PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED');
    const reception = await hire('RECEPTION');
    const { page } = await enter(await hire('ACCOUNTS'));
    await menu(page, 'Cash on delivery');
    await page.getByRole('tab', { name: 'To be confirmed' }).click();
    for (const { reference } of parcels) await page.getByRole('checkbox', { name: new RegExp(reference) }).check();
    await page.getByRole('button', { name: 'Confirm 2 in full' }).click();
    await page.getByRole('dialog').getByText('200.00 USD').waitFor();
    await confirmed(page, 'Confirm 2 in full');
    await page.getByText('2 done, 0 failed, of 2').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    expect(await stagesOf(parcels)).toEqual(['COLLECTED', 'COLLECTED']);

    for (const [from, to, receiver] of [
      ['Collected', 'Hand over to reception', 'RECEPTION of the stories'],
      ['With reception', 'Hand over to accounts', 'ACCOUNTS of the stories'],
      ['With accounts', 'Deposit in the bank', null],
    ] as const) {
      await page.getByRole('tab', { name: 'Custody' }).click();
      await page
        .getByRole('row', { name: new RegExp(from) })
        .getByRole('button', { name: new RegExp(`^${to}: `) })
        .click();
      for (const { reference } of parcels) await page.getByRole('checkbox', { name: new RegExp(reference) }).check();
      await page.getByRole('button', { name: to, exact: true }).click();
      if (receiver === null) await page.getByLabel('Deposit slip').fill('SLIP-7');
      else await choose(page, 'Received by', receiver);
      await confirmed(page, to);
      await page.getByText('2 done, 0 failed, of 2').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    }
    expect(await stagesOf(parcels)).toEqual(['DEPOSITED', 'DEPOSITED']);
    expect(await custodiansOf(parcels[0]?.id ?? '')).toContain(reception.id);
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
  }, 120_000);

  it('a seller finds a failing webhook, mends it and sends again what was missed', async () => {
    const { app, shop } = fixture;
    const broken = await fixture.receiver((_request, response) => void response.writeHead(500).end('out of memory'));
    const mended = await fixture.receiver();
    await addWebhook(app, fixture.apiToken, broken.url(), { events: ['shipment.pickup'], description: 'Warehouse screens' });
    const { id } = await codParcel(app, shop);
    await carry(app, id, 'PICKUP');
    await waitFor('the receiver failed', () => broken.received.length > 0);
    const { page } = await enter(app.accounts.seller);
    await menu(page, 'Webhooks');
    await page.getByRole('link', { name: broken.url() }).click();
    await page.getByRole('heading', { name: /deliveries/i }).waitFor();
    await page.locator('table a[href*="/deliveries/"]').first().click();
    await page.getByText('out of memory').first().waitFor();
    await page.goBack();

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('URL', { exact: false }).first().fill(mended.url());
    await confirmed(page, 'Edit');
    await page.getByText('Webhook updated').waitFor();
    await page.locator('tbody input[type=checkbox]').first().check();
    await page.getByRole('button', { name: 'Resend 1 event' }).click();
    await confirmed(page, 'Resend 1 event');
    await waitFor('the mended receiver hears of the pickup', () => heard(mended).some(({ type }) => type === 'shipment.pickup'));
    await page.getByText('Delivered').first().waitFor();
  }, 120_000);

  it('a colleague is invited, chooses a password, sets up two-factor login, forgets the password and signs in with a code', async () => {
    const { app } = fixture;
    const [email, chosen, wanted] = ['newcomer@stories.example', 'a first long password', 'a second long password'];
    const { page: adminPage } = await enter(app.accounts.superAdmin);
    await menu(adminPage, 'Staff');
    await adminPage.getByRole('button', { name: 'Invite colleague' }).click();
    await adminPage.getByRole('dialog').getByLabel('Name').fill('Nea Newcomer');
    await adminPage.getByRole('dialog').getByLabel('E-mail').fill(email);
    await confirmed(adminPage, 'Invite colleague');
    await adminPage.getByRole('row', { name: /Nea Newcomer.*Invited/ }).waitFor();

    const { page, go } = await enter(app.accounts.operator);
    await page.context().clearCookies();
    await go(`/invitation#${await deliveredToken(app, email)}`);
    await typeTwice(page, chosen);
    await page.getByRole('button', { name: 'Set password and continue' }).click();
    await page.waitForURL((url) => /^[/]console[/]?$/.test(url.pathname));

    await go('/account');
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(chosen);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = ((await dialog.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
    const code = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await dialog.getByLabel(/^Code/).fill(code());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('Recovery codes').first().waitFor();
    const [recovery = ''] = ((await dialog.locator('[data-secret]').textContent()) ?? '').split('\n');
    await dialog.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('10 recovery codes left').waitFor();
    await page.getByRole('row', { name: /Chrome on Linux.*This session/ }).waitFor();

    await page.context().clearCookies();
    await go('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).waitFor();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Check your e-mail').waitFor();
    await waitFor('the mail is written', async () => (await app.database.sql(RESET_MAIL, [email])).length > 0);
    await go(`/reset#${await deliveredToken(app, email)}`);
    await typeTwice(page, wanted);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.locator('input[name=password]').fill(wanted);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('input[name=code]').fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The code is wrong or has already been used').waitFor();
    await page.locator('input[name=code]').fill(recovery);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => /^[/]console[/]?$/.test(url.pathname));

    await adminPage.reload();
    await adminPage.getByRole('button', { name: 'Reset two-factor login of Nea Newcomer' }).click();
    await confirmed(adminPage, 'Reset two-factor login of Nea Newcomer');
    await adminPage.getByText('Two-factor login reset').waitFor();
    expect(await sessionOf(app, { email, password: wanted })).toMatch(/^ses_/);
  }, 120_000);

  it('a seller corrects its profile, and an operator finds it by its phone and its payout by the reference', async () => {
    const { app } = fixture;
    const seller = await newSeller(app, { firstName: 'Lina', lastName: 'Haddad' });
    await topUp(app, admin, seller.id, '90');
    const own = await enter(seller);
    await menu(own.page, 'Profile');
    await own.page.getByLabel('First name').fill('');
    await own.page.getByLabel('Company').fill('Haddad Trading');
    await own.page.getByLabel('Phone').fill('050 765 4321');
    await own.page.getByRole('button', { name: 'Save changes' }).click();
    await own.page.getByText('Enter a value.').waitFor();
    await own.page.getByLabel('First name').fill('Lina Maria');
    await own.page.getByRole('button', { name: 'Save changes' }).click();
    await own.page.getByText('No changes yet.').waitFor();
    expect(await ask(app, admin, 'query($id: String!) { seller(id: $id) { displayName name phone } }', { id: seller.id })).toEqual({
      seller: { displayName: 'Haddad Trading', name: 'Lina Maria Haddad', phone: '050 765 4321' },
    });

    await ask(
      app,
      await sessionOf(app, seller),
      'mutation($s: String!) { requestPayout(sellerId: $s, amount: "71.82", currency: "USD", reference: "PO-4711") { id } }',
      { s: seller.id },
    );
    const { page } = await enter(app.accounts.superAdmin);
    const find = async (words: string, found: string | RegExp): Promise<void> => {
      await page.locator('body').press('/');
      await page.getByRole('combobox').fill(words);
      await page.getByRole('option', { name: found }).click();
    };
    await find('+971 50 765 4321', /Haddad Trading.* · .*Lina Maria Haddad/);
    await page.getByRole('heading', { name: 'Haddad Trading' }).waitFor();
    await find('po-4711', /Payout.*71\.82.*Haddad Trading/);
    await page.waitForURL(/\/console\/approvals\/[0-9a-f-]{36}$/);
  }, 90_000);

  it('a seller pays into its wallet, saves the statement of a month and opens the parcels behind an invoice', async () => {
    const { app } = fixture;
    const seller = await newSeller(app, { company: 'Oud & Co' });
    await topUp(app, admin, seller.id, '50');
    const parcel = (await placeOrder(app, await connectShop(app, seller))).body;
    for (const status of ['fulfilled', 'pickup']) await moveTo(app, parcel.nbox.shipment_detail_id, status);
    const line = { kind: 'shipping', quantity: 1, net: '714', vat: '0', gross: '714' };
    await app.database.sql(
      `insert into seller_invoice (id, number, reference, kind, seller_id, month, currency, net_minor, vat_minor, gross_minor, vat_basis_points, document, issued_at)
       values (gen_random_uuid(), 77, 'INV-000077', 'invoice', $1, date_trunc('month', now()), 'USD', 714, 0, 714, 0, $2, now())`,
      [seller.id, JSON.stringify({ seller: { name: 'Oud & Co' }, lines: [line], settled: { account: '0' } })],
    );
    const { page } = await enter(seller);
    await menu(page, 'Wallet');
    await page.getByText('enter one below', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Top up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^TOPUP-[0-9A-F]{12}$/).waitFor();
    await dialog.getByLabel('Amount').fill('12.50');
    await dialog.getByLabel('Amount').press('Enter');
    await page.getByRole('button', { name: 'Pay (demonstration)' }).click();
    await page.getByRole('heading', { name: 'Paid – thank you' }).waitFor();
    await page.getByRole('link', { name: 'Back to the wallet' }).click();
    await page.getByText('55.36 USD').first().waitFor();

    const save = async (name: RegExp): Promise<string> => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return file.suggestedFilename();
    };
    const month = new Date().toISOString().slice(0, 7);
    expect([await save(/^PDF of the statement/), await save(/^CSV of the statement/)]).toEqual([
      `statement_Oud-Co_${month}.pdf`,
      `statement_Oud-Co_${month}.csv`,
    ]);

    await menu(page, 'Invoices');
    await page.getByRole('link', { name: 'INV-000077' }).click();
    await page.getByRole('link', { name: 'Show 1: Shipping' }).click();
    await page.waitForURL(/kind=shipping/);
    expect(await save(/^Export CSV/)).toBe(`INV-000077_${month}_shipping.csv`);
    await page.getByRole('region', { name: 'Parcels' }).getByRole('link', { name: parcel.shipment_id }).click();
    await page.waitForURL(new RegExp(`/shipments/${parcel.nbox.shipment_detail_id}`));
  }, 90_000);

  it('a user without a session returns to the requested page after the login, also when the session expires', async () => {
    const { app } = fixture;
    const visitor = await enter(app.accounts.superAdmin);
    await visitor.go('/shipments?status=NEW');
    const cookies = await visitor.page.context().cookies();
    await visitor.page.context().clearCookies();
    await visitor.page.reload();
    await visitor.page.waitForURL((url) => url.pathname === '/console/login');
    await visitor.page.locator('input[name=email]').fill(app.accounts.superAdmin.email);
    await visitor.page.locator('input[name=password]').fill(app.accounts.superAdmin.password);
    await visitor.page.locator('button[type=submit]').click();
    await visitor.page.waitForURL((url) => url.pathname === '/console/shipments' && url.search === '?status=NEW');

    expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([{ httpOnly: true, sameSite: 'Strict' }]);
    expect(await visitor.page.evaluate<string[]>('Object.keys(localStorage).concat(Object.keys(sessionStorage))')).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/token|session|ses_/i)]),
    );
  }, 90_000);

  const custodiansOf = async (id: string): Promise<string[]> => {
    const { shipment } = await ask(fixture.app, admin, 'query($id: String!) { shipment(id: $id) { cod { history { byId } } } }', { id });
    return shipment.cod.history.map(({ byId }: { byId: string }) => byId);
  };
  const readEach = async (parcels: readonly { id: string }[], field: string): Promise<string[]> => {
    const answers = await Promise.all(
      parcels.map(({ id }) => ask(fixture.app, admin, `query($id: String!) { shipment(id: $id) { ${field} } }`, { id })),
    );
    return answers.map(({ shipment }) => shipment[field]);
  };
  const statusesOf = (parcels: readonly { id: string }[]) => readEach(parcels, 'status');
  const stagesOf = (parcels: readonly { id: string }[]) => readEach(parcels, 'codStage');
});

const RESET_MAIL = "select 1 from mail where recipient = $1 and kind = 'password_reset'";

/** Types a new password, twice. */
async function typeTwice(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel('Repeat password').fill(password);
}

/** Navigates by the menu, as a user would. */
const menu = (page: Page, area: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: area }).click();

/** Presses the button of the dialog that has said what will happen. */
async function confirmed(page: Page, name: string | RegExp): Promise<void> {
  const dialog: Locator = page.getByRole('dialog');
  await dialog.getByRole('button', { name }).last().click();
}

/** Chooses from a list that can be searched. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).or(page.getByLabel(label)).first().click();
  await page.getByRole('option', { name: choice }).click();
}
