import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, giveTo, ledgerIsWhole, newSeller, newStaff, topUp } from '../../support/people.js';
import { move } from '../../support/shipments.js';
import {
  abuDhabi,
  anOrder,
  connectShop,
  dubai,
  mug,
  placeOrder,
  sessionOf,
  verify,
  walkTo,
  type ConnectedShop,
} from '../../support/story.js';

let app: TestApp;
let admin: string;
let accounts: string;
let shop: ConnectedShop;
let owner: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  accounts = await newStaff(app, admin, 'ACCOUNTS');
  const seller = await newSeller(app);
  await topUp(app, admin, seller.id, '1000.00');
  owner = await sessionOf(app, seller);
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const CARD = '{ id purpose version currency status }';
const breaks = [{ upToKg: '1', price: '3.00', stepKg: '0.5', pricePerStep: '0.50' }];
const prices = (serviceCode: string, more: object = {}) => ({
  serviceCode,
  purpose: 'COST',
  tiers: ['D1', 'D2', 'D3'].map((tier) => ({ tier, breaks })),
  ...more,
});
const draft = async (input: object) =>
  (await ask(app, admin, `mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) ${CARD} }`, { input })).draftRateCard;
const publish = async (id: string) =>
  (await ask(app, admin, `mutation($id: String!) { publishRateCard(id: $id) ${CARD} }`, { id })).publishRateCard;
const costCard = async (serviceCode: string, more: object = {}) => publish((await draft(prices(serviceCode, more))).id);

const COST = '{ status missing rateCardId cost { amount currency } revenue { amount } margin { amount } }';
const costOf = async (id: string, token = accounts) =>
  (await ask(app, token, `query($id: String!) { shipment(id: $id) { cost ${COST} } }`, { id })).shipment.cost;
const entryOf = async (id: string): Promise<{ id: string; lines: string[] } | undefined> => {
  const rows = await app.database.sql<{ id: string; line: string }>(
    `select e.id, p.direction || ' ' || p.account || ' ' || p.amount_minor as line from journal_entry e join posting p on p.entry_id = e.id
     join shipment s on s.id::text = e.source_id where e.type = 'carrier_cost' and s.reference = $1 order by p.line`,
    [id],
  );
  return rows[0] && { id: rows[0].id, lines: rows.map(({ line }) => line) };
};
const ordered = async (carrier: string): Promise<string> => (await placeOrder(app, shop, { carrier })).body.shipment_id;

it('A service without a cost card books nothing, and its shipments say so', async () => {
  const order = { ...anOrder(shop.domain, { carrier: 'SVC_SAME' }), destination: dubai };
  const id = (await app.client.post('/api/order', order, shop.headers)).body.shipment_id;
  expect(await costOf(id)).toMatchObject({ status: 'NOT_DUE', cost: { amount: '0.00', currency: 'USD' }, margin: null });
  await ask(app, app.accounts.erpToken, 'mutation($id: String!) { simulateShipment(id: $id, path: [BOOKED]) { status } }', { id });
  expect(await costOf(id)).toMatchObject({ status: 'UNKNOWN', missing: 'NO_RATE_CARD', cost: { amount: '0.00' }, margin: null });
  expect(await entryOf(id)).toBeUndefined();
});

