import { setTimeout as pause } from 'node:timers/promises';
import type { Helper } from './children.js';
import { boundedRow, type Row } from './table.js';
import type { ReceiverQuestion, ReceiverReply } from './webhook-receiver.js';

export type Ear = Helper<ReceiverQuestion, ReceiverReply>;

const WANTED_PER_SECOND = 1500;
const PATIENCE_MS = 300_000;

/** What came of a number of deliveries that were due when the service started. */
export interface Drain {
  readonly name: string;
  readonly expected: number;
  /** When each came, in milliseconds. */
  readonly times: readonly number[];
}

/** Waits until each of the expected events has come, and compares ids: nothing is missing and nothing is of anybody else. */
export async function drain(name: string, receiver: Ear, expected: ReadonlySet<string>): Promise<Drain> {
  const deadline = performance.now() + PATIENCE_MS;
  const came: [string, number][] = [];
  const missing = new Set(expected);
  while (missing.size > 0) {
    if (performance.now() > deadline) throw new Error(`${name}: ${missing.size} of ${expected.size} deliveries did not come.`);
    await pause(1000);
    for (const arrival of (await receiver.ask({ take: true })).came) {
      came.push([...arrival]);
      missing.delete(arrival[0]);
    }
  }
  const strangers = came.filter(([id]) => !expected.has(id)).length;
  if (strangers > 0) throw new Error(`${name}: ${strangers} deliveries were of no event.`);
  return { name, expected: expected.size, times: came.map(([, at]) => at) };
}

/** The drain as rows, beside its parts alone in the same run. */
export function drainRows({ name, expected, times }: Drain, alone: { readonly jobs: number; readonly posts: number }): Row[] {
  const quarter = Math.floor(times.length / 4);
  const all = perSecond(times);
  return [
    wantedRow(`${name}, ${expected.toLocaleString('en')}, 0 lost`, all),
    wantedRow('... its first quarter', perSecond(times.slice(0, quarter))),
    wantedRow('... its last quarter', perSecond(times.slice(-quarter))),
    boundedRow('... that came twice', times.length - expected, expected / 100, ''),
    {
      name: '... beside bare pg-boss: fetch and complete, nothing sent',
      figure: figure(all),
      limit: figure(alone.jobs),
      ratio: all / alone.jobs,
    },
    { name: '... beside bare undici: POST, nothing written', figure: figure(all), limit: figure(alone.posts), ratio: all / alone.posts },
  ];
}

const perSecond = (part: readonly number[]): number => (part.length * 1000) / ((part.at(-1) ?? 1) - (part[0] ?? 0));

const figure = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;

const wantedRow = (name: string, value: number): Row => ({
  name,
  figure: figure(value),
  limit: figure(WANTED_PER_SECOND),
  ratio: value / WANTED_PER_SECOND,
  wanted: '>= 1',
});
