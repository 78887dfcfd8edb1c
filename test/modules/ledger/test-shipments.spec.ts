import { randomUUID } from 'node:crypto';
import { credit, debit, postEntry } from '../../../src/modules/ledger/index.js';
import { refusalOf } from '../../../src/platform/graphql/format-error.js';
import { adjust, adjustmentOf, newParcel, weigh } from '../../support/adjustments.js';
import { startApp, type TestApp } from '../../support/app.js';
import { carry, codParcel, confirm, handOver, type CodParcel } from '../../support/cod.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole } from '../../support/people.js';
import { flatCard, publishCard } from '../../support/prices.js';
import { connectTestShop, walkTo, type ConnectedShop } from '../../support/story.js';
import { StripeServer } from '../../support/stripe-server.js';
import { amountOf, draftOf } from './ledger-story.js';

const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test_1' };
const stripe = new StripeServer(secrets);
let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await startApp({
    ROLE: 'web',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_BASE: await stripe.start(),
  });
  shop = await connectTestShop(app);
  admin = await adminOf(app);
});
afterEach(async () => {
  const named = await app.database.sql('select 1 from posting p join shipment s on s.id = p.shipment_id where s.test');
  expect(named).toEqual([]);
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

type Table = 'cod_invoice' | 'adjustment_invoice';

/** An invoice that was issued before test shipments had none. */
async function earlierInvoice(table: Table, shipmentId: string): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), randomUUID().replaceAll('-', '')];
  const [name, kind] = table === 'cod_invoice' ? ['token', `kind, 'cod' as kind`] : ['payment_token', `breakdown, '{}'::jsonb`];
  const [extra, value] = kind.split(', ');
  await app.database.sql(
    `insert into ${table} (id, created_at, updated_at, ${extra}, ${name}, shipment_id, order_id, seller_id, currency, amount_minor, status)
     select $1, now(), now(), ${value}, $2, s.id, s.order_id, s.seller_id, 'USD', 10000, 'unpaid' from shipment s where s.id = $3`,
    [id, token, shipmentId],
  );
  return { id, token };
}

const RECORD = 'mutation($i: String!, $r: String!) { recordInvoicePayment(invoiceId: $i, reference: $r) { outcome } }';
const ISSUE = 'mutation($id: String!) { issueCodInvoice(id: $id) { existing } }';

const delivered = async (): Promise<CodParcel> => {
  const parcel = await codParcel(app, shop);
  await carry(app, parcel.id, 'DELIVERED');
  return parcel;
};

it('No posting names a test shipment, whoever writes it', async () => {
  const { id: shipmentId } = await codParcel(app, shop);
  const detail = { source: 'manual', shipmentId } as const;
  const lines = [debit('bank', amountOf('1.00'), detail), credit('shippingRevenue', amountOf('1.00'), detail)];
  const error: unknown = await app.database.unitOfWork.run(null, (tx) => postEntry(tx, draftOf(lines))).catch((thrown: unknown) => thrown);
  expect(refusalOf(error).code).toBe('TEST_SHIPMENT');
});

