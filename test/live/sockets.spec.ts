import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startApp, type TestApp } from '../support/app.js';
import { codParcel } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { closeSubscribers, holderOf, subscriber, untilReceived, type Subscriber } from '../support/live.js';
import { adminOf, newApiToken, newErpToken, newSeller } from '../support/people.js';
import { connectShop, moveTo, sessionOf, type ConnectedShop } from '../support/story.js';
import { startProxy } from '../support/tcp-proxy.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let other: TestApp;
let shop: ConnectedShop;
let session: string;
let url: string;
const silent: WebSocket[] = [];
beforeAll(async () => {
  app = await startApp({
    // One of the tests selects many fields of each change.
    GRAPHQL_MAX_ALIASES: '300',
    LIVE_CONNECTIONS_PER_CALLER: '4',
    LIVE_SUBSCRIPTIONS_PER_CALLER: '6',
    LIVE_KEEP_ALIVE_SECONDS: '1',
    TRUSTED_PROXIES: '127.0.0.0/8',
    LIVE_ORIGINS: 'https://console.example.com',
  });
  other = await startApp({ ROLE: 'web', DEMO: '0', LIVE_CONNECTIONS_PER_ADDRESS: '2' }, { databaseUrl: app.databaseUrl });
  url = app.url ?? '';
  silent.push(rawSocket(url));
  session = await sessionOf(app, app.accounts.seller);
  shop = await connectShop(app);
});
afterEach(closeSubscribers);
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const NEWS = 'subscription($after: String) { shipmentChanged(after: $after) { reference to } }';
const cursor = async (): Promise<string> => (await ask(app, app.accounts.erpToken, '{ liveCursor }')).liveCursor;
const rawSocket = (address: string, headers: Readonly<Record<string, string>> = {}, protocol = 'graphql-transport-ws'): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/graphql`, protocol, { headers });
const seen = (heard: { received: readonly unknown[] }) => heard.received.map((each) => JSON.stringify(each));

/** How the connection of a client ends. */
async function farewellOf({ farewells }: Subscriber): Promise<string> {
  await waitFor('the connection ends', () => farewells.length > 0);
  return `${farewells[0]?.code} ${farewells[0]?.reason}`;
}

/** What an upgrade is answered: 101, or the status of the refusal. */
async function upgradeStatus(address: string, headers: Readonly<Record<string, string>>, path = '/graphql'): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, 'graphql-transport-ws', { headers });
  const refused = once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number);
  const opened = once(socket, 'open').then(() => 101);
  socket.on('error', () => undefined);
  const status = await Promise.race([refused, opened]);
  socket.terminate();
  return status;
}

it('takes a token from the first message or from the header of the upgrade, and nothing else', async () => {
  const token = await newApiToken(app, session);
  const after = await cursor();
  const ways = [
    { params: { token } },
    { params: { authorization: `Bearer ${token}` } },
    { headers: { authorization: `Bearer ${token}` } },
  ].map((way) => subscriber(url, way).subscribe(NEWS, { after }));
  await codParcel(app, shop);
  for (const heard of ways) await untilReceived('the order is heard', heard, 1);

  const refusals = [
    {},
    { params: { token: 'sat_wrong' } },
    { params: { token }, headers: { authorization: `Bearer ${app.accounts.apiToken}` } },
  ];
  const farewells = await Promise.all(
    refusals.map((way) => {
      const client = subscriber(url, way);
      client.subscribe(NEWS);
      return farewellOf(client);
    }),
  );
  expect(farewells).toEqual(['4401 UNAUTHORIZED', '4401 INVALID_TOKEN', '4401 CONFLICTING_TOKENS']);
});

it('speaks for the session of a page of ours by its cookie, which pages of others do not get to use', async () => {
  const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password, cookie: true) { token } }';
  const answer = await app.client.graphql(login, app.accounts.seller);
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  const after = await cursor();
  const page = (origin: string | undefined, params = {}) =>
    subscriber(url, { params, headers: { cookie: cookie ?? '', ...(origin !== undefined && { origin }) } });
  const heard = page(new URL(url).origin).subscribe(NEWS, { after });
  await codParcel(app, shop);
  await untilReceived('the page hears of the order', heard, 1);

  // Of a site that is allowed to connect, but by its own token, and of a program, which has no cookies.
  for (const origin of ['https://console.example.com', undefined]) {
    const foreign = page(origin);
    foreign.subscribe(NEWS);
    expect(await farewellOf(foreign)).toBe('4401 UNAUTHORIZED');
  }
  const byToken = page('https://console.example.com', { token: session }).subscribe(NEWS, { after });
  await untilReceived('the other site hears of it by its token', byToken, 1);

  const logout = await app.client.call('POST', '/graphql', {
    headers: { cookie: cookie ?? '', 'apollo-require-preflight': '1' },
    body: { query: 'mutation { logout }' },
  });
  expect(logout.body).toEqual({ data: { logout: true } });
  await waitFor('the subscription ends with its session', () => heard.ended);
});

it('ends subscriptions soon after their token is revoked in another process, has expired, or its owner is switched off, and leaves others alone', async () => {
  const admin = await adminOf(app);
  const revocable = await newErpToken(app, admin);
  const revoked = holderOf(url, revocable);
  const seller = await newSeller(app);
  const inactive = holderOf(url, await sessionOf(app, seller));
  const expiring = holderOf(
    url,
    await newApiToken(app, session, { expiresAt: new Date(app.clock.now().getTime() + 3_600_000).toISOString() }),
  );
  const staying = holderOf(url, app.accounts.erpToken);
  const after = await cursor();
  const heard = [revoked, inactive, expiring, staying].map((client) => client.subscribe(NEWS, { after }));
  await codParcel(app, shop);
  for (const index of [0, 2, 3]) await untilReceived('the order is heard', heard[index] as never, 1);

  const { erpTokens } = await ask(other, admin, '{ erpTokens(first: 1) { nodes { id } } }');
  await ask(other, admin, 'mutation($id: String!) { revokeErpToken(id: $id) { id } }', { id: erpTokens.nodes[0].id });
  await app.database.sql("update seller set status = 'inactive' where id = $1", [seller.id]);
  expect(await farewellOf(revoked)).toBe('4401 TOKEN_REVOKED');
  expect(await farewellOf(inactive)).toBe('4401 ACCOUNT_INACTIVE');
  app.clock.advance(3_600_001);
  expect(await farewellOf(expiring)).toBe('4401 TOKEN_EXPIRED');
  await codParcel(app, shop);
  await untilReceived('the others hear on', heard[3] as never, 2);
  expect(staying.farewells).toEqual([]);
});

it('holds connections to the networks of their token', async () => {
  const token = await newErpToken(app, await adminOf(app), { ipAllowList: ['203.0.113.0/24'] });
  const outside = subscriber(url, { params: { token } });
  outside.subscribe(NEWS);
  const inside = subscriber(url, { params: { token }, headers: { 'x-forwarded-for': '203.0.113.7' } });
  const heard = inside.subscribe(NEWS, { after: await cursor() });
  await codParcel(app, shop);

  expect(await farewellOf(outside)).toBe('4401 IP_NOT_ALLOWED');
  await untilReceived('inside it is heard', heard, 1);
});

it('runs subscriptions that fit the schema, and nothing else', async () => {
  const client = holderOf(url, app.accounts.erpToken);
  const tries = [
    ['{ liveCursor }', /Only subscriptions/],
    ['mutation { login(email: "a@example.com", password: "b") { token } }', /Only subscriptions/],
    ['subscription { shipmentChanged { nothing } }', /Cannot query field "nothing"/],
    ['subscription { shipmentChanged { to }', /Syntax Error/],
    ['subscription { shipmentChanged { to } walletChanged { sellerId } }', /must select only one/],
    ['subscription($s: [ShipmentStatus!]) { shipmentChanged(status: $s) { to } }', /does not exist in "ShipmentStatus"/, { s: ['LOST'] }],
    [`subscription { shipmentChanged { ${'to '.repeat(3_000)} } }`, /token/],
  ] as const;
  for (const [query, message, variables = {}] of tries) {
    const refused = client.subscribe(query, variables);
    await waitFor(`${query.slice(0, 60)} is refused`, () => refused.ended);
    expect(refused.errors[0].message).toMatch(message);
    expect(refused.errors[0].extensions.code).toMatch(/VALIDATION_FAILED|GRAPHQL_|QUERY_TOO_COMPLEX/);
  }
  const answer = await app.client.graphql('subscription { shipmentChanged { to } }', {}, app.accounts.erpToken);
  expect(answer.text).toMatch(/WebSocket|not supported/);
  // A client without subscriptions leaves by itself.
  expect(client.farewells.every(({ code }) => code === 1000)).toBe(true);
});

it('drops a client that does not read, while the others hear everything', async () => {
  const token = await newApiToken(app, session);
  const { id, reference } = await codParcel(app, shop);
  await moveTo(app, id, 'fulfilled');
  const after = await cursor();
  // So much is said of each change that the buffers of the connection are full long before all is said.
  const loud = `subscription($after: String) { shipmentChanged(after: $after) { ${Array.from({ length: 150 }, (_, n) => `r${n}: reference e${n}: eventId`).join(' ')} } }`;
  const slow = holderOf(url, token);
  const muffled = slow.subscribe(loud, { after });
  const reader = holderOf(url, app.accounts.erpToken);
  const quick = reader.subscribe(NEWS, { after });
  await moveTo(app, id, 'pickup');
  await untilReceived('the slow one hears something', muffled, 1);
  slow.sockets[0]?.pause();

  const COUNT = 2_500;
  await app.database.sql(
    `insert into event (id, type, subject_id, data, owner_id, occurred_at)
     select gen_random_uuid(), type, subject_id, data || jsonb_build_object('sequence', n), owner_id, occurred_at
       from event, generate_series(100, 99 + $2::int) n where subject_id = $1 and data->>'to' = 'fulfilled' order by n`,
    [id, COUNT],
  );
  await waitFor('the quick one hears all', () => {
    expect(reader.farewells).toEqual([]);
    return seen(quick).filter((text) => text.includes('"FULFILLED"')).length >= COUNT;
  });
  expect(seen(quick).every((text) => text.includes(reference))).toBe(true);
  await waitFor('the slow one is gone from the service', async () => {
    slow.sockets[0]?.resume();
    return slow.farewells.length > 0;
  });
  expect([1013, 1006]).toContain(slow.farewells[0]?.code);
});

it('keeps a client whose answer lies unread while the service is busy', async () => {
  const client = rawSocket(url);
  await once(client, 'open');
  client.send(JSON.stringify({ type: 'connection_init', payload: { token: app.accounts.erpToken } }));
  await once(client, 'ping');
  const until = performance.now() + 1_200;
  while (performance.now() < until);

  const next = await Promise.race([once(client, 'ping').then(() => 'asked again'), once(client, 'close').then(() => 'sent away')]);
  expect(next).toBe('asked again');
  client.close();
});

it('bounds connections, subscriptions, messages and the time to say who one is', async () => {
  const token = await newApiToken(app, session);
  const clients = Array.from({ length: 5 }, () => holderOf(url, token));
  for (const client of clients) client.subscribe(NEWS);
  await waitFor('one is too many', () => clients.some(({ farewells }) => farewells.length > 0));
  expect(clients.flatMap(({ farewells }) => farewells)).toEqual([{ code: 1013, reason: 'Too many connections of this caller.' }]);

  const eager = holderOf(url, app.accounts.erpToken);
  const many = Array.from({ length: 7 }, (_, n) => eager.subscribe(`subscription { shipmentChanged { n${n}: to } }`));
  await waitFor('one is too many', () => many.some(({ ended }) => ended));
  expect(many.map(({ errors }) => errors[0]?.extensions.code).filter(Boolean)).toEqual(['RATE_LIMITED']);
  const after = await cursor();
  await codParcel(app, shop);
  many[0]?.stop();
  await waitFor('there is room again', async () => {
    const next = eager.subscribe(NEWS, { after });
    await waitFor('it hears or is refused', () => next.ended || next.received.length > 0);
    return next.received.length > 0;
  });

  const large = rawSocket(url);
  await once(large, 'open');
  large.send(JSON.stringify({ type: 'connection_init', payload: { token: 'x'.repeat(200_000) } }));
  expect((await once(large, 'close'))[0]).toBe(1009);
  const chatty = rawSocket(url);
  await once(chatty, 'open');
  for (let n = 0; n < 700; n++) chatty.send('{"type":"ping"}');
  expect((await once(chatty, 'close'))[0]).toBe(1008);
  const wrong = rawSocket(url);
  await once(wrong, 'open');
  wrong.send('{"type":"subscribe","id":"1","payload":{"query":"{ a }"}}');
  expect((await once(wrong, 'close'))[0]).toBe(4401);
  const [quiet] = silent;
  await waitFor('who says nothing is sent away', () => quiet?.readyState === WebSocket.CLOSED);
});

it('lets pages of its own and of listed sites connect, and no others', async () => {
  const host = new URL(url).host;
  const statuses = await Promise.all([
    upgradeStatus(url, {}),
    upgradeStatus(url, { origin: `http://${host}` }),
    upgradeStatus(url, { origin: 'https://console.example.com' }),
    upgradeStatus(url, { origin: 'https://evil.example.com' }),
    upgradeStatus(url, { origin: 'null' }),
    upgradeStatus(url, {}, '/elsewhere'),
  ]);
  expect(statuses).toEqual([101, 101, 101, 403, 403, 404]);

  const sockets = [rawSocket(other.url ?? ''), rawSocket(other.url ?? '')];
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  expect(await upgradeStatus(other.url ?? '', {})).toBe(429);
  sockets[0]?.close();
  await waitFor('there is room again', async () => (await upgradeStatus(other.url ?? '', {})) === 101);
  sockets[1]?.terminate();
  // Clients with another protocol get a plain HTTP response.
  const answer = await fetch(`${url}/livez`, { headers: { upgrade: 'h2c' } }).catch(() => undefined);
  expect(answer === undefined || answer.status === 200).toBe(true);
});

