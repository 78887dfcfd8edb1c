import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { bearer, type Answer } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { adminOf, giveTo, ledgerIsWhole, newStaff } from '../../support/people.js';
import { anOrder, connectShop, dubai, moveTo, sessionOf, type ConnectedShop } from '../../support/story.js';

/** The documented table, edge by edge; `hub` and `direct` say for which services an edge is open. */
const TABLE: readonly { id: number; from: readonly string[]; to: string; only?: 'direct' }[] = [
  { id: 2, from: ['new'], to: 'fulfilled' },
  { id: 3, from: ['new', 'fulfilled'], to: 'pickup' },
  { id: 4, from: ['pickup'], to: 'in_transit_pickup' },
  { id: 5, from: ['pickup', 'in_transit_pickup'], to: 'picked_up' },
  { id: 6, from: ['pickup', 'in_transit_pickup'], to: 'pickup_failed' },
  { id: 7, from: ['pickup', 'in_transit_pickup', 'picked_up'], to: 'not_collected' },
  { id: 8, from: ['pickup_failed', 'not_collected'], to: 'pickup' },
  { id: 9, from: ['picked_up'], to: 'at_sorting' },
  { id: 11, from: ['verified'], to: 'at_sorting' },
  { id: 12, from: ['verified'], to: 'ready_to_book' },
  { id: 13, from: ['ready_to_book'], to: 'booked' },
  { id: 14, from: ['picked_up'], to: 'booked', only: 'direct' },
  { id: 15, from: ['booked'], to: 'in_transit' },
  { id: 16, from: ['picked_up'], to: 'in_transit', only: 'direct' },
  { id: 17, from: ['in_transit'], to: 'delivered' },
  { id: 18, from: ['in_transit'], to: 'on_hold' },
  { id: 19, from: ['on_hold < in_transit'], to: 'in_transit' },
  { id: 20, from: ['new', 'fulfilled', 'at_sorting', 'verified', 'ready_to_book', 'booked'], to: 'on_hold' },
  { id: 21, from: ['on_hold < new'], to: 'new' },
  { id: 21, from: ['on_hold < fulfilled'], to: 'fulfilled' },
  { id: 21, from: ['on_hold < at_sorting'], to: 'at_sorting' },
  { id: 21, from: ['on_hold < verified'], to: 'verified' },
  { id: 21, from: ['on_hold < ready_to_book'], to: 'ready_to_book' },
  { id: 21, from: ['on_hold < booked'], to: 'booked' },
  { id: 22, from: ['in_transit', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked'], to: 'failed' },
  { id: 22, from: ['on_hold < in_transit', 'on_hold < at_sorting', 'on_hold < verified', 'on_hold < ready_to_book', 'on_hold < booked'], to: 'failed' },
  { id: 23, from: ['failed'], to: 'in_transit' },
  { id: 24, from: ['failed', 'picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit'], to: 'return_to_sender' },
  { id: 24, from: ['on_hold < in_transit', 'on_hold < at_sorting', 'on_hold < verified', 'on_hold < ready_to_book', 'on_hold < booked'], to: 'return_to_sender' },
  { id: 25, from: ['return_to_sender'], to: 'return_to_sender' },
  { id: 26, from: ['new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'on_hold < new', 'on_hold < fulfilled'], to: 'cancelled' },
]; // prettier-ignore

/** Who may take which edge besides ERP systems: S store, SE seller, O operations and hub, D dispatcher, DR driver. */
const ACTORS: Readonly<Record<number, string>> = {
  2: 'S SE O', 3: 'SE O D', 4: 'DR D O', 5: 'DR O', 6: 'DR D O', 7: 'O D', 8: 'O D', 9: 'O', 10: 'O', 11: 'O', 12: '', 13: 'O', 14: 'O', 15: 'DR O',
  16: 'DR O', 17: 'DR O', 18: 'DR O', 19: 'O', 20: 'O', 21: 'O', 22: 'DR O', 23: 'O', 24: 'O', 25: 'DR O', 26: 'S SE O',
}; // prettier-ignore

const STATUSES = [
  'new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book',
  'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled',
]; // prettier-ignore
const HOLDS = ['new', 'fulfilled', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit'].map((from) => `on_hold < ${from}`);
const PLACES = [...STATUSES.filter((status) => status !== 'on_hold'), ...HOLDS];
const SERVICES = { hub: 'SVC_ECO', direct: 'SVC_SAME' } as const;
type Kind = keyof typeof SERVICES;

const edgesFrom = (place: string, kind: Kind) =>
  TABLE.filter(({ from, only }) => from.includes(place) && (only === undefined || only === kind));

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true, differences: [] });
});

const force = async (id: string, status: string): Promise<void> => {
  await ask(app, admin, 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
    i: { id, status: status.toUpperCase(), force: true, note: 'to begin a test there' },
  });
};

