import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { openTempFolder, startTestCluster } from './cluster.js';
import { prepareTemplate, TEMPLATE } from './template.js';

/** One server for the whole run, one migrated database that every service copies, and one folder for what services keep in files. */
export async function startCluster(): Promise<{ stop(): Promise<void> }> {
  const cluster = await startTestCluster();
  const folder = await openTempFolder('shipgraph-tests-');
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  // The workers of the test runner inherit these.
  process.env['TEST_DATABASE_URL'] = cluster.url;
  process.env['TEST_FOLDER'] = folder;
  process.env['TEST_CREDENTIALS'] = await prepareTemplate(cluster.url);
  return { stop: () => cluster.stop().finally(() => rm(folder, { recursive: true, force: true })) };
}
