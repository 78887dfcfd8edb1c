import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { carry, codParcel, confirm, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { readPdf } from '../support/pdf.js';
import { connectShop, type ConnectedShop } from '../support/story.js';
import { otherErpToken } from '../support/people.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
});
afterAll(() => app.stop());

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
  expect((await app.client.get(`/track/${reference}`)).text).not.toContain(PAID);
  expect((await app.client.get(`/api/track/${reference}`)).body.payment).toBeNull();
}

async function expectPaid(reference: string, version: number): Promise<void> {
  const label = await labelOf(reference);
  expect(label).toContain(PAID);
  expect(label).toContain(`Label v${version}`);
  expect(label).not.toMatch(/USD|PREPAID|CASH/);
  expect((await app.client.get(`/track/${reference}`)).text).toContain(PAID);
  expect((await app.client.get(`/track/${reference}?lang=ar`)).text).toContain('مدفوع');
  expect((await app.client.get(`/api/track/${reference}`)).body.payment).toBe(PAID);
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
  const review = { reviewedById: app.accounts.superAdmin.id };
  await app.client.post(`/api/erp/approvals/${reverseCod.id}/approve`, review, bearer(await otherErpToken(app)));
  await expectAsks(reference, 3);
});
