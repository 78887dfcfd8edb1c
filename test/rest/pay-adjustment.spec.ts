import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { ledgerIsWhole } from '../support/people.js';
import { connectShop, moveTo, placeOrder, verify } from '../support/story.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});
afterEach(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

/** A parcel that turned out to be heavier than declared, and the link of what it costs more. */
async function heavyParcel(weightKg: number): Promise<{ id: string; path: string }> {
  const shop = await connectShop(app);
  const id: string = (await placeOrder(app, shop)).body.nbox.shipment_detail_id;
  for (const status of ['fulfilled', 'pickup', 'picked_up', 'at_sorting']) await moveTo(app, id, status);
  expect((await verify(app, id, { weightKg })).status).toBe(200);
  const [row] = await app.database.sql<{ token: string }>('select payment_token as token from adjustment_invoice where shipment_id = $1', [
    id,
  ]);
  return { id, path: `/pay/${row?.token}` };
}

const statusOf = async (id: string): Promise<string | undefined> =>
  (await app.database.sql<{ status: string }>('select status from shipment where id = $1', [id]))[0]?.status;

it('an adjustment invoice has a page of its own and lets the parcel travel on when it is paid, once', async () => {
  const { id, path } = await heavyParcel(4);
  const page = await app.client.get(path);
  expect(page.text).toContain('Difference in the shipping price');
  expect(page.text).toContain('Pay (demonstration)');
  expect(await statusOf(id)).toBe('verified');
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.client.call('POST', path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect((await app.client.get(path)).text).toContain('Paid – thank you');
  expect(await statusOf(id)).toBe('ready_to_book');
});

it('is disabled while a decision is pending, and a payment that still comes is owed back', async () => {
  const { id, path } = await heavyParcel(29);
  const [seller] = await app.database.sql<{ id: string }>(
    'update seller set adjustment_threshold_minor = 1 from shipment s where s.seller_id = seller.id and s.id = $1 returning seller.id',
    [id],
  );
  app.services.pricing.forget(seller?.id ?? '');
  const adjusted = await app.client.post(`/api/erp/shipments/${id}/adjust-wallet`, {}, bearer(app.accounts.erpToken));
  expect(adjusted.status).toBe(202);
  expect((await app.client.get(path)).text).toContain('This payment link is currently disabled');
  const [invoice] = await app.database.sql<{ id: string }>('select id from adjustment_invoice where shipment_id = $1', [id]);
  const query = 'mutation($i: String!) { recordInvoicePayment(invoiceId: $i, reference: "T-1") { outcome kind status } }';
  expect(await ask(app, app.accounts.erpToken, query, { i: invoice?.id })).toEqual({
    recordInvoicePayment: { outcome: 'REFUND_DUE', kind: 'ADJUSTMENT', status: 'DISABLED' },
  });
});
