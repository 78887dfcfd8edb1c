import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { newSeller, topUp, type Person } from '../../support/people.js';
import { sharedApp } from '../../support/shared-app.js';
import { abuDhabi, connectShop, dubai, sessionOf, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { ownFile, ownLine, shopifyFile } from './files.js';

let app: TestApp;
let seller: Person;
let session: string;
let operator: string;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedApp();
  seller = await newSeller(app);
  [session, operator, shop] = await Promise.all([sessionOf(app, seller), sessionOf(app, app.accounts.operator), connectShop(app, seller)]);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});

const MONEY = '{ amount currency }';
const ROW = `id line orderReference state recipient company serviceCode serviceName wantedService orderId price ${MONEY} collect ${MONEY} lacks ${MONEY}
  problems { code message } warnings { line column field code message }`;
const IMPORT = `id state warned price ${MONEY} collect ${MONEY} shortages { orders hasWallet lacks ${MONEY} } services { code name }
  answers { kind value answer remembered } questions { kind value choices { answer text } } rows(first: 100) { nodes { ${ROW} } }`;
const CREATE = `mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { ${IMPORT} } }`;
const READ = `query($id: ID!) { orderImport(id: $id) { ${IMPORT} } }`;
const PLACE = 'mutation($id: ID!) { placeOrderImport(id: $id) { state } }';
const SERVICE = `mutation($id: ID!, $rowIds: [ID!], $code: String) { setOrderImportService(id: $id, rowIds: $rowIds, serviceCode: $code) { ${IMPORT} } }`;
const ANSWERS = 'query($sellerId: ID) { orderFileAnswers(sellerId: $sellerId) { kind value answer } }';
const FORGET =
  'mutation($sellerId: ID, $kind: OrderFileQuestionKind!, $value: String!) { forgetOrderFileAnswer(sellerId: $sellerId, kind: $kind, value: $value) }';

const defaults = { origin: dubai, grams: 500, length: 20, width: 15, height: 10 };
const create = async (text: string, { by = session, input = {} }: { by?: string; input?: object } = {}) =>
  (
    await ask(app, by, CREATE, {
      input: { fileName: 'orders.csv', shopDomain: shop.domain, defaults, ...input },
      file: Buffer.from(text).toString('base64'),
    })
  ).createOrderImport;
const read = async (id: string, by = session) => (await ask(app, by, READ, { id })).orderImport;
async function done(id: string) {
  let found = await read(id);
  await waitFor('the import to be done', async () => (found = await read(id)).state === 'DONE');
  return found;
}
const placed = async (id: string) => {
  await ask(app, session, PLACE, { id });
  return done(id);
};
const statesOf = ({ rows }: { rows: { nodes: { state: string }[] } }): string[] => rows.nodes.map(({ state }) => state);

let next = 20_000;
const number = (): string => String(next++);
const code = (row: { warnings: { code: string }[] }): string[] => row.warnings.map((warning) => warning.code);

const restOrder = (orderNumber: number, orderReference: string) => ({
  order: { shopDomain: shop.domain, subTotal: 100, orderNumber, orderReference, total: 100, currency: 'USD' },
  customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
  origin: dubai,
  destination: abuDhabi,
  products: [{ name: 'Pin', quantity: 1, price: 100, grams: 10, length: 1, width: 1, height: 1, volume: 1, currency: 'USD' }],
});

