import { days, hours } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken, newSeller, newStaff } from '../../support/people.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, historyOf, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ WEBHOOK_SCHEDULE: '0' });
});
afterAll(() => fixture.close());

const notifyAlso = async (id: string, email: string): Promise<void> => {
  const admin = await adminOf(fixture.app);
  await ask(fixture.app, admin, 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id } }', {
    id,
    i: { notifyEmails: [email] },
  });
};

const noticesOf = async (url: string): Promise<string[]> => {
  const rows = await fixture.app.database.sql<{ text: string }>(
    `select text_body as text from mail where kind = 'webhook_failing' and text_body like $1 order by created_at`,
    [`%${url}%`],
  );
  return rows.map(({ text }) => /(\d+) %/.exec(text)?.[1] ?? '');
};

describe('The owner of an endpoint that takes nothing', () => {
  let shop: ConnectedShop;
  let hook: Awaited<ReturnType<Fixture['receiver']>>;
  let id: string;
  let works: boolean;
  let made: number;

  beforeEach(async () => {
    works = false;
    made = 0;
    hook = await fixture.receiver((_, response) => response.writeHead(works ? 200 : 500).end());
    const seller = await newSeller(fixture.app);
    // Who names its own address among the further ones still gets each mail once.
    await notifyAlso(seller.id, seller.email);
    shop = await connectShop(fixture.app, seller);
    ({ id } = await addWebhook(fixture.app, shop.token, hook.url()));
  });

  const attempt = async (): Promise<void> => {
    made += 1;
    await placeOrder(fixture.app, shop);
    await waitFor('the attempt is written down', async () => {
      const history = await historyOf(fixture.app, shop.token, id);
      return history.length === made && history.every(({ status }) => status !== 'pending');
    });
  };
  const attemptAfter = (fraction: number): Promise<void> => {
    fixture.app.clock.advance(days(5 * fraction));
    return attempt();
  };

  it('is notified at 50, 70 and 90 per cent of the time and when it ends, each time once', async () => {
    await attempt();
    await attemptAfter(0.49);
    expect(await noticesOf(hook.url())).toEqual([]);
    await attemptAfter(0.02);
    await attemptAfter(0.1);
    expect(await noticesOf(hook.url())).toEqual(['50']);
    await attemptAfter(0.1);
    await attempt();
    expect(await noticesOf(hook.url())).toEqual(['50', '70']);
    await attemptAfter(0.2);
    expect(await noticesOf(hook.url())).toEqual(['50', '70', '90']);
    await waitFor('the notices are sent', async () => {
      const left = `select 1 from mail where kind = 'webhook_failing' and status <> 'sent'`;
      return (await fixture.app.database.sql(left)).length === 0;
    });

    await attemptAfter(0.1);
    const { body } = await manage(fixture.app, shop.token, 'GET', `/${id}`);
    expect(body.webhook.is_active).toBe(false);
    expect(await noticesOf(hook.url())).toEqual(['50', '70', '90']);
    const ended = `select 1 from mail where kind = 'webhook_disabled' and text_body like $1`;
    expect(await fixture.app.database.sql(ended, [`%${hook.url()}%`])).toHaveLength(1);
  });

  it('gets only the latest notice when there was nothing to send for days, and starts over after a success', async () => {
    await attempt();
    await attemptAfter(0.75);
    expect(await noticesOf(hook.url())).toEqual(['70']);

    works = true;
    await attempt();
    works = false;
    await attempt();
    await attemptAfter(0.3);
    expect(await noticesOf(hook.url())).toEqual(['70']);
    await attemptAfter(0.25);
    expect(await noticesOf(hook.url())).toEqual(['70', '50']);
  });
});

