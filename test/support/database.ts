import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, TEMPLATE } from './template.js';

export interface TestDatabase {
  readonly url: string;
  /** Removes it; connections that are still open are closed. */
  drop(): Promise<void>;
}

/** A fresh copy of the migrated and seeded template, file by file, which is quicker than through the log. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return { url: databaseUrl(serverUrl, name), drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
