import { intakeOf } from '../../../src/modules/shop-requests/shop-intake.rules.js';
import { sharedWeb } from '../../support/shared-app.js';
import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../../support/people.js';
import { connectShop, placeOrder, sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});

const INTAKE = '{ intake { state activationRequired lastOrderAt signedIn signedInAt } }';
const intake = async (token: string, domain: string) =>
  (await ask(app, token, `query($d: String!) { shop(domain: $d) ${INTAKE} }`, { d: domain })).shop.intake;

async function merchant(): Promise<Person & { session: string }> {
  const person = await newSeller(app);
  await topUp(app, admin, person.id, '100.00');
  return { ...person, session: await sessionOf(app, person) };
}

const activate = (session: string, domain: string) =>
  ask(app, session, 'mutation($d: String!) { setActivation(shopDomain: $d, input: { activate: true }) { shop { activated } } }', {
    d: domain,
  });

describe('A shop says whether its orders come in', () => {
  it('which they do before it is activated, though they cannot be changed until then', async () => {
    const seller = await merchant();
    const shop = await connectShop(app, seller);
    const fresh = { state: 'NO_CHANGES', activationRequired: false, lastOrderAt: null, signedIn: true, signedInAt: expect.any(String) };
    expect(await intake(seller.session, shop.domain)).toEqual(fresh);

    const { body } = await placeOrder(app, shop);
    const change = () =>
      app.client.call('PATCH', `/api/order/${body.orderId}/update`, {
        body: { customer: { phone: '+971501234567' } },
        headers: shop.headers,
      });
    expect(await change()).toMatchObject({ status: 401, body: { message: 'The shop is not activated.' } });
    const used = await intake(seller.session, shop.domain);
    expect(used).toMatchObject({ state: 'NO_CHANGES', lastOrderAt: expect.any(String) });

    await activate(seller.session, shop.domain);
    expect(await intake(seller.session, shop.domain)).toEqual({ ...used, state: 'OPEN' });
    expect(await change()).toMatchObject({ status: 200 });
  });

  it('which they do not without a valid token or with a closed account', async () => {
    const seller = await merchant();
    const shop = await connectShop(app, seller);
    await activate(seller.session, shop.domain);
    await ask(app, seller.session, 'mutation($d: String!) { revokeShopToken(shopDomain: $d) { id } }', { d: shop.domain });
    expect(await intake(seller.session, shop.domain)).toMatchObject({ state: 'SIGNED_OUT', signedIn: false });
    expect((await placeOrder(app, shop)).status).toBe(401);

    await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { status: INACTIVE }) { id } }', { id: seller.id });
    expect(await intake(admin, shop.domain)).toMatchObject({ state: 'ACCOUNT_CLOSED' });
  });

  it('which they do where they are typed or uploaded, and others are not told', async () => {
    const seller = await merchant();
    const file = Buffer.from('order_number,name,address,city,country_code,currency\n1,Aisha Khan,Corniche 5,Abu Dhabi,AE,USD\n');
    await ask(
      app,
      seller.session,
      'mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { id } }',
      {
        input: { fileName: 'orders.csv', defaults: { origin: { address: 'Quay 1', city: 'Dubai', countryCode: 'AE', zip: '' } } },
        file: file.toString('base64'),
      },
    );
    const { shops } = await ask(app, seller.session, `{ shops(first: 10) { nodes { domain ${INTAKE.slice(1, -1)} } } }`);
    expect(shops.nodes).toEqual([
      { domain: expect.stringMatching(/^manual-/), intake: expect.objectContaining({ state: 'OPEN', signedIn: false, lastOrderAt: null }) },
    ]);
    const other = await merchant();
    const query = `query($d: String!) { shop(domain: $d) ${INTAKE} }`;
    expect(await refused(app, other.session, query, { d: shops.nodes[0].domain })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('Where the operator requires activation, nothing comes in before it', () => {
  const facts = { isManual: false, isSellerActive: true, isSignedIn: true, activated: false };

  expect(intakeOf(facts, true)).toBe('not_activated');
  expect(intakeOf(facts, false)).toBe('no_changes');
  expect(intakeOf({ ...facts, isSignedIn: false }, true)).toBe('signed_out');
  expect(intakeOf({ ...facts, activated: true }, true)).toBe('open');
  expect(intakeOf({ ...facts, activated: true, isSignedIn: false, isManual: true }, true)).toBe('open');
});
