import { interfaces } from '../../src/rest/interfaces.js';
import { createSchema } from '../../src/schema.js';
import { adjust, weighedParcel } from '../support/adjustments.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { codParcel, confirm, handOver, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { Declared } from '../support/declared.js';
import { ask } from '../support/graphql.js';
import { adminOf, giveTo, newSeller, newStaff, type Person, topUp } from '../support/people.js';
import { putOnPlan } from '../support/prices.js';
import { move } from '../support/shipments.js';
import { abuDhabi, connectShop, dubai, moveTo, mug, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

let declared: Declared;
let app: TestApp;
let admin: string;
let seller: Person;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  declared = new Declared(await createSchema());
  admin = await adminOf(app);
  seller = await newSeller(app, { company: 'Mona Mugs' });
  await topUp(app, admin, seller.id, '1000.00');
  shop = await connectShop(app, seller);
});
/** Calls a row of the ERP interface and compares its answer with what the row declares. */
async function call(method: string, row: string, path = row, body?: unknown): Promise<Answer> {
  const given = { headers: bearer(app.accounts.erpToken), ...(body !== undefined && { body }) };
  return declared.expect(`${method} /api/erp${row}`, await app.client.call(method, `/api/erp${path}`, given));
}
const get = (row: string, path = row): Promise<Answer> => call('GET', row, path);
const post = (row: string, path: string, body: unknown): Promise<Answer> => call('POST', row, path, body);

const parcelAt = async (status: string): Promise<string> => {
  const { body } = await placeOrder(app, shop);
  if (status !== 'new') await walkTo(app, body.shipment_id, status);
  return body.shipment_id;
};
const staffId = async (role: string): Promise<string> => (await ask(app, await newStaff(app, admin, role), '{ me { id } }')).me.id;