describe('What an order is known by', () => {
  it('is its name: orders of two stores with the same digits are both shipped, also by fifty copies at once', async () => {
    const digits = number();
    const names = [`EU-${digits}`, `US-${digits}`, `#${digits}-1`, `#${digits}1`, `#${digits}`];
    const file = ownFile(names.map((name) => ownLine(name)));
    const ids: string[] = [];
    for (let copy = 0; copy < 10; copy += 1) ids.push((await create(file)).id);
    await Promise.all(ids.map((id) => ask(app, session, PLACE, { id })));
    const imports = await Promise.all(ids.map((id) => done(id)));

    expect(imports.flatMap(statesOf)).toEqual(Array<string>(50).fill('PLACED'));
    const orders = await app.database.sql<{ order_reference: string; order_number: bigint }>(
      'select order_reference, order_number from "order" where order_reference = any($1)',
      [names],
    );
    expect(orders.map((order) => order.order_reference).sort()).toEqual([...names].sort());
    expect(new Set(orders.map((order) => order.order_number)).size).toBe(names.length);
    expect(statesOf(await create(file))).toEqual(names.map(() => 'DUPLICATE'));
  });

  it('is the reference of an order that a plug-in has brought under another number', async () => {
    const name = number();
    const { body } = await app.client.post('/api/order', restOrder(5_000_000 + next, `#${name}`), shop.headers);
    const found = await create(ownFile([ownLine(name), ownLine(`#${name}`, { payment: 'cod', cod: '120.00' })]));

    expect(body.code ?? null).toBeNull();
    const [same, other] = found.rows.nodes;
    expect(same.orderId ?? other.orderId).not.toBeNull();
    expect(statesOf(found)).not.toContain('READY');
    expect(same.problems[0]).toMatchObject({ code: 'ORDER_EXISTS', message: expect.stringContaining(`was placed before as #${name}`) });
  });

  it('names another phone number, as it is dialled', async () => {
    const name = number();
    const line = (phone: string, more: object = {}) => ownLine(name, more).replace('+971 50 123 4567', phone);
    await placed((await create(ownFile([line('+971 50 123 4567')]))).id);
    const again = async (text: string) => {
      const [{ state, problems }] = (await create(ownFile([text]))).rows.nodes;
      return [state, problems[0].message];
    };

    expect(await again(line('050 123 4567'))).toEqual(['DUPLICATE', expect.stringContaining('to the same recipient; what else differs')]);
    expect(await again(line('+971 50 123 4568'))).toEqual(['PROBLEM', 'was placed before, with another phone number']);
    expect(await again(line('+971 50 123 4567', { item: 'Jug' }))).toEqual(['DUPLICATE', expect.stringContaining('is not taken over')]);
  });

  it('is known again after the order was cancelled, which is told', async () => {
    const name = number();
    const { body } = await app.client.post('/api/order', restOrder(Number(name), name), shop.headers);
    await ask(app, session, 'mutation($id: String!) { cancelOrder(orderId: $id) { id } }', { id: body.orderId });
    const [row] = (await create(ownFile([ownLine(name)]))).rows.nodes;

    expect(row.problems[0]).toMatchObject({ code: 'ORDER_EXISTS', message: expect.stringContaining('cancelled: it is not shipped again') });
  });

  it.each(['EU-', '#', ''])(
    'keeps a plug-in from sending an order again that a file has brought under its name: %s1001',
    async (prefix) => {
      const name = `${prefix}${number()}`;
      const found = await placed((await create(ownFile([ownLine(name)]))).id);
      expect(statesOf(found)).toEqual(['PLACED']);
      const again = await app.client.post('/api/order', restOrder(6_000_000 + next, name), shop.headers);

      expect(again.body).toMatchObject({ code: 'ORDER_EXISTS' });
    },
  );

  it.each(['EU-', '#', ''])(
    'keeps a plug-in from sending an order again that was placed as a draft made of a row of a file: %s1001',
    async (prefix) => {
      const name = `${prefix}${number()}`;
      const found = await create(ownFile([ownLine(name, { city: '' })]));
      await ask(app, session, 'mutation($id: ID!) { draftOrderImportRows(id: $id) { state } }', { id: found.id });
      const { id } = found.rows.nodes[0];
      const kept = await ask(app, session, 'query($id: ID!) { orderDraft(id: $id) { content { order { orderNumber } } } }', { id });
      const content = restOrder(kept.orderDraft.content.order.orderNumber, name);
      await ask(
        app,
        session,
        'mutation($id: ID!, $content: OrderDraftContentInput!) { updateOrderDraft(id: $id, content: $content) { id } }',
        {
          id,
          content,
        },
      );
      const draft = await ask(app, session, 'mutation($id: ID!) { placeOrderDraft(id: $id) { order { orderReference } } }', { id });
      expect(draft.placeOrderDraft.order.orderReference).toBe(name);
      const again = await app.client.post('/api/order', restOrder(6_000_000 + next, name), shop.headers);

      expect(again.body).toMatchObject({ code: 'ORDER_EXISTS' });
    },
  );

  it('is not the large number that a store gives to each parcel of an order', async () => {
    const [name, large] = [`#${number()}`, 7_000_000_000_000_000 + next];
    const first = await app.client.post('/api/order', restOrder(large, name), shop.headers);
    const second = await app.client.post('/api/order', restOrder(large + 1, name), shop.headers);

    expect(second.body.code ?? null).toBeNull();
    expect(second.body.shipment_id).not.toBe(first.body.shipment_id);
  });
});

