import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newStaff } from '../../support/people.js';

export interface DriverOnARun {
  readonly token: string;
  readonly driverId: string;
  readonly runId: string;
  readonly hubId: string;
}

export interface RunFacts {
  readonly state?: 'planned' | 'started' | 'finished';
  readonly startedAt?: Date | null;
  readonly finishedAt?: Date | null;
  readonly start?: { readonly lat: number; readonly lng: number } | null;
  readonly day?: string;
}

let shortIds = 0;

/** A new driver, and a run that began an hour ago in Dubai. */
export async function driverOnARun(app: TestApp, facts: RunFacts = {}): Promise<DriverOnARun> {
  const token = await newStaff(app, await adminOf(app), 'DRIVER');
  const { me } = await ask(app, token, '{ me { id } }');
  const hubId = randomUUID();
  return { token, driverId: me.id, hubId, runId: await newRun(app, { driverId: me.id, hubId }, facts) };
}

export async function newRun(
  app: TestApp,
  { driverId, hubId }: { driverId: string; hubId: string },
  { state = 'started', startedAt = minutesAgo(app, 60), finishedAt = null, start = DUBAI, day = '2026-01-05' }: RunFacts = {},
): Promise<string> {
  const runId = randomUUID();
  await app.database.sql(
    `insert into run (id, short_id, driver_id, hub_id, day, time_zone, state, start_lat, start_lng, metres, left_behind, started_at, finished_at, revision, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'Asia/Dubai', $6, $7, $8, 0, '[]', $9, $10, 1, now(), now())`,
    [
      runId,
      `RP-${process.pid % 100}X${shortIds++}`.slice(0, 9),
      driverId,
      hubId,
      day,
      state,
      start?.lat,
      start?.lng,
      startedAt,
      finishedAt,
    ],
  );
  return runId;
}

export const DUBAI = { lat: 25.2, lng: 55.27 };

export const minutesAgo = (app: TestApp, minutes: number): Date => new Date(app.clock.now().getTime() - minutes * 60_000);

export interface Sent {
  readonly lat: number;
  readonly lng: number;
  readonly deviceTime: string;
  readonly accuracy?: number;
  readonly speed?: number;
  readonly heading?: number;
}

/** Points along a road to the east, 100 m and 5 s from one to the next. */
export const road = (from: Date, count: number, { first = 0, north = 0 } = {}): Sent[] =>
  Array.from({ length: count }, (_, n) => ({
    lat: DUBAI.lat + north / 111_195,
    lng: DUBAI.lng + ((first + n) * 100) / (111_195 * Math.cos((DUBAI.lat * Math.PI) / 180)),
    accuracy: 8,
    deviceTime: new Date(from.getTime() + (first + n) * 5_000).toISOString(),
  }));

export const RECORD = `mutation($r: String!, $p: [PositionInput!]!, $s: DateTimeISO) {
  recordPositions(runId: $r, positions: $p, sentAt: $s) { accepted rejected } }`;

export async function send(
  app: TestApp,
  { token, runId }: Pick<DriverOnARun, 'token' | 'runId'>,
  positions: readonly object[],
  sentAt?: Date,
): Promise<{ accepted: number; rejected: number }> {
  return (await ask(app, token, RECORD, { r: runId, p: positions, s: sentAt?.toISOString() })).recordPositions;
}

export async function metresOf(app: TestApp, runId: string): Promise<number> {
  const [row] = await app.database.sql<{ metres: number }>('select metres from run where id = $1', [runId]);
  return row?.metres ?? NaN;
}

export async function storedPoints(
  app: TestApp,
  runId: string,
): Promise<{ problem: string | null; metres: number; lat: number; lng: number }[]> {
  return app.database.sql('select problem, metres, lat, lng from position where run_id = $1 order by at, device_time', [runId]);
}
