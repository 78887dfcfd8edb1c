import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, settled, tooWide, visit, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { adminOf } from '../support/people.js';
import { fillDay, type DemoDay } from './demo-day.js';

const ARTEFACTS = 'test/artefacts/console';
const SCREEN = { width: 1280, height: 900 };
const NARROW = { tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } };
const looks = [
  { colours: 'light', language: 'en' },
  { colours: 'dark', language: 'ar' },
  { colours: 'dark', language: 'en' },
  { colours: 'light', language: 'ar' },
] as const;
/**
 * `once` takes each page in one of the first two looks, as the gate does when it has the machine to itself; `all`, by `npm run test:screens`, in
 * all of them. Beside other tests it would take the machine from them.
 */
const SCREENS = process.env['SCREENS'];
const ALL = SCREENS === 'all';
const taken = ALL ? looks : looks.slice(0, 2);

type Seen = (typeof looks)[number] & { readonly who: string };

const QUOTE = '/prices/try?fromCountry=AE&fromCity=Dubai&toCountry=AE&toCity=Sharjah&kg=1&length=40&width=30&height=30&cod=90';
/** The pages of an operator and of a seller; placeholders in braces are filled in from the demo day. */
const operatorPages = [
  '/', '/figures', '/shipments', '/shipments/new', '/shipments/new?repeat={shipment}', '/address-book', '/shipments/{shipment}', '/shipments/import', '/shipments/import/{import}', '/shipments/drafts', '/pickups', '/runs', '/runs?view=progress', '/runs?view=cash', '/runs?view=figures', '/runs?view=reports', '/runs?view=proofs', '/runs/settings', '/sellers', '/sellers/{seller}', '/sellers/{seller}?tab=money', '/sellers/{seller}?tab=invoices', '/invoices/{invoice}', '/approvals', '/approvals/{approval}',
  '/adjustments', '/cod', '/ledger', '/ledger?tab=accounts', '/ledger?tab=trial', '/ledger?tab=exports', '/ledger?tab=invoices', '/ledger/settlements', '/prices', '/prices/{card}', QUOTE, '/carriers', '/carriers/bills', '/carriers/bills/{bill}', '/carriers/cash', '/webhooks', '/webhooks/{webhook}', '/shops', '/tokens', '/staff', '/audit', '/account', '/nowhere',
]; // prettier-ignore
const sellerPages = [
  '/',
  '/wallet',
  '/invoices',
  '/invoices/{invoice}',
  '/adjustments',
  '/shipments/{shipment}',
  '/shipments/new',
  '/address-book',
  '/shipments/import',
  '/shipments/drafts',
  QUOTE,
  '/carriers',
  '/carriers/bills',
  '/webhooks/{webhook}',
  '/shops/connect?kind=vendure&domain=mugs.example',
  '/tokens',
  '/branding',
  '/profile',
];

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the console is not opened in a browser.');

(chromium === undefined || SCREENS === undefined ? describe.skip : describe)('Every page of the console', () => {
  let app: TestApp;
  let browser: Browser;
  let day: DemoDay;
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await startApp();
    [day, browser] = await Promise.all([fillDay(app), openChromium(chromium ?? '')]);
    ids = await idsOf(app, day);
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  it.each([
    ['an operator', operatorPages, () => app.accounts.superAdmin],
    ['a seller', sellerPages, () => app.accounts.seller],
  ] as const)(
    'for %s can be read and used by everybody, fits a tablet and a phone, and leaves the browser nothing to complain of',
    async (who, pages, login) => {
      const found: string[] = [];
      for (const [turn, look] of taken.entries()) {
        const visitor = await visit(browser, app, login(), look);
        const due = ALL ? pages : pages.filter((_, index) => index % taken.length === turn);
        for (const path of due) found.push(...(await examine(visitor, path, { who, ...look })));
        found.push(...visitor.complaints);
        await visitor.leave();
      }

      expect(found).toEqual([]);
    },
    ALL ? 600_000 : 180_000,
  );

  /** Takes the picture of a page, and names what is wrong with it. */
  async function examine({ page, follow }: Visitor, path: string, { who, colours, language }: Seen): Promise<string[]> {
    await follow(path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? ''));
    const name = `${who}${path}`.replaceAll(/[^a-z]+/g, '-');
    await page.screenshot({ path: `${ARTEFACTS}/${name}-${colours}-${language}.png` });
    const found = await obstacles(page);
    for (const [device, size] of Object.entries(NARROW)) {
      await page.setViewportSize(size);
      await settled(page);
      const wide = await tooWide(page);
      if (wide.length > 0) found.push(`too wide for a ${device}: ${wide.join(', ')}`);
    }
    await page.screenshot({ path: `${ARTEFACTS}/${name}-${colours}-${language}-phone.png`, fullPage: true });
    await page.setViewportSize(SCREEN);
    return found.map((obstacle) => `${path} in ${colours} ${language}: ${obstacle}`);
  }
});

async function idsOf(app: TestApp, day: DemoDay): Promise<Record<string, string>> {
  const admin = await adminOf(app);
  const { approvals, rateCards } = await ask(
    app,
    admin,
    '{ approvals(type: "wallet_adjustment", first: 1) { nodes { id } } rateCards(first: 1) { nodes { id } } }',
  );
  const bill = 'invoice,awb,date,service,weight_kg,amount,currency,reason\nX-1,NOT-OURS,2026-11-20,Express,1.5,9.00,USD,Fuel surcharge\n';
  const IMPORT = 'mutation($csv: String!) { importCarrierInvoice(account: "SVCX", csv: $csv) { invoices { id } } }';
  const { importCarrierInvoice } = await ask(app, admin, IMPORT, { csv: bill });
  const orders = 'order_number,name,address,city,country_code,currency\n1,Aisha Khan,Corniche 5,Abu Dhabi,AE,USD\n';
  const { createOrderImport } = await ask(
    app,
    admin,
    'mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { id } }',
    {
      input: {
        sellerId: day.sellerId,
        fileName: 'orders.csv',
        defaults: { origin: { address: 'Quay 1', city: 'Dubai', countryCode: 'AE', zip: '' } },
      },
      file: Buffer.from(orders).toString('base64'),
    },
  );
  await ask(app, admin, 'mutation($id: ID!) { draftOrderImportRows(id: $id) { id } }', { id: createOrderImport.id });
  const lines = [{ kind: 'shipping', quantity: 1, net: '714', vat: '0', gross: '714' }];
  const [invoice] = await app.database.sql<{ id: string }>(
    `insert into seller_invoice (id, number, reference, kind, seller_id, month, currency, net_minor, vat_minor, gross_minor, vat_basis_points, document, issued_at)
     values (gen_random_uuid(), 1, 'INV-000001', 'invoice', $1, date_trunc('month', now()), 'USD', 714, 0, 714, 0, $2, now()) returning id`,
    [day.sellerId, JSON.stringify({ seller: { name: 'Mugs' }, lines, settled: { account: '0' } })],
  );
  return {
    invoice: invoice?.id ?? '',
    import: createOrderImport.id,
    bill: importCarrierInvoice.invoices[0].id,
    shipment: day.shipments['disputed']?.[0] ?? '',
    seller: day.sellerId,
    webhook: day.webhookId,
    approval: approvals.nodes[0].id,
    card: rateCards.nodes[0].id,
  };
}
