import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import pg from 'pg';
import { openTempFolder, startTestCluster } from './cluster.js';
import { roomyFolder } from './roomy-folder.js';

/** One server for the whole run, one migrated database that every service copies, and one folder for what services keep in files. */
export async function startCluster(parts: { readonly plansOnce?: boolean } = {}): Promise<{ stop(): Promise<void> }> {
  // The service is loaded while the server begins.
  const parent = await roomyFolder();
  const starting = startTestCluster(parent);
  const { prepareTemplate, TEMPLATE } = await import('./template.js');
  const cluster = await starting;
  const folder = await openTempFolder('shipgraph-tests-', parent);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await makeLoginsCheap(client, cluster.url);
  if (parts.plansOnce) await planOnce(client, cluster.url);
  await client.end();
  // The workers of the test runner inherit these.
  process.env['TEST_DATABASE_URL'] = cluster.url;
  process.env['TEST_FOLDER'] = folder;
  process.env['TEST_CREDENTIALS'] = await prepareTemplate(cluster.url);
  // What V8 compiled for this is there when the workers begin.
  flushCompileCache();
  return { stop: () => cluster.stop().finally(() => rm(folder, { recursive: true, force: true })) };
}

/** Hundreds of connections are made; a password that is hashed once is as good here as one that is hashed 4,096 times. */
async function makeLoginsCheap(client: pg.Client, url: string): Promise<void> {
  const { username, password } = new URL(url);
  await client.query('set scram_iterations = 1');
  await client.query(`alter role "${username}" password '${decodeURIComponent(password)}'`);
}

/** A statement runs a few times on a connection before that is gone: it is planned when it is prepared, and not again for each of these. */
async function planOnce(client: pg.Client, url: string): Promise<void> {
  await client.query(`alter role "${new URL(url).username}" set plan_cache_mode = force_generic_plan`);
}
