import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from '../support/template.js';

/** An empty database for a store. */
export async function createStoreDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `store_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  return { url: databaseUrl(serverUrl, name), drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