describe('What the preview says of the money', () => {
  it('is what each order costs and collects, and what the wallet lacks in the order of the file', async () => {
    const lines = [ownLine(number(), { payment: 'cod', cod: '120.00' }), ownLine(number()), ownLine(number())];
    const poor = await create(ownFile(lines));
    const [first] = poor.rows.nodes;
    const price = Number(first.price.amount);
    expect(poor.collect).toEqual([{ amount: '120.00', currency: 'USD' }]);
    expect(first).toMatchObject({ state: 'READY', collect: { amount: '120.00' }, lacks: { amount: first.price.amount } });
    expect(poor.shortages).toEqual([{ orders: 3, hasWallet: false, lacks: poor.price[0] }]);
    expect(first.warnings).toContainEqual(
      expect.objectContaining({ code: 'WALLET_LACKS', message: expect.stringContaining('no wallet in USD') }),
    );

    const had = (price * 1.5).toFixed(2);
    await topUp(app, app.accounts.erpToken, seller.id, had);
    const now = await read(poor.id);
    expect(now.shortages).toEqual([
      { orders: 2, hasWallet: true, lacks: { amount: (3 * price - Number(had)).toFixed(2), currency: 'USD' } },
    ]);
    expect(now.rows.nodes.map((row: { lacks: unknown }) => row.lacks !== null)).toEqual([false, true, true]);
    expect(now.warned).toBe(2);
    const warned = await ask(
      app,
      session,
      'query($id: ID!) { orderImport(id: $id) { rows(first: 9, withWarnings: true) { totalCount nodes { line } } } }',
      { id: poor.id },
    );
    expect(warned.orderImport.rows).toEqual({ totalCount: 2, nodes: [{ line: 3 }, { line: 4 }] });

    const ofShop = await read(poor.id, shop.token);
    expect(ofShop).toMatchObject({ shortages: [], warned: 0 });
    expect(code(ofShop.rows.nodes[1])).toEqual([]);
  });

  it('warns of what is not as it should be, and the order can be placed', async () => {
    const found = await create(ownFile([ownLine(number(), { payment: 'prepaid', cod: '120.00' })]));
    const [row] = found.rows.nodes;
    expect(row.state).toBe('READY');
    expect(row.recipient).toBe('Aisha Khan');
    expect(code(row)).toEqual(['COLLECTION_IGNORED']);
    const byMethod = `${ownFile([ownLine(number())]).replace('\r\n', ',payment_method\r\n')},Cash on delivery`;
    expect((await create(byMethod)).rows.nodes.map(code)).toEqual([['COLLECTION_IGNORED']]);
  });
});

describe('The service of an order of a file', () => {
  it('is the one that is chosen in the preview, with its price, until another is chosen', async () => {
    const found = await create(ownFile([ownLine(number()), ownLine(number()), ownLine(number(), { city: '' })]));
    expect(found.services).toContainEqual({ code: 'SVC_EXP', name: 'Express' });
    const [first, second] = found.rows.nodes;
    expect(first.serviceCode).toBe('SVC_ECO');
    const set = async (variables: object) => (await ask(app, session, SERVICE, { id: found.id, ...variables })).setOrderImportService;

    const one = (await set({ rowIds: [first.id], code: 'SVC_EXP' })).rows.nodes;
    expect(one[0]).toMatchObject({ state: 'READY', serviceCode: 'SVC_EXP', serviceName: 'Express' });
    expect(Number(one[0].price.amount)).toBeGreaterThan(Number(first.price.amount));
    expect(one[1]).toEqual(expect.objectContaining({ id: second.id, serviceCode: 'SVC_ECO' }));

    const none = await set({ code: 'SVC_INT_ECO' });
    expect(statesOf(none)).toEqual(['PROBLEM', 'PROBLEM', 'PROBLEM']);
    expect(none.rows.nodes[0].problems[0]).toMatchObject({ code: 'INVALID_CARRIER' });
    expect(statesOf(await set({ code: null }))).toEqual(['READY', 'READY', 'PROBLEM']);
    expect(await refused(app, session, SERVICE, { id: found.id, code: 'NONE' })).toMatchObject({ errors: [{ field: 'serviceCode' }] });

    await set({ code: 'SVC_EXP' });
    const placing = await placed(found.id);
    expect(placing.rows.nodes[0]).toMatchObject({ state: 'PLACED', serviceCode: 'SVC_EXP' });
    const again = await create(ownFile([ownLine(first.orderReference)]));
    expect(statesOf(again)).toEqual(['DUPLICATE']);
  });
});

