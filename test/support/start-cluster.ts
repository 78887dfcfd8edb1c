import 'reflect-metadata';
import pg from 'pg';
import type { EmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.js';
import { startTestCluster } from './cluster.js';
import { prepareTemplate, TEMPLATE } from './template.js';

/** One server for the whole run, and one migrated database that every test file copies. */
export async function startCluster(): Promise<EmbeddedPostgres> {
  const cluster = await startTestCluster();
  // The workers of the test runner inherit it.
  process.env['TEST_DATABASE_URL'] = cluster.url;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await prepareTemplate(cluster.url);
  return cluster;
}
