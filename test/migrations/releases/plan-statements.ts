import type pg from 'pg';
import { SCHEMA } from './release.js';

/**
 * The statements that the database cannot prepare and plan, each after the reason. Only the plan shows that the unique index of an `on
 * conflict` is missing.
 */
export async function refusedOf(client: pg.Client, texts: readonly string[]): Promise<string[]> {
  await client.query(`set search_path = ${SCHEMA}`);
  await client.query('set plan_cache_mode = force_generic_plan');
  const refused: string[] = [];
  for (const text of texts) await plan(client, text).catch((error: Error) => refused.push(`${error.message}: ${text}`));
  await client.query('reset all');
  return refused;
}

async function plan(client: pg.Client, text: string): Promise<void> {
  await client.query(`prepare given as ${text}`);
  try {
    const { rows } = await client.query<{ count: number }>(
      "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'given'",
    );
    const values = Array<string>(rows[0]?.count ?? 0).fill('null');
    await client.query(`explain execute given${values.length > 0 ? ` (${values.join(', ')})` : ''}`);
  } finally {
    await client.query('deallocate given');
  }
}