const storeFile = (rows: readonly { name: string; status?: string; method?: string; shipping?: string }[]): string =>
  [
    'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Outstanding Balance,Shipping Method,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping Address1,Shipping City,Shipping Country,Payment Method',
    ...rows.map(({ name, status = 'paid', method = 'Card', shipping = 'Standard' }) =>
      [
        name,
        'a@example.com',
        status,
        'USD',
        '100.00',
        '10.00',
        '0.00',
        '110.00',
        status === 'paid' ? '0.00' : '110.00',
        shipping,
        '1',
        'Mug',
        '100.00',
        'Layla Saleh',
        'Corniche 5',
        'Abu Dhabi',
        'AE',
        method,
      ].join(','),
    ),
  ].join('\n');

describe('The shipping method of a store', () => {
  it('is the service that it names; another is replaced in words, with its price', async () => {
    const rows = ['EXPRESS', 'Drone'].map((shipping) => ({ name: `#${number()}`, shipping }));
    const found = await create(storeFile(rows));
    const [express, drone] = found.rows.nodes;
    expect(express).toMatchObject({ state: 'READY', serviceCode: 'SVC_EXP', wantedService: 'EXPRESS' });
    expect(code(express)).not.toContain('SERVICE_NOT_MATCHED');
    const warning = drone.warnings.find((each: { code: string }) => each.code === 'SERVICE_NOT_MATCHED');
    expect(warning.message).toBe(
      `the shipping method "Drone" matches no service: Economy for ${drone.price.amount} USD was chosen instead`,
    );
    const answered = await create(storeFile(rows), { input: { answers: [{ kind: 'SERVICE', value: 'drone', answer: 'SVC_EXP' }] } });
    expect(answered.rows.nodes[1]).toMatchObject({ state: 'READY', serviceCode: 'SVC_EXP' });
    expect(answered.answers).toEqual([{ kind: 'SERVICE', value: 'drone', answer: 'SVC_EXP', remembered: false }]);
    await ask(app, session, FORGET, { kind: 'SERVICE', value: 'drone' });

    const done = await placed(found.id);
    expect(done.rows.nodes.map((row: { serviceCode: string }) => row.serviceCode)).toEqual(['SVC_EXP', 'SVC_ECO']);
    expect(statesOf(await create(storeFile(rows)))).toEqual(['DUPLICATE', 'DUPLICATE']);
  });

  it('goes with the parcel as a whole', async () => {
    const rows = [{ name: `#${number()}` }];
    const whole = { origin: dubai, grams: 2_000, length: 30, width: 20, height: 10 };
    const found = await placed((await create(storeFile(rows), { input: { defaults: whole } })).id);
    const [shipment] = await app.database.sql<{ weight: string }>('select weight_mg as weight from shipment where order_id = $1', [
      found.rows.nodes[0].orderId,
    ]);
    expect(Number(shipment?.weight)).toBe(2_000_000);
  });
});