describe('Cash on delivery of a test shipment', () => {
  it('has no invoice, no collection and no handover', async () => {
    const { id, reference } = await delivered();
    expect((await refused(app, app.accounts.erpToken, ISSUE, { id: reference })).code).toBe('TEST_SHIPMENT');
    expect((await confirm(app, id)).body.code).toBe('TEST_SHIPMENT');
    expect((await handOver(app, id)).body.code).toBe('TEST_SHIPMENT');
  });

  it.each<Table>(['cod_invoice', 'adjustment_invoice'])('is not asked for by a link from before: %s', async (table) => {
    const { id } = await codParcel(app, shop);
    const invoice = await earlierInvoice(table, id);
    const page = await app.client.get(`/pay/${invoice.token}`, { accept: 'application/json' });
    expect(page.body.data.status).toBe('void');
    expect((await app.client.call('POST', `/pay/${invoice.token}`)).status).toBe(303);
    expect(stripe.sessions).toEqual([]);
    for (const token of [admin, app.accounts.erpToken])
      expect((await refused(app, token, RECORD, { i: invoice.id, r: 'T-1' })).code).toBe('TEST_SHIPMENT');
  });

  it.each<Table>(['cod_invoice', 'adjustment_invoice'])(
    'that a provider received all the same is owed back to the payer: %s',
    async (table) => {
      const { id } = await codParcel(app, shop);
      const invoice = await earlierInvoice(table, id);
      const params = {
        'metadata[invoiceId]': invoice.id,
        'line_items[0][price_data][unit_amount]': '10000',
        'line_items[0][price_data][currency]': 'usd',
      };
      const { body, signature } = stripe.notice({ id: `cs_${table}`, params, idempotencyKey: 'x', status: 'open' });
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      for (let n = 0; n < 2; n++)
        expect((await app.client.call('POST', '/api/payments/stripe/webhook', { body, headers })).status).toBe(200);
      const booked = await app.database.sql<{ line: string }>(
        `select direction || ' ' || account || ' ' || amount_minor as line from posting where invoice_id = $1 order by line`,
        [invoice.id],
      );
      expect(booked.map(({ line }) => line)).toEqual(['credit 2300 10000', 'debit 1140 10000']);
    },
  );

  it('is not reissued when its amount changes', async () => {
    await app.client.post('/api/activation', { activate: true }, shop.headers);
    const { id, orderId } = await codParcel(app, shop);
    await earlierInvoice('cod_invoice', id);
    const answer = await app.client.call('PATCH', `/api/order/${orderId}/update`, {
      body: { collectionAmount: 50 },
      headers: shop.headers,
    });
    expect(answer.status).toBe(200);
    const invoices = await app.database.sql<{ status: string }>('select status from cod_invoice where order_id = $1', [orderId]);
    expect(invoices).toEqual([{ status: 'void' }]);
  });
});

describe('A test shipment at the hub', () => {
  it.each([0.4, 9])('is measured at %d kg without a charge or credit, and moves on', async (weightKg) => {
    const id = await newParcel(app, shop);
    await walkTo(app, id, 'at_sorting');
    const measured = await weigh(app, id, weightKg);
    expect([measured.status, measured.body.status]).toEqual([200, 'success']);
    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'READY_TO_BOOK', adjustment: null });
    expect((await adjust(app, id)).body.code).toBe('TEST_SHIPMENT');
  });

  it('costs nothing, although its service has a cost card', async () => {
    await publishCard(app, admin, { ...flatCard('3.00'), purpose: 'COST' });
    const id = await newParcel(app, shop, { carrier: 'SVC_ECO' });
    await walkTo(app, id, 'booked');
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { status cost { status } } }', { id });
    expect(shipment).toEqual({ status: 'BOOKED', cost: { status: 'NOT_DUE' } });
  });

  it('is unknown to bills and remittances of carriers', async () => {
    const id = await newParcel(app, shop);
    await walkTo(app, id, 'booked');
    const [carried] = await app.database.sql<{ awb: string }>(
      `update shipment set carrier_code = 'SVCX' where reference = $1 returning awb`,
      [id],
    );
    const awb = carried?.awb ?? '';
    const bill = `invoice,awb,date,service,weight_kg,amount,currency,reason\nT-1,${awb},2026-11-20,ECO,1,5.00,USD,\n`;
    const BILL = 'mutation($a: ID!, $csv: String!) { importCarrierInvoice(account: $a, csv: $csv) { counts { kind lines } } }';
    const { importCarrierInvoice } = await ask(app, admin, BILL, { a: 'SVCX', csv: bill });
    expect(importCarrierInvoice.counts.filter(({ lines }: { lines: number }) => lines > 0)).toEqual([{ kind: 'UNKNOWN', lines: 1 }]);
    const list = `awb,amount,currency,date,reference\n${awb},5.00,USD,2026-11-20,R-1\n`;
    const PAID = 'mutation($a: ID!, $csv: String!) { importCarrierRemittance(account: $a, csv: $csv) { lines { outcome } } }';
    const { importCarrierRemittance } = await ask(app, admin, PAID, { a: 'SVCX', csv: list });
    expect(importCarrierRemittance.lines).toEqual([{ outcome: 'UNKNOWN' }]);
  });
});
