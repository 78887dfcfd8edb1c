import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql';
import { declareSizes } from '../../src/platform/graphql/sizes.js';
import { loopTurns, VALUES_PER_TURN } from '../../src/platform/work/loop-turns.js';
import { HeavyOperations } from '../../src/platform/graphql/heavy-operations.js';
import { DocumentCost } from '../../src/platform/graphql/document-cost.js';
import { createSchema } from '../../src/schema.js';
import { trustedDocuments } from '../../src/rest/trusted-documents.generated.js';
import { startApp, type TestApp } from '../support/app.js';
import { ask, refused } from '../support/graphql.js';
import { manyLongOrders } from '../support/large-data.js';
import { closeSubscribers, holderOf } from '../support/live.js';
import { adminOf, newSeller, topUp } from '../support/people.js';
import { connectShop, placeOrder, type ConnectedShop } from '../support/story.js';
import { parseMetrics } from '../support/prometheus.js';
import { waitFor } from '../support/wait-for.js';

const ORDERS = 50;
const LINES = 1_000;
const FIELDS = 'name quantity grams length width height volume hsCode originCountry price { amount currency }';
const BUDGET = { code: 'QUERY_TOO_COMPLEX', reason: 'BUDGET' };

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', GRAPHQL_MAX_SIZE: '1000000' });
  const seller = await newSeller(app);
  shop = await connectShop(app, seller);
  await topUp(app, await adminOf(app), seller.id, '1000.00');
  await placeOrder(app, shop);
  await manyLongOrders(app, { orders: ORDERS, lines: LINES });
});
afterAll(async () => {
  await closeSubscribers();
  await app.stop();
});

async function metric(name: string, way: string): Promise<number> {
  const samples = parseMetrics(await app.services.metrics.print());
  return samples.find((each) => each.name === name && each.labels['way'] === way)?.value ?? 0;
}

describe('The size of an operation', () => {
  it('is known before it runs, since every list has a greatest length', async () => {
    const schema = await createSchema();
    const measured = (query: string): number =>
      new DocumentCost(schema, parse(query)).of(parse(query).definitions[0] as OperationDefinitionNode, {}).size;
    expect(measured('{ orders(first: 50) { nodes { id } } }')).toBe(1 + 50 + 50);
    expect(measured('{ shop { locations { refId city } } }')).toBe(1 + 5_000 + 10_000);
    // No list is answered with more than 10,000 entries.
    expect(measured('{ orders(first: 50) { nodes { lines { name } } } }')).toBe(1 + 50 + 10_000 + 10_000);
    expect(measured('{ webhookDelivery(id: "1") { requestBody } }')).toBe(1 + 1 + 800);
  });

  it('stops the start where a list declares none, or a size has no list', () => {
    const text = 'type Query { words: [String!]! other: String }';
    const none = (): void => declareSizes(buildSchema(text), {}, {});
    expect(none).toThrow('The sizes do not fit the schema: Query.words has no greatest length.');
    expect(() => declareSizes(buildSchema(text), { Query: { words: 5, more: 5 } }, {})).toThrow('there is no Query.more');
    expect(() => declareSizes(buildSchema(text), { Query: { words: 5 } }, { Query: { long: 100 } })).toThrow('there is no Query.long');
  });

  it('is written into the schema', () => {
    const schema = readFileSync('schema.graphql', 'utf8');
    expect(schema).toContain('lines: [OrderLine!]! @listSize(assumedSize: 1000)');
    expect(schema).toMatch(
      /orders\([^)]*\): OrderConnection! @listSize\(slicingArguments: \["first"\], sizedFields: \["nodes", "edges"\]\)/,
    );
    expect(schema).toMatch(/requestBody: String! @cost\(weight: "800"\)/);
  });

  it('is small for what our own interfaces ask', async () => {
    const schema = await createSchema();
    const sizes = Object.values(trustedDocuments).map((text) => {
      const document = parse(text);
      const operation = document.definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
      const variables = Object.fromEntries((operation?.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, undefined]));
      return operation ? new DocumentCost(schema, document).of(operation, variables).size : 0;
    });
    expect(Math.max(...sizes)).toBeLessThan(10_000_000);
  });

  it('is refused beyond the limit before anything is read', async () => {
    const parts = Array.from({ length: 8 }, (_, n) => `a${n}: orders(first: 50) { nodes { lines { ${FIELDS} } } }`);
    expect(await refused(app, shop.token, `{ ${parts.join(' ')} }`)).toMatchObject({ code: 'QUERY_TOO_COMPLEX', reason: 'SIZE' });
  });
});

