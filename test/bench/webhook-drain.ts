import { setTimeout as pause } from 'node:timers/promises';
import type { Helper } from './children.js';
import { perUnit, type Meter } from './costs.js';
import type { Sample } from './sample.js';
import type { ReceiverQuestion, ReceiverReply } from './webhook-receiver.js';

export type Ear = Helper<ReceiverQuestion, ReceiverReply>;

const LOOK_EVERY_MS = 500;
const PATIENCE_MS = 300_000;

/** Results of a number of deliveries. */
export interface Drain {
  readonly sample: Sample;
  /** Deliveries that came more than once. */
  readonly twice: number;
}

interface Watched {
  readonly receiver: Ear;
  readonly meter: Meter;
  /** Waits for what the service writes after the last arrival. */
  readonly settle: () => Promise<void>;
}

/** Waits for all expected events and compares their ids: none is missing and none is foreign. */
export async function drain(name: string, expected: ReadonlySet<string>, { receiver, meter, settle }: Watched): Promise<Drain> {
  const deadline = performance.now() + PATIENCE_MS;
  const missing = new Set(expected);
  const times: number[] = [];
  // Work is counted from the first arrivals on: what came before them was the start of the service.
  let first: { readonly costs: Awaited<ReturnType<Meter['read']>>; readonly count: number } | undefined;
  while (missing.size > 0) {
    if (performance.now() > deadline) throw new Error(`${name}: ${missing.size} of ${expected.size} deliveries did not come.`);
    await pause(LOOK_EVERY_MS);
    for (const [id, at] of (await receiver.ask({ take: true })).came) {
      if (!expected.has(id)) throw new Error(`${name}: a delivery was of no event.`);
      times.push(at);
      missing.delete(id);
    }
    if (times.length > 0) first ??= { costs: await meter.read(), count: times.length };
  }
  await settle();
  const perSecond = (times.length * 1_000) / ((times.at(-1) ?? 1) - (times[0] ?? 0));
  const units = times.length - (first?.count ?? 0);
  const costs = first && units > 0 ? perUnit(first.costs, await meter.read(), units) : undefined;
  return {
    sample: { units: times.length, perSecond, p50: NaN, p95: NaN, p99: NaN, ...(costs && { costs }) },
    twice: times.length - expected.size,
  };
}
