import { Actor, callersWith, erpScopes, type ActorType } from '../../../src/kernel/actor.js';
import { money } from '../../../src/kernel/money.js';
import { visibleLines } from '../../../src/modules/rating/breakdown.rules.js';
import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { bearer } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { adminOf, giveTo, newApiToken, newErpToken, newSeller, newStaff, topUp, type Person } from '../../support/people.js';
import { abuDhabi, connectShop, dubai, mug, placeOrder, sessionOf, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, openFixture, type Fixture } from '../webhooks/webhook-story.js';

/** The carrier asks 9.37, and the markup of 10 % makes it 10.31. */
const COST = '9.37';
const MARKUP = '0.94';
const PRICE = '10.31';
const SECRET = /9[.,]?37|0[.,]94\b|"94"|markup/i;

let fixture: Fixture;
let line: ParcelLine;
let admin: string;
let seller: Person;
let session: string;
let shop: ConnectedShop;
beforeAll(async () => {
  line = await new ParcelLine().start();
  line.prices['NEXT'] = COST;
  fixture = await openFixture(LINE_SETTINGS);
  const { app } = fixture;
  admin = await adminOf(app);
  await connectLine(app, admin, line);
  seller = await newSeller(app);
  await topUp(app, admin, seller.id, '500.00');
  session = await sessionOf(app, seller);
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  await fixture.close();
  await line.stop();
});

interface Line {
  readonly code: string;
  readonly amount: { readonly amount: string };
}
const shown = (lines: readonly Line[]) => lines.map(({ code, amount }) => `${code} ${amount.amount}`);
const ONE = [`BASE ${PRICE}`];
const BOTH = [`BASE ${COST}`, `MARKUP ${MARKUP}`];

const ROUTE = { origin: dubai, destination: abuDhabi, products: [mug] };
const LINES = 'serviceCode actualRate { amount } breakdown { code label amount { amount currency } }';
const ofLine = <T extends { serviceCode: string }>(options: readonly T[]) => options.find(({ serviceCode }) => serviceCode === 'LINE_NEXT');
const rates = async (token: string, more = {}) => {
  const input = { ...ROUTE, ...more };
  const asked = `query($input: RatesInput!) { rates(input: $input, explain: true) { rates { ${LINES} } rejected { message } } }`;
  return ask(fixture.app, token, asked, { input });
};

