import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../support/people.js';
import { connectShop, sessionOf } from '../support/story.js';

const ARTEFACTS = 'test/artefacts/console';
const PRICE = '/prices/try?fromCountry=AE&fromCity=Dubai&toCountry=AE&toCity=Abu+Dhabi&kg=1.2&length=20&width=20&height=10&currency=USD';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; no shipment is made by hand.');

(chromium === undefined ? describe.skip : describe)('In the form for new shipments', () => {
  let app: TestApp;
  let browser: Browser;
  let admin: string;
  let seller: Person;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openChromium(chromium ?? '')]);
    admin = await adminOf(app);
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  beforeEach(async () => {
    seller = await newSeller(app);
    await topUp(app, admin, seller.id, '500');
  });
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function enter(login: { email: string; password: string }, look?: Look): Promise<Visitor> {
    const visitor = await visit(browser, app, login, look);
    visitors.push(visitor);
    return visitor;
  }

  const shipmentsOf = async () =>
    (await ask(app, admin, SHIPMENTS, { s: seller.id })).shipments.nodes as {
      id: string;
      status: string;
      order: Record<string, unknown>;
    }[];

  it('a seller ships from a price, which stays, and finds sender and recipient again', async () => {
    const { page, go } = await enter(seller);
    await go(PRICE);
    const quoted = page.getByRole('article').first();
    await quoted.getByText(/^Delivered/).waitFor();
    const price = await quoted.locator('.figures').first().innerText();
    expect(await obstacles(page)).toEqual([]);
    await quoted.getByRole('link', { name: /^Ship this/ }).click();
    await page.getByRole('heading', { level: 1, name: 'New shipment' }).waitFor();

    expect(await page.getByLabel('Weight (kg)').inputValue()).toBe('1.2');
    await part(page, 'From').getByLabel('Street address').fill('Al Quoz 3');
    await typeRecipient(page);
    await page.getByLabel('Save this recipient').check();
    await page.getByLabel('The parcel is packed and ready').check();
    await chosenPrice(page).waitFor();
    expect(await page.locator('.beside-form').innerText()).toContain(price);
    expect(await page.getByText(/when you chose it/).count()).toBe(0);
    await page.getByText('Why this price?').first().click();
    await page.getByRole('table', { name: /^Price breakdown/ }).waitFor();
    expect(await obstacles(page)).toEqual([]);
    await page.screenshot({ path: `${ARTEFACTS}/new-shipment.png`, fullPage: true });
    // A second click while the first is under way.
    const label = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Place and print label' }).dblclick();
    await page.waitForURL(/shipments[/][0-9a-f-]{36}$/);
    await (await label).close();

    const [placed, ...others] = await shipmentsOf();
    expect(others).toEqual([]);
    expect(placed).toMatchObject({ status: 'PICKUP', order: { orderReference: 'M-1', customer: { firstName: 'Mona', email: '' } } });

    await go('/shipments/new?toCountry=AE&kg=1.2&length=20&width=20&height=10&service=SVC_ECO&price=0.01&priceIn=USD');
    await part(page, 'From').getByText('Al Quoz 3, Dubai').waitFor();
    await page.getByText(/It was 0.01 USD when you chose it/).waitFor();
    await page.getByRole('combobox', { name: 'Full name' }).fill('hadd');
    await page.getByRole('option', { name: /Mona Haddad.*Address book/ }).click();
    expect(await part(page, 'To').getByLabel('Street address').inputValue()).toBe('Corniche 5');
  }, 240_000);

  it('a seller ships by the keyboard alone: everything that is missing is said at once, and who received before is suggested', async () => {
    await placedBy(seller);
    const shop = await connectShop(app, seller);
    await app.client.post('/api/locations/add', [LOCATION], shop.headers);
    const { page, go } = await enter(seller);
    await go('/shipments');
    await page.getByRole('heading', { level: 1, name: 'Shipments' }).waitFor();
    await page.keyboard.press('n');
    await part(page, 'From').getByText('Quay 1, Dubai').waitFor();

    await tabTo(page, 'ship-customer-name');
    await page.keyboard.press('Enter');
    const problems = page.getByRole('alert').filter({ hasText: /Correct \d+ things first/ });
    expect(await problems.getByRole('link').allInnerTexts()).toEqual([
      'Enter the name of the recipient, or a company.',
      'Enter a phone number or an e-mail address of the recipient.',
      'Enter the street address of the recipient.',
      'Enter the city of the recipient.',
      'Enter the weight in kilograms, such as 1.5.',
      'Enter the length in centimetres, such as 30.',
      'Enter the width in centimetres, such as 20.',
      'Enter the height in centimetres, such as 10.',
    ]);
    expect(await obstacles(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('ship-customer-name');

    await page.keyboard.type('khan');
    await page.getByRole('option', { name: /Aisha Khan.*Corniche 5/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await obstacles(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await problems.filter({ hasText: 'Correct 4 things first' }).waitFor();
    await tabTo(page, 'ship-parcel-kg');
    await page.keyboard.type('1.5');
    await tabTo(page, /^Shoe box/);
    await page.keyboard.press('Enter');
    await chosenPrice(page).waitFor();
    expect(await problems.count()).toBe(0);
    await tabTo(page, 'Place shipment');
    await page.keyboard.press('Enter');
    await page.waitForURL(/shipments[/][0-9a-f-]{36}$/);

    const [placed] = await shipmentsOf();
    expect(placed?.order).toMatchObject({
      customer: { firstName: 'Aisha', lastName: 'Khan' },
      lines: [{ name: 'Goods', quantity: 1, grams: 1500, length: 34, width: 21, height: 13 }],
    });
  }, 240_000);

  it('an operator repeats a shipment of a seller, with cash on delivery', async () => {
    await placedBy(seller);
    const [earlier] = await shipmentsOf();
    const { page, go } = await enter(app.accounts.superAdmin);
    await go(`/shipments/${earlier?.id}`);
    await page.getByRole('link', { name: 'Repeat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Repeat a shipment' }).waitFor();
    await part(page, 'Payment').getByText('Cash on delivery').click();
    await page.getByLabel(/^Amount to collect/).fill('45.50');
    await page.getByLabel('The parcel is packed and ready').check();
    await chosenPrice(page).waitFor();
    await page.getByRole('button', { name: 'Place and print label' }).click();
    await page.waitForURL((url) => /shipments[/][0-9a-f-]{36}$/.test(url.pathname) && !url.pathname.endsWith(earlier?.id ?? '-'));

    // The pickup is booked with it, so the label is there.
    await page
      .getByRole('link', { name: /^Label/ })
      .first()
      .waitFor();
    const [repeat] = await shipmentsOf();
    expect(repeat?.status).toBe('PICKUP');
    expect(repeat?.order).toMatchObject({
      orderReference: 'M-2',
      paymentStatus: 'POSTPAID',
      collectionAmount: { amount: '45.50' },
      lines: [{ name: 'Mug', quantity: 2, grams: 600, length: 20, width: 20, height: 5 }],
    });
  }, 240_000);

  it('what is typed stays when the page is left, becomes a draft, and the draft is finished', async () => {
    const { page, go, follow } = await enter(seller);
    await go('/shipments/new');
    await typeRecipient(page);
    await page.getByLabel('Weight (kg)').fill('٢٫٥');
    await follow('/wallet');
    await follow('/shipments/new');
    await page.getByText('You continue where you left off').waitFor();
    expect(await page.getByLabel('Weight (kg)').inputValue()).toBe('2.5');
    await page.reload();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Mona Haddad');

    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.waitForURL(/draft=/);
    await go('/shipments/new');
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    await part(page, 'Drafts').getByRole('link', { name: 'Mona Haddad' }).click();
    await page.getByRole('heading', { level: 1, name: 'Finish a draft' }).waitFor();
    await typeOrigin(page);
    for (const side of ['Length', 'Width', 'Height']) await page.getByLabel(`${side} (cm)`).fill('20');
    await part(page, 'Contents').getByLabel('Description').fill('Mugs');
    await part(page, 'Contents').getByLabel('Unit value').fill('40.005');
    await page.getByRole('button', { name: 'Place shipment' }).click();
    // What the service refuses stands at its field.
    await part(page, 'Contents').getByText('has more decimals than USD has').waitFor();
    await part(page, 'Contents').getByLabel('Unit value').fill('40');
    await chosenPrice(page).waitFor();
    await page.getByRole('button', { name: 'Place shipment' }).click();
    await page.waitForURL(/shipments[/][0-9a-f-]{36}$/);

    expect(await shipmentsOf()).toMatchObject([{ order: { customer: { lastName: 'Haddad' }, lines: [{ grams: 2500 }] } }]);
    expect((await ask(app, admin, '{ orderDrafts { nodes { sellerId } } }')).orderDrafts.nodes).toEqual([]);
  }, 240_000);

  it('a seller keeps addresses and parcels, begins with them, and deletes them', async () => {
    const shop = await connectShop(app, seller);
    await app.client.post('/api/locations/add', [LOCATION], shop.headers);
    const { page, go } = await enter(seller);
    await go('/shipments/new');
    await part(page, 'From').getByText('Quay 1, Dubai').waitFor();
    await part(page, 'From').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('combobox', { name: 'Location or saved address' }).click();
    await page.getByRole('option', { name: /Quay warehouse/ }).click();
    await part(page, 'From').getByText('Quay 1, Dubai').waitFor();
    await page.getByLabel('Weight (kg)').fill('0.9');
    for (const side of ['Length', 'Width', 'Height']) await page.getByLabel(`${side} (cm)`).fill('12');
    await page.getByRole('button', { name: 'Save parcel' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Small cube');
    await page.getByRole('dialog').getByRole('button', { name: 'Save parcel' }).click();
    await page.getByText('Parcel saved').waitFor();
    expect(await shipmentsOf()).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('combobox', { name: 'Saved parcel' }).click();
    await page.getByRole('option', { name: /Small cube/ }).click();
    expect(await page.getByLabel('Weight (kg)').inputValue()).toBe('0.9');

    await go('/address-book?kind=PARCEL');
    await page.getByRole('button', { name: 'Delete Small cube' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Small cube' }).click();
    await page.getByText('Nothing saved yet').waitFor();
  }, 240_000);

  it('the form fits a phone in Arabic, and prices come while it is filled', async () => {
    await placedBy(seller);
    const [earlier] = await shipmentsOf();
    const { page, go } = await enter(seller, { language: 'ar', width: 390, height: 844 });
    await go(`/shipments/new?repeat=${earlier?.id}`);
    await chosenPrice(page).waitFor();

    expect(await tooWide(page)).toEqual([]);
    expect(await obstacles(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.dir')).toBe('rtl');
    await page.screenshot({ path: `${ARTEFACTS}/new-shipment-phone.png`, fullPage: true });
    await page.getByRole('button', { name: 'إنشاء الشحنة' }).click();
    await page.waitForURL((url) => /shipments[/][0-9a-f-]{36}$/.test(url.pathname));
    expect(await shipmentsOf()).toHaveLength(2);
  }, 240_000);

  async function placedBy(person: Person): Promise<void> {
    const session = await sessionOf(app, person);
    const { createOrderDraft } = await ask(app, session, 'mutation($i: OrderDraftInput!) { createOrderDraft(input: $i) { id } }', {
      i: { content: CONTENT },
    });
    await ask(app, session, 'mutation($id: ID!) { placeOrderDraft(id: $id) { shipmentId } }', { id: createOrderDraft.id });
  }
});

const SHIPMENTS = `query($s: String) { shipments(sellerId: $s) { nodes { id status order {
  orderReference paymentStatus collectionAmount { amount } customer { firstName lastName email }
  lines { name quantity grams length width height } } } } }`;

const CONTENT = {
  order: { currency: 'USD' },
  customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' },
  origin: { address: 'Al Quoz 3', city: 'Dubai', countryCode: 'AE', zip: '' },
  destination: { address: 'Corniche 5', city: 'Abu Dhabi', countryCode: 'AE', zip: '' },
  products: [{ name: 'Mug', quantity: 2, price: '50', grams: 600, length: 20, width: 20, height: 5 }],
};

const LOCATION = { refId: 'w1', refName: 'Quay warehouse', address: 'Quay 1', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };

/** A section of the page. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The service that will be taken, once the prices are those of what is typed. */
const chosenPrice = (page: Page) => page.locator('[role=radiogroup][aria-busy=false] input[type=radio]:checked');

const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement?.id || document.activeElement?.innerText');

/** Presses Tab until the control with this id or text has the focus. */
async function tabTo(page: Page, control: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    const at = String(await focused(page));
    if (typeof control === 'string' ? at === control : control.test(at)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(control)}.`);
}

async function typeRecipient(page: Page): Promise<void> {
  const to = part(page, 'To');
  await to.getByLabel('Full name').fill('Mona Haddad');
  await to.getByLabel('Phone').fill('050 123 4567');
  await to.getByLabel('Street address').fill('Corniche 5');
  await to.getByLabel('City').fill('Abu Dhabi');
  await chooseCountry(page, 'To');
}

async function typeOrigin(page: Page): Promise<void> {
  await part(page, 'From').getByLabel('Street address').fill('Al Quoz 3');
  await part(page, 'From').getByLabel('City').fill('Dubai');
  await chooseCountry(page, 'From');
}

async function chooseCountry(page: Page, end: 'From' | 'To'): Promise<void> {
  await part(page, end).getByRole('combobox', { name: 'Country' }).fill('Emirates');
  await page.getByRole('option', { name: /United Arab Emirates/ }).click();
}