describe('Staff who look after a failing endpoint of a seller', () => {
  const READ = `query($id: String!) { webhook(id: $id) { id url secret failingSince operatorMayReadBodies lastOwnerNotice { message recipients byName } }
    webhookDeliveries(webhookId: $id) { nodes { id status httpStatus failure bodiesHidden requestBody responseBody attempts { requestBody responseBody bodiesHidden } } } }`;
  const TELL = 'mutation($id: String!, $m: String) { tellWebhookOwner(id: $id, message: $m) { message recipients byName } }';
  let shop: ConnectedShop;
  let owner: string;
  let ops: string;
  let admin: string;
  let id: string;
  let url: string;
  beforeAll(async () => {
    const { app } = fixture;
    const hook = await fixture.receiver((_, response) => response.writeHead(500).end('our stack trace'));
    const seller = await newSeller(app);
    shop = await connectShop(app, seller);
    owner = await sessionOf(app, seller);
    admin = await adminOf(app);
    await notifyAlso(seller.id, 'tech@seller.example');
    ops = await newStaff(app, admin, 'OPS');
    url = hook.url();
    ({ id } = await addWebhook(app, shop.token, url));
    await placeOrder(app, shop);
    await waitFor('the attempt is written down', async () => (await historyOf(app, shop.token, id))[0]?.status === 'failed');
  });

  it('read its health and attempts, but neither its secret nor what was sent and answered until the seller allows it', async () => {
    const { app } = fixture;
    const hidden = { requestBody: '', responseBody: null, bodiesHidden: true };
    const seen = await ask(app, ops, READ, { id });
    expect(seen.webhook).toMatchObject({ url, secret: 'whsec_****', failingSince: expect.any(String), operatorMayReadBodies: false });
    expect(seen.webhookDeliveries.nodes).toEqual([
      { id: expect.any(String), status: 'FAILED', httpStatus: 500, failure: expect.any(String), ...hidden, attempts: [hidden] },
    ]);
    const ONE = 'query($w: String!, $d: String!) { webhookDelivery(webhookId: $w, id: $d) { requestBody responseBody bodiesHidden } }';
    const one = { w: id, d: seen.webhookDeliveries.nodes[0].id };
    expect((await ask(app, ops, ONE, one)).webhookDelivery).toEqual(hidden);
    expect((await ask(app, owner, ONE, one)).webhookDelivery).toMatchObject({ responseBody: 'our stack trace', bodiesHidden: false });

    const ALLOW = 'mutation($id: String!) { updateWebhook(id: $id, input: { operatorMayReadBodies: true }) { operatorMayReadBodies } }';
    expect((await refused(app, ops, ALLOW, { id })).code).toBe('WEBHOOK_NOT_FOUND');
    expect((await ask(app, owner, ALLOW, { id })).updateWebhook.operatorMayReadBodies).toBe(true);
    expect((await ask(app, ops, ONE, one)).webhookDelivery).toMatchObject({ responseBody: 'our stack trace', bodiesHidden: false });
  });

  it('change nothing of it, and neither tokens of the operator nor other sellers see it', async () => {
    const { app } = fixture;
    for (const change of ['testWebhook(id: $id) { id }', 'deleteWebhook(id: $id) { id }', 'regenerateWebhookSecret(id: $id) { secret }'])
      expect((await refused(app, ops, `mutation($id: String!) { ${change} }`, { id })).code).toBe('WEBHOOK_NOT_FOUND');
    const other = await sessionOf(app, await newSeller(app));
    const token = await newErpToken(app, admin);
    for (const stranger of [other, token]) expect((await refused(app, stranger, READ, { id })).code).toBe('WEBHOOK_NOT_FOUND');
    for (const [who, code] of [[other, 'FORBIDDEN'], [owner, 'FORBIDDEN'], [token, 'FORBIDDEN']] as const)
      expect((await refused(app, who, TELL, { id })).code).toBe(code); // prettier-ignore
  });

  it('notify its owner by mail of what fails, once an hour in total', async () => {
    const { app } = fixture;
    const asks = await Promise.all(
      Array.from({ length: 20 }, () => app.client.graphql(TELL, { id, m: 'Your <b>server</b> answers 500.\r\nBcc: x@y.z' }, ops)),
    );
    expect(asks.filter(({ body }) => body.data)).toHaveLength(1);
    const late = asks.find(({ body }) => body.errors)?.body.errors[0].extensions;
    expect(late).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });

    const mails = await app.database.sql<{ recipient: string; text: string; html: string }>(
      `select recipient, text_body as text, html_body as html from mail where kind = 'webhook_owner_told' and text_body like $1 order by recipient`,
      [`%${url}%`],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([expect.stringMatching(/^merchant/), 'tech@seller.example']);
    const [mail] = mails;
    expect(mail?.text).toContain('HTTP 500');
    expect(mail?.text).toContain('Your <b>server</b> answers 500. Bcc: x@y.z');
    expect(mail?.text).toContain(`/console/webhooks/${id}`);
    expect(mail?.text).not.toContain('our stack trace');
    expect(mail?.html).not.toContain('<b>server</b>');
    expect((await ask(app, ops, READ, { id })).webhook.lastOwnerNotice).toMatchObject({ recipients: 2, byName: 'OPS' });
    expect((await ask(app, owner, READ, { id })).webhook.lastOwnerNotice).toMatchObject({ recipients: 2, byName: null });

    app.clock.advance(hours(59 / 60));
    expect((await refused(app, admin, TELL, { id })).code).toBe('RATE_LIMITED');
    app.clock.advance(hours(1 / 60));
    expect((await ask(app, admin, TELL, { id })).tellWebhookOwner).toMatchObject({ message: null, recipients: 2 });
    expect((await refused(app, admin, TELL, { id, m: 'x'.repeat(2001) })).code).toBe('VALIDATION_FAILED');
  });
});
