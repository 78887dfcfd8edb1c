import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { hours } from '../support/clock.js';
import { eventsHandled } from '../support/events.js';
import { adminOf, newErpToken, newSeller, topUp, walletOf } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { busyDatabases, statementCount, statementsOf } from '../support/statements.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { extraApps } from '../support/extra-apps.js';

const extraApp = extraApps();
const SECRET_KEY = 'a secret key of at least thirty-two characters';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ SECRET_KEY });
  busyDatabases.add(new URL(app.databaseUrl).pathname.slice(1));
  shop = await connectShop(app);
});
afterAll(() => app.stop());

type Headers = Readonly<Record<string, string>>;
const keyed = (key: string, headers: Headers = shop.headers): Headers => ({ ...headers, 'idempotency-key': key });
const order = (body: unknown, headers: Headers): Promise<Answer> => app.client.post('/api/order', body, headers);
const orderAt = ({ client }: TestApp, body: unknown, headers: Headers): Promise<Answer> => client.post('/api/order', body, headers);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const replayed = ({ headers }: Answer): boolean => headers.get('idempotent-replayed') === 'true';

describe('A request with an Idempotency-Key', () => {
  it('is answered the same again, byte for byte, and says that it is a replay', async () => {
    const body = anOrder(shop.domain);
    const first = await order(body, keyed('one'));
    const again = await order(body, keyed('one'));

    expect(first.status).toBe(200);
    expect(replayed(first)).toBe(false);
    expect(replayed(again)).toBe(true);
    expect(again.text).toBe(first.text);
    expect(again.body.message).toBe('Order created');
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('has one effect and fifty identical answers when it comes fifty times at once', async () => {
    const person = await newSeller(app);
    await topUp(app, app.accounts.erpToken, person.id, '50');
    const own = await connectShop(app, person);
    const body = anOrder(own.domain);
    const answers = await times(50, () => order(body, keyed('fifty', own.headers)));

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(replayed)).toHaveLength(49);
    expect(await walletOf(app, person.id)).toEqual({ balance: '50.00', held: '7.14' });
    await eventsHandled(app);
    const [row] = await app.database.sql("select count(*)::int as mails from mail where recipient = $1 and kind = 'order_placed'", [
      person.email,
    ]);
    expect(row).toEqual({ mails: 1 });
  });

  it('is refused when the key was used for another body, and the first effect stands', async () => {
    const body = anOrder(shop.domain);
    const first = await order(body, keyed('other-body'));

    expectRefusal(await order(anOrder(shop.domain), keyed('other-body')), { status: 409, code: 'IDEMPOTENCY_KEY_REUSED', family: 'order' });
    expectRefusal(await order({}, keyed('other-body')), { status: 409, code: 'IDEMPOTENCY_KEY_REUSED', family: 'order' });
    expect((await order(body, keyed('other-body'))).body.orderId).toBe(first.body.orderId);
  });

  it('lets one of fifty different bodies win and refuses the others', async () => {
    const answers = await times(50, () => order(anOrder(shop.domain), keyed('race')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'IDEMPOTENCY_KEY_REUSED')).toHaveLength(49);
  });

  it('has nothing to do with the same key of another shop, another path or another method', async () => {
    const other = await connectShop(app);
    const location = { refId: 'W', refName: 'W', address: 'A 1', city: 'Dubai', state: '', countryCode: 'AE', zip: '' };
    const first = await app.client.post('/api/locations/add', location, keyed('shared'));

    expect(first.body.created).toBe(1);
    expect((await app.client.post('/api/locations/add', location, keyed('shared', other.headers))).body.created).toBe(1);
    expect((await app.client.post('/api/locations/update', location, keyed('shared'))).body.updated).toBe(0);
    expect(replayed(await app.client.post('/api/locations/update', location, keyed('shared')))).toBe(true);
  });

  it('belongs to the shop, whichever of its tokens is used', async () => {
    const login = { ...app.accounts.seller, shopId: shop.domain, shopName: 'A', platform: 'b', url: 'https://a.example' };
    const second = (await app.client.post('/api/login', login)).body.token;
    const body = anOrder(shop.domain);
    const first = await order(body, keyed('tokens'));

    expect((await order(body, { ...keyed('tokens'), 'x-svc-shop-token': second })).text).toBe(first.text);
  });

  it.each([
    ['of one character', '1', 200],
    ['of 255 characters', 'k'.repeat(255), 200],
    ['of 256 characters', 'k'.repeat(256), 400],
    ['of none', '', 400],
  ])('has a key %s', async (_length, key, status) => {
    const answer = await app.client.post('/api/locations/add', [], keyed(key));

    expect(answer.status).toBe(status);
    if (status === 400) expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', fields: ['Idempotency-Key'] });
  });

  it('that failed leaves the key free for the next try', async () => {
    const body = anOrder(shop.domain, { carrier: 'NONE' });
    const key = keyed('after-failure');

    expectRefusal(await order({ ...body, customer: undefined }, key), { status: 400, code: 'MISSING_FIELD', family: 'order' });
    expectRefusal(await order(body, key), { status: 400, code: 'INVALID_CARRIER', family: 'order' });
    expectRefusal(await order(body, { ...key, 'x-svc-shop-token': 'x' }), { status: 401, code: 'UNAUTHORIZED', family: 'order' });
    const good = await order({ ...body, order: { ...body.order, carrier: 'SVC_EXP' } }, key);
    expect(good.status).toBe(200);
    expect(replayed(good)).toBe(false);
  });

  it('is remembered for 48 hours and then forgotten', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const mine = await connectShop(own);
    const body = anOrder(mine.domain);
    const send = () => own.client.post('/api/order', body, keyed('two-days', mine.headers));
    const first = await send();

    own.clock.advance(hours(47.9));
    expect((await send()).text).toBe(first.text);
    own.clock.advance(hours(0.2));
    expect((await send()).body.message).toBe('Order already exists');
  });

  it('is heeded by every route that takes a body', async () => {
    const placed = await placeOrder(app, shop);
    const erp = bearer(app.accounts.erpToken);
    const path = `/api/erp/shipments/${placed.body.shipment_id}/status`;
    const calls: [string, unknown, Headers][] = [
      ['/api/locations/add', [], shop.headers],
      ['/api/activation', { activate: true }, shop.headers],
      ['/api/rates', { products: [mug], origin: dubai, destination: abuDhabi }, shop.headers],
      ['/api/order', anOrder(shop.domain), shop.headers],
      [path, { status: 'fulfilled' }, erp],
    ];
    for (const [where, body, headers] of calls) {
      const first = await app.client.post(where, body, keyed('everywhere', headers));
      const again = await app.client.post(where, body, keyed('everywhere', headers));
      expect({ where, status: first.status, text: first.text, replayed: replayed(again) }).toEqual({
        where,
        status: 200,
        text: again.text,
        replayed: true,
      });
    }
  });

  it('moves a shipment once when an ERP system repeats itself fifty times at once', async () => {
    const placed = await placeOrder(app, shop);
    const path = `/api/erp/shipments/${placed.body.shipment_id}/status`;
    const answers = await times(50, () => app.client.post(path, { status: 'pickup' }, keyed('move', bearer(app.accounts.erpToken))));

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expectRefusal(await app.client.post(path, { status: 'picked_up' }, keyed('move', bearer(app.accounts.erpToken))), {
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
      family: 'erp',
    });
  });

  it('is separate for every ERP token', async () => {
    const [one, two] = await Promise.all([adminOf(app), adminOf(app)].map(async (admin) => newErpToken(app, await admin)));
    const placed = await placeOrder(app, shop);
    const path = `/api/erp/shipments/${placed.body.shipment_id}/status`;

    expect((await app.client.post(path, { status: 'fulfilled' }, keyed('erp', bearer(one ?? '')))).status).toBe(200);
    expectRefusal(await app.client.post(path, { status: 'fulfilled' }, keyed('erp', bearer(two ?? ''))), {
      status: 400,
      code: 'INVALID_TRANSITION',
      family: 'erp',
    });
  });
});

