import { JobWork } from '../../../src/platform/work/work.js';
import { execute, isObjectType, parse, type GraphQLField, type GraphQLSchema } from 'graphql';
import { scheduledTasks } from '../../../src/scheduled-tasks.js';
import { createSchema } from '../../../src/schema.js';
import { listCases } from '../../bench/list-cases.js';
import { mutationRows, queryRows } from '../../graphql/permissions/rows.js';
import { wholeSelection } from '../../graphql/permissions/whole-answer.js';
import { openWorld, type Viewer, type World } from '../../graphql/permissions/world.js';
import type { TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';

const VIEWERS: readonly Viewer[] = ['shop', 'owner', 'driver', 'super_admin'];

/** Makes the service send as many of its statements as possible: every list, query, scheduled task and mutation. Refusals do not matter. */
export async function useEverything(app: TestApp): Promise<void> {
  const schema = await createSchema();
  const world = await openWorld(app);
  for (const { path, queries } of listCases)
    for (const query of queries) await app.client.get(`${path}?${query}`, bearer(app.accounts.erpToken));
  for (const viewer of VIEWERS) await askAll(schema, world, viewer, 'query');
  const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
  for (const task of scheduledTasks(() => undefined)) await task.run(context);
  for (const viewer of VIEWERS) await askAll(schema, world, viewer, 'mutation');
}

async function askAll(schema: GraphQLSchema, world: World, viewer: Viewer, operation: 'query' | 'mutation'): Promise<void> {
  const root = schema.getType(operation === 'query' ? 'Query' : 'Mutation');
  const rows = operation === 'query' ? queryRows : mutationRows;
  for (const field of isObjectType(root) ? Object.values(root.getFields()) : []) {
    const variableValues = rows[field.name]?.args?.(world.ids) ?? {};
    const selection = wholeSelection(schema, field, () => operation === 'query');
    const document = parse(textOf(operation, field, { selection, given: Object.keys(variableValues) }));
    await execute({ schema, document, variableValues, contextValue: world.contextOf(viewer) });
  }
}

interface Asked {
  readonly selection: string;
  readonly given: readonly string[];
}

function textOf(operation: string, field: GraphQLField<unknown, unknown>, { selection, given }: Asked): string {
  const args = field.args.filter(({ name }) => given.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${operation} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}
