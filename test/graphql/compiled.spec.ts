import { execute, GraphQLError, Kind, parse, validate, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import { explorerExamples } from '../../src/explorer-examples.js';
import { Actor, stranger } from '../../src/kernel/actor.js';
import { compilable } from '../../src/platform/graphql/compilable.js';
import { CompiledOperation } from '../../src/platform/graphql/compiled-operation.js';
import { Context } from '../../src/platform/work/context.js';
import type { Services } from '../../src/services.js';
import { trustedDocuments } from '../../src/rest/trusted-documents.generated.js';
import { createSchema } from '../../src/schema.js';
import type { TestApp } from '../support/app.js';
import { parseMetrics } from '../support/prometheus.js';
import { RandomDocuments } from '../support/random-documents.js';
import { sharedWeb } from '../support/shared-app.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';

const schema = await createSchema();
/** Documents about a field. */
const EACH = 1;

let app: TestApp;
let actors: readonly Actor[];
let known: readonly string[];
let instant: Date;
beforeAll(async () => {
  app = await sharedWeb();
  const { body } = await placeOrder(app, await connectShop(app));
  await moveTo(app, body.shipment_id, 'fulfilled');
  const [placed] = await app.database.sql<{ id: string; seller: string }>(
    'select id, seller_id as seller from shipment where reference = $1',
    [body.shipment_id],
  );
  const { id, seller } = placed ?? { id: '', seller: '' };
  known = [body.shipment_id, id, body.orderId, seller, 'SVC_ECO', 'USD', 'AE', 'x'];
  instant = app.clock.now();
  actors = [
    new Actor({ type: 'erp', id: 'e', credentialId: 'e', scopes: ['erp:*'] }),
    new Actor({ type: 'super_admin', id: seller, credentialId: 's' }),
    new Actor({ type: 'seller', id: seller, sellerId: seller, credentialId: 'm' }),
    new Actor({ type: 'erp', id: 'e', credentialId: 'e', scopes: ['wallet:write'] }),
    stranger,
  ];
});

/** Both ways run at the same instant. */
const contextOf = (actor: Actor): Context<Services> =>
  new Context(app.database, Object.create(app.services, { clock: { value: { now: () => instant } } }) as Services, {
    actor,
    requestId: 'req_same',
    ip: '127.0.0.1',
    credentialId: actor.credentialId ?? 'anonymous',
  });

interface Made {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Runs every query of a document both ways for each of these callers, and answers how many answers were compared. */
async function compare({ query, variables }: Made, callers: readonly Actor[]): Promise<number> {
  const document = parse(query);
  let compared = 0;
  for (const operation of document.definitions.filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)) {
    const source = compilable(schema, document, operation);
    if (!source) continue;
    const compiled = new CompiledOperation(schema, operation, source);
    const operationName = operation.name?.value ?? null;
    for (const actor of callers) {
      const interpreted = await execute({ schema, document, contextValue: contextOf(actor), variableValues: variables, operationName });
      const answer = await compiled.run(contextOf(actor), variables);
      expect([query, variables, seen(answer ?? interpreted)]).toEqual([query, variables, seen(interpreted)]);
      if (answer) compared++;
    }
  }
  return compared;
}

/** As callers see it. Errors come in the order in which things go wrong, which is the order of nothing in particular. */
const seen = ({ data, errors = [] }: ExecutionResult): unknown => [
  JSON.stringify(data),
  errors.map((error) => JSON.stringify([error.toJSON(), error instanceof GraphQLError && error.originalError?.message])).sort(),
];

it('answer the examples and the documents of our clients as graphql-js does, for every caller', async () => {
  const made: Made[] = [
    ...explorerExamples.map(({ query, variables = {} }) => ({ query, variables })),
    ...Object.values(trustedDocuments).map((query) => ({ query, variables: { id: known[0], first: 3 } })),
  ];
  let compared = 0;
  for (const each of made) compared += await compare(each, actors);
  expect(compared).toBeGreaterThan(150);
});

it('answer records of any type by their ids as graphql-js does', async () => {
  const query = 'query Records($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Shipment { reference } ... on Seller { name } } }';
  expect(await compare({ query, variables: { ids: known } }, actors)).toBe(actors.length);
  const { data, errors } = await execute({
    schema,
    document: parse(query),
    contextValue: contextOf(actors[0] ?? stranger),
    variableValues: { ids: known },
  });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('"__typename":"Shipment"');
});

it('answer made-up documents about every field of Query as graphql-js does', async () => {
  const documents = new RandomDocuments(schema, known, 12);
  let compared = 0;
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    for (let time = 0; time < EACH; time++) {
      const made = documents.about(field);
      if (validate(schema, parse(made.query)).length === 0) compared += await compare(made, actors);
    }
  }
  expect(compared).toBeGreaterThan(150);
});

describe('The door of GraphQL', () => {
  /** What is compiled, and how often it ran. */
  const counts = async () => {
    const samples = parseMetrics((await app.client.get('/metrics')).text);
    const of = (name: string, way?: string): number => samples.find((each) => each.name === name && each.labels['way'] === way)?.value ?? 0;
    return {
      kept: of('shipgraph_graphql_compiled_operations'),
      bytes: of('shipgraph_graphql_compiled_bytes'),
      runs: of('shipgraph_graphql_executions_total', 'compiled'),
    };
  };
  const askOften = async (query: string, token?: string): Promise<Set<string>> => {
    const answers = new Set<string>();
    for (let time = 0; time < 4; time++) answers.add((await app.client.graphql(query, {}, token)).text);
    return answers;
  };

  it('compiles what a known caller repeats, and reports how much it keeps', async () => {
    const before = await counts();
    const answers = await askOften('query Known { reference { statuses { code terminal } } }', app.accounts.erpToken);
    const after = await counts();

    expect(answers.size).toBe(1);
    expect(after.kept).toBe(before.kept + 1);
    expect(after.bytes).toBeGreaterThan(before.bytes);
    expect(after.runs).toBeGreaterThan(before.runs);
  });

  it('compiles nothing for strangers', async () => {
    const before = await counts();
    await askOften('query Strange { reference { statuses { code terminal } } }');
    expect(await counts()).toEqual(before);
  });
});

describe('The compiler is not given', () => {
  const offered = (query: string) => {
    const document = parse(query);
    const [operation] = document.definitions;
    return operation?.kind === Kind.OPERATION_DEFINITION ? compilable(schema, document, operation) : undefined;
  };

  it('texts that callers write: they become variables', () => {
    const text = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d0)+process.exit(';
    const source = offered(`{ shipment(id: "${text}") { id } }`);
    expect(JSON.stringify(source?.document.definitions, (key, value: unknown) => (key === 'loc' ? undefined : value))).not.toContain(
      'MAGIC',
    );
    expect(Object.values(source?.constants() ?? {})).toEqual([text]);
  });

  it.each([
    ['names that pass for paths of other fields', '{ shipment(id: "x") { a_b: id } }'],
    ['names that objects know already', '{ __proto__: me { id } }'],
    ['directives', 'query($yes: Boolean!) { me { id @include(if: $yes) } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['changes', 'mutation { revokeToken { revoked } }'],
    ['literals with variables in them', 'query($email: String!) { rates(input: { origin: $email }) { requestId } }'],
    [
      'more fields than code is made for in good time',
      `{ ${'abcdefghijklmnopqrst'
        .split('')
        .map((name) => `${name}: nodes(ids: []) { ... on Shipment { id reference status statusAt awb order { id lines { id } } } }`)
        .join(' ')} }`,
    ],
  ])('%s', (_what, query) => {
    expect(offered(query)).toBeUndefined();
  });
});
