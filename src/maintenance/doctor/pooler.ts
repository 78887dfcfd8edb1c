import pg from 'pg';
import { isPooler, keepsStatements } from '../../platform/db/pooler.js';
import type { Server } from '../server.js';
import { ok, problem, type Finding, type Check } from './ground.js';

const NOTICE_MS = 3_000;

/** Whether the URLs lead to poolers, as the start of the service sees it. */
export const sessions: Check = {
  name: 'sessions',
  run: async ({ main, direct, config }) => {
    if (!main) return [];
    const pooled = await isPooler(main.url);
    if (pooled && config.database.directUrl === undefined)
      return [
        problem(
          'DATABASE_URL leads to a pooler: listening, migrations and jobs need a session of their own.',
          'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
        ),
      ];
    const first = ok(pooled ? 'DATABASE_URL leads to a pooler.' : 'DATABASE_URL keeps its sessions.');
    return direct && direct !== main ? [first, await directFinding(direct)] : [first];
  },
};

/** PgBouncer keeps prepared statements in transaction mode since 1.21. */
export const preparedStatements: Check = {
  name: 'prepared statements',
  run: async ({ main }) => {
    if (!main || !(await isPooler(main.url))) return [];
    if (await keepsStatements(main.url)) return [ok('The pooler keeps prepared statements.')];
    return [
      problem(
        'The pooler does not keep prepared statements.',
        'Upgrade to PgBouncer 1.21 or newer with max_prepared_statements = 500, or let DATABASE_URL lead to PostgreSQL itself.',
      ),
    ];
  },
};

async function directFinding(direct: Server): Promise<Finding> {
  if (!(await isPooler(direct.url)) && (await hearsNotices(direct)))
    return ok('DATABASE_DIRECT_URL keeps its session, and notifications arrive.');
  return problem('DATABASE_DIRECT_URL keeps no session of its own.', 'Let it lead to PostgreSQL itself, not to a pooler.');
}

async function hearsNotices({ url, client }: Server): Promise<boolean> {
  const listener = new pg.Client({ connectionString: url, application_name: 'shipgraph-doctor' });
  listener.on('error', () => undefined);
  await listener.connect();
  try {
    const heard = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), NOTICE_MS).unref();
    });
    await listener.query('listen shipgraph_doctor');
    await client.query('notify shipgraph_doctor');
    return await heard;
  } finally {
    await listener.end();
  }
}