describe('A login with an Idempotency-Key', () => {
  const details = (shopId: string, account = app.accounts.seller) => ({
    ...account,
    shopId,
    shopName: 'K',
    platform: 'p',
    url: 'https://k.example',
  });
  const login = (body: unknown, key: string) => app.client.post('/api/login', body, { 'idempotency-key': key });

  it('is checked anew each time, so that no token is given out that was not earned', async () => {
    const first = await login(details('keyed.example'), 'login');
    const again = await login(details('keyed.example'), 'login');

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.token).not.toBe(first.body.token);
    expect([first, again].map(replayed)).toEqual([false, false]);
    expectRefusal(await login({ ...details('keyed.example'), password: 'guess' }, 'login'), {
      status: 401,
      code: 'UNAUTHORIZED',
      reason: 'INVALID_CREDENTIALS',
    });
  });

  it('leaves neither token nor password readable in the database', async () => {
    const { body } = await login(details('keyed-7.example'), 'login-4');
    const secrets = [body.token, app.accounts.seller.password, shop.token, app.accounts.erpToken, app.accounts.apiToken] as string[];
    const tables = await app.database.sql<{ name: string }>(
      "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema like 'shipgraph%' and table_type = 'BASE TABLE'",
    );

    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const rows = await app.database.sql<{ line: string }>(`select t::text as line from ${name} t`);
      const text = rows.map(({ line }) => line).join('\n');
      for (const secret of secrets) {
        expect(text.includes(secret)).toBe(false);
        expect(text.includes(Buffer.from(secret).toString('hex'))).toBe(false);
        expect(text.includes(Buffer.from(secret).toString('base64').slice(0, 40))).toBe(false);
      }
    }
  });
});

