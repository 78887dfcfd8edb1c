import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { createLogger } from '../../src/platform/log/logger.js';
import { createSchema } from '../../src/schema.js';
import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { closeSubscribers, holderOf } from '../support/live.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let schema: GraphQLSchema;
const logged: string[] = [];
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' }, { log: createLogger('warn', { write: (line) => void logged.push(line) }) });
  schema = await createSchema();
});
afterAll(async () => {
  await closeSubscribers();
  await app.stop();
});

/** A literal that each scalar cannot take. */
const WRONG: Readonly<Record<string, string>> = {
  BigInt: '"#1001"',
  Boolean: '"yes"',
  Bytes: '"not base64"',
  DateTimeISO: '"yesterday"',
  Decimal: '"1,50"',
  Float: '"0,5"',
  ID: 'true',
  Int: '"ten"',
  JSONObject: '"none"',
  String: '5',
  WholeNumber: '"#1001"',
};

interface Place {
  readonly scalar: string;
  readonly kind: 'argument' | 'field' | 'entry' | 'field of an entry';
  readonly path: string;
  readonly document: string;
}

/** One place of each kind for each scalar: an argument, a field of an input, an entry of a list, a field of an entry. */
function places(): Place[] {
  const found = new Map<string, Place>();
  for (const root of [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[]) {
    for (const field of Object.values(root.getFields())) {
      for (const { name, type } of field.args) {
        const start = root.name === 'Query' ? '{' : 'mutation {';
        const close = isScalarType(getNamedType(field.type)) ? '' : ' { __typename }';
        walk(type, (literal) => `${start} ${field.name}(${name}: ${literal})${close} }`, name === 'input' ? '' : name, found, 0);
      }
    }
  }
  return [...found.values()];
}

function walk(type: GraphQLInputType, write: (literal: string) => string, path: string, found: Map<string, Place>, depth: number): void {
  const plain = getNullableType(type);
  if (isListType(plain)) return walk(plain.ofType, (literal) => write(`[${literal}]`), `${path}[0]`, found, depth);
  if (isInputObjectType(plain)) {
    for (const { name, type: inner } of Object.values(plain.getFields()))
      walk(inner, (literal) => write(`{ ${name}: ${literal} }`), path === '' ? name : `${path}.${name}`, found, depth + 1);
    return;
  }
  const wrong = WRONG[plain.name];
  if (wrong === undefined) return;
  const isEntry = path.endsWith(']');
  const kind = isEntry ? 'entry' : path.includes(']') ? 'field of an entry' : depth > 0 ? 'field' : 'argument';
  const key = `${plain.name} ${kind}`;
  if (!found.has(key)) found.set(key, { scalar: plain.name, kind, path, document: write(wrong) });
}

const inputScalars = (): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .map(({ name }) => name)
    // JSON takes every literal, and BigInt is only answered.
    .filter((name) => name !== 'JSON' && name !== 'BigInt')
    .sort();

const problemsOf = async (document: string, variables = {}) => {
  const { status, body } = await app.client.graphql(document, variables, app.accounts.erpToken);
  const errors: { message: string; extensions: { code: string; errors: { field: string }[] } }[] = body.errors ?? [];
  return {
    status,
    told: errors.map(
      ({
        extensions: {
          code,
          errors: [first],
        },
      }) => [code, first?.field ?? null],
    ),
    errors,
  };
};

describe('A value that is written into a GraphQL document and does not fit its type', () => {
  it('is named with its path, for every scalar and at every kind of place, and is no failure of the service', async () => {
    const all = places();
    expect([...new Set(all.map(({ scalar }) => scalar))].sort()).toEqual(inputScalars());
    const before = logged.length;
    for (const { path, document } of all) {
      const { status, told } = await problemsOf(document);
      expect({ document, status, told }).toEqual({ document, status: 400, told: expect.arrayContaining([['VALIDATION_FAILED', path]]) });
      expect(told.map(([code]) => code)).not.toContain('INTERNAL_ERROR');
    }
    expect(logged.slice(before)).toEqual([]);
  });

  it('says where it is, as the same value in a variable does', async () => {
    const create = (input: string) => `mutation { createOrder(input: ${input}) { orderId } }`;
    const literal = await problemsOf(create('{ order: { orderNumber: "#1001" }, products: [{ name: "Mug", price: "1,50" }] }'));
    const messages = literal.errors.map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        'Invalid value at "input.order.orderNumber"; expected type "WholeNumber". must be a whole number',
        'Invalid value at "input.products[0].price"; expected type "Decimal". must be a decimal number',
      ]),
    );
    const variable = await problemsOf('mutation($input: CreateOrderInput!) { createOrder(input: $input) { orderId } }', {
      input: { order: { orderNumber: '#1001' } },
    });
    expect(variable.told).toContainEqual(['VALIDATION_FAILED', 'order.orderNumber']);
    expect(literal.told).toContainEqual(['VALIDATION_FAILED', 'order.orderNumber']);
    const top = await problemsOf('query($n: Int) { orders(first: $n) { nodes { id } } }', { n: 'x at "input"' });
    expect(top.told).toEqual([['VALIDATION_FAILED', 'n']]);
  });

  it('is found in directives, in the defaults of variables, and in the second entry of a list', async () => {
    expect((await problemsOf('{ me @include(if: "yes") { id } }')).told).toEqual([['VALIDATION_FAILED', 'if']]);
    expect((await problemsOf('query($n: Int = "ten") { orders(first: $n) { nodes { id } } }')).told).toEqual([['VALIDATION_FAILED', 'n']]);
    expect((await problemsOf('{ nodes(ids: ["a", true]) { id } }')).told).toEqual([['VALIDATION_FAILED', 'ids[1]']]);
    expect((await problemsOf('{ orders { nodes { id shipments(first: "x") { id } } } }')).told.at(-1)?.[0]).not.toBe('INTERNAL_ERROR');
  });

  it('leaves what is no value of a scalar to the rules of GraphQL', async () => {
    expect((await problemsOf('{ shipments(status: [SOLD]) { nodes { id } } }')).told).toEqual([['GRAPHQL_VALIDATION_FAILED', null]]);
    expect((await problemsOf('mutation { createOrder(input: null) { orderId } }')).told).toContainEqual([
      'GRAPHQL_VALIDATION_FAILED',
      null,
    ]);
  });

  it('is refused over a socket and in the selection of a webhook too', async () => {
    const heard = holderOf(app.url ?? '', app.accounts.erpToken).subscribe('subscription { shipmentChanged(id: 5) { status } }');
    await waitFor('the subscription has ended', () => heard.errors.length > 0);
    expect(JSON.stringify(heard.errors)).toContain('VALIDATION_FAILED');

    const save = 'mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    const input = {
      url: 'https://erp.example/hook',
      events: ['shipment.update'],
      selection: '{ status order { lines(first: "ten") { id } } }',
    };
    const answer = await app.client.graphql(save, { input }, app.accounts.erpToken);
    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'selection' }] });
    expect((await ask(app, app.accounts.erpToken, '{ me { id } }')).me).toBeTruthy();
  });
});
