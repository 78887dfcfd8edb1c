import { LINE_SETTINGS, bookedView, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf } from '../../support/people.js';
import { connectShop, placeOrder, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let admin: string;
let line: ParcelLine;
let shop: ConnectedShop;
let sellerId: string;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  await connectLine(app, admin, line);
  const seller = await newSeller(app);
  sellerId = seller.id;
  await topUp(app, admin, seller.id, '500.00');
  shop = await connectShop(app, seller);
});
afterEach(() => {
  line.recover();
  line.refusing = null;
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  await line.stop();
  expect(books).toMatchObject({ ok: true });
});

const view = (id: string) => bookedView(app, admin, id);
const held = async () => Number((await walletOf(app, sellerId)).held);
const requested = async (status: string): Promise<string> => {
  const { body } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
  const id: string = body.shipment_id;
  await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id });
  await waitFor(`the booking to be ${status}`, async () => (await view(id)).bookingStatus === status);
  return id;
};
const update = (id: string, body: object) =>
  app.client.call('PATCH', `/api/erp/shipments/${id}`, { body, headers: bearer(app.accounts.erpToken) });
const FIELDS = 'query($id: String!) { shipment(id: $id) { order { editableFields } } }';
const editable = async (id: string): Promise<string[]> => (await ask(app, admin, FIELDS, { id })).shipment.order.editableFields;

describe('An order whose parcel a connected carrier has booked', () => {
  it('keeps what the carrier was told; the contact can still be corrected', async () => {
    const id = await requested('BOOKED');
    const answer = await update(id, {
      customer: { phone: '+971507654321' },
      destinationAddress: { address: 'Corniche 7', city: 'Abu Dhabi' },
    });
    expect(answer.body).toMatchObject({
      data: { updatedFields: ['customer.phone'] },
      warnings: [
        { field: 'destinationAddress', code: 'FIELD_UPDATE_BLOCKED', message: expect.stringContaining('booked with its carrier') },
      ],
    });
    expect(await editable(id)).toEqual(['customer']);
  });

  it('moves to another service once the carrier has refused it, and nothing is left of the booking', async () => {
    line.refusing = 'The street does not exist.';
    const before = await held();
    const id = await requested('REFUSED');
    expect(await editable(id)).toContain('destinationAddress');
    expect((await update(id, { carrier: 'SVC_ECO' })).body).toMatchObject({ data: { updatedFields: ['carrier'] } });
    expect(await view(id)).toMatchObject({ serviceCode: 'SVC_ECO', bookingStatus: 'NOT_REQUIRED', carrierAccount: null });
    expect((await held()) - before).toBeCloseTo(7.14);
    const problems = await ask(app, admin, '{ bookingProblems { shipmentId } }');
    expect(problems.bookingProblems.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).not.toContain((await view(id)).id);
    await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id });
    expect(await view(id)).toMatchObject({ status: 'PICKUP', awb: id });
  });

  it('is booked anew, under another reference, when it moves to another service of the carrier', async () => {
    line.refusing = 'Too heavy for next day.';
    const id = await requested('REFUSED');
    line.refusing = null;
    await update(id, { carrier: 'LINE_SLOW' });
    expect(await view(id)).toMatchObject({ serviceCode: 'LINE_SLOW' });
    await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id });
    await waitFor('the second booking', async () => (await view(id)).bookingStatus === 'BOOKED');
    expect(line.parcels.filter(({ reference }) => reference.startsWith(id))).toMatchObject([{ service: 'SLOW', reference: `${id}-2` }]);
  });

  // The last one: the account is left alone for ten minutes.
  it('keeps its service and its address while the carrier is being asked', async () => {
    line.fail({ kind: 'status', status: 429, headers: { 'retry-after': '600' }, match: 'POST /parcels' });
    const id = await requested('REQUESTED');
    await waitFor('the first attempt', async () => (await view(id)).bookingError !== null);
    const answer = await update(id, { carrier: 'SVC_ECO', collectionAmount: 5 });
    expect(answer.body).toMatchObject({ status: 'failed', code: 'UPDATE_FAILED' });
    expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['carrier', 'collectionAmount']);
    expect(await view(id)).toMatchObject({ serviceCode: 'LINE_NEXT' });
  });
});
