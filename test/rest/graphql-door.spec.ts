import { startApp, type TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { anOrder, connectShop, sessionOf, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
const ME = '{ me { type id } }';
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => app.client.post('/graphql', body, headers);

describe('The GraphQL door', () => {
  it('knows every kind of token by its bearer', async () => {
    const types = await Promise.all(
      [shop.token, app.accounts.apiToken, app.accounts.erpToken].map(async (token) => (await ask(app, token, ME)).me.type),
    );

    expect(types).toEqual(['shop', 'seller', 'erp']);
  });

  it.each([
    ['a token that was never issued', bearer(`sat_${'x'.repeat(43)}`)],
    ['rubbish', bearer('rubbish')],
    ['a token cut short', bearer('erp_short')],
  ])('refuses %s as a whole, in the shape of GraphQL', async (_what, headers) => {
    const answer = await post({ query: ME }, headers);

    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: 'UNAUTHORIZED', reason: 'INVALID_TOKEN', errors: [], requestId: answer.headers.get('x-request-id') },
        },
      ],
    });
  });

  it.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['an empty bearer', { authorization: 'Bearer ' }],
  ])('lets %s in as a stranger, who may log in and little else', async (_what, headers) => {
    expect((await post({ query: ME }, headers)).body.errors[0].extensions).toMatchObject({
      code: 'UNAUTHORIZED',
      errors: [],
      requestId: expect.any(String),
    });
    expect((await post({ query: '{ __typename }' }, headers)).body).toEqual({ data: { __typename: 'Query' } });
  });

  it('says what is wrong with a field, and which request it was', async () => {
    const input = anOrder(shop.domain, { subTotal: '100.001', orderReference: '' });
    const answer = await app.client.graphql(
      'mutation($i: CreateOrderInput!) { createOrder(input: $i) { orderId } }',
      { i: input },
      shop.token,
    );

    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0].extensions).toEqual({
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'order.orderReference', code: 'MISSING_FIELD', message: expect.any(String), variant: 'required' },
        {
          field: 'order.subTotal',
          code: 'VALIDATION_FAILED',
          message: expect.any(String),
          variant: 'decimalsOf',
          params: { currency: 'USD' },
        },
      ],
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each([
    ['an array of requests', [{ query: ME }, { query: ME }]],
    ['nothing', {}],
    ['no query', { variables: {} }],
    ['a query that is no text', { query: 5 }],
    ['variables that are no object', { query: ME, variables: 'x' }],
    ['broken GraphQL', { query: '{' }],
    ['an unknown field', { query: '{ me { password } }' }],
    ['a missing variable', { query: 'query($id: String!) { shipment(id: $id) { id } }' }],
    ['two operations without a name', { query: 'query a { __typename } query b { __typename }' }],
  ])('refuses %s with 400', async (_what, body) => {
    const answer = await post(body, bearer(app.accounts.apiToken));

    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/node_modules|\.ts:|stacktrace/);
  });

  it('refuses cross-site requests of a browser', async () => {
    const query = encodeURIComponent('mutation { login(email: "a", password: "b") { token } }');
    const calls = [
      app.client.get(`/graphql?query=${encodeURIComponent('{ __typename }')}`),
      app.client.get(`/graphql?query=${query}`, { 'apollo-require-preflight': 'true' }),
      app.client.call('POST', '/graphql', { body: `query=${query}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      app.client.call('POST', '/graphql', { body: JSON.stringify({ query: ME }), headers: { 'content-type': 'text/plain' } }),
      app.client.call('POST', '/graphql', { body: '--x\r\n\r\n--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      app.client.call('PUT', '/graphql', { body: JSON.stringify({ query: ME }) }),
    ];
    for (const { status } of await Promise.all(calls)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('takes a body of one MiB and not one more', async () => {
    const sized = (bytes: number) => `{"query":"{ __typename }","x":"${'x'.repeat(bytes - 33)}"}`;
    expect(sized(1024 * 1024)).toHaveLength(1024 * 1024);

    expect((await app.client.call('POST', '/graphql', { body: sized(1024 * 1024) })).status).toBe(200);
    const tooMuch = await app.client.call('POST', '/graphql', { body: sized(1024 * 1024 + 1) });
    expect({ status: tooMuch.status, code: tooMuch.body.errors[0].extensions.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('refuses bytes that are not UTF-8 and text that cannot be stored, in variables and in the query alike', async () => {
    const bytes = Buffer.concat([Buffer.from('{"query":"{ __typename }","x":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect((await app.client.call('POST', '/graphql', { body: bytes })).body.errors[0].extensions.code).toBe('INVALID_JSON');

    const find = 'query($id: String!) { shipment(id: $id) { id } }';
    for (const id of ['a\u0000b', '\ud800']) {
      expect(await refused(app, app.accounts.erpToken, find, { id })).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    const variables = encodeURIComponent('{"id":"\\ud800"}');
    const got = await app.client.get(`/graphql?query=${encodeURIComponent(find)}&variables=${variables}`, {
      'apollo-require-preflight': 'yes',
      ...bearer(app.accounts.erpToken),
    });
    expect(got.body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'id' }] });
    const register = (name: string) =>
      `mutation { registerSeller(input: { email: "nul@example.com", password: "long enough pw", firstName: "${name}", lastName: "b" }) { id } }`;
    for (const name of ['a\\u0000b', '\\u0000', '\\uD800']) {
      const answer = await app.client.graphql(register(name));
      expect(answer.body.errors[0].extensions.code).toMatch(/^(VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|MISSING_FIELD)$/);
    }
    expect(await app.database.sql("select 1 from seller where email = 'nul@example.com'")).toHaveLength(0);
  });

  it('keeps amounts exact, as text with the decimals of their currency', async () => {
    const { me } = await ask(app, app.accounts.apiToken, ME);
    const { seller } = await ask(
      app,
      app.accounts.apiToken,
      'query($id: String!) { seller(id: $id) { wallets { balance { amount currency minor } } } }',
      { id: me.id },
    );

    expect(seller.wallets[0].balance).toEqual({ amount: '10000.00', currency: 'USD', minor: 1000000 });
  });

  it('executes the first of two mutations when the second fails', async () => {
    const both = `mutation($i: CreateOrderInput!) { first: createOrder(input: $i) { orderId } second: cancelOrder(orderId: "none") { id } }`;
    const answer = await app.client.graphql(both, { i: anOrder(shop.domain) }, shop.token);

    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0]).toMatchObject({ path: ['second'], extensions: { code: 'ORDER_NOT_FOUND' } });
  });
});

describe('In production', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await startApp({ ROLE: 'web', NODE_ENV: 'production' });
  });
  afterAll(() => live.stop());

  it('the door tells nothing of its schema', async () => {
    const introspection = await live.client.graphql('{ __schema { types { name } } }');
    expect(introspection.body.errors).toBeDefined();
    expect(introspection.body.data).toBeUndefined();

    const input = { order: { subTotall: '1' }, ordr: {} };
    const typos = [
      await live.client.graphql('{ shipmentz { id } }'),
      await live.client.graphql('{ shipments(frist: 1) { totalCount } }'),
      await live.client.graphql('mutation($i: CreateOrderInput!) { createOrder(input: $i) { orderId } }', { i: input }),
      await live.client.graphql('query($s: [ShipmentStatus!]) { shipments(status: $s) { totalCount } }', { s: ['PICKUPP'] }),
    ];
    for (const { body, text } of typos) {
      expect(body.errors.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/Did you mean/i);
    }
  });

  it('a defect tells nothing of what is behind the door', async () => {
    await live.database.sql('alter table shipment rename to shipment_away');
    const broken = await live.client.graphql('{ shipments { totalCount } }', {}, live.accounts.erpToken);
    await live.database.sql('alter table shipment_away rename to shipment');

    expect(broken.body.errors[0].extensions.code).toBe('INTERNAL_ERROR');
    expect(broken.text).not.toMatch(/shipment_away|relation|select|node_modules/i);
  });

  it('no shipment is simulated', async () => {
    const own = await connectShop(live);
    const placed = await live.client.post('/api/order', anOrder(own.domain), own.headers);
    const query = 'mutation($id: String!) { simulateShipment(id: $id) { status } }';

    for (const token of [live.accounts.erpToken, await sessionOf(live, live.accounts.superAdmin)]) {
      expect(await refused(live, token, query, { id: placed.body.shipment_id })).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