it('notices clients that are gone without a word, and gives their places to others', async () => {
  const target = new URL(url);
  const cable = await startProxy({ host: target.hostname, port: Number(target.port) });
  const token = await newApiToken(app, session);
  const after = await cursor();
  const gone = Array.from({ length: 4 }, () => holderOf(`http://127.0.0.1:${cable.port}`, token));
  const heard = gone.map((client) => client.subscribe(NEWS, { after }));
  await codParcel(app, shop);
  for (const each of heard) await untilReceived('it hears', each, 1);
  cable.swallow('graphql-transport-ws');

  await waitFor('there is a place for the next one', async () => {
    const next = holderOf(url, token);
    const subscription = next.subscribe(NEWS, { after });
    await waitFor('it hears or is sent away', () => subscription.received.length > 0 || next.farewells.length > 0);
    return subscription.received.length > 0;
  });
  expect(gone.flatMap(({ farewells }) => farewells)).toEqual([]);
  await cable.close();
});

it('sends its clients to another process when it stops, and they go on there without having missed anything', async () => {
  const leaving = await startApp({ ROLE: 'web', DEMO: '0' }, { databaseUrl: app.databaseUrl });
  const addresses = [leaving.url ?? '', url];
  const client = subscriber(() => addresses[0] ?? '', { params: { token: app.accounts.erpToken }, retries: 20 });
  // The client sends its variables again with each connection.
  const variables = { after: await cursor() };
  const heard = client.subscribe('subscription($after: String) { shipmentChanged(after: $after) { cursor reference } }', variables);
  const first = await codParcel(app, shop);
  await untilReceived('the first is heard', heard, 1);
  variables.after = heard.received[0].shipmentChanged.cursor;

  addresses.shift();
  const stopped = leaving.stop();
  const missed = await codParcel(app, shop);
  await untilReceived('what happened meanwhile is heard', heard, 2);
  await stopped;

  expect(client.farewells[0]?.code).toBe(1001);
  expect(heard.received.map(({ shipmentChanged }) => shipmentChanged.reference)).toEqual([first.reference, missed.reference]);
  expect(heard.errors).toEqual([]);
});
