import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { answerQuestions } from './children.js';
import { sampleOf, type Sample } from './sample.js';

export interface BenchDriver {
  readonly runId: string;
  readonly token: string;
}

/** Every driver sends a batch each so many seconds, one after another, whether or not the answers keep up. */
export interface PositionShooting {
  readonly port: number;
  readonly path: string;
  readonly drivers: readonly BenchDriver[];
  readonly seconds: number;
  readonly everySeconds: number;
  readonly points: number;
}

const QUERY = `mutation Record($r: String!, $p: [PositionInput!]!, $s: DateTimeISO) { recordPositions(runId: $r, positions: $p, sentAt: $s) { accepted } }`;
const METRES_PER_POINT = 30;
const METRES_PER_DEGREE = 100_000;
const CONNECTIONS = 100;
/** How far each driver has come, also from one question to the next. */
const driven = new Map<string, number>();

answerQuestions((shooting: PositionShooting) => drive(shooting));

async function drive({ port, path, drivers, seconds, everySeconds, points }: PositionShooting): Promise<Sample> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS, keepAliveTimeout: 60_000 });
  const [gapMs, count] = [(everySeconds * 1_000) / drivers.length, Math.floor((seconds * drivers.length) / everySeconds)];
  const latencies: number[] = [];
  const answers: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < count; n++) {
    const due = started + n * gapMs;
    if (due > performance.now()) await pause(due - performance.now());
    const driver = drivers[n % drivers.length];
    if (!driver) throw new Error('There is no driver.');
    // From when it was due, so that a service that falls behind shows.
    answers.push(send(pool, path, { driver, points, everySeconds }).then(() => void latencies.push(performance.now() - due)));
  }
  await Promise.all(answers);
  const sample = sampleOf(latencies, performance.now() - started);
  await pool.close();
  return sample;
}

interface Sending {
  readonly driver: BenchDriver;
  readonly points: number;
  readonly everySeconds: number;
}

async function send(pool: Pool, path: string, { driver: { runId, token }, points, everySeconds }: Sending): Promise<void> {
  const way = driven.get(runId) ?? 0;
  driven.set(runId, way + points);
  const [now, stepMs] = [Date.now(), (everySeconds * 1_000) / points];
  const p = Array.from({ length: points }, (_, n) => ({
    lat: 25.2,
    lng: 55.27 + ((way + n) * METRES_PER_POINT) / METRES_PER_DEGREE,
    accuracy: 8,
    speed: 10.5,
    heading: 90,
    deviceTime: new Date(now - (points - n) * stepMs).toISOString(),
  }));
  const body = JSON.stringify({ query: QUERY, operationName: 'Record', variables: { r: runId, p, s: new Date(now).toISOString() } });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const { statusCode, body: answer } = await pool.request({ path, method: 'POST', headers, body });
  const text = await answer.text();
  if (statusCode !== 200 || !text.includes(`"accepted":${points}`)) throw new Error(`A batch was answered ${statusCode}: ${text}`);
}