describe('What a carrier asks and what the operator adds', () => {
  it('is one line for the seller, its shop and its tokens, at every door', async () => {
    const { app } = fixture;
    const api = await newApiToken(app, session);
    for (const token of [session, shop.token, api]) {
      const answer = await rates(token);
      expect(shown(ofLine<{ serviceCode: string; breakdown: Line[] }>(answer.rates.rates)?.breakdown ?? [])).toEqual(ONE);
      expect(JSON.stringify(ofLine(answer.rates.rates))).not.toMatch(SECRET);
    }
    const store = await app.client.post('/api/rates?explain=1', ROUTE, shop.headers);
    const listed = JSON.stringify((store.body.rates as { service_code: string }[]).filter((each) => each.service_code === 'LINE_NEXT'));
    expect(listed).toContain(PRICE);
    expect(listed).not.toMatch(SECRET);
  });

  it('is one line in the charges of a shipment and in the selection of a webhook, whose sum is the price', async () => {
    const { app } = fixture;
    const hook = await fixture.receiver();
    await addWebhook(app, shop.token, hook.url(), { selection: '{ reference charges { code label amount { amount } } }' });
    const { body: placed, text } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
    expect(text).not.toMatch(SECRET);
    const id: string = placed.shipment_id;
    await waitFor('the webhook is told', () => heard(hook).some(({ body }) => body.data.shipment_id === id));
    const told = heard(hook).find(({ body }) => body.data.shipment_id === id);
    expect(shown(told?.body.data.selection.charges)).toEqual(ONE);

    const asked = `query($id: String!) { shipment(id: $id) { actualRate { amount } charges { code label amount { amount } } cost { cost { amount } } } }`;
    for (const token of [session, shop.token]) {
      const { shipment } = await ask(app, token, asked, { id });
      expect([shown(shipment.charges), shipment.actualRate.amount, shipment.cost]).toEqual([ONE, PRICE, null]);
    }
    const feed = await app.client.get('/api/webhooks/events', bearer(shop.token));
    expect(feed.text).toContain(id);
    expect(feed.text).not.toMatch(SECRET);
  });

  it('are two lines for the operator’s people and tokens that may read the price cards, and one for all others', async () => {
    const { app } = fixture;
    const { body } = await placeOrder(app, shop, { carrier: 'LINE_NEXT' });
    const id: string = body.shipment_id;
    const driver = await newStaff(app, admin, 'DRIVER');
    await giveTo(app, driver, id);
    const charges = async (token: string) => {
      const { shipment } = await ask(app, token, 'query($id: String!) { shipment(id: $id) { charges { code amount { amount } } } }', {
        id,
      });
      return shown(shipment.charges);
    };
    const seen: Record<string, readonly string[]> = { super_admin: await charges(admin), driver: await charges(driver) };
    for (const role of ['ops', 'dispatcher', 'accounts', 'reception'])
      seen[role] = await charges(await newStaff(app, admin, role.toUpperCase()));
    for (const scopes of [['erp:*'], ['shipments:read'], ['shipments:read', 'rates:read']])
      seen[scopes.join(' ')] = await charges(await newErpToken(app, admin, { scopes }));
    expect(seen).toEqual({
      super_admin: BOTH,
      ops: BOTH,
      dispatcher: BOTH,
      accounts: BOTH,
      reception: BOTH,
      driver: ONE,
      'erp:*': BOTH,
      'shipments:read': ONE,
      'shipments:read rates:read': BOTH,
    });

    const detail = await app.client.get(`/api/erp/shipments/${id}`, bearer(await newErpToken(app, admin, { scopes: ['shipments:read'] })));
    expect(detail.body.data.charges).toEqual([expect.objectContaining({ code: 'BASE', amount: Number(PRICE) })]);
    const erp = await app.client.post('/api/erp/rates', { ...ROUTE, sellerId: seller.id }, bearer(app.accounts.erpToken));
    const option = erp.body.data.find(({ service_code: code }: { service_code: string }) => code === 'LINE_NEXT');
    expect(option.breakdown.map(({ code }: { code: string }) => code)).toEqual(['BASE', 'MARKUP']);
  });

  it('stay one line in another currency, which adds up to the price', async () => {
    const inDirhams = { currency: 'AED', products: [{ ...mug, currency: 'AED' }] };
    const { rates: answer } = await rates(session, inDirhams);
    const option = ofLine<{ serviceCode: string; breakdown: Line[]; actualRate: { amount: string } }>(answer.rates);
    expect(shown(option?.breakdown ?? [])).toEqual([`BASE ${option?.actualRate.amount}`]);
    const { rates: forStaff } = await rates(admin, { ...inDirhams, sellerId: seller.id });
    expect(ofLine<{ serviceCode: string; breakdown: Line[] }>(forStaff.rates)?.breakdown.map(({ code }) => code)).toEqual([
      'BASE',
      'MARKUP',
      'CONVERSION',
    ]);
  });
});

describe('The lines of a price', () => {
  const usd = (minor: bigint) => money(minor, 'USD');
  const live = [
    { code: 'BASE', label: 'Line Next Day, 2 kg', amount: usd(937n) },
    { code: 'MARKUP', label: 'Markup', amount: usd(94n) },
    { code: 'PLAN_DISCOUNT', label: 'Plan Gold 10 %', amount: usd(-103n) },
    { code: 'CONVERSION', label: 'USD to AED', amount: usd(1n) },
    { code: 'DISPLAY_RULE', label: 'Price shown to the shopper', amount: usd(50n) },
  ];
  const sum = (lines: readonly { amount: { minor: bigint } }[]) => lines.reduce((total, { amount }) => total + amount.minor, 0n);
  const actorOf = (type: ActorType): Actor =>
    new Actor({
      type,
      id: 'x',
      ...(type === 'seller' || type === 'shop' ? { sellerId: 's' } : {}),
      ...(type === 'erp' && { scopes: ['erp:*'] }),
    });

  it('add up to the same for every role and scope, and name no markup to those who may not read price cards', () => {
    const types: ActorType[] = [...callersWith('reference:read'), 'public', 'carrier', 'system'];
    const actors = [...types.map(actorOf), ...erpScopes.map((scope) => new Actor({ type: 'erp', id: 'x', scopes: [scope] }))];
    for (const actor of actors) {
      const lines = visibleLines(actor, { rateCardId: null }, live);
      expect(sum(lines)).toBe(sum(live));
      const mayRead = actor.actsForOperator && actor.can('rate-book:read');
      expect(lines.map(({ code }) => code)).toEqual(mayRead ? live.map(({ code }) => code) : ['BASE', 'PLAN_DISCOUNT', 'DISPLAY_RULE']);
    }
  });

  it('of a rate card, which are the seller’s own terms, are the same for all', () => {
    const card = [
      { code: 'BASE', label: 'Economy, tier D3, 2 kg', amount: usd(680n) },
      { code: 'FUEL', label: 'Fuel surcharge', amount: usd(34n) },
      { code: 'CONVERSION', label: 'USD to AED', amount: usd(0n) },
    ];
    expect(visibleLines(actorOf('seller'), { rateCardId: 'c' }, card)).toBe(card);
  });
});
