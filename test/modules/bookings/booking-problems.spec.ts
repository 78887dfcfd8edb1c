import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller, newStaff, topUp } from '../../support/people.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let admin: string;
let line: ParcelLine;
let account: string;
let shop: ConnectedShop;
let seller: string;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  account = await connectLine(app, admin, line);
  const owner = await newSeller(app);
  await topUp(app, admin, owner.id, '500.00');
  shop = await connectShop(app, owner);
  seller = await sessionOf(app, owner);
});
afterAll(async () => {
  await app.stop();
  await line.stop();
});

const PROBLEMS = `{ opsBoard { bookingProblems { count } }
  bookingProblems { shipmentId reference accountId carrier status error { message variant params attempts } } }`;

const refusedBooking = async (words: string): Promise<string> => {
  line.refusing = words;
  const { body } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
  await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id: body.shipment_id });
  const status = 'query($id: String!) { shipment(id: $id) { id bookingStatus } }';
  let found = { id: '', bookingStatus: '' };
  await waitFor('the booking to be refused', async () => {
    found = (await ask(app, admin, status, { id: body.shipment_id })).shipment;
    return found.bookingStatus === 'REFUSED';
  });
  return found.id;
};

describe('bookings that need a person', () => {
  it('are counted on the board and listed with the carrier’s words until somebody decides them', async () => {
    const first = await refusedBooking('No such street.');
    const second = await refusedBooking('Too heavy.');
    const dispatcher = await newStaff(app, admin, 'DISPATCHER');
    const { opsBoard, bookingProblems } = await ask(app, dispatcher, PROBLEMS);
    expect(opsBoard.bookingProblems.count).toBe(2);
    expect(bookingProblems).toEqual([
      expect.objectContaining({ shipmentId: first, accountId: account, carrier: 'PARCEL_LINE', status: 'REFUSED' }),
      expect.objectContaining({ shipmentId: second, error: { message: 'Too heavy.', variant: null, params: null, attempts: 1 } }),
    ]);
    const shortest = await ask(app, admin, '{ bookingProblems(first: 1) { shipmentId } }');
    expect(shortest.bookingProblems).toEqual([{ shipmentId: first }]);
    expect(await refused(app, admin, '{ bookingProblems(first: 201) { shipmentId } }')).toMatchObject({ code: 'VALIDATION_FAILED' });

    for (const id of [first, second]) await ask(app, admin, 'mutation($id: String!) { abandonBooking(id: $id) { bookingStatus } }', { id });
    expect(await ask(app, admin, PROBLEMS)).toEqual({ opsBoard: { bookingProblems: { count: 0 } }, bookingProblems: [] });
  });

  it('are not shown to sellers', async () => {
    expect(await refused(app, seller, '{ bookingProblems { shipmentId } }')).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('one account', () => {
  const ACCOUNT = 'query($id: String!) { carrierAccount(id: $id) { id label mode seller { displayName } } }';

  it('is read by its id by its owner and by staff, and does not exist for others', async () => {
    const { carrierAccount } = await ask(app, admin, ACCOUNT, { id: account });
    expect(carrierAccount).toMatchObject({ id: account, seller: null });
    for (const id of [account, 'nonsense'])
      expect(await refused(app, seller, ACCOUNT, { id })).toMatchObject({ code: 'CARRIER_ACCOUNT_NOT_FOUND' });
  });
});
