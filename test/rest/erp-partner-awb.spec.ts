import { PartnerLine } from '../modules/carrier-bills/partner-line.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { ledgerIsWhole } from '../support/people.js';
import { readPdf } from '../support/pdf.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';

let app: TestApp;
let line: PartnerLine;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  line = await PartnerLine.open(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const update = (id: string, body: object) =>
  app.client.call('PATCH', `/api/erp/shipments/${id}`, { body, headers: bearer(app.accounts.erpToken) });
const detail = async (id: string) => (await app.client.get(`/api/erp/shipments/${id}`, bearer(app.accounts.erpToken))).body.data;
const VIEW = `query($id: String!) { shipment(id: $id) { awb trackingNumber trackingUrl label { version } operatorActions { action reason } } }`;
const view = async (id: string) => (await ask(app, line.admin, VIEW, { id })).shipment;
const atPickup = () => line.parcel(['PICKUP']);

describe('The AWB of a partner', () => {
  it('replaces the number that stood in for it: in the search, on the label, on the tracking page and in the record of actions', async () => {
    const { id, reference, awb: before } = await atPickup();
    const answer = await update(id, { awb: ' 1Z-9-Partner ', trackingNumber: 'TRK-9' });

    expect(answer.body).toMatchObject({
      data: { updatedFields: ['awb', 'trackingNumber'] },
      warnings: [{ field: 'awb', code: 'LABEL_OUTDATED', message: expect.any(String) }],
    });
    for (const number of ['1Z-9-Partner', 'TRK-9', reference]) expect(await detail(number)).toMatchObject({ awb: '1Z-9-Partner' });
    expect(await view(id)).toMatchObject({
      trackingNumber: 'TRK-9',
      trackingUrl: expect.stringContaining('/track/1Z-9-Partner'),
      label: { version: 2 },
    });
    expect((await view(id)).operatorActions).toContainEqual({
      action: 'awb',
      reason: expect.stringContaining(`${before} -> 1Z-9-Partner`),
    });

    const label = await fetch(`${app.url}/api/awb/1Z-9-Partner`);
    expect((await readPdf(await label.bytes())).texts.join()).toContain('1Z-9-Partner');
    const tracked = await app.client.call('GET', '/track/1Z-9-Partner');
    expect([tracked.status, tracked.headers.get('location')]).toEqual([302, 'https://tracking.example.com/1Z-9-Partner']);
  });

  it('is the tracking number too, unless another one is given', async () => {
    const { id } = await atPickup();
    await update(id, { awb: 'ONLY-1' });
    expect(await view(id)).toMatchObject({ awb: 'ONLY-1', trackingNumber: 'ONLY-1' });
    await update(id, { trackingNumber: 'OTHER-1' });
    expect(await view(id)).toMatchObject({ awb: 'ONLY-1', trackingNumber: 'OTHER-1' });
  });

  it('finds the line of the bill of the partner', async () => {
    const { id } = await line.parcel();
    await update(id, { awb: 'BILLED-1' });
    const { importCarrierInvoice } = await ask(
      app,
      line.accounts,
      'mutation($csv: String!) { importCarrierInvoice(account: "SVCX", csv: $csv) { counts { kind lines } } }',
      { csv: 'invoice,awb,date,service,weight_kg,amount,currency,reason\nP-1,BILLED-1,2026-11-20,ECO,1.2,12.00,USD,\n' },
    );
    expect(importCarrierInvoice.counts).toContainEqual({ kind: 'MATCHED', lines: 1 });
  });

  it('changes nothing when it is entered again', async () => {
    const { id } = await atPickup();
    const answers = await Promise.all(Array.from({ length: 20 }, () => update(id, { awb: 'AGAIN-1' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { label, operatorActions } = await view(id);
    expect([label.version, operatorActions.filter(({ action }: { action: string }) => action === 'awb')]).toEqual([2, [expect.anything()]]);
  });

  it('is that of one parcel only, also when two people enter it at once', async () => {
    const parcels = await Promise.all([atPickup(), atPickup(), atPickup(), atPickup()]);
    const answers = await Promise.all(parcels.map(({ id }) => update(id, { awb: 'TAKEN-1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const [refused] = answers.filter(({ status }) => status === 400);
    if (refused) expectRefusal(refused, { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: ['awb'] });
    const [first, second] = parcels;
    expectRefusal(await update(first?.id ?? '', { awb: second?.reference }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: ['awb'],
    });
  });

  it('has at most 40 printable characters', async () => {
    const { id } = await atPickup();
    for (const awb of ['', '  ', 'two words', 'é', 'x'.repeat(41)])
      expectRefusal(await update(id, { awb }), { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: ['awb'] });
    expect((await update(id, { awb: 'x'.repeat(40) })).status).toBe(200);
  });

  it('is not entered before the pickup is booked, for a cancelled shipment, or for the own fleet', async () => {
    const early = await line.parcel([]);
    const cancelled = await atPickup();
    const { shipment } = await ask(app, line.admin, 'query($id: String!) { shipment(id: $id) { order { id } } }', { id: cancelled.id });
    await ask(app, line.admin, 'mutation($id: String!) { cancelOrder(orderId: $id) { status } }', { id: shipment.order.id });
    const shop = await connectShop(app);
    const own: string = (await placeOrder(app, shop)).body.shipment_id;
    await moveTo(app, own, 'pickup');
    for (const [id, why] of [
      [early.id, 'pickup is not booked'],
      [cancelled.id, 'cancelled'],
      [own, 'own fleet'],
    ] as const) {
      // prettier-ignore
      const answer = await update(id, { awb: 'NOT-NOW' });
      expectRefusal(answer, { status: 400, code: 'UPDATE_FAILED', family: 'erp', fields: ['awb'] });
      expect(answer.body.message).toContain(why);
    }
  });
});
