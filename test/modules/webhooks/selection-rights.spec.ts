import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff } from '../../support/people.js';
import { connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, openFixture, type Fixture } from './webhook-story.js';

const CREATE = 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }';
const UPDATE = 'mutation($id: String!, $i: UpdateWebhookInput!) { updateWebhook(id: $id, input: $i) { id } }';
const RECEIVER = '{ order { customer { firstName phone } } }';
const WALLETS = '{ status seller { wallets { balance { amount } } } }';
const SAVE_AGAIN = [{ message: expect.stringContaining('Save the selection again.'), path: '' }];

let fixture: Fixture;
let admin: string;
beforeAll(async () => {
  fixture = await openFixture();
  admin = await adminOf(fixture.app);
});
afterAll(() => fixture.close());

const create = async (token: string, url: string, selection: string): Promise<string> =>
  (await ask(fixture.app, token, CREATE, { i: { url, events: ['shipment.update'], selection } })).createWebhook.webhook.id;

const problemsOf = async (token: string, selection: string): Promise<string> => {
  const refusal = await refused(fixture.app, token, CREATE, {
    i: { url: 'https://erp.example/hook', events: ['shipment.update'], selection },
  });
  return JSON.stringify(refusal);
};

/** Places an order and returns what a webhook receives about it. */
async function toldOf(hook: Awaited<ReturnType<Fixture['receiver']>>, shop: ConnectedShop = fixture.shop) {
  const { body } = await placeOrder(fixture.app, shop);
  const found = () => heard(hook).find((each) => each.body.data.shipment_id === body.shipment_id)?.body.data;
  await waitFor('the order is told', () => found() !== undefined);
  const { selection, selection_errors: errors } = found();
  return { selection, errors };
}

const selectionsAreKnown = () => fixture.app.services.webhooks.book.refresh();
const idOf = async (query: string, session: string, name: string): Promise<string> =>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Object.values<any>(await ask(fixture.app, session, query))[0]?.nodes.find((each: { name: string }) => each.name === name).id;

describe('A selection is refused to a caller', () => {
  it('who may manage webhooks but not read shipments', async () => {
    const weak = await newErpToken(fixture.app, admin, { scopes: ['webhooks:write'] });
    expect(await problemsOf(weak, RECEIVER)).toContain('you may not read');
    expect(await problemsOf(weak, '{ status }')).toContain('you may not read');
  });

  it('who may read shipments but not wallets, also when an endpoint has it already', async () => {
    const weak = await newErpToken(fixture.app, admin, { scopes: ['webhooks:write', 'shipments:read'] });
    expect(await problemsOf(weak, WALLETS)).toContain('you may not read');
    const id = await create(admin, 'https://erp.example/strong', WALLETS);
    const refusal = await refused(fixture.app, weak, UPDATE, { id, i: { selection: WALLETS } });
    expect(JSON.stringify(refusal)).toContain('you may not read');
    await create(weak, 'https://erp.example/weak', '{ status }');
  });

  it("with a seller's token of few scopes", async () => {
    const session = await sessionOf(fixture.app, fixture.app.accounts.seller);
    const weak = await newApiToken(fixture.app, session, { scopes: ['webhooks:write'] });
    expect(await problemsOf(weak, '{ status }')).toContain('you may not read');
  });
});