describe('An operation that finds more than it may hold', () => {
  const tooMany = `{ orders(first: 50) { nodes { lines { ${FIELDS} } } } }`;

  it('ends with a refusal alone, however it runs', async () => {
    // graphql-js at first, the compiler afterwards, and Apollo Server for GET.
    for (const _ of [1, 2, 3]) expect(await refused(app, shop.token, tooMany)).toMatchObject(BUDGET);
    const answer = await app.client.graphql(tooMany, {}, shop.token);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toHaveProperty('data');
    const byGet = await app.client.get(`/graphql?query=${encodeURIComponent(tooMany)}`, {
      authorization: `Bearer ${shop.token}`,
      'apollo-require-preflight': '1',
    });
    expect(byGet.status).toBe(400);
    expect(byGet.body.errors[0].extensions).toMatchObject(BUDGET);
    expect(byGet.body).not.toHaveProperty('data');
  });

  it('is not run a second time where its compiled code was refused', async () => {
    const { orders } = await ask(app, shop.token, '{ orders(first: 1) { nodes { id } } }');
    // Each record that is refused is null, with its own error.
    const repeated = `query Repeated($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { lines { ${FIELDS} } } } }`;
    const variables = { ids: Array.from({ length: 20 }, () => orders.nodes[0].id) };
    const runs = (way: string): Promise<number> => metric('shipgraph_graphql_executions_total', way);
    await waitFor('the operation runs as compiled code', async () => {
      const before = await runs('compiled');
      await refused(app, shop.token, repeated, variables);
      return (await runs('compiled')) > before;
    });
    const interpreted = await runs('interpreted');
    expect(await refused(app, shop.token, repeated, variables)).toMatchObject(BUDGET);
    expect(await runs('interpreted')).toBe(interpreted);
  });

  it('is stopped by the number of its errors too, which cost more than values', async () => {
    const aliases = Array.from(
      { length: 14 },
      (_, n) => `a${n}: orders(first: 50) { nodes { seller { codFeePercent effectiveCodFeePercent } } }`,
    );
    expect(await refused(app, shop.token, `{ ${aliases.slice(0, 2).join(' ')} }`)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, shop.token, `{ ${aliases.join(' ')} }`)).toMatchObject(BUDGET);
  });

  it('is stopped by the number of its values too', async () => {
    const aliases = Array.from({ length: 9 }, (_, n) => `f${n}: lines { ${FIELDS} }`).join(' ');
    const query = `{ orders(first: 2) { nodes { ${aliases} } } }`;
    const { message, ...refusal } = await refused(app, shop.token, query);
    expect(refusal).toMatchObject(BUDGET);
    expect(message).toContain('more than 100000 values');
  });

  it('leaves what is within the limits alone', async () => {
    const { orders } = await ask(app, shop.token, `{ orders(first: 5) { nodes { lines { ${FIELDS} } } } }`);
    expect(orders.nodes.map(({ lines }: { lines: unknown[] }) => lines.length)).toEqual([LINES, LINES, LINES, LINES, LINES]);
  });
});

describe('The records that the entries of a long list load', () => {
  it('are completed over several turns of the event loop, though all of them come at once', async () => {
    const record = Promise.resolve('record');
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const endedIn = await Promise.all(Array.from({ length: 20 }, () => loopTurns.pass(record, VALUES_PER_TURN / 4).then(() => turns)));
    clearImmediate(counting);
    expect(new Set(endedIn).size).toBe(5);
  });
});

describe('Large operations of one caller', () => {
  it('wait for one another, are refused when too many wait, and hold up no other caller', async () => {
    const heavy = new HeavyOperations();
    const ends: (() => void)[] = [];
    const unfinished = () => new Promise<void>((end) => ends.push(end));
    const admitted = Array.from({ length: 22 }, () => heavy.run('one', 100_001, unfinished));
    await expect(heavy.run('one', 100_001, unfinished)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(ends).toHaveLength(2);
    expect(await heavy.run('one', 100_000, () => Promise.resolve('small'))).toBe('small');
    expect(await heavy.run('another', 100_001, () => Promise.resolve('large'))).toBe('large');

    for (let ended = 0; ended < 22; ended += 1) {
      await waitFor('the next one runs', () => ends.length > ended);
      ends[ended]?.();
    }
    await Promise.all(admitted);
    expect(await heavy.run('one', 100_001, () => Promise.resolve('after'))).toBe('after');
  });

  it('run at the endpoint under this rule', async () => {
    const heavy = `{ orders(first: 50) { nodes { lines { ${FIELDS} } } } }`;
    const codes: string[] = [];
    const send = async (): Promise<void> => {
      const { body } = await app.client.graphql(heavy, {}, shop.token);
      codes.push(body.errors[0].extensions.code);
    };
    // None of them can read its lines before this ends.
    const sent = await app.database.unitOfWork.run(null, async (tx) => {
      await tx.sql('lock table order_line in access exclusive mode');
      const all = Array.from({ length: 23 }, send);
      await waitFor('one too many is refused', () => codes.length > 0);
      expect(codes).toEqual(['RATE_LIMITED']);
      await ask(app, shop.token, '{ orders(first: 50) { nodes { id } } }');
      return { all };
    });
    await Promise.all(sent.all);
    expect(codes).toHaveLength(23);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('Records that are asked for many times', () => {
  it('are read once', async () => {
    const { orders } = await ask(app, shop.token, '{ orders(first: 1) { nodes { id } } }');
    const [{ id }] = orders.nodes;
    const query = `query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Order { lines { name } } } }`;
    const { nodes } = await ask(app, shop.token, query, { ids: [id, id.toUpperCase(), id] });
    expect(nodes.map((node: { id: string; lines: unknown[] }) => [node.id, node.lines.length])).toEqual([
      [id, LINES],
      [id, LINES],
      [id, LINES],
    ]);
    expect(await refused(app, shop.token, query, { ids: Array.from({ length: 100 }, () => id) })).toMatchObject(BUDGET);
  });
});

describe('Subscriptions of one caller', () => {
  it('together answer a change with a bounded number of values', async () => {
    const aliases = Array.from({ length: 9 }, (_, n) => `a${n}: shipment { order { lines { ${FIELDS} } } }`).join(' ');
    const holder = holderOf(app.url ?? '', shop.token);
    const subscriptions = Array.from({ length: 40 }, () => holder.subscribe(`subscription { shipmentChanged { ${aliases} } }`));
    const refusals = (): string[] => subscriptions.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    await waitFor('the subscriptions beyond the limit are refused', () => refusals().length >= 20);
    expect(new Set(refusals())).toEqual(new Set(['RATE_LIMITED']));
    expect(subscriptions.filter(({ ended }) => !ended).length).toBeGreaterThanOrEqual(10);
  });
});
