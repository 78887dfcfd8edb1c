import { JobWork } from '../../../src/platform/work/work.js';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShipmentChangeData } from '../../../src/kernel/events.js';
import { Mailer, type NewMail } from '../../../src/modules/notifications/index.js';
import { noticeConsumer } from '../../../src/modules/shipment-notifications/index.js';
import { openMailTransport } from '../../../src/platform/mail/transport.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../../support/people.js';
import { report } from '../../support/shipments.js';
import { anOrder, connectShop, moveTo, walkTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let seller: Person;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp();
  const admin = await adminOf(app);
  seller = await newSeller(app);
  await topUp(app, admin, seller.id, '100.00');
  await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { notifyEmails: ["desk@example.com"] }) { id } }', {
    id: seller.id,
  });
  shop = await connectShop(app, seller);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});
afterAll(() => app.stop());

type Mail = NewMail & { readonly status: string };
const OPERATIONS = 'operations@shipgraph.local';

async function placed(order: Record<string, unknown> = {}): Promise<{ id: string; orderId: string; orderNumber: number }> {
  const given = anOrder(shop.domain, order);
  const { body } = await app.client.post('/api/order', given, shop.headers);
  return { id: body.shipment_id, orderId: body.orderId, orderNumber: given.order.orderNumber };
}

/** The mails of this kind about an order, once they are sent. */
async function mailsOf(kind: string, orderNumber: number, count: number): Promise<Mail[]> {
  const read = () =>
    app.database.sql<Mail & object>(
      `select kind, audience, recipient, subject, text_body as "textBody", html_body as "htmlBody", status from mail
        where kind = $1 and text_body like $2 order by recipient`,
      [kind, `%Order number: ${orderNumber}\n%`],
    );
  await waitFor(`${count} mails ${kind}`, async () => (await read()).filter(({ status }) => status === 'sent').length >= count);
  return read();
}
const recipients = (mails: readonly Mail[]): string[] => mails.map(({ recipient }) => recipient);
const everybody = (): string[] => ['desk@example.com', seller.email].sort();

