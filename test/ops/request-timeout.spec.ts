import { request } from 'node:http';
import pg from 'pg';
import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { anOrder, connectShop, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

const POOL = 3;

let app: TestApp;
let shop: ConnectedShop;
let blocker: pg.Client;
/** Looks at the server from outside: within a transaction, what one sees there stands still. */
let observer: pg.Client;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', REQUEST_TIMEOUT_MS: '1500', DATABASE_POOL: String(POOL) }, { impatient: true });
  shop = await connectShop(app);
  [blocker, observer] = [new pg.Client(app.databaseUrl), new pg.Client(app.databaseUrl)];
  await blocker.connect();
  await observer.connect();
});
afterEach(() => blocker.query('rollback'));
afterAll(async () => {
  await blocker.end();
  await observer.end();
  await app.stop();
});

const block = async (...statements: string[]): Promise<void> => {
  await blocker.query('begin');
  for (const statement of statements) await blocker.query(statement);
};
const holdTable = (table: string) => block(`lock table shipgraph.${table} in access exclusive mode`);
/** Statements of the service that still wait for what is blocked. */
const waiting = async (): Promise<number> => {
  const query = `select count(*)::int as n from pg_stat_activity where application_name = 'shipgraph' and state <> 'idle' and datname = current_database()`;
  return (await observer.query<{ n: number }>(query)).rows[0]?.n ?? -1;
};
const SELLERS = '{ sellers { nodes { id } } }';
const CREATE = 'mutation($i: CreateOrderInput!) { createOrder(input: $i) { orderId } }';

describe('A request that takes too long', () => {
  it('is answered with an error that says so, and its statement ends on the server', async () => {
    await holdTable('seller');
    const answer = await app.client.graphql(SELLERS, {}, app.accounts.erpToken);

    expect(answer.status).toBe(503);
    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', reason: 'TIMEOUT', retryAfter: 1 });
    expect(answer.body.errors[0].extensions.requestId).toBe(answer.headers.get('x-request-id'));
    // The lock is still held: what waited for it was ended.
    await waitFor('nothing waits on the server', async () => (await waiting()) === 0, 10_000);
  });

  it('is the same over REST, in its shape', async () => {
    await holdTable('seller');
    const answer = await app.client.get('/api/erp/sellers', bearer(app.accounts.erpToken));

    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ status: 'failed', code: 'SERVICE_UNAVAILABLE', reason: 'TIMEOUT', retryAfter: 1 });
    expect(answer.headers.get('retry-after')).toBe('1');
    await waitFor('nothing waits on the server', async () => (await waiting()) === 0, 10_000);
  });

  it('leaves nothing of a change behind, and the next try does it once', async () => {
    const i = anOrder(shop.domain);
    await block('lock table shipgraph.event in access exclusive mode');
    const late = await app.client.graphql(CREATE, { i }, shop.token);
    expect(late.body.errors[0].extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', reason: 'TIMEOUT' });
    await blocker.query('rollback');

    const { n } = await orders(i.order.orderReference);
    expect(n).toBe(0);
    await ask(app, shop.token, CREATE, { i });
    expect((await orders(i.order.orderReference)).n).toBe(1);
  });

  it('gives its connection back, however many there are', async () => {
    await holdTable('seller');
    const late = await Promise.all(Array.from({ length: POOL * 3 }, () => app.client.graphql(SELLERS, {}, app.accounts.erpToken)));
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([503]));
    await blocker.query('rollback');

    const next = await Promise.all(Array.from({ length: POOL * 5 }, () => app.client.graphql(SELLERS, {}, app.accounts.erpToken)));
    expect(new Set(next.map(({ status, body }) => (body.errors ? 'refused' : status)))).toEqual(new Set([200]));
  });
});

describe('A caller who hangs up', () => {
  it('ends the statement that it waited for', async () => {
    await holdTable('seller');
    const call = send(SELLERS);
    await waitFor('the statement waits', async () => (await waiting()) > 0);
    call.destroy();

    await waitFor('nothing waits on the server', async () => (await waiting()) === 0, 10_000);
    await blocker.query('rollback');
    await ask(app, app.accounts.erpToken, SELLERS);
  });

  it('never cancels the statement of another request', async () => {
    const hangers = Array.from({ length: 60 }, async (_, n) => {
      const call = send(SELLERS);
      await new Promise((resolve) => setTimeout(resolve, n % 12));
      call.destroy();
    });
    const stayers = Array.from({ length: 60 }, () => app.client.graphql(SELLERS, {}, app.accounts.erpToken));
    await Promise.all(hangers);

    const answers = await Promise.all(stayers);
    expect(answers.filter(({ body }) => body.errors)).toEqual([]);
  });
});

const orders = async (reference: string): Promise<{ n: number }> => {
  const [row] = await app.database.sql<{ n: number }>('select count(*)::int as n from "order" where order_reference = $1', [reference]);
  return row ?? { n: -1 };
};

function send(query: string): ReturnType<typeof request> {
  const { port } = new URL(app.url ?? '');
  const headers = { 'content-type': 'application/json', ...bearer(app.accounts.erpToken) };
  const call = request({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers });
  call.on('error', () => undefined);
  call.end(JSON.stringify({ query }));
  return call;
}
