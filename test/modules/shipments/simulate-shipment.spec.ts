import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { ask, refused } from '../../support/graphql.js';
import { ledgerIsWhole, newSeller } from '../../support/people.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../../support/story.js';
import { chainOf, viewOf } from '../../support/shipments.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
const SIMULATE = 'mutation($id: String!, $path: [ShipmentStatus!]) { simulateShipment(id: $id, path: $path) { status } }';
const newShipment = async (): Promise<string> => (await placeOrder(app, shop)).body.shipment_id;

describe('A simulated carrier', () => {
  it('takes a parcel to its receiver, with everything that a real one brings about', async () => {
    const id = await newShipment();

    expect(await ask(app, app.accounts.erpToken, SIMULATE, { id })).toEqual({ simulateShipment: { status: 'DELIVERED' } });

    const view = await viewOf(app, id);
    expect(chainOf(view).at(-1)).toBe('DELIVERED');
    expect(view).toMatchObject({
      billingStatus: 'PAID',
      awbAssigned: true,
      deliveredAtPoint: { lat: expect.any(Number), lng: expect.any(Number) },
    });
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
  });

  it('follows the requested way', async () => {
    const id = await newShipment();
    await ask(app, app.accounts.erpToken, SIMULATE, {
      id,
      path: ['PICKUP', 'PICKUP_FAILED', 'PICKUP', 'IN_TRANSIT', 'ON_HOLD', 'RETURN_TO_SENDER'],
    });

    expect(chainOf(await viewOf(app, id))).toEqual(expect.arrayContaining(['PICKUP_FAILED', 'ON_HOLD', 'RETURN_TO_SENDER']));
  });

  it('does all of its way or nothing', async () => {
    const id = await newShipment();
    const before = await viewOf(app, id);

    expect(await refused(app, app.accounts.erpToken, SIMULATE, { id, path: ['IN_TRANSIT', 'DELIVERED', 'PICKUP'] })).toMatchObject({
      code: 'INVALID_TRANSITION',
    });
    expect(await viewOf(app, id)).toEqual(before);
  });
});

describe('The list of shipments', () => {
  const LIST = `query($first: Int, $after: String, $offset: Int, $status: [ShipmentStatus!]) { shipments(first: $first, after: $after, offset: $offset, status: $status) {
    totalCount nodes { reference status createdAt } edges { cursor node { reference } } pageInfo { hasNextPage endCursor } } }`;
  let token: string;
  let references: string[];
  beforeAll(async () => {
    const person = await newSeller(app);
    token = await sessionOf(app, person);
    const own = await connectShop(app, person);
    references = [];
    for (let n = 0; n < 7; n++) references.unshift((await placeOrder(app, own)).body.shipment_id);
  });
  const page = async (variables: Readonly<Record<string, unknown>>) => (await ask(app, token, LIST, variables)).shipments;
  const seen = (list: { nodes: { reference: string }[] }): string[] => list.nodes.map(({ reference }) => reference);

  it('is newest first, and read page by page without gaps or repeats', async () => {
    const found: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const list = await page({ first: 3, after });
      expect(list.totalCount).toBe(7);
      expect(list.edges.map(({ node }: { node: { reference: string } }) => node.reference)).toEqual(seen(list));
      found.push(...seen(list));
      after = list.pageInfo.endCursor;
      more = list.pageInfo.hasNextPage;
    }
    expect(found).toEqual(references);
  });

  it('may be entered at an offset', async () => {
    expect(seen(await page({ first: 2, offset: 5 }))).toEqual(references.slice(5));
    expect(await page({ first: 2, offset: 50 })).toMatchObject({
      totalCount: 7,
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it('is filtered by status', async () => {
    await ask(app, app.accounts.erpToken, SIMULATE, { id: references[2], path: ['PICKUP'] });

    expect(await page({ status: ['PICKUP', 'DELIVERED'] })).toMatchObject({ totalCount: 1, nodes: [{ reference: references[2] }] });
    expect((await page({ status: [] })).totalCount).toBe(7);
  });

  it.each([0, -1, 501, 99999999])('has no pages of %i', async (first) => {
    expect(await refused(app, token, LIST, { first })).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'first' }] });
  });

  it.each(['rubbish', Buffer.from('2026-01-01T00:00:00.000Z|not-an-id').toString('base64url'), Buffer.from('x|y').toString('base64url')])(
    'does not know the cursor %s',
    async (after) => {
      expect(await refused(app, token, LIST, { after })).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'after' }] });
    },
  );

  it('has its like in the list of orders', async () => {
    const query = '{ orders(first: 2) { totalCount nodes { shipment { reference } } pageInfo { hasNextPage } } }';

    expect((await ask(app, token, query)).orders).toEqual({
      totalCount: 7,
      nodes: references.slice(0, 2).map((reference) => ({ shipment: { reference } })),
      pageInfo: { hasNextPage: true },
    });
    for (const first of [0, 501])
      expect(await refused(app, token, `{ orders(first: ${first}) { totalCount } }`)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