describe('A mail', () => {
  it('about a new order goes to everybody of the seller', async () => {
    const { orderNumber } = await placed();

    expect(recipients(await mailsOf('order_placed', orderNumber, 3))).toEqual([...everybody(), OPERATIONS].sort());
  });

  it('tells seller and operations of a cancellation, with what was given back', async () => {
    const { id, orderNumber } = await placed();
    await moveTo(app, id, 'pickup');
    await app.client.post('/api/order/cancelled', { orderNumber }, shop.headers);
    const mails = await mailsOf('order_cancelled', orderNumber, 3);

    expect(recipients(mails)).toEqual([...everybody(), OPERATIONS].sort());
    expect(mails.find(({ audience }) => audience === 'operations')).toMatchObject({
      subject: `Cancelled: order ${orderNumber} from ${shop.domain}`,
    });
    expect(mails.find(({ recipient }) => recipient === seller.email)?.textBody).toBe(
      `Cancelled: order ${orderNumber}

The order ${orderNumber} has been cancelled. Nothing will be collected.

Shipment
  Reference: ${id}
  Order number: ${orderNumber}
  Order reference: R-${orderNumber}
  Shop: ${shop.domain}
  Carrier: Economy
  Recipient: Aisha Khan, Abu Dhabi

Money
  Given back: 7.14 USD

Open the shipment: ${app.url}/console/shipments/${id}

-- 
You get a mail about each order.
Choose which mails you get: ${app.url}/console/profile`,
    );
  });

  it('tells operations what changed about the way or the money, and nothing else', async () => {
    const { orderId, orderNumber } = await placed();
    const update = (body: unknown) => app.client.call('PATCH', `/api/order/${orderId}/update`, { body, headers: shop.headers });
    await update({ customer: { phone: '+971501234567' } });
    await update({ destinationAddress: { address: 'Corniche <9>', city: 'Abu Dhabi' }, orderPaymentStatus: 'postpaid' });
    const [mail, ...others] = await mailsOf('order_updated', orderNumber, 1);

    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: OPERATIONS, subject: `Changed: order ${orderNumber} from ${shop.domain}` });
    expect(mail?.textBody).toContain(
      'What changed\n  Address: Corniche 5 → Corniche <9>\n  Payment: prepaid → postpaid\n  To collect: 0.00 → 102.14\n',
    );
    expect(mail?.htmlBody).toContain('Corniche &lt;9&gt;');
  });

  it('tells the seller that the parcel was delivered, and of the return with the way to it', async () => {
    const { id, orderNumber } = await placed();
    await walkTo(app, id, 'delivered');
    const [done] = await mailsOf('shipment_delivered', orderNumber, 2);
    expect(done).toMatchObject({ audience: 'seller', subject: `Delivered: order ${orderNumber}` });
    expect(done?.textBody).toContain(`Track the shipment: ${app.url}/track/${id}`);

    await app.client.post('/api/return-shipment', { shipment_id: id, returnReason: 'Too small' }, shop.headers);
    const mails = await mailsOf('return_created', orderNumber, 3);
    expect(recipients(mails)).toEqual([...everybody(), OPERATIONS].sort());
    expect(mails.find(({ audience }) => audience === 'operations')?.textBody).toContain(
      `Please pick up the parcel ${id} from Aisha Khan in Abu Dhabi.\n\nReturn\n  Reference: RTN-${id}\n`,
    );
    for (const { textBody } of mails)
      expect(textBody).toMatch(/Reason: Too small\n\nShipping\n {2}Cost: 7\.14 USD\n {2}Billing: Held in the wallet/);
  });

  it('tells the seller why a parcel was not delivered, and that it comes back', async () => {
    const { id, orderNumber } = await placed();
    await report(app, id, 'FAILED', { reasonCode: 'refused' });
    await moveTo(app, id, 'return_to_sender');
    const [failed] = await mailsOf('shipment_failed', orderNumber, 2);
    const [back] = await mailsOf('shipment_return_to_sender', orderNumber, 2);

    expect(failed).toMatchObject({ subject: `Not delivered: order ${orderNumber}` });
    expect(failed?.textBody).toContain('! The recipient refused the parcel');
    expect(back).toMatchObject({ subject: `Coming back: order ${orderNumber}` });
  });

  it('requests payment when a return could not be paid', async () => {
    const { id, orderNumber } = await placed();
    await walkTo(app, id, 'delivered');
    await app.database.sql("update seller_account set held_minor = balance_minor where seller_id = $1 and kind = 'wallet'", [seller.id]);
    await app.client.post('/api/return-shipment', { shipment_id: id }, shop.headers);
    const mails = await mailsOf('return_created', orderNumber, 3);

    expect(mails.find(({ recipient }) => recipient === seller.email)).toMatchObject({
      subject: `Payment required for the return: order ${orderNumber}`,
      textBody: expect.stringContaining('! Your wallet does not cover the return cost of 7.14 USD.'),
    });
    expect(mails.find(({ audience }) => audience === 'operations')?.subject).toBe(
      `Payment required: return of order ${orderNumber} from ${shop.domain}`,
    );
  });

  it('is written once, however often its job runs', async () => {
    const { orderNumber, id } = await placed();
    await app.client.post('/api/order/cancelled', { orderNumber }, shop.headers);
    await mailsOf('order_cancelled', orderNumber, 3);
    const [event] = await app.database.sql<{ id: string; subject_id: string; data: ShipmentChangeData }>(
      `select id, subject_id, data from event where type = 'shipment.status_changed' and data ->> 'to' = 'cancelled'
        and subject_id = (select id from shipment where reference = $1)`,
      [id],
    );
    if (!event) throw new Error('There is no event.');
    const again = {
      id: event.id,
      type: 'shipment.status_changed',
      subjectId: event.subject_id,
      ownerId: null,
      requestId: null,
      data: event.data,
      occurredAt: new Date(),
    } as const;
    const consumer = noticeConsumer(
      new Mailer(openMailTransport({ url: undefined, dataDir: app.dataDir, from: 'no-reply@shipgraph.local' })),
    );
    const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
    await Promise.all(Array.from({ length: 5 }, () => consumer.handleAll([again], context)));

    expect(await mailsOf('order_cancelled', orderNumber, 3)).toHaveLength(3);
  });

  it('arrives as a file that a mail program opens', async () => {
    expect((await readdir(join(app.dataDir, 'outbox'))).length).toBeGreaterThan(10);
  });
});
