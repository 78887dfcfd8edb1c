import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { SmtpReceiver } from '../modules/notifications/smtp-receiver.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, settled, tooWide, visit } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { CountedPerson } from '../support/counted-person.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, topUp, type Person } from '../support/people.js';
import { report } from '../support/shipments.js';
import { StripeServer } from '../support/stripe-server.js';
import { anOrder, connectShop, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

const ARTEFACTS = 'test/artefacts/console';
const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test_1' };

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the tasks are not counted.');

(chromium === undefined ? describe.skip : describe)('A task', () => {
  let app: TestApp;
  let browser: Browser;
  let receiver: SmtpReceiver;
  let seller: Person;
  let shop: ConnectedShop;
  const stripe = new StripeServer(secrets);
  beforeAll(async () => {
    receiver = await SmtpReceiver.start();
    // A stranger meets the service as it is outside of a demonstration.
    const open = { SELF_REGISTRATION: 'true', REGISTRATION_CONFIRMATION: 'true', MAIL_URL: receiver.url };
    const money = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: secrets.secretKey, STRIPE_WEBHOOK_SECRET: secrets.webhookSecret };
    [app, browser] = await Promise.all([
      startApp({ ...open, ...money, STRIPE_API_BASE: await stripe.start() }),
      openChromium(chromium ?? ''),
    ]);
    await mkdir(ARTEFACTS, { recursive: true });
    seller = await madeSeller();
    shop = await connectShop(app, seller);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
    await app.stop();
    await Promise.all([stripe.stop(), receiver.stop()]);
  });

  it('of a new seller, from the sign-up page to the first label, takes twelve inputs at most', async () => {
    const { page, complaints } = await opened({ viewport: { width: 1280, height: 900 } });
    await paidAtStripe(page.context());
    await page.goto(`${app.url}/console/login`);
    await page.getByRole('link', { name: 'New here? Open an account' }).click();
    await page.getByLabel('Your full name').waitFor();
    await page.getByRole('button', { name: 'Open account' }).click();
    // All at once, in words.
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      'Enter your first and last name.',
      'Enter your e-mail address, such as name@shop.com.',
      'Choose a password.',
    ]);
    expect(await obstacles(page)).toEqual([]);
    const person = new CountedPerson('First label of a new seller');

    await person.type(page.getByLabel('Your full name'), 'Lina Haddad');
    await person.type(page.getByLabel('E-mail'), 'lina@mugs.example');
    await person.type(page.getByLabel('Password', { exact: false }).first(), 'seven green mugs');
    await person.click(page.getByRole('button', { name: 'Open account' }));
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    await follow(page, person, linkOf(await mailTo('lina@mugs.example'), /\/console\/confirm/));
    await person.click(page.getByRole('button', { name: 'Confirm and sign in' }));
    await page.getByRole('region', { name: /^Welcome,/ }).waitFor();
    await person.click(page.getByRole('link', { name: /New shipment/ }).first());

    await person.type(part(page, 'From').getByLabel('Street address'), 'Al Quoz 3, Dubai, UAE');
    await person.click(part(page, 'From').getByRole('button', { name: /^Fill in/ }));
    await person.type(page.getByRole('combobox', { name: 'Full name' }), 'Mona Khan');
    await person.type(page.getByLabel('Phone'), '050 123 4567');
    await person.type(part(page, 'To').getByLabel('Street address'), 'Corniche 5, Abu Dhabi');
    await person.click(part(page, 'To').getByRole('button', { name: /^Fill in/ }));
    await person.type(page.getByLabel('Weight (kg)'), '0.8');
    await person.choose(page.getByRole('button', { name: /^Shoe box/ }));
    await person.choose(page.getByLabel('The parcel is packed and ready'));
    await page.locator('[role=radiogroup][aria-busy=false] input[type=radio]:checked').waitFor();
    expect(await obstacles(page)).toEqual([]);
    await page.screenshot({ path: `${ARTEFACTS}/first-label-form.png`, fullPage: true });
    await person.click(page.getByRole('button', { name: 'Place and print label' }));

    // The wallet of a new seller is empty.
    await page.getByRole('button', { name: /^Pay \d/ }).waitFor();
    expect(await obstacles(page)).toEqual([]);
    await page.screenshot({ path: `${ARTEFACTS}/first-label-unpaid.png` });
    await person.click(page.getByRole('button', { name: /^Pay \d/ }));
    await person.click(page.getByRole('button', { name: 'Pay now' }));
    await person.click(page.getByRole('button', { name: 'Pay with card' }));
    await person.click(page.getByRole('link', { name: 'Back to the parcel' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await person.click(page.getByRole('button', { name: 'Book pickup and print label' }));
    const label = page
      .context()
      .waitForEvent('response', (answer) => answer.headers()['content-type']?.startsWith('application/pdf') ?? false);
    await person.click(page.getByRole('dialog').getByRole('button', { name: 'Book pickup and print label' }));

    expect((await label).status()).toBe(200);
    const { inputs, clicks } = person.report();
    expect(inputs).toBeLessThanOrEqual(12);
    expect(clicks).toBeLessThanOrEqual(13);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  it('“why is this parcel late” is answered by its row in the list, and at length after one click', async () => {
    const { id, reference } = await parcel();
    await walkTo(app, id, 'in_transit');
    await report(app, id, 'ON_HOLD', { reasonCode: 'nobody_home' });
    for (const who of [seller, app.accounts.superAdmin]) {
      const { page, go, leave } = await visit(browser, app, who);
      await go('/shipments');
      await page
        .getByRole('row', { name: new RegExp(reference) })
        .getByText(/No one was available/)
        .waitFor();
      const person = new CountedPerson('Why is this parcel late');
      await person.click(page.getByRole('link', { name: reference }));
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      await page
        .getByRole('main')
        .getByText(/No one was available/)
        .first()
        .waitFor();
      expect(person.report()).toEqual({ inputs: 0, clicks: 1 });
      await leave();
    }
  }, 120_000);

  it.each([
    ['en', 'Choose another day', 'Your choice'],
    ['ar', 'اختر يومًا آخر', 'اختيارك'],
  ])(
    'of a shopper, from the mail about a failed parcel to another day, takes two taps in %s',
    async (language, choose, chosen) => {
      const email = `shopper-${language}@example.com`;
      const { id } = await parcel({ locale: `${language}-AE` }, email);
      await walkTo(app, id, 'in_transit');
      await report(app, id, 'FAILED', { reasonCode: 'nobody_home' });
      const mail = await mailTo(email, ({ html = '' }) => html.includes('/deliver/') && html.includes(choose));
      const { page, complaints } = await opened({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await page.setContent(mail.html ?? '');
      await page.screenshot({ path: `${ARTEFACTS}/failed-mail-${language}.png`, fullPage: true });
      expect(await tooWide(page)).toEqual([]);

      const person = new CountedPerson(`Another day for a failed parcel (${language})`);
      const first = page.getByRole('link').first();
      expect(await first.textContent()).toBe(choose);
      await first.evaluate('(link) => link.removeAttribute("target")');
      await person.tap(first);
      const day = page.locator('button[name=day]').first();
      const value = await day.getAttribute('value');
      expect(await obstacles(page)).toEqual([]);
      await page.screenshot({ path: `${ARTEFACTS}/failed-days-${language}.png`, fullPage: true });
      await person.tap(day);
      await page.getByText(chosen, { exact: true }).first().waitFor();

      expect(person.report()).toEqual({ inputs: 0, clicks: 2 });
      const { shipment } = await ask(
        app,
        app.accounts.erpToken,
        'query($id: String!) { shipment(id: $id) { deliveryChoice { kind day } } }',
        { id },
      );
      expect(shipment.deliveryChoice).toEqual({ kind: 'DAY', day: value });
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  async function opened(
    look: Parameters<Browser['newContext']>[0],
  ): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const page = await (await browser.newContext({ reducedMotion: 'reduce', ...look })).newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    return { page, complaints };
  }

  /** The page of the provider, and its notice of the payment, which arrives before the payer is back. */
  async function paidAtStripe(context: BrowserContext): Promise<void> {
    const session = () => stripe.sessions.at(-1) ?? never();
    await context.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<form action="https://paid.stripe.com/"><button>Pay with card</button></form>' }),
    );
    await context.route('https://paid.stripe.com/**', async (route) => {
      const { body, signature } = stripe.notice(session());
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      await app.client.call('POST', '/api/payments/stripe/webhook', { body, headers });
      await route.fulfill({ status: 303, headers: { location: session().params['success_url'] ?? '' } });
    });
  }

  /** A seller with money, whose shoppers get mails. */
  async function madeSeller(): Promise<Person> {
    const email = 'shop-owner@example.com';
    const input = { email, password: 'a long enough password', firstName: 'Mona', lastName: 'Merchant', company: 'Mugs & Co.' };
    const { registerSeller } = await ask(
      app,
      app.accounts.erpToken,
      'mutation($i: RegisterSellerInput!) { registerSeller(input: $i) { id } }',
      { i: input },
    );
    const person = { id: registerSeller.id, email, password: input.password };
    await topUp(app, await adminOf(app), person.id, '500');
    const branding = { brandName: 'Mugs & Co.', supportEmail: 'help@mugs.example', shopperMails: true };
    await ask(app, await sessionOf(app, person), 'mutation($i: UpdateBrandingInput!) { updateBranding(input: $i) { id } }', {
      i: branding,
    });
    return person;
  }

  async function parcel(order = {}, email = 'aisha@example.com'): Promise<{ readonly id: string; readonly reference: string }> {
    const given = anOrder(shop.domain, order);
    const { body } = await app.client.post('/api/order', { ...given, customer: { ...given.customer, email } }, shop.headers);
    return { id: body.nbox.shipment_detail_id, reference: body.shipment_id };
  }

  async function mailTo(address: string, fits: (mail: Email) => boolean = () => true): Promise<Email> {
    const find = () => receiver.mails.find(({ envelope, email }) => envelope.to.includes(address) && fits(email))?.email;
    await waitFor(`a mail to ${address}`, () => find() !== undefined);
    return find() ?? never();
  }
});

function never(): never {
  throw new Error('What was waited for is not there.');
}

/** A section of the page. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const linkOf = ({ html = '', text = '' }: Email, path: RegExp): string =>
  [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link).find((link) => path.test(link)) ?? never();

async function follow(page: Page, person: CountedPerson, link: string): Promise<void> {
  person.clicks += 1;
  await page.goto(link);
  await settled(page);
}
