import { buildSchema, getNullableType, isListType } from 'graphql';
import { inputsOf } from '../../src/platform/graphql/declared-fields.js';
import { declareLengths, lengthOf } from '../../src/platform/graphql/list-lengths.js';
import { createSchema } from '../../src/schema.js';
import type { TestApp } from '../support/app.js';
import type { Answer } from '../support/client.js';
import { holderOf } from '../support/live.js';
import { sharedWeb } from '../support/shared-app.js';
import { statementCount } from '../support/statements.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});

const MAX_ANSWER = 64 * 1024;
const CONNECT = 'mutation($given: ConnectShopInput!) { connectShop(input: $given) { token } }';
const many = <T>(count: number, entry: T): T[] => Array<T>(count).fill(entry);
const fieldsOf = ({ body }: Answer): string[] =>
  body.errors[0].extensions.errors.map(({ field, message }: { field: string; message: string }) => `${field} ${message}`);

describe('The schema', () => {
  const sdl = 'type Query { nodes(ids: [ID!]!, filter: Filter): ID } input Filter { names: [[String]!] one: String }';

  it('needs a greatest length for every list that callers may send', () => {
    const schema = buildSchema(sdl);
    expect(() => declareLengths(schema)).toThrow('Lists must declare a greatest length: Query.nodes.ids, Filter.names.');
    for (const [, input] of inputsOf(schema)) input.extensions = { declared: { limits: { max: 1 } } };
    expect(() => declareLengths(schema)).not.toThrow();
  });

  it('has one for each of its lists, such as the lines of an order, and for nothing else', async () => {
    const lengths = inputsOf(await createSchema()).map(([name, input]) => ({
      name,
      isList: isListType(getNullableType(input.type)),
      input,
    }));

    expect(lengths.filter(({ isList, input }) => isList === (lengthOf(input) === undefined)).map(({ name }) => name)).toEqual([]);
    expect(lengths.flatMap(({ name, input }) => (name === 'CreateOrderInput.products' ? [lengthOf(input)] : []))).toEqual([1_000]);
  });
});

describe('A list that is too long', () => {
  const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';

  it.each([
    ['an argument', NODES, { ids: many(100_000, 0) }, 'ids must have at most 100 entries'],
    ['a field of an input', CONNECT, { given: { locations: many(200_000, {}) } }, 'locations must have at most 500 entries'],
  ])('is refused before its entries are read, and without a statement: %s', async (_where, query, variables, message) => {
    let answer: Answer | undefined;
    const statements = await statementCount(async () => (answer = await app.client.graphql(query, variables)));

    expect(answer?.status).toBe(400);
    expect(answer?.body.errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
    expect(answer && fieldsOf(answer)).toEqual([message]);
    expect(answer?.text.length).toBeLessThan(2_000);
    expect(statements).toBe(0);
  });

  it('is refused in a document as well: as a literal, as a default, and beside a variable', async () => {
    const list = `[${many(101, '"x"').join(' ')}]`;
    for (const query of [`{ nodes(ids: ${list}) { id } }`, `query($ids: [ID!]! = ${list}) { nodes(ids: $ids) { id } }`]) {
      expect(fieldsOf(await app.client.graphql(query))).toEqual(['ids must have at most 100 entries']);
    }
    const note = 'mutation($f: [NoteFileInput!]) { addShipmentNote(input: { id: "x", text: "x", files: $f }) { id } }';
    expect(fieldsOf(await app.client.graphql(note, { f: many(6, {}) }))).toEqual(['files must have at most 5 entries']);
  });

  it('is refused in a request of another kind: as a form of GET, and over a WebSocket', async () => {
    const query = new URLSearchParams({ query: NODES, variables: JSON.stringify({ ids: many(101, 'x') }) });
    const got = await app.client.get(`/graphql?${query.toString()}`, { 'apollo-require-preflight': '1' });
    expect(fieldsOf(got)).toEqual(['ids must have at most 100 entries']);

    const client = holderOf(app.url ?? '', app.accounts.erpToken);
    const changes = 'subscription($s: [ShipmentStatus!]) { shipmentChanged(status: $s) { shipment { id } } }';
    const heard = client.subscribe(changes, { s: many(5_000, 'none') });
    await waitFor('the subscription has ended', () => heard.errors.length > 0);
    expect(JSON.stringify(heard.errors)).toContain('status: must have at most 100 entries');
    await client.close();
  });

  it('is accepted at its greatest length', async () => {
    const answer = await app.client.graphql(NODES, { ids: many(100, 'x') }, app.accounts.erpToken);

    expect(answer.body.data.nodes).toHaveLength(100);
  });
});

describe('The answer to a bad request', () => {
  it('tells 20 mistakes and how many there are besides', async () => {
    const unknown = Array.from({ length: 60 }, (_, n) => `unknown${n}`).join(' ');
    const answer = await app.client.graphql(`{ ${unknown} }`);

    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(21);
    expect(answer.body.errors.at(-1)).toMatchObject({ message: 'and 40 more', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  });

  it('is small for many wrong variables with long values', async () => {
    const ids = many(100, { 'é"\u0001': 'é"\u0001'.repeat(1_000) });
    const answer = await app.client.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });

    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeLessThanOrEqual(21);
    expect(Buffer.byteLength(answer.text)).toBeLessThan(MAX_ANSWER);
  });

  it('repeats no long name', async () => {
    const answer = await app.client.graphql(`{ ${'x'.repeat(15_000)}(${'y'.repeat(2_000)}: 1) }`);

    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(2_000);
    expect(answer.body.errors[0].message).toMatch(/^Cannot query field "x{200} \.\.\." on type "Query"/);
  });

  it('is small for a batch, and for a body that is no request', async () => {
    for (const body of [many(100_000, {}), many(100_000, { query: '{ __typename }' }).slice(0, 30_000)]) {
      const answer = await app.client.post('/graphql', body);
      expect(answer.status).toBe(400);
      expect(answer.text.length).toBeLessThan(2_000);
    }
  });

  it('is small for an object with many unknown fields', async () => {
    const given = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 0]));
    const answer = await app.client.graphql(CONNECT, { given });

    expect(fieldsOf(answer)).toEqual(['null must have only fields of ConnectShopInput']);
    expect(answer.text.length).toBeLessThan(2_000);
  });

  it('does not depend on how many variables there are that nothing uses', async () => {
    const variables = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`v${n}`, 0]));
    const answer = await app.client.graphql(
      'query($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ...variables, ids: [] },
      app.accounts.erpToken,
    );

    expect(answer.body).toEqual({ data: { nodes: [] } });
  });
});