describe('A method of payment that nobody knows', () => {
  it('waits for an answer, is no draft meanwhile, and is remembered for the next file of the seller alone', async () => {
    const unknown = () => storeFile([{ name: `#${number()}`, status: 'pending', method: 'Zeta Trust' }, { name: `#${number()}` }]);
    const file = unknown();
    const open = await create(file);
    expect(statesOf(open)).toEqual(['PROBLEM', 'READY']);
    expect(open.rows.nodes[0].problems[0]).toMatchObject({ code: 'QUESTION' });
    expect(open.questions).toEqual([{ kind: 'PAYMENT', value: 'Zeta Trust', choices: expect.any(Array) }]);
    const drafted = await ask(app, session, 'mutation($id: ID!) { draftOrderImportRows(id: $id) { rows(first: 9) { nodes { state } } } }', {
      id: open.id,
    });
    expect(statesOf(drafted.draftOrderImportRows)).toEqual(['PROBLEM', 'READY']);

    const answers = [{ kind: 'PAYMENT', value: 'Zeta Trust', answer: 'collect' }];
    const answered = await create(file, { input: { answers } });
    expect(statesOf(answered)).toEqual(['READY', 'READY']);
    expect(answered.rows.nodes[0].collect).toEqual({ amount: '110.00', currency: 'USD' });

    const next = await create(unknown());
    expect(next.answers).toEqual([{ ...answers[0], remembered: true }]);
    expect(statesOf(next)).toEqual(['READY', 'READY']);
    expect(statesOf(await create(unknown(), { by: shop.token }))).toEqual(['PROBLEM', 'READY']);
    await ask(app, session, FORGET, { kind: 'PAYMENT', value: 'zeta trust' });
    expect(statesOf(await create(unknown()))).toEqual(['PROBLEM', 'READY']);
  });
});

describe('Answers about files', () => {
  const bank = { kind: 'PAYMENT', value: 'Bank  Deposit', answer: 'prepaid' };

  it('are remembered for the seller, and forgotten when told so', async () => {
    const person = await newSeller(app);
    const by = await sessionOf(app, person);
    const read = (answers: readonly object[]) => create(ownFile([ownLine(number())]), { by, input: { shopDomain: null, answers } });
    await read([bank, { kind: 'DECIMAL_MARK', value: '', answer: 'point' }]);
    await read([{ ...bank, value: 'BANK deposit', answer: 'collect' }]);
    const kept = [{ kind: 'PAYMENT', value: 'BANK deposit', answer: 'collect' }];
    expect((await ask(app, by, ANSWERS)).orderFileAnswers).toEqual(kept);
    expect((await ask(app, operator, ANSWERS, { sellerId: person.id })).orderFileAnswers).toEqual(kept);

    const forget = { kind: 'PAYMENT', value: ' bank deposit' };
    expect((await ask(app, by, FORGET, forget)).forgetOrderFileAnswer).toBe(true);
    expect(await refused(app, by, FORGET, forget)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(app, by, ANSWERS)).orderFileAnswers).toEqual([]);
  });

  it('of a shop, or of another seller, are for nobody else', async () => {
    await create(ownFile([ownLine(number())]), { by: shop.token, input: { answers: [{ ...bank, value: 'Of the shop' }] } });
    expect(JSON.stringify((await ask(app, session, ANSWERS)).orderFileAnswers)).not.toContain('Of the shop');
    const other = await sessionOf(app, await newSeller(app));
    for (const token of [other, shop.token])
      expect(await refused(app, token, ANSWERS, { sellerId: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refused(app, operator, ANSWERS)).toMatchObject({ errors: [{ field: 'sellerId', code: 'MISSING_FIELD' }] });
  });

  it('that no question can have are refused', async () => {
    const answers = [{ kind: 'SERVICE', value: 'Express', answer: 'NONE' }];
    const file = Buffer.from(shopifyFile).toString('base64');
    expect(
      await refused(app, session, CREATE, { input: { fileName: 'x.csv', shopDomain: shop.domain, defaults, answers }, file }),
    ).toMatchObject({
      errors: [{ field: 'input.answers[0].answer' }],
    });
  });
});

describe('Columns that were not read', () => {
  it('are named with the import, and read again', async () => {
    const file = ownFile([ownLine(number())])
      .replace('order_number,', 'COD,order_number,')
      .replace('\r\n', '\r\n5,');
    const asked = `mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { id ignoredColumns } }`;
    const input = { fileName: 'orders.csv', shopDomain: shop.domain, defaults };
    const { createOrderImport } = await ask(app, session, asked, { input, file: Buffer.from(file).toString('base64') });
    const { orderImport } = await ask(app, session, 'query($id: ID!) { orderImport(id: $id) { ignoredColumns } }', {
      id: createOrderImport.id,
    });

    expect([createOrderImport.ignoredColumns, orderImport.ignoredColumns]).toEqual([['COD'], ['COD']]);
  });
});
