import { startApp, type TestApp } from '../../support/app.js';
import { hours } from '../../support/clock.js';
import { codParcel, confirm, parcelAtDoor } from '../../support/cod.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newErpToken, newStaff } from '../../support/people.js';
import { move, report } from '../../support/shipments.js';
import { statementCount } from '../../support/statements.js';
import { connectShop, moveTo, placeOrder, sessionOf, type ConnectedShop } from '../../support/story.js';

const FIELDS = {
  statuses: 'statuses { status count }',
  days: 'days { date placed delivered failed returned }',
  deliveryTime: 'deliveryTime { count medianHours p90Hours buckets { upToHours count } }',
  services: 'services { serviceCode serviceName delivered medianHours }',
  failureReasons: 'failureReasons { reasonCode label count }',
  codOutstanding: 'codOutstanding { collected { amount currency } toCollect { amount currency } }',
};
const FIGURES = `query($startDate: String, $endDate: String, $sellerId: ID) { shipmentFigures(startDate: $startDate, endDate: $endDate, sellerId: $sellerId) {
  ${Object.values(FIELDS).join(' ')} } }`;

interface Range {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly sellerId?: string;
}

let app: TestApp;
let midnight: number;
let shop: ConnectedShop;
let otherShop: ConnectedShop;
let admin: string;
let owner: string;
let otherOwner: string;
let sellerId: string;
let otherSellerId: string;

/** So many hours after the midnight at which the story begins. */
const at = (hour: number): string => new Date(midnight + hours(hour)).toISOString();
const dayAt = (hour: number): string => at(hour).slice(0, 10);
const setClock = (hour: number): void => app.clock.advance(midnight + hours(hour) - app.clock.now().getTime());
const placed = async (by: ConnectedShop, order: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await placeOrder(app, by, order)).body.shipment_id;
const happened = (hour: number, id: string, status: string, reasonCode?: string) =>
  report(app, id, status, { occurredAt: at(hour), ...(reasonCode && { reasonCode }) });

// What is found in it is what is asserted.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const figuresFor = async (token: string, range: Range = {}): Promise<any> => (await ask(app, token, FIGURES, { ...range })).shipmentFigures;
const refusal = async (token: string | undefined, range: Range = {}): Promise<string> =>
  (await refused(app, token, FIGURES, { ...range })).code;
const countsOf = ({ statuses }: { statuses: { status: string; count: number }[] }): Record<string, number> =>
  Object.fromEntries(statuses.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]));

beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  midnight = Date.parse(`${new Date(app.clock.now().getTime() + hours(24)).toISOString().slice(0, 10)}T00:00:00Z`);
  setClock(1);
  shop = await connectShop(app);
  otherShop = await connectShop(app, app.accounts.otherSeller);
  await tellTheStory();
  setClock(250);
  admin = await adminOf(app);
  owner = await sessionOf(app, app.accounts.seller);
  otherOwner = await sessionOf(app, app.accounts.otherSeller);
  const idOf = async (token: string): Promise<string> => (await ask(app, token, '{ me { seller { id } } }')).me.seller.id;
  [sellerId, otherSellerId] = [await idOf(owner), await idOf(otherOwner)];
});
afterAll(() => app.stop());

/** Two days of one seller and eleven of another, by what carriers report and the operator decides. */
async function tellTheStory(): Promise<void> {
  const [quick, second, refusedAtDoor, notReady, givenUp, questioned] = [
    await placed(shop),
    await placed(shop),
    await placed(shop),
    await placed(shop),
    await placed(shop),
    await placed(shop),
  ];
  const [slow, unseen] = [await placed(otherShop), await placed(otherShop)];
  await codParcel(app, shop);
  const { id: paid } = await parcelAtDoor(app, shop, { collectionAmount: 60 });
  await confirm(app, paid);

  setClock(3);
  for (const id of [quick, second, refusedAtDoor, givenUp, questioned, slow]) await happened(2, id, 'PICKED_UP');
  await happened(2, notReady, 'PICKUP_FAILED');
  for (const status of ['at_sorting', 'on_hold']) await moveTo(app, questioned, status);

  setClock(13);
  for (const id of [second, givenUp]) await happened(11, id, 'IN_TRANSIT');
  await happened(12, quick, 'DELIVERED');
  for (const id of [second, givenUp]) await happened(12, id, 'ON_HOLD', 'nobody_home');

  setClock(44);
  await happened(42, second, 'DELIVERED');
  await happened(42, refusedAtDoor, 'FAILED', 'refused');
  await happened(42, givenUp, 'FAILED', 'attempts_used');
  await happened(43, refusedAtDoor, 'RETURN_TO_SENDER');

  setClock(244);
  await happened(242, slow, 'DELIVERED');
  await move(app, await adminOf(app), unseen, 'IN_TRANSIT', { force: true, note: 'found at the hub' });
  await report(app, unseen, 'DELIVERED');
}

