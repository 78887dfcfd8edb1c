import { ask } from '../../support/graphql.js';
import { connectShop, placeOrder, walkTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const selectionsOf = (hook: Awaited<ReturnType<Fixture['receiver']>>) =>
  heard(hook)
    .toSorted((one, other) => one.body.data.sequence - other.body.data.sequence)
    .map(({ body }) => [body.data.status, body.data.selection]);

/** Adds a webhook of the shop with a selection and returns the answer. */
const select = (shop: ConnectedShop, selection: unknown) =>
  manage(fixture.app, shop.token, 'POST', '', { url: 'https://store.example/hook', events: ['shipment.update'], selection });

const problemOf = async (shop: ConnectedShop, selection: unknown): Promise<string> => {
  const answer = await select(shop, selection);
  expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  return answer.body.errors.map(({ field, message }: { field: string; message: string }) => `${field} ${message}`).join('; ');
};

describe('A webhook with a selection', () => {
  it('gets the answer as of each event, however late it is told', async () => {
    const { app } = fixture;
    const shop = await connectShop(app);
    let answers = false;
    const hook = await fixture.receiver((_, response) => response.writeHead(answers ? 200 : 500).end());
    const plain = await fixture.receiver();
    await addWebhook(app, shop.token, hook.url(), { selection: '{ status order { orderReference } timeline { to } }' });
    await addWebhook(app, shop.token, plain.url());
    const { body } = await placeOrder(app, shop, { orderReference: 'MUG-7' });
    await walkTo(app, body.shipment_id, 'picked_up');
    answers = true;
    await waitFor('all events arrive', () => new Set(heard(hook).map(({ eventId }) => eventId)).size === 4 && plain.received.length === 4);

    const byStatus = new Map(selectionsOf(hook) as [string, unknown][]);
    const order = { orderReference: 'MUG-7' };
    expect(byStatus.get('new')).toEqual({ status: 'NEW', order, timeline: [{ to: 'NEW' }] });
    expect(byStatus.get('pickup')).toEqual({ status: 'PICKUP', order, timeline: ['NEW', 'FULFILLED', 'PICKUP'].map((to) => ({ to })) });
    expect(byStatus.get('picked_up')).toMatchObject({ status: 'PICKED_UP' });
    expect(heard(plain).every(({ body: told }) => !('selection' in told.data))).toBe(true);
  });

  it('gets it for returns too, and stops when the selection is removed', async () => {
    const { app } = fixture;
    const shop = await connectShop(app);
    const hook = await fixture.receiver();
    const { id } = await addWebhook(app, shop.token, hook.url(), { selection: '{ reference type }' });
    const { body } = await placeOrder(app, shop);
    await walkTo(app, body.shipment_id, 'delivered');
    const back = await app.client.post('/api/return-shipment', { shipment_id: body.shipment_id }, shop.headers);
    const ofReturn = () => heard(hook).find(({ body: told }) => told.data.shipment_id === back.body.shipment_id);
    await waitFor('the return is told', () => ofReturn() !== undefined);
    expect(ofReturn()?.body.data.selection).toEqual({ reference: back.body.shipment_id, type: 'RETURN' });

    const changed = await manage(app, shop.token, 'PATCH', `/${id}`, { selection: null });
    expect([changed.status, changed.body.webhook.selection]).toEqual([200, null]);
    await waitFor('the service has noticed', () => app.services.webhooks.book.of({ sellerId: '', shopId: '' }).length === 0);
    const before = hook.received.length;
    const next = await placeOrder(app, shop);
    await waitFor('the next order is told', () => hook.received.length > before);
    const told = heard(hook).find(({ body: each }) => each.data.shipment_id === next.body.shipment_id);
    expect(told?.body.data).not.toHaveProperty('selection');
  });

  it('gets an error in place of the answer when its selection is not valid any more, and the order is placed', async () => {
    const { app } = fixture;
    const shop = await connectShop(app);
    const hook = await fixture.receiver();
    const { id } = await addWebhook(app, shop.token, hook.url(), { selection: '{ status }' });
    await app.database.sql(`update webhook_endpoint set selection = '{ gone }' where id = $1`, [id]);
    // Changes of an endpoint are heard by every process.
    expect((await manage(app, shop.token, 'PATCH', `/${id}`, { description: 'Changed' })).status).toBe(200);
    await app.services.webhooks.book.refresh();
    expect((await placeOrder(app, shop)).status).toBe(200);
    await waitFor('the order is told', () => hook.received.length === 1);
    const { data } = heard(hook)[0]?.body ?? {};
    expect(data).toMatchObject({ selection: null, selection_errors: [{ message: expect.stringContaining('gone') }] });
  });

  it('is shown with its selection', async () => {
    const shop = await connectShop(fixture.app);
    const { body } = await select(shop, '{ status }');
    const { webhook } = (await manage(fixture.app, shop.token, 'GET', `/${body.webhook.id}`)).body;
    expect(webhook.selection).toBe('{ status }');
    const { webhooks } = await ask(fixture.app, shop.token, '{ webhooks(first: 5) { nodes { selection } } }');
    expect(webhooks.nodes).toContainEqual({ selection: '{ status }' });
  });
});

describe('A selection is refused', () => {
  let shop: ConnectedShop;
  beforeAll(async () => {
    shop = await connectShop(fixture.app);
  });

  it('with fields that a shipment does not have', async () => {
    expect(await problemOf(shop, '{ colour }')).toContain('Cannot query field "colour" on type "Shipment"');
  });

  it('with syntax that is none, or that leaves the shipment', async () => {
    expect(await problemOf(shop, '{ status')).toContain('must be fields in braces');
    expect(await problemOf(shop, 'status')).toContain('must be fields in braces');
    expect(await problemOf(shop, '{ status {')).toContain('must be fields in braces');
    const beyond = ['{ status } me { id }', '{ status } other: shipment(id: "x") { status }', '{ status } } query Other { me { id }'];
    for (const selection of beyond) expect(await problemOf(shop, selection)).toContain('must be the fields of one record');
  });

  it('with fields that its owner may not read', async () => {
    expect(await problemOf(shop, '{ seller { displayRules { id } } }')).toContain('may not read');
  });

  it('when it costs too much to answer with each change', async () => {
    expect(
      await problemOf(
        shop,
        '{ shop { seller { shops { id domain } } locations { refId } } order { shipments { order { shipments { order { shipments { id } } } } } } }',
      ),
    ).toContain('selection');
  });

  it('when it is too long', async () => {
    expect(await problemOf(shop, `{ status ${'#'.repeat(4_000)}\n}`)).toContain('must have at most 4000 characters');
  });
});
