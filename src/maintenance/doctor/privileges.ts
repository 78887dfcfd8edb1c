import { schemaOfExtension, schemasOf } from '../tables.js';
import { ok, problem, type Finding, onPrimary, rowOf, type Reached } from './ground.js';

export const schemas = onPrimary('schemas', async (server, { config }) => {
  const findings: Finding[] = [];
  for (const schema of schemasOf(config.database.schema)) findings.push(await schemaFinding(server, schema));
  return findings;
});

/** Searching for a part of a name needs it. */
export const extension = onPrimary('extension', async (server) => {
  const schema = await schemaOfExtension(server.client, 'pg_trgm');
  if (schema !== null) return [ok(`pg_trgm is in the schema ${schema}.`)];
  const { available, create } = await rowOf<{ available: boolean; create: boolean }>(
    server,
    `select exists (select from pg_available_extensions where name = 'pg_trgm') as available,
            has_database_privilege(current_database(), 'create') as create`,
  );
  if (!available) return [problem('pg_trgm is not installed on the server.', 'Install the contrib package of PostgreSQL there.')];
  if (create) return [ok('pg_trgm is created at the first start.')];
  return [
    problem('pg_trgm is not in this database, and this user may not create it.', 'Let an administrator run: create extension pg_trgm.'),
  ];
});

async function schemaFinding(server: Reached, schema: string): Promise<Finding> {
  const facts = await rowOf<{ there: boolean; use: boolean; create: boolean; user: string }>(
    server,
    `select to_regnamespace(quote_ident($1)) is not null as there, current_user as user, has_database_privilege(current_database(), 'create') as create,
            coalesce(has_schema_privilege(to_regnamespace(quote_ident($1))::oid, 'create')
              and has_schema_privilege(to_regnamespace(quote_ident($1))::oid, 'usage'), false) as use`,
    [schema],
  );
  const { there, use, create, user } = facts;
  if (there && use) return ok(`${user} may create tables in the schema ${schema}.`);
  if (there)
    return problem(
      `${user} may not create tables in the schema ${schema}.`,
      `Let an administrator run: grant usage, create on schema ${schema} to ${user}.`,
    );
  if (create) return ok(`The schema ${schema} is created at the first start.`);
  return problem(
    `The schema ${schema} is missing, and ${user} may not create it.`,
    `Let an administrator run: create schema ${schema} authorization ${user}.`,
  );
}
