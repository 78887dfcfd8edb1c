import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken } from '../../support/people.js';
import { placeOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { heard, openFixture, type Fixture } from './webhook-story.js';

const CREATE = 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }';
const UPDATE = 'mutation($id: String!, $i: UpdateWebhookInput!) { updateWebhook(id: $id, input: $i) { id } }';
const DELIVERIES = `query($id: String!) {
  webhookDeliveries(webhookId: $id, first: 20) {
    nodes { id status errorMessage bodiesHidden requestBody responseBody attempts { bodiesHidden requestBody } }
  }
}`;
const ONE = 'query($w: String!, $id: String!) { webhookDelivery(webhookId: $w, id: $id) { bodiesHidden requestBody } }';
const SELECTION = '{ customerPhone: receiverPhone seller { wallets { balance { amount } } } }';

let fixture: Fixture;
let admin: string;
let weak: string;
beforeAll(async () => {
  // The second attempt of a delivery stays pending.
  fixture = await openFixture({ WEBHOOK_SCHEDULE: '0,3600' });
  admin = await adminOf(fixture.app);
  weak = await newErpToken(fixture.app, admin, { scopes: ['webhooks:write'] });
});
afterAll(() => fixture.close());

type Hook = Awaited<ReturnType<Fixture['receiver']>>;
interface Told {
  readonly id: string;
  readonly deliveryId: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const deliveriesOf = async (token: string, id: string): Promise<any[]> =>
  (await ask(fixture.app, token, DELIVERIES, { id })).webhookDeliveries.nodes;

/** A webhook of the operator with a selection that receives one order. */
async function toldWebhook(hook: Hook): Promise<Told> {
  const { app, shop } = fixture;
  const i = { url: hook.url(), events: ['shipment.update'], selection: SELECTION };
  const { id } = (await ask(app, admin, CREATE, { i })).createWebhook.webhook;
  await app.services.webhooks.book.refresh();
  await placeOrder(app, shop);
  await waitFor('the order is told', () => hook.received.length === 1);
  expect(heard(hook)[0]?.body.data.selection.seller.wallets).toBeDefined();
  let deliveryId: string | undefined;
  await waitFor('the attempt is recorded', async () => {
    const made = (await deliveriesOf(admin, id)).filter(({ status }) => status !== 'PENDING');
    deliveryId = made[0]?.id;
    return deliveryId !== undefined;
  });
  return { id, deliveryId: deliveryId ?? '' };
}

const codeOf = async (token: string, query: string, variables: Readonly<Record<string, unknown>>): Promise<string> =>
  (await refused(fixture.app, token, query, variables)).code;

describe('A token that may not read what a selection answers', () => {
  it('sees that it was delivered, but neither what was sent nor the response', async () => {
    const { id, deliveryId } = await toldWebhook(await fixture.receiver());
    const [own] = await deliveriesOf(admin, id);
    expect([own.bodiesHidden, own.requestBody]).toEqual([false, expect.stringContaining('wallets')]);
    const [hidden] = await deliveriesOf(weak, id);
    expect(hidden).toMatchObject({ status: 'DELIVERED', bodiesHidden: true, requestBody: '', responseBody: null });
    expect(hidden.attempts).toEqual([{ bodiesHidden: true, requestBody: '' }]);
    const { webhookDelivery } = await ask(fixture.app, weak, ONE, { w: id, id: deliveryId });
    expect(webhookDelivery).toEqual({ bodiesHidden: true, requestBody: '' });

    // Nor once the selection is gone.
    await ask(fixture.app, weak, UPDATE, { id, i: { selection: null } });
    expect((await deliveriesOf(weak, id))[0]).toMatchObject({ bodiesHidden: true, requestBody: '' });
  });

  it('can neither turn the URL to itself, nor take the secret, nor have events sent again', async () => {
    const hook = await fixture.receiver();
    const { id, deliveryId } = await toldWebhook(hook);
    const url = 'https://elsewhere.example/hook';
    expect(await codeOf(weak, UPDATE, { id, i: { url } })).toBe('FORBIDDEN_SCOPE');
    expect(await codeOf(weak, UPDATE, { id, i: { operatorMayReadBodies: true } })).toBe('FORBIDDEN_SCOPE');
    const secret = 'mutation($id: String!) { regenerateWebhookSecret(id: $id) { secret } }';
    expect(await codeOf(weak, secret, { id })).toBe('FORBIDDEN_SCOPE');
    expect(await codeOf(weak, 'mutation($id: String!) { testWebhook(id: $id) { id } }', { id })).toBe('FORBIDDEN_SCOPE');
    const again = 'mutation($id: String!, $d: String!) { redeliverWebhook(id: $id, deliveryId: $d) { id } }';
    expect(await codeOf(weak, again, { id, d: deliveryId })).toBe('FORBIDDEN_SCOPE');
    const recover = 'mutation($id: String!, $i: RecoverWebhookInput!) { recoverWebhooks(id: $id, input: $i) }';
    const i = { since: new Date(fixture.app.clock.now().getTime() - 3_600_000).toISOString(), onlyFailed: false };
    expect(await codeOf(weak, recover, { id, i })).toBe('FORBIDDEN_SCOPE');
    await ask(fixture.app, weak, UPDATE, { id, i: { description: 'Of the ERP', rateLimit: 10 } });
    expect(hook.received).toHaveLength(1);
  });

  it('may take over the webhook without the selection, and gets nothing that was answered before, whoever sends it again', async () => {
    const failing = await fixture.receiver((_, response) => response.writeHead(500).end());
    const { id, deliveryId } = await toldWebhook(failing);
    await waitFor('the retry is pending', async () => (await deliveriesOf(admin, id)).some(({ status }) => status === 'PENDING'));
    const mine = await fixture.receiver();
    await ask(fixture.app, weak, UPDATE, { id, i: { url: mine.url(), selection: null } });
    const pending = (await deliveriesOf(admin, id)).filter(({ status }) => status === 'PENDING');
    expect(pending).toEqual([]);
    expect((await deliveriesOf(admin, id)).map(({ errorMessage }) => errorMessage)).toContain(
      'Cancelled: the URL was changed by a caller who may not read this event.',
    );

    const again = 'mutation($id: String!, $d: String!) { redeliverWebhook(id: $id, deliveryId: $d) { id } }';
    expect(await codeOf(weak, again, { id, d: deliveryId })).toBe('FORBIDDEN_SCOPE');
    expect(await codeOf(admin, again, { id, d: deliveryId })).toBe('FORBIDDEN');
    const recover = 'mutation($id: String!, $i: RecoverWebhookInput!) { recoverWebhooks(id: $id, input: $i) }';
    const i = { since: new Date(fixture.app.clock.now().getTime() - 3_600_000).toISOString(), onlyFailed: false };
    for (const token of [weak, admin]) expect((await ask(fixture.app, token, recover, { id, i })).recoverWebhooks).toBe(0);
    await placeOrder(fixture.app, fixture.shop);
    await waitFor('the next order is told', () => mine.received.length > 0);
    expect(heard(mine).map(({ body }) => 'selection' in body.data)).toEqual([false]);
  });
});

it('A wrong URL that a caller corrects who may read the selection gets what it missed', async () => {
  const failing = await fixture.receiver((_, response) => response.writeHead(500).end());
  const { id, deliveryId } = await toldWebhook(failing);
  const right = await fixture.receiver();
  await ask(fixture.app, admin, UPDATE, { id, i: { url: right.url() } });
  await ask(fixture.app, admin, 'mutation($id: String!, $d: String!) { redeliverWebhook(id: $id, deliveryId: $d) { id } }', {
    id,
    d: deliveryId,
  });
  await waitFor('the event arrives', () => right.received.length === 1);
  expect(heard(right)[0]?.body.data.selection.seller.wallets).toBeDefined();
});
