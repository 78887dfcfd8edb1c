import type { EntitySchema } from '@mikro-orm/postgresql';
import { openOrm } from '../../src/platform/db/orm.js';
import type { RunSql } from '../../src/platform/db/sql.js';

const written = new Map<string, Promise<string>>();

/** Makes the tables of some entities in the schema of these statements; how they are made is written once in each process. */
export async function makeTables(sql: RunSql, entities: readonly EntitySchema[]): Promise<void> {
  const key = entities.map(({ meta }) => meta.className).join();
  const text = written.get(key) ?? writeTables(entities);
  written.set(key, text);
  await sql(await text);
}

async function writeTables(entities: readonly EntitySchema[]): Promise<string> {
  const orm = await openOrm({ url: 'postgresql://nobody@127.0.0.1/nothing', schema: 'public', pool: 1 }, { entities, migrations: [] });
  return orm.schema.getCreateSchemaSQL().finally(() => orm.close());
}
