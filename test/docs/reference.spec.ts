import { getOperationAST, getVariableValues, parse, validate, type GraphQLSchema } from 'graphql';
import type { DemoAccount } from '../../src/rest/docs/demo-accounts.js';
import { EXAMPLE } from '../../src/rest/docs/reference/example-values.js';
import { graphSample, type GraphSample } from '../../src/rest/docs/reference/graph-sample.js';
import { exampleRequest, restCalls, type RestCall } from '../../src/rest/docs/reference/rest-calls.js';
import { answerExample } from '../../src/rest/docs/reference/rest-page.js';
import { rootFields, rulesOf, type RootField } from '../../src/rest/docs/reference/root-fields.js';
import { interfaces } from '../../src/rest/interfaces.js';
import { createSchema } from '../../src/schema.js';
import { calls as storeCalls } from '../../src/client/store/calls.js';
import { LOGIN, storeCalls as shownCalls } from '../../src/rest/docs/samples/store-client.js';
import { startApp, type TestApp } from '../support/app.js';
import type { Answer } from '../support/client.js';
import { nameOf } from '../support/declared.js';
import { placeOrder, walkTo } from '../support/story.js';

/** Codes of refusals that are about the request itself, and not about what there is. */
const WRONG =
  /^(VALIDATION_FAILED|MISSING_FIELD|INVALID_QUERY|INVALID_JSON|QUERY_TOO_COMPLEX|INTERNAL_ERROR|UNSUPPORTED_CONTENT_TYPE|GRAPHQL_\w+)$/;

/** No one owes the amount of these examples, and there is no driver, in the data of a test. */
const OF_THE_DATA = ['repayShortage', 'writeOffShortage', 'settleReceivable', 'assignShipments'];
/** Each ends sessions, so it comes last. */
const LAST = ['logout', 'endOtherSessions', 'refreshSession', 'changePassword', 'revokeShopToken', 'deleteWebhook', 'revokeToken'];

let app: TestApp;
let schema: GraphQLSchema;
const tokens = new Map<DemoAccount, string>();
/** Real ids by what the descriptions call their owner. */
let ids: Readonly<Record<string, string>>;
let shipment: string;

