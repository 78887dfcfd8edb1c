import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { Field, say } from './field.js';

/** The clock of a worker is ten minutes off, either way: retries keep the gaps of the schedule all the same, because the database measures them. */
const GAPS_SECONDS = [3, 6];
const OFFSET_MS = 600_000;
const LATE_SECONDS = 2;
const JITTER = 1.1;

/** Loaded before everything else: the clock of the process is wrong, and its timers run as ever. */
const SHIFTED_CLOCK = `
  const offset = Number(process.env.CLOCK_OFFSET_MS);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + offset);
      else super(...given);
    }
    static now() {
      return RealDate.now() + offset;
    }
  };`;

const arrivals: number[] = [];
const field = await Field.open('skew', {
  settings: { WEBHOOK_SCHEDULE: [0, ...GAPS_SECONDS].join(',') },
  answer: (_, response) => {
    arrivals.push(performance.now());
    response.writeHead(500).end();
  },
});
try {
  const web = await field.start('web', { ROLE: 'web' });
  await field.subscribe(web);
  const kept = [await keepsGaps(OFFSET_MS), await keepsGaps(-OFFSET_MS)];
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await field.close();
}

async function keepsGaps(offsetMs: number): Promise<boolean> {
  const clock = `data:text/javascript,${encodeURIComponent(SHIFTED_CLOCK)}`;
  const worker = await field.start('worker', { ROLE: 'worker', NODE_OPTIONS: `--import=${clock}`, CLOCK_OFFSET_MS: String(offsetMs) });
  arrivals.length = 0;
  await field.publish(1);
  const deadline = performance.now() + 60_000;
  while (arrivals.length <= GAPS_SECONDS.length && performance.now() < deadline) await pause(100);
  await worker.kill();

  const gaps = arrivals.slice(1).map((at, index) => (at - (arrivals[index] ?? 0)) / 1000);
  say(`a clock ${offsetMs / 60_000} minutes off: gaps of ${gaps.map((gap) => gap.toFixed(2)).join(' and ')} s`);
  const isKept = (gap: number, planned: number): boolean => gap >= planned - 0.05 && gap <= planned * JITTER + LATE_SECONDS;
  return gaps.length === GAPS_SECONDS.length && gaps.every((gap, index) => isKept(gap, GAPS_SECONDS[index] ?? 0));
}
