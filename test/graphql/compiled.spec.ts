import { execute, GraphQLError, Kind, parse, validate, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import { explorerExamples } from '../../src/explorer-examples.js';
import { Actor, stranger } from '../../src/kernel/actor.js';
import { compilable } from '../../src/platform/graphql/compilable.js';
import { CompiledOperation } from '../../src/platform/graphql/compiled-operation.js';
import { Context } from '../../src/platform/graphql/context.js';
import type { Services } from '../../src/platform/services.js';
import { trustedDocuments } from '../../src/rest/trusted-documents.generated.js';
import { createSchema } from '../../src/schema.js';
import { startApp, type TestApp } from '../support/app.js';
import { RandomDocuments } from '../support/random-documents.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';

const schema = await createSchema();
const ROUNDS = 4;

let app: TestApp;
let actors: readonly Actor[];
let known: readonly string[];
let instant: Date;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  const { body } = await placeOrder(app, await connectShop(app));
  await moveTo(app, body.shipment_id, 'fulfilled');
  const [seller] = await app.database.sql<{ id: string; shop: string }>(
    'select s.id, min(h.id::text) as shop from seller s join shop h on h.seller_id = s.id group by s.id limit 1',
  );
  known = [body.shipment_id, body.orderId, seller?.id ?? '', 'SVC_ECO', 'USD', 'AE', 'x'];
  instant = app.clock.now();
  actors = [
    new Actor({ type: 'erp', id: 'e', credentialId: 'e' }),
    new Actor({ type: 'super_admin', id: seller?.id ?? '', credentialId: 's' }),
    new Actor({ type: 'seller', id: seller?.id ?? '', sellerId: seller?.id ?? '', credentialId: 'm' }),
    new Actor({ type: 'erp', id: 'e', credentialId: 'e', scopes: ['wallet:write'] }),
    stranger,
  ];
});
afterAll(() => app.stop());

/** Both ways run at the same instant. */
const contextOf = (actor: Actor): Context =>
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

/** What both ways of running every query of a document answer; undefined where the compiler does not take it. */
async function bothWays({ query, variables }: Made, actor: Actor): Promise<readonly (readonly [unknown, unknown] | undefined)[]> {
  const document = parse(query);
  const operations = document.definitions.filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
  return Promise.all(
    operations.map(async (operation) => {
      const source = compilable(schema, document, operation);
      if (!source) return undefined;
      const compiled = new CompiledOperation(schema, operation, source);
      const operationName = operation.name?.value ?? null;
      const interpreted = await execute({ schema, document, contextValue: contextOf(actor), variableValues: variables, operationName });
      const answer = await compiled.run(contextOf(actor), variables);
      return [seen(answer ?? interpreted), seen(interpreted)] as const;
    }),
  );
}

/** As callers see it. Errors come in the order in which things go wrong, which is the order of nothing in particular. */
const seen = ({ data, errors = [] }: ExecutionResult): unknown => [
  JSON.stringify(data),
  errors.map((error) => JSON.stringify([error.toJSON(), error instanceof GraphQLError && error.originalError?.message])).sort(),
];

it('answer the examples and the documents of our clients as graphql-js does, whoever asks', async () => {
  const made: Made[] = [
    ...explorerExamples.map(({ query, variables = {} }) => ({ query, variables })),
    ...Object.values(trustedDocuments).map((query) => ({ query, variables: { id: known[0], first: 3 } })),
  ];
  let compared = 0;
  for (const actor of actors) {
    for (const each of made) {
      for (const answers of await bothWays(each, actor)) {
        if (!answers) continue;
        compared++;
        expect([each.query, answers[0]]).toEqual([each.query, answers[1]]);
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

it('answer made-up documents about every field of Query as graphql-js does', async () => {
  const documents = new RandomDocuments(schema, known, 12);
  let compared = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const made = documents.about(field);
      if (validate(schema, parse(made.query)).length > 0) continue;
      const actor = actors[(round + compared) % actors.length] ?? stranger;
      for (const answers of await bothWays(made, actor)) {
        if (!answers) continue;
        compared++;
        expect([made.query, made.variables, answers[0]]).toEqual([made.query, made.variables, answers[1]]);
      }
    }
  }
  expect(compared).toBeGreaterThan(150);
});

describe('The door of GraphQL', () => {
  const LIST = 'query Codes { reference { statuses { code terminal } } }';

  it('runs as code what a known caller asks for again, and tells how much it keeps', async () => {
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push((await app.client.graphql(LIST, {}, app.accounts.erpToken)).text);

    expect(new Set(answers).size).toBe(1);
    const { text } = await app.client.get('/metrics');
    expect(text).toMatch(/shipgraph_graphql_executions_total\{way="compiled"\} [1-9]/);
    expect(text).toMatch(/shipgraph_graphql_compiled_operations 1\n/);
  });

  it('compiles nothing for strangers', async () => {
    for (let time = 0; time < 4; time++) await app.client.graphql('query Free { reference { statuses { label } } }');
    expect((await app.client.get('/metrics')).text).toMatch(/shipgraph_graphql_compiled_operations 1\n/);
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
