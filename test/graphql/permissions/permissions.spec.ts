import { execute, isObjectType, parse, type DocumentNode, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Refusal } from '../../../src/kernel/errors.js';
import { createSchema } from '../../../src/schema.js';
import { startApp, type TestApp } from '../../support/app.js';
import { fieldRows, hiddenRows, mutationRows, queryRows } from './rows.js';
import { typeRows } from './type-rows.js';
import { seenIn, wholeSelection } from './whole-answer.js';
import { openWorld, tenants, viewers, type Viewer, type World } from './world.js';

let app: TestApp;
let schema: GraphQLSchema;
let world: World;
beforeAll(async () => {
  schema = await createSchema();
  app = await startApp({ ROLE: 'web' });
  world = await openWorld(app);
});
afterAll(() => app.stop());

type AnyField = GraphQLField<unknown, unknown>;
type Variables = Readonly<Record<string, unknown>>;

const fieldsOf = (type: 'Query' | 'Mutation'): AnyField[] => {
  const root = schema.getType(type);
  return isObjectType(root) ? Object.values(root.getFields()) : [];
};

function fieldOf(type: 'Query' | 'Mutation', name: string): AnyField {
  const field = fieldsOf(type).find((each) => each.name === name);
  if (!field) throw new Error(`There is no ${type}.${name}.`);
  return field;
}

/** What has its own proof looks the same to everybody. */
const ANYBODY: readonly Viewer[] = ['anonymous', 'foreigner', 'driver'];

const isTenant = (viewer: Viewer): boolean => (tenants as readonly string[]).includes(viewer);

const documents = new Map<string, DocumentNode>();
function documentOf(operation: 'query' | 'mutation', field: AnyField, selection: string, given: readonly string[]): DocumentNode {
  const args = field.args.filter(({ name }) => given.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const text = `${operation} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
  let document = documents.get(text);
  if (!document) documents.set(text, (document = parse(text)));
  return document;
}

interface Seen {
  readonly text: string;
  readonly data: unknown;
  readonly codes: string[];
}

async function ask(viewer: Viewer, document: DocumentNode, variableValues: Variables): Promise<Seen> {
  const { data, errors = [] } = await execute({ schema, document, variableValues, contextValue: world.contextOf(viewer) });
  const codes = errors.map(({ originalError, message }) => (originalError instanceof Refusal ? originalError.code : `?? ${message}`));
  return { text: JSON.stringify({ data, messages: errors.map(({ message }) => message) }), data, codes };
}

/** What of the first seller is in an answer, besides what was asked with. */
function leaksIn(viewer: Viewer, { text }: Seen, variables: Variables): string[] {
  const asked = JSON.stringify(variables);
  return world.secretsFor(viewer).filter((secret) => text.includes(secret) && !asked.includes(secret));
}

const REFUSED = /^(UNAUTHORIZED|FORBIDDEN|FORBIDDEN_SCOPE|\w*NOT_FOUND|SHOP_DOMAIN_MISMATCH)$/;

/**
 * Tenants and one viewer of the operator select everything except what they are refused, which is selected separately. What other viewers
 * of the operator may not read of a record has its own rows, so only the query itself is tried for them.
 */
const selectionFor = (viewer: Viewer, field: AnyField): string => {
  const asksAll = isTenant(viewer) || viewer === 'super_admin';
  return wholeSelection(schema, field, (name) => asksAll && (fieldRows[name]?.includes(viewer) ?? true));
};

/** `Type.field` of everything that a viewer got, with the viewers. */
const met = new Map<string, Set<Viewer>>();

describe('The matrix of permissions', () => {
  it('has a row for every query and mutation, and for every field of every type', () => {
    const rows = { ...typeRows.own, ...typeRows.operator, ...typeRows.shared };
    const listed = Object.entries(rows).flatMap(([type, fields]) => fields.split(/\s+/).map((field) => `${type}.${field}`));
    const actual = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .filter(({ name }) => !name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const none: string[] = [];

    expect(actual.filter((field) => !listed.includes(field))).toEqual(none);
    expect(listed.filter((field) => !actual.includes(field))).toEqual(none);
    expect(Object.keys(queryRows).sort()).toEqual(fieldsOf('Query').map(({ name }) => name).sort()); // prettier-ignore
    expect(Object.keys(mutationRows).sort()).toEqual(fieldsOf('Mutation').map(({ name }) => name).sort()); // prettier-ignore
  });

  it.each(Object.keys(queryRows))('shows by %s the data of a seller only to those who may see it', async (name) => {
    const field = fieldOf('Query', name);
    const { may, args, othersHaveTheirOwn } = queryRows[name] ?? { may: [] };
    const variables = args?.(world.ids) ?? {};
    const wrong: string[] = [];
    for (const viewer of may === 'everybody' && !othersHaveTheirOwn ? ANYBODY : viewers) {
      const seen = await ask(viewer, documentOf('query', field, selectionFor(viewer, field), Object.keys(variables)), variables);
      for (const each of seenIn(seen.data)) met.set(each, (met.get(each) ?? new Set()).add(viewer));
      const unexpected = seen.codes.filter((code) => !REFUSED.test(code));
      if (unexpected.length > 0) wrong.push(`${viewer}: ${unexpected[0]}`);
      const mayAsk = may === 'everybody' || may.includes(viewer);
      const isRefused = seen.codes.length > 0;
      if (!othersHaveTheirOwn && isRefused === mayAsk) wrong.push(`${viewer} is ${isRefused ? 'refused' : 'answered'}`);
      const leaks = mayAsk ? [] : leaksIn(viewer, seen, variables);
      if (leaks.length > 0) wrong.push(`${viewer} sees ${leaks.slice(0, 3).join(', ')}`);
    }

    expect(wrong).toEqual([]);
  });

  it('has met every type that can be read, and no seller, shop or stranger one of the operator', () => {
    const tenantsMet = (type: string) =>
      [...met].filter(([name, by]) => name.startsWith(`${type}.`) && [...by].some(isTenant)).map(([name]) => name);
    const typesMet = new Set([...met.keys()].map((name) => name.split('.')[0]));
    const unmet = [...typesReached()].filter((type) => !typesMet.has(type) && !NOT_IN_THE_STORY.has(type));

    expect(Object.keys(typeRows.operator).flatMap(tenantsMet)).toEqual([]);
    expect(unmet).toEqual([]);
  });

  it.each(Object.entries(hiddenRows))('leaves %s empty for those who may not read it', async (name, { may, query, on }) => {
    const wrong: string[] = [];
    for (const viewer of viewers) {
      const seen = await ask(viewer, parse(query), on ? { id: world.ids[on] } : {});
      if (seenIn(seen.data).has(name) && !may.includes(viewer)) wrong.push(viewer);
    }

    expect(wrong).toEqual([]);
  });

  it('refuses fields of a record that is seen to those who may not read them', async () => {
    const wrong: string[] = [];
    for (const [name, allowed] of Object.entries(fieldRows)) {
      const [, field = ''] = name.split('.');
      const plain = /(Percent)$/.test(field) ? '' : '{ __typename }';
      const document = parse(`query($id: String!) { shipment(id: $id) { seller { ${field} ${plain} } } }`);
      for (const viewer of viewers) {
        const seen = await ask(viewer, document, { id: world.ids['shipmentId'] });
        const isRefused = seen.codes.some((code) => REFUSED.test(code));
        const mayAsk = allowed.includes(viewer) && (queryRows['shipment']?.may.includes(viewer) ?? false);
        if (isRefused === mayAsk) wrong.push(`${name} to ${viewer}: ${seen.codes.join(', ') || 'shown'}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it('lets only permitted callers change the data of a seller', async () => {
    const before = await fingerprint();
    const wrong: string[] = [];
    for (const field of fieldsOf('Mutation')) {
      const { may, args, othersHaveTheirOwn, refusedAs } = mutationRows[field.name] ?? { may: [] };
      if (may === 'everybody') continue;
      const variables = args?.(world.ids) ?? {};
      const refused = viewers.filter((viewer) => !may.includes(viewer) && !(othersHaveTheirOwn && isTenant(viewer)));
      const document = documentOf(
        'mutation',
        field,
        wholeSelection(schema, field, () => false),
        Object.keys(variables),
      );
      for (const viewer of refused) {
        const seen = await ask(viewer, document, variables);
        const [code = 'nothing'] = seen.codes;
        if (!REFUSED.test(code) && code !== refusedAs) wrong.push(`${field.name} by ${viewer}: ${code}`);
        if (leaksIn(viewer, seen, variables).length > 0) wrong.push(`${field.name} tells ${viewer}: ${seen.text}`);
      }
    }

    expect(wrong).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });
});