/** A shipment that stands at a place of the table; every number is so small that the wallet never runs dry. */
async function shipmentAt(place: string, kind: Kind): Promise<string> {
  const body = { ...anOrder(shop.domain, { carrier: SERVICES[kind] }), destination: dubai };
  const answer = await app.client.post('/api/order', body, shop.headers);
  const id: string = answer.body.shipment_id;
  const [status = '', heldFrom] = place.split(' < ');
  if (heldFrom !== undefined && heldFrom !== 'new') await force(id, heldFrom);
  if (status === 'on_hold') expect((await moveTo(app, id, 'on_hold')).status).toBe(200);
  else if (status !== 'new') await force(id, status);
  return id;
}

const stateOf = async (
  id: string,
): Promise<{ status: string; sequence: number; timeline: { to: string; actorType: string; forced: boolean }[] }> => {
  const query = 'query($id: String!) { shipment(id: $id) { status sequence timeline { to actorType forced } } }';
  return (await ask(app, app.accounts.erpToken, query, { id })).shipment;
};

/** Services without a hub differ in what they may skip after the pickup. */
const cases: readonly { place: string; kind: Kind }[] = [
  ...PLACES.map((place) => ({ place, kind: 'hub' as const })),
  ...['pickup', 'picked_up', 'at_sorting', 'booked'].map((place) => ({ place, kind: 'direct' as const })),
];

describe.each(cases)('At $place with a $kind service', ({ place, kind }) => {
  const open = edgesFrom(place, kind);
  const reachable = [...new Set(open.map(({ to }) => to))];
  const standsAt = place.split(' < ')[0] ?? '';

  it(`an ERP system can go to ${reachable.join(', ') || 'nowhere'} and nowhere else`, async () => {
    const id = await shipmentAt(place, kind);
    const before = await stateOf(id);
    const illegal = STATUSES.filter((each) => !reachable.includes(each));
    const answers = await Promise.all(illegal.map(async (status) => ({ status, answer: await moveTo(app, id, status) })));
    for (const { status, answer } of answers) {
      const needsMeasures = standsAt === 'at_sorting' && status === 'verified';
      expect({ status, http: answer.status, code: answer.body.code }).toEqual({
        status,
        http: 400,
        code: needsMeasures ? 'MISSING_FIELD' : 'INVALID_TRANSITION',
      });
      if (!needsMeasures) expectAllowed(answer, [...reachable, ...(standsAt === 'at_sorting' ? ['verified'] : [])]);
    }
    expect(await stateOf(id)).toEqual(before);

    const arrivals = await Promise.all(
      reachable.map(async (status, index) => {
        const parcel = index === 0 ? id : await shipmentAt(place, kind);
        return { status, answer: await moveTo(app, parcel, status), after: await stateOf(parcel) };
      }),
    );
    for (const { status, answer, after } of arrivals) {
      expect({ http: answer.status, ...answer.body.data }).toMatchObject({ http: 200, previousStatus: standsAt, newStatus: status });
      expect(after.status).toBe(status.toUpperCase());
      expect(after.timeline.at(-1)).toEqual({ to: status.toUpperCase(), actorType: 'erp', forced: false });
    }
  });

  it('the reference and the shipment itself say the same', async () => {
    const { body } = await app.client.get(`/api/erp/reference/transitions?from=${standsAt}`, bearer(app.accounts.erpToken));
    const listed = body.data.map((edge: { id: number }) => edge.id);
    for (const { id } of open) expect(listed).toContain(id);

    const parcel = await shipmentAt(place, kind);
    const { shipment } = await ask(
      app,
      app.accounts.erpToken,
      'query($id: String!) { shipment(id: $id) { allowedTransitions { edge to } } }',
      { id: parcel },
    );
    const measured = standsAt === 'at_sorting' ? [{ edge: 10, to: 'VERIFIED' }] : [];
    const byEdge = (left: { edge: number; to: string }, right: { edge: number; to: string }) =>
      left.edge - right.edge || left.to.localeCompare(right.to);
    expect([...shipment.allowedTransitions].sort(byEdge)).toEqual(
      [...open.map(({ id, to }) => ({ edge: id, to: to.toUpperCase() })), ...measured].sort(byEdge),
    );
  });
});

