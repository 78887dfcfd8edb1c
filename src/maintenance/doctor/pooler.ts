import pg from 'pg';
import { reasonOf } from '../maintenance-error.js';
import type { Server } from '../server.js';
import { ok, problem, type Finding } from './finding.js';
import { rowOf, type Check } from './ground.js';

const TRIES = 3;
const NOTICE_MS = 3_000;

/** Finds out by behaviour, because a pooler looks like a server. */
export const sessions: Check = {
  name: 'sessions',
  run: async ({ main, direct, config }) => {
    if (!main) return [];
    const pooled = await isPooled(main);
    if (pooled && config.database.directUrl === undefined)
      return [
        problem(
          'DATABASE_URL leads to a pooler in transaction mode, which keeps no session: listening, migrations and jobs fail on it.',
          'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
        ),
      ];
    const first = ok(pooled ? 'DATABASE_URL leads to a pooler in transaction mode.' : 'DATABASE_URL keeps its sessions.');
    return direct && direct !== main ? [first, await directFinding(direct)] : [first];
  },
};

/** PgBouncer keeps prepared statements in transaction mode since 1.21. */
export const preparedStatements: Check = {
  name: 'prepared statements',
  run: async ({ main }) => {
    if (!main || !(await isPooled(main))) return [];
    try {
      await prepareAcross(main);
      return [ok('The pooler keeps prepared statements.')];
    } catch (error) {
      return [
        problem(
          `The pooler loses prepared statements: ${reasonOf(error)}.`,
          'Upgrade to PgBouncer 1.21 or newer with max_prepared_statements = 500, or let DATABASE_URL lead to PostgreSQL itself.',
        ),
      ];
    }
  },
};

async function directFinding(direct: Server): Promise<Finding> {
  if (!(await isPooled(direct)) && (await hearsNotices(direct)))
    return ok('DATABASE_DIRECT_URL keeps its session, and notifications arrive.');
  return problem(
    'DATABASE_DIRECT_URL keeps no session of its own, so notifications do not arrive.',
    'Let it lead to PostgreSQL itself, or to a pooler in session mode.',
  );
}

/** In transaction mode, a connection of another client takes over the backend that this one has just used. */
async function isPooled(server: Server): Promise<boolean> {
  return withSecond(server, async (other) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const mine = await backendOf(server.client);
      await other.query('begin');
      const [theirs, next] = [await backendOf(other), await backendOf(server.client)];
      await other.query('rollback');
      if (theirs === mine || next !== mine) return true;
    }
    return false;
  });
}

const backendOf = async (client: pg.Client): Promise<number> =>
  (await rowOf<{ pid: number }>({ client }, 'select pg_backend_pid() as pid')).pid;

/** Uses a prepared statement again after another client has taken over the backend. */
async function prepareAcross(server: Server): Promise<void> {
  const prepared = { name: 'shipgraph_doctor', text: 'select 1' };
  await server.client.query(prepared);
  await withSecond(server, async (other) => {
    await other.query('begin');
    await backendOf(other);
    await server.client.query(prepared);
    await other.query('rollback');
  });
}

async function hearsNotices(server: Server): Promise<boolean> {
  return withSecond(server, async (other) => {
    const heard = new Promise<boolean>((resolve) => {
      other.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), NOTICE_MS).unref();
    });
    await other.query('listen shipgraph_doctor');
    await server.client.query('notify shipgraph_doctor');
    return heard;
  });
}

async function withSecond<T>({ url }: Server, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'shipgraph-doctor' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
