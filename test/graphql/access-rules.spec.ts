import { GraphQLObjectType, GraphQLSchema, GraphQLString, graphql, parse, subscribe } from 'graphql';
import { accessRules } from '../../src/access-rules.js';
import { Actor, stranger, type ActorIdentity } from '../../src/kernel/actor.js';
import { applyRules, type AccessRules } from '../../src/platform/graphql/allow.js';
import { Budget } from '../../src/platform/work/budget.js';
import { createSchema } from '../../src/schema.js';

const fields = (name: string, ...names: string[]) =>
  new GraphQLObjectType({ name, fields: Object.fromEntries(names.map((each) => [each, { type: GraphQLString, resolve: () => each }])) });

/** A schema of these root fields under these rules. */
function guarded(rules: AccessRules, ...names: string[]): GraphQLSchema {
  const schema = new GraphQLSchema({ query: fields('Query', ...names) });
  applyRules(schema, rules);
  return schema;
}

async function asked(schema: GraphQLSchema, field: string, identity?: ActorIdentity): Promise<unknown> {
  const actor = identity ? new Actor(identity) : stranger;
  const { data, errors } = await graphql({ schema, source: `{ ${field} }`, contextValue: { actor, budget: new Budget() } });
  return (errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? data?.[field];
}

describe('The rules of access', () => {
  it('refuse to start with a root field that has none', () => {
    expect(() => guarded({ Query: { known: 'anybody' } }, 'known', 'forgotten')).toThrow('Query.forgotten has no rule');
  });

  it('refuse to start with a rule of a field that is not there', () => {
    expect(() => guarded({ Query: { known: 'anybody', gone: 'anybody' } }, 'known')).toThrow('there is no Query.gone');
  });

  it('let strangers, roles and scopes through as they say', async () => {
    const schema = guarded({ Query: { open: 'anybody', own: 'signed in', parcels: 'shipment:read' } }, 'open', 'own', 'parcels');
    const seller: ActorIdentity = { type: 'seller', id: 's', sellerId: 's' };

    expect(await asked(schema, 'open')).toBe('open');
    expect(await asked(schema, 'own')).toBe('UNAUTHORIZED');
    expect(await asked(schema, 'own', seller)).toBe('own');
    expect(await asked(schema, 'parcels')).toBe('UNAUTHORIZED');
    expect(await asked(schema, 'parcels', seller)).toBe('parcels');
    expect(await asked(schema, 'parcels', { type: 'carrier', id: null })).toBe('FORBIDDEN');
    expect(await asked(schema, 'parcels', { type: 'erp', id: 't', scopes: ['rates:read'] })).toBe('FORBIDDEN_SCOPE');
    expect(await asked(schema, 'parcels', { type: 'erp', id: 't', scopes: ['shipments:read'] })).toBe('parcels');
  });

  it('keep the work of the operator from sellers who have the same permission for their own', async () => {
    const schema = guarded({ Query: { tasks: { any: ['shipment:read'], of: 'operator' } } }, 'tasks');

    expect(await asked(schema, 'tasks', { type: 'seller', id: 's', sellerId: 's' })).toBe('FORBIDDEN');
    expect(await asked(schema, 'tasks', { type: 'driver', id: 'd' })).toBe('tasks');
  });

  it('let others see nothing where they say so', async () => {
    const schema = guarded({ Query: { hidden: { any: ['ledger:read'], others: 'see nothing' } } }, 'hidden');

    expect(await asked(schema, 'hidden')).toBeNull();
    expect(await asked(schema, 'hidden', { type: 'accounts', id: 'a' })).toBe('hidden');
  });

  it('decide on a subscription before it begins', async () => {
    const begun: string[] = [];
    async function* events() {
      begun.push('begun');
      yield await Promise.resolve({ news: 'news' });
    }
    const schema = new GraphQLSchema({
      query: fields('Query', 'open'),
      subscription: new GraphQLObjectType({ name: 'Subscription', fields: { news: { type: GraphQLString, subscribe: events } } }),
    });
    applyRules(schema, { Query: { open: 'anybody' }, Subscription: { news: 'ledger:read' } });
    const answer = await subscribe({
      schema,
      document: parse('subscription { news }'),
      contextValue: { actor: stranger, budget: new Budget() },
    });

    expect((answer as unknown as { errors: { originalError: { code: string } }[] }).errors[0]?.originalError.code).toBe('UNAUTHORIZED');
    expect(begun).toEqual([]);
  });

  it('cover every root field of the service, each with a rule that the schema shows', async () => {
    const schema = await createSchema();
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);
    const silent = roots.flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name, extensions }) => !accessRules[type.name]?.[name] || !extensions['directives'])
        .map(({ name }) => `${type.name}.${name}`),
    );

    expect(silent).toEqual([]);
  });
});