beforeAll(async () => {
  schema = await createSchema();
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

/** Signs in as a reader of the pages does, and makes what the samples ask for. */
async function openWorld(): Promise<void> {
  for (const account of ['shop', 'seller', 'operator', 'admin', 'erp'] as const) {
    const { body } = await app.client.post('/docs/demo/sign-in', { account });
    tokens.set(account, body.token);
  }
  const headers = { 'x-svc-shop-token': tokenOf('shop'), 'x-svc-shop-domain': 'mugs.example' };
  const shop = { domain: 'mugs.example', token: tokenOf('shop'), headers };
  const { body: order } = await placeOrder(app, shop);
  const { body: delivered } = await placeOrder(app, shop);
  await walkTo(app, delivered.shipment_id, 'delivered');
  const document =
    'mutation { createWebhook(input: { url: "https://shop.example/hook", events: ["shipment.update"] }) { webhook { id } } }';
  const { body: hook } = await app.client.graphql(document, {}, tokenOf('seller'));
  const { body: own } = await app.client.graphql('{ me { id } }', {}, tokenOf('seller'));
  ids = { order: order.orderId, webhook: hook.data.createWebhook.webhook.id, seller: own.data.me.id };
  shipment = delivered.shipment_id;
}

const tokenOf = (account: DemoAccount): string => tokens.get(account) ?? '';

/** An example with ids that there are. */
const real = <Value>(value: Value, description = ''): Value => {
  const [, noun = ''] = /UUID of the (\w+)/.exec(description) ?? [];
  const text = JSON.stringify(value).replaceAll(EXAMPLE.shipment, shipment);
  return JSON.parse(ids[noun] === undefined ? text : text.replaceAll(EXAMPLE.uuid, ids[noun])) as Value;
};

/** The names of the fields of what is answered, at any depth; only of what there is. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsOf(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => [`${path}.${name}`, ...pathsOf(below, `${path}.${name}`)]);
}

/** Fields that the example does not have. What is in a JSON scalar differs. */
const unexpected = (answered: unknown, example: unknown): string[] => {
  const known = new Set(pathsOf(example));
  return [...new Set(pathsOf(answered))].filter((path) => !known.has(path) && !/[.](params|payload)[.]/.test(path));
};

describe('The samples of GraphQL', () => {
  const sampleOf = (root: RootField): GraphSample => graphSample(schema, root, app.clock.now());

  it('are valid documents with variables that they take, for every field', () => {
    const problems = rootFields(schema).flatMap((root) => {
      const { document, variables } = sampleOf(root);
      const parsed = parse(document);
      const { errors = [] } = getVariableValues(schema, getOperationAST(parsed)?.variableDefinitions ?? [], variables);
      return [...validate(schema, parsed), ...errors].map(({ message }) => `${root.name}: ${message}`);
    });

    expect(problems).toEqual([]);
  });

  const ACCOUNTS: readonly (readonly [caller: string, account: DemoAccount])[] = [
    ['shop', 'shop'],
    ['seller', 'seller'],
    ['ops', 'operator'],
    ['super_admin', 'admin'],
    ['erp', 'erp'],
  ];

  /** Who asks: those with the least rights, as the samples of sellers name no seller. Drivers sign in on a phone. */
  function askersOf({ field }: RootField): (DemoAccount | undefined)[] {
    const callers = rulesOf(field).allow?.to ?? [];
    if (callers.includes('anybody')) return [undefined];
    return ACCOUNTS.filter(([caller]) => callers.includes(caller) || callers.includes('signed_in')).map(([, account]) => account);
  }

  it('run: none is refused because it is wrong, and many do what they show', async () => {
    await openWorld();
    const roots = rootFields(schema).filter(({ kind, field }) => kind !== 'subscriptions' && askersOf({ field } as RootField).length > 0);
    const ordered = [...roots.filter(({ name }) => !LAST.includes(name)), ...roots.filter(({ name }) => LAST.includes(name))];
    const wrong: string[] = [];
    const succeeded: string[] = [];
    for (const root of ordered) {
      const { document, variables, answer } = sampleOf(root);
      const given = Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [
          name,
          real(value, root.field.args.find((each) => each.name === name)?.description ?? ''),
        ]),
      );
      let body: Answer['body'];
      for (const asker of askersOf(root)) {
        ({ body } = await app.client.graphql(document, given, asker && tokenOf(asker)));
        if (body.errors?.[0]?.extensions.code !== 'FORBIDDEN') break;
      }
      const codes: string[] = (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
      if (codes.length === 0) succeeded.push(root.name);
      if (codes.some((code) => WRONG.test(code)) && !OF_THE_DATA.includes(root.name))
        wrong.push(`${root.name}: ${JSON.stringify(body.errors)}`);
      if (codes.length === 0) wrong.push(...unexpected(body.data, answer).map((path) => `${root.name} answers${path}`));
    }

    expect(wrong).toEqual([]);
    expect(succeeded.length).toBeGreaterThan(110);
    expect(succeeded).toEqual(
      expect.arrayContaining(['createOrder', 'rates', 'shipment', 'shipments', 'tracking', 'createWebhook', 'order', 'seller']),
    );
  });
});

describe('The samples of REST', () => {
  let calls: readonly RestCall[];
  beforeAll(() => {
    calls = restCalls(interfaces, schema);
  });

  it('show answers that their rows declare', () => {
    const wrong = calls.flatMap((call) => {
      const [success] = Object.entries(call.operation.responses).filter(([status]) => status.startsWith('2'));
      const example = success && answerExample(call, success[1]);
      const declared = call.route.reply.responses(schema).find(({ status }) => String(status) === success?.[0]);
      const parsed = example === undefined ? undefined : declared?.json?.safeParse(example);
      return parsed?.error ? [`${nameOf(call.route)}: ${parsed.error.message}`] : [];
    });

    expect(wrong).toEqual([]);
  });

  it('run: none is refused because it is wrong, and many do what they show', async () => {
    await openWorld();
    const values: Record<string, string> = { SHOP_TOKEN: tokenOf('shop'), SHOP_DOMAIN: 'mugs.example' };
    const wrong: string[] = [];
    const succeeded: string[] = [];
    const ordered = calls.toSorted((one, other) => Number(one.route.method === 'DELETE') - Number(other.route.method === 'DELETE'));
    for (const call of ordered) {
      const { method, url, headers, body } = exampleRequest(call, '');
      const described = call.parameters.map(({ description }) => description).join(' ');
      const token = tokenOf(call.route.door === 'bearer' ? 'seller' : 'erp');
      const sent = headers.map(({ name, text, variable = '' }) => [name, text + (values[variable] ?? (variable === '' ? '' : token))]);
      const answer = await app.client.call(method, real(url, described), { headers: Object.fromEntries(sent), body: body && real(body) });
      if (WRONG.test(answer.body?.code ?? '')) wrong.push(`${method} ${url}: ${answer.text}`);
      if (answer.status < 400) succeeded.push(nameOf(call.route));
    }

    expect(wrong).toEqual([]);
    expect(succeeded.length).toBeGreaterThan(50);
    expect(succeeded).toEqual(
      expect.arrayContaining(['POST /api/order', 'POST /api/rates', 'GET /api/awb/:id', 'GET /api/erp/shipments/:id']),
    );
  });

  it('use our clients for every call that these have', () => {
    const known = Object.values(storeCalls).map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);

    expect([LOGIN, ...Object.keys(shownCalls)].sort()).toEqual(known.sort());
  });
});