describe('While a carrier thinks about its price', () => {
  let own: TestApp;
  let mine: ConnectedShop;
  beforeAll(async () => {
    own = await startApp({ ROLE: 'web', DATABASE_POOL: '2' });
    mine = await connectShop(own);
  });
  afterAll(() => own.stop());

  /** Holds every question for prices until it is opened, and counts who asks. */
  function slowCarrier() {
    const gate = Promise.withResolvers<void>();
    const ask = own.services.collectQuotes;
    let asked = 0;
    const collectQuotes: typeof ask = async (...question) => {
      asked++;
      await gate.promise;
      return ask(...question);
    };
    Object.assign(own.services, { collectQuotes });
    const answer = () => {
      Object.assign(own.services, { collectQuotes: ask });
      gate.resolve();
    };
    return { asked: () => asked, answer };
  }

  it('requests with a key hold no connection, so that others are served meanwhile', async () => {
    const placed = await orderAt(own, anOrder(mine.domain), mine.headers);
    const path = `/api/erp/shipments/${placed.body.shipment_id}`;
    const delivered = await orderAt(own, anOrder(mine.domain), mine.headers);
    await walkTo(own, delivered.body.shipment_id, 'delivered');
    const erp = bearer(own.accounts.erpToken);
    const rates = { products: [mug], origin: dubai, destination: abuDhabi };
    const carrier = slowCarrier();

    const waiting = [
      ...Array.from({ length: 3 }, (_, n) => orderAt(own, anOrder(mine.domain), keyed(`slow-${n}`, mine.headers))),
      ...Array.from({ length: 3 }, (_, n) => own.client.post('/api/rates', rates, keyed(`slow-${n}`, mine.headers))),
      own.client.post('/api/erp/rates', rates, keyed('slow', erp)),
      own.client.call('PATCH', path, { body: { carrier: 'SVC_EXP' }, headers: keyed('slow', erp) }),
      own.client.post('/api/return-shipment', { shipment_id: delivered.body.shipment_id }, keyed('slow', mine.headers)),
    ];
    await waitFor('every request asks the carrier', () => carrier.asked() === waiting.length);
    const meanwhile = await times(4, () => own.client.get(path, erp));
    carrier.answer();

    expect(meanwhile.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(waiting.length).fill(200));
  });

  it('copies of one order ask it each, write one order and are given one answer; a later copy asks nothing', async () => {
    const body = anOrder(mine.domain);
    const carrier = slowCarrier();

    const copies = times(6, () => orderAt(own, body, keyed('copies', mine.headers)));
    await waitFor('every copy asks the carrier', () => carrier.asked() === 6);
    carrier.answer();
    const answers = await copies;
    const askedLater = slowCarrier();
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(replayed)).toHaveLength(5);

    const later = await orderAt(own, body, keyed('copies', mine.headers));
    expect(later.text).toBe(answers[0]?.text);
    expectRefusal(await orderAt(own, anOrder(mine.domain), keyed('copies', mine.headers)), {
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
      family: 'order',
    });
    expect(askedLater.asked()).toBe(0);
    askedLater.answer();
  });

  it('an order with a key takes three statements for it, its replay takes one in all, and an order without takes none', async () => {
    const body = anOrder(mine.domain);
    const ofKeys = async (work: () => Promise<unknown>) =>
      (await statementsOf(work)).filter((text) => text.includes('idempotent_answer')).map((text) => text.trim().split(' ')[0]);

    expect(await ofKeys(() => orderAt(own, anOrder(mine.domain), mine.headers))).toEqual([]);
    expect(await ofKeys(() => orderAt(own, body, keyed('counted', mine.headers)))).toEqual(['select', 'select', 'insert']);
    // Who calls is remembered for a moment and looked up again after it, which is no statement of the replay.
    expect(await statementCount(() => orderAt(own, body, keyed('counted', mine.headers)))).toBe(1);
  });
});

describe('Two processes with one secret key', () => {
  it('share the answers of each other', async () => {
    const second = await extraApp({ ROLE: 'web', SECRET_KEY, DEMO: '0' }, { databaseUrl: app.databaseUrl });
    const body = anOrder(shop.domain);
    const answers = await times(30, (n) => (n % 2 ? app : second).client.post('/api/order', body, keyed('two')));

    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