describe('A selection of the operator is answered', () => {
  it('until the token that saved it is revoked', async () => {
    const hook = await fixture.receiver();
    const token = await newErpToken(fixture.app, admin, { name: 'To be revoked' });
    const id = await create(token, hook.url(), '{ status }');
    await selectionsAreKnown();
    expect(await toldOf(hook)).toEqual({ selection: { status: 'NEW' }, errors: undefined });

    const tokenId = await idOf('{ erpTokens { nodes { id name } } }', admin, 'To be revoked');
    await ask(fixture.app, admin, 'mutation($id: String!) { revokeErpToken(id: $id) { id } }', { id: tokenId });
    expect(await toldOf(hook)).toEqual({ selection: null, errors: SAVE_AGAIN });

    await ask(fixture.app, admin, UPDATE, { id, i: { selection: '{ status }' } });
    await selectionsAreKnown();
    expect(await toldOf(hook)).toMatchObject({ selection: { status: 'NEW' } });
  });

  it('until the token has fewer scopes or has ended', async () => {
    const hook = await fixture.receiver();
    const token = await newErpToken(fixture.app, admin, { name: 'To be narrowed' });
    await create(token, hook.url(), WALLETS);
    await selectionsAreKnown();
    expect(await toldOf(hook)).toMatchObject({ selection: { seller: { wallets: expect.any(Array) } } });

    const narrow = `update access_token set scopes = '["webhooks:write", "shipments:read"]' where name = 'To be narrowed'`;
    await fixture.app.database.sql(narrow);
    expect(await toldOf(hook)).toEqual({ selection: null, errors: SAVE_AGAIN });
    await fixture.app.database.sql(`update access_token set scopes = '["erp:*"]' where name = 'To be narrowed'`);
    expect(await toldOf(hook)).toMatchObject({ selection: { status: 'NEW' } });
    await fixture.app.database.sql(`update access_token set expires_at = now() - interval '1 day' where name = 'To be narrowed'`);
    expect(await toldOf(hook)).toEqual({ selection: null, errors: SAVE_AGAIN });
  });

  it.each([
    ['another role', { role: 'DRIVER' }],
    ['a closed account', { active: false, endTokens: false }],
  ])('until its author has %s', async (_, change) => {
    const hook = await fixture.receiver();
    const ops = await newStaff(fixture.app, admin, 'OPS');
    const { me } = await ask(fixture.app, ops, '{ me { id } }');
    await create(ops, hook.url(), '{ status }');
    await selectionsAreKnown();
    expect(await toldOf(hook)).toMatchObject({ selection: { status: 'NEW' } });
    const update = 'mutation($id: String!, $i: UpdateStaffInput!) { updateStaff(id: $id, input: $i) { id } }';
    await ask(fixture.app, admin, update, { id: me.id, i: change });
    expect(await toldOf(hook)).toEqual({ selection: null, errors: SAVE_AGAIN });
  });

  it('only once it is saved again, if it is not known who saved it', async () => {
    const hook = await fixture.receiver();
    const id = await create(admin, hook.url(), '{ status }');
    await fixture.app.database.sql('update webhook_endpoint set selection_token_id = null, selection_staff_id = null where id = $1', [id]);
    await selectionsAreKnown();
    expect(await toldOf(hook)).toEqual({ selection: null, errors: SAVE_AGAIN });
  });
});

describe('A selection of a seller is answered', () => {
  it('within the rights of its token, and stops with it', async () => {
    const { app } = fixture;
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    const shop = await connectShop(app, seller);
    const hook = await fixture.receiver();
    const token = await newApiToken(app, session, { name: 'Short-lived' });
    await create(token, hook.url(), WALLETS);
    await selectionsAreKnown();
    expect(await toldOf(hook, shop)).toMatchObject({ selection: { status: 'NEW' } });
    const tokenId = await idOf('{ apiTokens { nodes { id name } } }', session, 'Short-lived');
    await ask(app, session, 'mutation($id: String!) { revokeApiToken(id: $id) { id } }', { id: tokenId });
    expect(await toldOf(hook, shop)).toEqual({ selection: null, errors: SAVE_AGAIN });
  });

  it('as the seller reads it, if the seller or a shop saved it, and no more once the account is suspended', async () => {
    const { app } = fixture;
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    const shop = await connectShop(app, seller);
    const [hook, ofShop] = [await fixture.receiver(), await fixture.receiver()];
    await create(session, hook.url(), WALLETS);
    await addWebhook(app, shop.token, ofShop.url(), { selection: '{ status }' });
    await selectionsAreKnown();
    await ask(app, session, 'mutation { logout }');
    expect(await toldOf(hook, shop)).toMatchObject({ selection: { status: 'NEW' } });
    await waitFor('the shop is told', () => ofShop.received.length === 1);
    expect(heard(ofShop)[0]?.body.data.selection).toEqual({ status: 'NEW' });

    const { id } = seller;
    const suspended = heard(hook).length;
    const { shipment_id: reference } = heard(hook)[0]?.body.data ?? {};
    await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { status: INACTIVE }) { id } }', { id });
    await walkTo(app, reference, 'fulfilled');
    await waitFor('the next step is told', () => heard(hook).length > suspended);
    expect(heard(hook).at(-1)?.body.data).toMatchObject({ selection: null, selection_errors: SAVE_AGAIN });
  });
});
