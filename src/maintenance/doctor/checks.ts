import { migrations } from '../../migrations/index.js';
import { doneMigrations } from '../../platform/db/migrate.js';
import { jobReading } from '../../platform/jobs/job-reading.js';
import { qualified } from '../tables.js';
import { connections, databaseSize } from './capacity.js';
import { mail, textMessages } from './delivery.js';
import { encryptedData } from './encrypted-data.js';
import { dataFolder, secretKey } from './folder.js';
import { type Check, ok, problem, warning, onPrimary, rowOf, type Finding } from './ground.js';
import { preparedStatements, sessions } from './pooler.js';
import { extension, schemas } from './privileges.js';
import { replica } from './replica.js';
import { durability, limits } from './server-settings.js';
import { servers } from './servers.js';
import { frozenIds, replicationSlots, transactions } from './vacuum.js';

const NOTICEABLE_SECONDS = 1;
/** Signatures, sessions and jobs go by the clock. */
const HARMFUL_SECONDS = 30;

const clock = onPrimary('clock', async (server) => {
  const before = Date.now();
  const { at } = await rowOf<{ at: number }>(server, 'select extract(epoch from clock_timestamp())::float8 * 1000 as at');
  return [differenceFinding(((before + Date.now()) / 2 - at) / 1_000)];
});

const LATE_SECONDS = 5 * 60;
const STUCK_SECONDS = 60 * 60;

/** Jobs that are due and that no worker takes. */
const queues = onPrimary('queues', async (server, { config }) => {
  const { schema } = config.database;
  const table = qualified(`${schema}_jobs`, 'queue');
  const { there } = await rowOf<{ there: boolean }>(server, 'select to_regclass($1) is not null as there', [table]);
  if (!there) return [ok('There are no queues yet. The first worker creates them.')];
  const { rows } = await server.client.query<{ queue: string; due: string; age: string }>(jobReading(schema).text);
  const late = rows.map(({ queue, due, age }) => ({ queue, due, age: Number(age) })).filter(({ age }) => age > LATE_SECONDS);
  if (late.length === 0) return [ok('No job is late.')];
  return late.map(({ queue, due, age }) =>
    (age > STUCK_SECONDS ? problem : warning)(
      `The queue ${queue} has ${due} jobs due, the oldest for ${Math.round(age / 60)} minutes.`,
      'Check that a worker runs (ROLE=all or ROLE=worker), and its log.',
    ),
  );
});

const migrated = onPrimary('migrations', async ({ client }, { config }) => {
  const done = await doneMigrations(client, config.database.schema);
  if (done.length === 0) return [ok('The database has no tables yet. The first start creates them.')];
  const names = migrations.map(({ name }) => name);
  const unknown = done.filter((name) => !names.includes(name));
  const pending = names.filter((name) => !done.includes(name));
  if (unknown.length > 0)
    return [
      problem(
        `The database was migrated by a newer release: ${unknown.join(', ')}.`,
        'Install that release, or restore the backup that was made before the upgrade.',
      ),
    ];
  if (pending.length > 0)
    return [
      warning(`${pending.length} migrations have not run: ${pending.join(', ')}.`, 'Back up, then start the service, which runs them.'),
    ];
  return [ok(`All ${done.length} migrations have run.`)];
});

/** Every check, in the order in which its result is printed. */
export const checks: readonly Check[] = [
  dataFolder,
  secretKey,
  servers,
  sessions,
  preparedStatements,
  schemas,
  extension,
  migrated,
  encryptedData,
  clock,
  connections,
  databaseSize,
  replica,
  durability,
  limits,
  transactions,
  replicationSlots,
  frozenIds,
  queues,
  mail,
  textMessages,
];

/** How many seconds this machine is ahead of the database. */
export function differenceFinding(seconds: number): Finding {
  const apart = Math.abs(seconds);
  if (apart <= NOTICEABLE_SECONDS) return ok('This machine and the database have the same time.');
  const message = `This machine is ${apart.toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database.`;
  const remedy = 'Synchronise the clocks of both machines, for example with chrony.';
  return apart > HARMFUL_SECONDS ? problem(message, remedy) : warning(message, remedy);
}