describe('With a cost card', () => {
  let card: { id: string };
  beforeAll(async () => {
    card = await costCard('SVC_ECO');
  });

  it('a shipment costs what was measured, once, and leaves a margin', async () => {
    const id = await ordered('SVC_ECO');
    await walkTo(app, id, 'at_sorting');
    await verify(app, id, { weightKg: 1.9, length: 10, width: 10, height: 10 });
    expect(await costOf(id)).toMatchObject({ status: 'NOT_DUE' });
    await walkTo(app, id, 'in_transit', 'ready_to_book');
    const { revenue, ...cost } = await costOf(id);
    // Three started half kilograms make the two kilograms of the declared volume.
    expect(cost).toMatchObject({ status: 'BOOKED', missing: null, rateCardId: card.id, cost: { amount: '4.00', currency: 'USD' } });
    expect(cost.margin.amount).toBe((Number(revenue.amount) - 4).toFixed(2));
    expect((await entryOf(id))?.lines).toEqual(['debit 5200 400', 'credit 2200 400']);
  });

  it('a carrier that reports a late step has carried it too, and a status by force has cost nothing', async () => {
    const [reported, forced] = [await ordered('SVC_ECO'), await ordered('SVC_ECO')];
    await ask(app, app.accounts.erpToken, 'mutation($id: String!) { simulateShipment(id: $id, path: [DELIVERED]) { status } }', {
      id: reported,
    });
    await ask(app, admin, 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
      i: { id: forced, status: 'IN_TRANSIT', force: true, note: 'Found again' },
    });
    expect(await costOf(reported)).toMatchObject({ status: 'BOOKED', cost: { amount: '4.00' } });
    expect(await costOf(forced)).toMatchObject({ status: 'NOT_DUE' });
  });

  it('the price for shops stays what it was, and the cost is never quoted', async () => {
    const { body } = await app.client.post('/api/rates', { origin: dubai, destination: abuDhabi, products: [mug] }, shop.headers);
    expect(body.find((rate: { service_code: string }) => rate.service_code === 'SVC_ECO')).toMatchObject({ total_price: 7.14 });
  });

  it('a return is carried at its own cost', async () => {
    const id = await ordered('SVC_ECO');
    await walkTo(app, id, 'delivered');
    const { body } = await app.client.post('/api/return-shipment', { shipment_id: id, returnReason: 'Chipped' }, shop.headers);
    for (const status of ['pickup', 'picked_up', 'at_sorting'])
      await move(app, app.accounts.erpToken, body.shipment_id, status.toUpperCase());
    await verify(app, body.shipment_id, { weightKg: 1.2, length: 20, width: 20, height: 20 });
    await move(app, app.accounts.erpToken, body.shipment_id, 'BOOKED');
    expect(await costOf(body.shipment_id)).toMatchObject({ status: 'BOOKED', cost: { amount: '4.00' } });
    expect(await costOf(id)).toMatchObject({ status: 'BOOKED', cost: { amount: '4.00' } });
  });

  it('only those of the operator who may read the books see it', async () => {
    const id = await ordered('SVC_ECO');
    await walkTo(app, id, 'booked');
    expect(await costOf(id, owner)).toBeNull();
    expect(await costOf(id, await giveTo(app, await newStaff(app, admin, 'DRIVER'), id))).toBeNull();
    expect(await costOf(id, app.accounts.erpToken)).toMatchObject({ status: 'BOOKED' });
    const cards = await refused(app, owner, '{ rateCards(purpose: COST) { nodes { id } } }');
    expect(cards.code).toMatch(/^FORBIDDEN/);
  });

  it('a cost that was wrong is undone once, and stays undone', async () => {
    const id = await ordered('SVC_ECO');
    await walkTo(app, id, 'booked');
    const entry = await entryOf(id);
    const undo = `mutation { reverseEntry(entryId: "${entry?.id}", reason: "Carried free") { id } }`;
    await ask(app, admin, undo);
    expect(await refused(app, admin, undo)).toMatchObject({ code: 'ENTRY_ALREADY_REVERSED' });
    expect(await costOf(id)).toMatchObject({ status: 'REVERSED', cost: { amount: '0.00' }, margin: null });
    await walkTo(app, id, 'in_transit', 'booked');
    expect(await costOf(id)).toMatchObject({ status: 'REVERSED', cost: { amount: '0.00' } });
  });

  it('in another currency the cost is booked in that of the shipment', async () => {
    const next = await costCard('SVC_EXP', { currency: 'AED' });
    const id = await ordered('SVC_EXP');
    await walkTo(app, id, 'booked');
    // 4.00 AED at the seeded rate of the dirham.
    expect(await costOf(id)).toMatchObject({ status: 'BOOKED', rateCardId: next.id, cost: { amount: '1.09', currency: 'USD' } });
  });

  it('is a version like any other: published once, of its own purpose', async () => {
    const { rateCards } = await ask(app, admin, `{ rateCards(serviceCode: "SVC_ECO", purpose: COST) { nodes ${CARD} } }`);
    expect(rateCards.nodes).toEqual([expect.objectContaining({ id: card.id, purpose: 'COST', status: 'PUBLISHED' })]);
    const { draftRateCard } = await ask(app, admin, `mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) ${CARD} }`, {
      input: { ...prices('SVC_ECO'), purpose: undefined },
    });
    expect(draftRateCard).toMatchObject({ purpose: 'SALE', status: 'DRAFT' });
  });
});