describe('Figures of shipments', () => {
  it('say of a seller what its own shipments did, day by day, and nothing of others', async () => {
    const figures = await figuresFor(owner, { startDate: dayAt(0), endDate: dayAt(48) });

    expect(figures.days).toEqual([
      { date: dayAt(0), placed: 8, delivered: 1, failed: 3, returned: 0 },
      { date: dayAt(24), placed: 0, delivered: 1, failed: 1, returned: 1 },
      { date: dayAt(48), placed: 0, delivered: 0, failed: 0, returned: 0 },
    ]);
    expect(figures.deliveryTime).toEqual({
      count: 2,
      medianHours: 25,
      p90Hours: 37,
      buckets: [
        { upToHours: 12, count: 1 },
        { upToHours: 24, count: 0 },
        { upToHours: 48, count: 1 },
        { upToHours: 72, count: 0 },
        { upToHours: 120, count: 0 },
        { upToHours: 168, count: 0 },
        { upToHours: null, count: 0 },
      ],
    });
    expect(figures.failureReasons).toEqual([
      { reasonCode: 'nobody_home', label: 'No one was available to receive the parcel', count: 2 },
      { reasonCode: 'refused', label: 'The recipient refused the parcel', count: 1 },
      { reasonCode: null, label: 'No reason was given', count: 1 },
    ]);
    expect(figures.services).toEqual([{ serviceCode: 'SVC_ECO', serviceName: expect.any(String), delivered: 2, medianHours: 25 }]);
    expect(countsOf(figures)).toEqual({
      NEW: 1,
      PICKUP_FAILED: 1,
      ON_HOLD: 1,
      IN_TRANSIT: 1,
      FAILED: 1,
      RETURN_TO_SENDER: 1,
      DELIVERED: 2,
    });
    expect(figures.statuses).toHaveLength(17);
  });

  it('are of all sellers for the operator, or of the requested one', async () => {
    const range = { startDate: dayAt(0), endDate: dayAt(242) };
    const [all, one, other] = [
      await figuresFor(admin, range),
      await figuresFor(admin, { ...range, sellerId }),
      await figuresFor(app.accounts.erpToken, { ...range, sellerId: otherSellerId }),
    ];

    expect(one).toEqual(await figuresFor(owner, range));
    expect(other).toEqual(await figuresFor(otherOwner, range));
    expect(all.days).toHaveLength(11);
    expect(
      all.days.map((day: { placed: number }, index: number) => day.placed - one.days[index].placed - other.days[index].placed),
    ).toEqual(Array(11).fill(0));
    expect(all.days[10]).toEqual({ date: dayAt(242), placed: 0, delivered: 2, failed: 0, returned: 0 });
    // The pickup of one of them was not reported.
    expect(all.deliveryTime).toMatchObject({ count: 3, medianHours: 40, p90Hours: 200 });
    expect(all.deliveryTime.buckets.at(-1)).toEqual({ upToHours: null, count: 1 });
    expect(other.deliveryTime).toMatchObject({ count: 1, medianHours: 240, p90Hours: 240 });
    expect(all.failureReasons).toEqual(one.failureReasons);
    expect(countsOf(all)).toEqual({ ...countsOf(one), DELIVERED: 4 });
    expect(all.services).toEqual([{ ...one.services[0], delivered: 4, medianHours: 40 }]);
  });

  it('are of the last thirty days, today included, when no days are given', async () => {
    const { days, deliveryTime } = await figuresFor(admin);

    expect(days).toHaveLength(30);
    expect(days.at(-1).date).toBe(dayAt(250));
    expect(deliveryTime.count).toBe(3);
  });

  it('are nothing for days on which nothing happened', async () => {
    const empty = await figuresFor(owner, { startDate: '2020-02-28', endDate: '2020-03-01' });

    expect(empty.days.map(({ date }: { date: string }) => date)).toEqual(['2020-02-28', '2020-02-29', '2020-03-01']);
    expect(empty.days[1]).toEqual({ date: '2020-02-29', placed: 0, delivered: 0, failed: 0, returned: 0 });
    expect(empty.deliveryTime).toMatchObject({ count: 0, medianHours: null, p90Hours: null });
    expect(empty.deliveryTime.buckets.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect([empty.services, empty.failureReasons]).toEqual([[], []]);
  });

  it('cover a year, a leap year included, and no more', async () => {
    expect((await figuresFor(owner, { startDate: '2024-01-01', endDate: '2024-12-31' })).days).toHaveLength(366);
    expect(await refusal(owner, { startDate: '2024-01-01', endDate: '2025-01-01' })).toBe('DATE_RANGE_TOO_LARGE');
    expect(await refusal(owner, { startDate: '2024-01-01' })).toBe('DATES_TOGETHER');
    expect(await refusal(owner, { startDate: '2024-02-30', endDate: '2024-03-01' })).toBe('VALIDATION_FAILED');
    expect(await refusal(owner, { startDate: '2024-03-02', endDate: '2024-03-01' })).toBe('VALIDATION_FAILED');
  });

  it('are refused to sellers who ask for another one, to shops and to strangers', async () => {
    expect(await refusal(otherOwner, { sellerId })).toBe('SELLER_NOT_FOUND');
    expect(await refusal(admin, { sellerId: 'nobody' })).toBe('SELLER_NOT_FOUND');
    expect(await refusal(shop.token)).toBe('FORBIDDEN');
    expect(await refusal(undefined)).toBe('UNAUTHORIZED');
    expect((await figuresFor(admin, { sellerId: '00000000-0000-7000-8000-000000000000' })).days.at(-1).placed).toBe(0);
  });

  it('show where the cash is only to its seller and to those who answer for it', async () => {
    const money = { collected: [{ amount: '60.00', currency: 'USD' }], toCollect: [{ amount: '100.00', currency: 'USD' }] };
    const seenBy = async (token: string, range?: Range) => (await figuresFor(token, range)).codOutstanding;

    expect(await seenBy(owner)).toEqual(money);
    expect(await seenBy(otherOwner)).toEqual({ collected: [], toCollect: [] });
    expect(await seenBy(admin)).toEqual(money);
    expect(await seenBy(await newStaff(app, admin, 'RECEPTION'), { sellerId })).toEqual(money);
    expect(await seenBy(await newStaff(app, admin, 'DISPATCHER'))).toBeNull();
    expect(await refusal(await newStaff(app, admin, 'DRIVER'))).toBe('FORBIDDEN');
    for (const scopes of [['shipments:read'], ['shipments:read', 'sellers:read']])
      expect(await seenBy(await newErpToken(app, admin, { scopes }))).toBeNull();
    expect(await seenBy(await newApiToken(app, owner, { scopes: ['shipments:read'] }))).toBeNull();
  });

  it('cost one statement for each selected field, and none for the others', async () => {
    const countOf = (token: string, fields: string): Promise<number> =>
      statementCount(() => ask(app, token, `{ shipmentFigures { __typename ${fields} } }`));
    for (const token of [admin, owner]) {
      const caller = await countOf(token, '');
      for (const [name, field] of Object.entries(FIELDS)) expect([name, await countOf(token, field)]).toEqual([name, caller + 1]);
      expect(await countOf(token, Object.values(FIELDS).join(' '))).toBe(caller + 6);
    }
  });
});

describe('Open work', () => {
  const COUNT = '{ count oldestAt amounts { amount currency } }';
  const KINDS = ['failedPickups', 'notCollected', 'holds', 'failedDeliveries', 'unpaidAdjustments'];
  const WORK = KINDS.map((kind) => `${kind} ${COUNT}`).join(' ');
  const OF_ALL = `{ opsBoard { ${WORK} } }`;
  const OF_SELLER = `query($id: ID) { sellerBoard(sellerId: $id) { ${WORK} } }`;
  const NONE = { count: 0, oldestAt: null, amounts: [] };

  it('is counted with the day since when the oldest waits and the money at stake, for all sellers and for each', async () => {
    const late = await codParcel(app, shop);
    for (const status of ['fulfilled', 'pickup', 'pickup_failed']) await moveTo(app, late.id, status);
    const work = {
      failedPickups: { count: 2, oldestAt: at(2), amounts: [{ amount: '100.00', currency: 'USD' }] },
      notCollected: NONE,
      holds: { count: 1, oldestAt: expect.stringContaining(at(3).slice(0, 16)), amounts: [] },
      failedDeliveries: { count: 1, oldestAt: at(42), amounts: [] },
      unpaidAdjustments: NONE,
    };

    expect((await ask(app, admin, OF_ALL)).opsBoard).toEqual(work);
    expect((await ask(app, owner, OF_SELLER)).sellerBoard).toEqual(work);
    expect((await ask(app, admin, OF_SELLER, { id: sellerId })).sellerBoard).toEqual(work);
    expect((await ask(app, otherOwner, OF_SELLER)).sellerBoard).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, NONE])));
    expect((await ask(app, await newStaff(app, admin, 'DRIVER'), OF_ALL)).opsBoard).toMatchObject({ failedPickups: NONE });
    for (const [token, id, code] of [
      [owner, otherSellerId, 'SELLER_NOT_FOUND'],
      [admin, null, 'SELLER_NOT_FOUND'],
      [shop.token, null, 'FORBIDDEN'],
    ] as const) {
      expect(await refused(app, token, OF_SELLER, { id })).toMatchObject({ code });
    }
  });

  it('costs two statements, or one without ages and money of parcels', async () => {
    const countOf = (token: string, text: string): Promise<number> => statementCount(() => ask(app, token, text));
    for (const [token, board] of [
      [admin, 'opsBoard'],
      [owner, 'sellerBoard'],
    ] as const) {
      const caller = await countOf(token, `{ ${board} { __typename } }`);
      const counts = KINDS.map((kind) => `${kind} { count }`).join(' ');
      expect(await countOf(token, `{ ${board} { ${counts} unpaidAdjustments ${COUNT} } }`)).toBe(caller + 1);
      expect(await countOf(token, `{ ${board} { ${WORK} } }`)).toBe(caller + 2);
    }
  });
});
