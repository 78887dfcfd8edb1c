import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { carry, codParcel, confirm, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { readPdf } from '../support/pdf.js';
import { connectShop, moveTo, type ConnectedShop } from '../support/story.js';
import { approve } from '../support/people.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
async function labelOf(reference: string): Promise<string> {
  const response = await fetch(`${app.client.baseUrl}/api/awb/${reference}`);
  const { texts } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return texts[0] ?? '';
}

const PAID = 'PAID - DO NOT COLLECT';

async function expectAsks(reference: string, version: number): Promise<void> {
  const label = await labelOf(reference);
  expect(label).toContain('USD 100.00');
  expect(label).toContain(`Label v${version}`);
  const page = (await app.client.get(`/track/${reference}`)).text;
  expect(page).toMatch(/To pay on delivery<\/h2><p class="amount"><bdi dir="ltr">USD 100\.00/);
  expect(page).not.toContain('COLLECT');
  const { body } = await app.client.get(`/api/track/${reference}`);
  expect(body).toMatchObject({ payment: null, collection: { status: 'due', amount: 100, currency: 'USD' } });
}

async function expectPaid(reference: string, version: number): Promise<void> {
  const label = await labelOf(reference);
  expect(label).toContain(PAID);
  expect(label).toContain(`Label v${version}`);
  expect(label).not.toMatch(/USD|PREPAID|CASH/);
  const page = (await app.client.get(`/track/${reference}`)).text;
  expect(page).toContain('Paid. Nothing is left to pay on delivery.');
  expect(page).not.toMatch(/COLLECT|Pay online|USD/);
  const arabic = (await app.client.get(`/track/${reference}?lang=ar`)).text;
  expect(arabic).toContain('تم الدفع. لا يوجد أي مبلغ مطلوب عند التسليم.');
  expect(arabic).not.toContain('لا تُحصّل');
  const { body } = await app.client.get(`/api/track/${reference}`);
  expect(body).toMatchObject({ payment: PAID, collection: { status: 'paid', methods: [], pay_url: null } });
}

it('a parcel that was paid by its link is not to be paid again: label and tracking say so', async () => {
  const { id, reference } = await codParcel(app, shop);
  await carry(app, id, 'PICKUP');
  await expectAsks(reference, 1);
  const { invoiceId } = (await invoiceOf(app, id)).body.data;
  await ask(app, app.accounts.erpToken, 'mutation($i: String!) { recordInvoicePayment(invoiceId: $i, reference: "T-1") { outcome } }', {
    i: invoiceId,
  });
  await expectPaid(reference, 2);
});

it('so is one whose collection was confirmed, until that is reversed', async () => {
  const { id, reference } = await parcelAtDoor(app, shop);
  await expectAsks(reference, 1);
  await confirm(app, id);
  await expectPaid(reference, 2);
  const { reverseCod } = await ask(
    app,
    app.accounts.erpToken,
    'mutation($id: String!) { reverseCod(id: $id, reason: "Wrong parcel") { id } }',
    { id },
  );
  expect(await approve(app, reverseCod.id)).toBe('APPROVED');
  await expectAsks(reference, 3);
});

it('a shopper can pay online from the tracking page once there is a link, and the link names no person', async () => {
  const { id, reference } = await codParcel(app, shop);
  await carry(app, id, 'PICKUP');
  const tracked = async () => (await app.client.get(`/api/track/${reference}`)).body.collection;
  expect(await tracked()).toMatchObject({ methods: ['cash'], pay_url: null });
  const { paymentUrl } = (await invoiceOf(app, id)).body.data;
  expect(await tracked()).toMatchObject({ methods: ['cash', 'online'], pay_url: paymentUrl });
  const href = `${new URL(paymentUrl).pathname}?lang=en`;
  expect((await app.client.get(`/track/${reference}`)).text).toContain(`<a class="button" href="${href}">Pay online</a>`);
  expect((await app.client.get(href)).text).not.toMatch(/Aisha|Khan|123 ?4567|aisha@|Corniche/);

  await app.client.call('POST', href);
  await expectPaid(reference, 2);
});

it('nothing is due from a shopper once the parcel was stopped, or was paid to the shop', async () => {
  const [stopped, prepaid] = [await codParcel(app, shop), await codParcel(app, shop, { paymentStatus: 'prepaid', collectionAmount: 0 })];
  await invoiceOf(app, stopped.id);
  await moveTo(app, stopped.id, 'cancelled');
  expect((await app.client.get(`/api/track/${stopped.reference}`)).body.collection).toBeNull();
  expect((await app.client.get(`/track/${stopped.reference}`)).text).not.toMatch(/USD|Pay online/);
  expect((await app.client.get(`/api/track/${prepaid.reference}`)).body.collection).toEqual({
    status: 'prepaid',
    amount: null,
    currency: null,
    methods: [],
    pay_url: null,
  });
  expect((await app.client.get(`/track/${prepaid.reference}`)).text).toContain('Already paid to the shop.');
});
