import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { entities } from '../../src/entities.js';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/db/migrate.js';
import { databaseUrl } from './template.js';

/** A separate database that is brought forward step by step. */
export interface MigratedDatabase {
  readonly url: string;
  /** Up to and without this migration, or all of them. */
  readonly migrateTo: (end?: string) => Promise<void>;
  readonly run: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly create: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

export function migratedDatabase(schema: string): MigratedDatabase {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const settings = { url: databaseUrl(serverUrl, name), schema, pool: 2 };
  const onServer = async (url: string, text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  return {
    url: settings.url,
    create: () => onServer(serverUrl, `create database ${name}`).then(() => undefined),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`).then(() => undefined),
    run: (text, values) => onServer(settings.url, text, values),
    migrateTo: (end) => {
      const index = migrations.findIndex((migration) => migration.name === end);
      return migrate(settings, { entities, migrations: index < 0 ? migrations : migrations.slice(0, index) }, () => undefined);
    },
  };
}