describe('The ERP interface answers what it declares', () => {
  it('of its reference', async () => {
    for (const name of ['statuses', 'transitions', 'error-codes', 'reason-codes', 'carriers']) await get(`/reference/${name}`);
  });

  it('of rates, at public rates, for a seller and with no service available', async () => {
    const route = { origin: dubai, destination: abuDhabi };
    const { id: sellerId } = await newSeller(app);
    await putOnPlan(app, admin, sellerId, 'Gold');
    await post('/rates', '/rates', { ...route, products: [mug], colour: 'red' });
    await post('/rates', '/rates', { ...route, products: [mug], sellerId, paymentStatus: 'postpaid', collectionAmount: 100 });
    await post('/rates', '/rates', { ...route, weight: 29, volume: 500_000 });
    await get('/sellers/:id', `/sellers/${sellerId}`);
  });

  it('of sellers', async () => {
    await placeOrder(app, shop);
    await get('/sellers', '/sellers?includeFilterCounts=1');
    await get('/sellers/count', '/sellers/count?role=prepaid');
    await get('/sellers/:id', `/sellers/${seller.id}`);
    const changes = {
      creditLimit: 10,
      company: 'Mugs',
      address: dubai,
      notifyEmails: ['books@example.com'],
      codFeePercent: 2,
      colour: 'red',
    };
    await call('PUT', '/sellers/:id', `/sellers/${seller.id}`, changes);
    await get('/sellers/:id', `/sellers/${seller.id}`);
    await get('/sellers/:id/invoices', `/sellers/${seller.id}/invoices`);
    await get('/sellers/:id/statements/:month', `/sellers/${seller.id}/statements/${app.clock.now().toISOString().slice(0, 7)}`);
    await get('/ledger/trial-balance', '/ledger/trial-balance');
  });

  it('of shipments, whatever has become of them', async () => {
    const id = await parcelAt('new');
    await get('/shipments/:id', `/shipments/${id}`);
    await post('/shipments/:id/status', `/shipments/${id}/status`, { status: 'fulfilled', note: 'Packed' });
    for (const status of ['pickup', 'picked_up', 'at_sorting']) await moveTo(app, id, status);
    const box = { weightKg: 1.2, length: 20, width: 20, height: 20 };
    await post('/shipments/:id/verify', `/shipments/${id}/verify`, box);
    await get('/shipments/:id', `/shipments/${id}`);
    const heavy = await weighedParcel(app, shop, 11);
    await post('/shipments/:id/repack', `/shipments/${heavy}/repack`, { reason: 'Too large' });
    await moveTo(app, id, 'on_hold');
    await get('/shipments/:id', `/shipments/${id}`);
    await get('/shipments/:id/events', `/shipments/${id}/events`);
    await codParcel(app, shop);
    await get('/shipments', `/shipments?sellerId=${seller.id}`);
    await get('/shipments', '/shipments?page=999');
  });

  it('of corrections, retries and returns', async () => {
    const fresh = await parcelAt('new');
    const changes = { customer: { phone: '+971501112233' }, notes: 'He called', colour: 'red' };
    for (const method of ['PATCH', 'PUT']) await call(method, '/shipments/:id', `/shipments/${fresh}`, changes);
    const missed = await parcelAt('pickup');
    await moveTo(app, missed, 'pickup_failed', { reasonCode: 'closed' });
    const day = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await post('/shipments/:id/retry', `/shipments/${missed}/retry`, { action: 'retry_pickup', scheduledDate: day });
    await post('/shipments/:id/retry', `/shipments/${missed}/retry`, { action: 'retry_pickup' });
    for (const waiveFee of [false, true]) {
      const delivered = await parcelAt('delivered');
      const made = await post('/shipments/:id/return', `/shipments/${delivered}/return`, { reason: 'Chipped', waiveFee });
      await get('/shipments/:id', `/shipments/${delivered}`);
      await get('/shipments/:id', `/shipments/${made.body.data.shipmentId}`);
    }
  });

  it('of notes', async () => {
    const id = await parcelAt('new');
    await post('/shipments/:id/notes', `/shipments/${id}/notes`, { text: 'The box was open.' });
    const form = new FormData();
    form.set('text', 'As seen');
    form.set('file', new Blob(['a,b\n1,2\n']), 'seen.csv');
    const sent = new Response(form);
    const headers = { ...bearer(app.accounts.erpToken), 'content-type': sent.headers.get('content-type') ?? '' };
    const body = new Uint8Array(await sent.arrayBuffer());
    const added = await app.client.call('POST', `/api/erp/shipments/${id}/notes`, { body, headers });
    declared.expect('POST /api/erp/shipments/:id/notes', added);
    await get('/shipments/:id/notes', `/shipments/${id}/notes`);
  });

  it('of pickup confirmations', async () => {
    const id = await parcelAt('pickup');
    await move(app, await giveTo(app, await newStaff(app, admin, 'DRIVER'), id), id, 'PICKED_UP');
    const { body } = await get('/pickup-confirmations', `/pickup-confirmations?sellerId=${seller.id}`);
    const [task] = body.data.filter((each: { shipments: { unifiedRefId: string }[] }) =>
      each.shipments.some(({ unifiedRefId }) => unifiedRefId === id),
    );
    const shipments = task.shipments.map(({ shipmentDetailId }: { shipmentDetailId: string }) => ({
      shipmentDetailId,
      confirmationStatus: 'confirmed',
      notes: 'Seen',
    }));
    const verdicts = { confirmedBy: await staffId('DISPATCHER'), shipments };
    await post('/pickup-confirmations/:id/confirm', `/pickup-confirmations/${task.id}/confirm`, verdicts);
    await get('/pickup-confirmations', '/pickup-confirmations?page=999');
  });

  it('of cash on delivery', async () => {
    const { id } = await parcelAtDoor(app, shop);
    declared.expect('GET /api/erp/shipments/:id/cod-invoice', await invoiceOf(app, id));
    declared.expect('POST /api/erp/cod-invoice/:id/confirm', await confirm(app, id));
    await get('/shipments/:id', `/shipments/${id}`);
    declared.expect('POST /api/erp/cod-invoice/:id/handover', await handOver(app, id, { receivedById: await staffId('RECEPTION') }));
    declared.expect('GET /api/erp/shipments/:id/cod-invoice', await invoiceOf(app, id));
  });

  it('of adjustments and what a super administrator says to them', async () => {
    const [little, much] = [await weighedParcel(app, shop, 11), await weighedParcel(app, shop, 30)];
    declared.expect('POST /api/erp/shipments/:id/adjust-wallet', await adjust(app, little));
    const asked = declared.expect('POST /api/erp/shipments/:id/adjust-wallet', await adjust(app, much));
    expect(asked.status).toBe(202);
    const id: string = asked.body.data.approvalRequestId;
    await get('/shipments/:id', `/shipments/${much}`);
    await get('/approvals', '/approvals?includeStats=true');
    await get('/approvals/:id', `/approvals/${id}`);
    const review = { reviewedById: app.accounts.superAdmin.id, reviewNote: 'Weighed twice' };
    await post('/approvals/:id/reject', `/approvals/${id}/reject`, review);
    const again = (await adjust(app, much)).body.data.approvalRequestId;
    await post('/approvals/:id/approve', `/approvals/${again}/approve`, { ...review, colour: 'red' });
    const third = (await adjust(app, await weighedParcel(app, shop, 30))).body.data.approvalRequestId;
    await post('/approvals/:id/cancel', `/approvals/${third}/cancel`, { reason: 'Requested twice' });
    await get('/approvals');

    const { body } = await get('/transactions', `/transactions?sellerId=${seller.id}`);
    await get('/transactions/:id', `/transactions/${body.data[0].id}`);
    await get('/sellers/:id/transactions', `/sellers/${seller.id}/transactions`);
    await get('/shipments/:id/transactions', `/shipments/${much}/transactions`);
  });

  it('in every route but those of webhooks and of an issued invoice, which are looked at elsewhere', () => {
    const rows = interfaces['/api/erp/openapi-spec.json']?.routes ?? [];
    expect(
      declared.unseenOf(rows.filter(({ path }) => !path.startsWith('/api/erp/webhooks') && path !== '/api/erp/invoices/:id/charges')),
    ).toEqual([]);
  });
});