function expectAllowed(answer: Answer, allowed: readonly string[]): void {
  expect(answer.body.errors).toEqual([
    {
      field: 'status',
      code: 'INVALID_TRANSITION',
      message: expect.any(String),
      variant: expect.any(String),
      params: expect.any(Object),
      allowed: expect.any(Array),
    },
  ]);
  expect([...answer.body.errors[0].allowed].sort()).toEqual([...allowed].sort());
}

describe('Who may take an edge', () => {
  let hands: readonly (readonly [string, string])[];
  beforeAll(async () => {
    hands = [
      ['S', shop.token],
      ['SE', app.accounts.apiToken],
      ['O', await sessionOf(app, app.accounts.operator)],
      ['D', await newStaff(app, admin, 'DISPATCHER')],
      ['DR', await newStaff(app, admin, 'DRIVER')],
    ];
  });

  it.each(PLACES)('at %s is whom the table names', async (place) => {
    const id = await shipmentAt(place, 'hub');
    const query = 'query($id: String!) { shipment(id: $id) { allowedTransitions { edge } } }';
    const edges = [...edgesFrom(place, 'hub').map((edge) => edge.id), ...(place === 'at_sorting' ? [10] : [])];
    for (const [actor, token] of hands) {
      // Final shipments are not delivered; a driver sees them only if they were assigned before.
      if (actor === 'DR' && ['delivered', 'cancelled'].includes(place)) continue;
      if (actor === 'DR') await giveTo(app, token, id);
      const { shipment } = await ask(app, token, query, { id });
      const shown = [...new Set<number>(shipment.allowedTransitions.map(({ edge }: { edge: number }) => edge))].sort();
      expect({ actor, shown }).toEqual({
        actor,
        shown: [...new Set(edges.filter((edge) => ACTORS[edge]?.split(' ').includes(actor)))].sort(),
      });
    }
  });
});

describe('The end of a return to the sender', () => {
  it('is reached once: completing it changes no status and cannot be done again', async () => {
    const id = await shipmentAt('return_to_sender', 'hub');

    const done = await moveTo(app, id, 'return_to_sender');
    expect(done.body.data).toMatchObject({
      previousStatus: 'return_to_sender',
      newStatus: 'return_to_sender',
      transitionId: expect.any(String),
    });
    const again = await moveTo(app, id, 'return_to_sender');
    expect({ http: again.status, code: again.body.code, allowed: again.body.errors[0].allowed }).toEqual({
      http: 400,
      code: 'INVALID_TRANSITION',
      allowed: [],
    });
    const { shipment } = await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { rtsCompletedAt status } }', {
      id,
    });
    expect(shipment).toEqual({ status: 'RETURN_TO_SENDER', rtsCompletedAt: expect.any(String) });
  });
});

describe('The reference of transitions', () => {
  it('holds the 26 edges and nothing more', async () => {
    const { body } = await app.client.get('/api/erp/reference/transitions', bearer(app.accounts.erpToken));
    const shown = body.data.map(({ id, from, to }: { id: number; from: string[]; to: string }) => ({ id, from: [...from].sort(), to }));
    const written = new Map<number, { id: number; from: Set<string>; to: string }>();
    for (const { id, from, to } of [...TABLE, { id: 1, from: [], to: 'new' }, { id: 10, from: ['at_sorting'], to: 'verified' }]) {
      const edge = written.get(id) ?? { id, from: new Set<string>(), to: id === 21 ? 'heldFrom' : to };
      for (const each of from) edge.from.add(each.split(' < ')[0] ?? '');
      written.set(id, edge);
    }

    expect(shown).toEqual(
      [...written.values()].map((edge) => ({ ...edge, from: [...edge.from].sort() })).sort((left, right) => left.id - right.id),
    );
  });
});