/** Types that can be reached by reading. */
function typesReached(): Set<string> {
  const found = new Set<string>();
  const waiting = fieldsOf('Query');
  for (let field = waiting.shift(); field; field = waiting.shift()) {
    const type = schema.getType(field.type.toString().replace(/[[\]!]/g, ''));
    if (!isObjectType(type) || found.has(type.name)) continue;
    found.add(type.name);
    waiting.push(...Object.values(type.getFields()));
  }
  return found;
}

/** Types that can be read, but that the story has none of. */
const NOT_IN_THE_STORY: ReadonlySet<string> = new Set([
  'LedgerArchive',
  'LedgerCheckResult',
  'LedgerDifference',
  'SellerWarning',
  // Only the device of the driver who has the task gets it.
  'CodeCheck',
  'CarrierCash',
  'CarrierCashParcel',
  'CarrierCashParcelEdge',
  'TrackingDelivery',
  'TrackingMap',
  'TrackingPosition',
  // Without a lane between zones by name, no place is unknown.
  'UnknownPlace',
  // Kept by one user, written by attempts that failed, or of a delivery that did.
  'AuditChange',
  'FailedDelivery',
  'ListPreferences',
  'ListView',
  'WebhookAttempt',
]);

const CHANGES_BY_ITSELF = ['audit_event', 'access_token', 'rate_limit', 'idempotency_key', 'mikro_orm_migrations'];

/** Row count and contents of each table, except what every request writes. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = await app.database.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1",
  );
  const all: Record<string, string> = {};
  for (const { name } of tables.filter(({ name }) => !CHANGES_BY_ITSELF.includes(name))) {
    const [row] = await app.database.sql<{ print: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print from "${name}" t`,
    );
    all[name] = row?.print ?? '';
  }
  return all;
}
