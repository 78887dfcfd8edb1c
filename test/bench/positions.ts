import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Helper } from './children.js';
import { metered } from './costs.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import type { BenchDriver, PositionShooting } from './position-load.js';
import type { Sample, Target } from './sample.js';
import type { Server } from './server.js';
import { boundedRow, type Row } from './table.js';

const DRIVERS = 1_000;
const POINTS = 5;
const EVERY_SECONDS = 15;
const MAX_MS = 50;
const SECONDS = 60;
const QUICK_SECONDS = 15;
const MAX_ROUNDS = 3;

/** Drivers who send their positions all day, evenly spread, to the service on one core, beside a bare insert of the same batches. */
export async function measurePositions(ground: Ground, _load: LoadGenerator, options: Options): Promise<Row[]> {
  const phones = new Helper<PositionShooting, Sample>('./position-load.ts');
  try {
    const database = await ground.database('positions');
    const drivers = await addDrivers(database);
    await ground.splitCores([phones.pid]);
    const bare = await ground.program('test/bench/bare-positions.ts', { DATABASE_URL: database.url });
    const service = await ground.service(database, { DEMO: '0' });
    const aim = { drivers, everySeconds: EVERY_SECONDS, points: POINTS };
    const target = (name: string, server: Server, path: string): Target =>
      metered(
        { name, run: (seconds) => phones.ask({ port: server.port, path, seconds, ...aim }) },
        ground.meter({ server, driver: [phones.pid], database }),
      );
    const seconds = options.quick ? QUICK_SECONDS : Math.max(SECONDS, options.seconds);
    const targets = [target('bare', bare, '/'), target('service', service, '/graphql')];
    // The first round of each warms it up: every driver sends once.
    for (const each of targets) await each.run(EVERY_SECONDS);
    const rounds: Sample[][] = [];
    for (let round = 0; round < Math.min(MAX_ROUNDS, options.rounds); round++) {
      const samples: Sample[] = [];
      for (const each of targets) samples.push(await each.run(seconds));
      rounds.push(samples);
    }
    return rowsOf(median(rounds));
  } finally {
    await phones.stop();
  }
}

/** The round with the median latency of the service. */
const median = (rounds: readonly Sample[][]): readonly Sample[] =>
  rounds.toSorted(([, one], [, other]) => (one?.p95 ?? NaN) - (other?.p95 ?? NaN))[Math.floor(rounds.length / 2)] ?? [];

function rowsOf([bare, service]: readonly Sample[]): Row[] {
  if (!bare || !service) throw new Error('A target was not measured.');
  const each = (sample: Sample, cost: 'node' | 'postgres'): number => ((sample.costs?.[cost] ?? NaN) * 1_000) / POINTS;
  const cpuRow = (name: string, cost: 'node' | 'postgres'): Row => ({
    name,
    figure: `${each(service, cost).toFixed(0)} ms`,
    limit: `${each(bare, cost).toFixed(0)} ms`,
    ratio: each(service, cost) / each(bare, cost),
    wanted: '',
  });
  const rate = `${DRIVERS.toLocaleString('en')} drivers, ${POINTS} points each ${EVERY_SECONDS} s`;
  return [
    { name: `Bare Express 5 with one insert: ${rate}`, figure: `${bare.p95.toFixed(1)} ms`, sample: bare },
    { ...boundedRow(`recordPositions: ${rate}, p95`, service.p95, MAX_MS, ' ms'), sample: service },
    cpuRow("... CPU of Node's processes per 1,000 points", 'node'),
    cpuRow("... CPU of PostgreSQL's processes per 1,000 points", 'postgres'),
  ];
}

/** Drivers under way, straight into the database. */
async function addDrivers({ sql }: Database): Promise<BenchDriver[]> {
  const drivers = Array.from({ length: DRIVERS }, () => ({
    id: randomUUID(),
    runId: randomUUID(),
    token: `ses_${randomBytes(32).toString('base64url')}`,
  }));
  const ids = drivers.map(({ id }) => id);
  await sql(
    `insert into staff (id, email, password_hash, name, role, active, created_at, updated_at)
     select id, id || '@bench.example', 'none', 'Driver', 'driver', true, now(), now() from unnest($1::uuid[]) as d (id)`,
    [ids],
  );
  await sql(
    `insert into access_token (id, kind, hash, subject_id, scopes, ip_allow_list, renewed_at, created_at)
     select gen_random_uuid(), 'staff_session', hash, id, '[]', '[]', now(), now() from unnest($1::uuid[], $2::bytea[]) as d (id, hash)`,
    [ids, drivers.map(({ token }) => createHash('sha256').update(token).digest())],
  );
  await sql(
    `insert into run (id, short_id, driver_id, day, time_zone, state, metres, left_behind, started_at, revision, created_at, updated_at)
     select run, 'RB-' || row_number() over (), id, current_date, 'Asia/Dubai', 'started', 0, '[]', now() - interval '1 hour', 1, now(), now()
       from unnest($1::uuid[], $2::uuid[]) as d (id, run)`,
    [ids, drivers.map(({ runId }) => runId)],
  );
  return drivers;
}
