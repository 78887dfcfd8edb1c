import type { Costs } from './costs.js';

/** What one round of shooting showed. Latencies are in milliseconds. */
export interface Sample {
  /** Requests, orders, deliveries. */
  readonly units: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly costs?: Costs;
  /** How long after the last answer the work behind the answers was done. */
  readonly settledMs?: number;
}

/** Anything that can be shot at for some seconds. */
export interface Target {
  readonly name: string;
  run(seconds: number): Promise<Sample>;
}

export function sampleOf(latencies: readonly number[], elapsedMs: number): Sample {
  const sorted = Float64Array.from(latencies).sort();
  const percentile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    units: sorted.length,
    perSecond: (sorted.length * 1_000) / elapsedMs,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

/** One target beside another, both in the same round. */
export interface Comparison {
  readonly sample: Sample;
  readonly beside: Sample;
  readonly ratio: number;
}

/**
 * Loads the targets in turns, round after round, so that disturbances of the machine affect all of them. Returns each target beside the
 * first one, from the round with the median ratio.
 */
export async function compare(targets: readonly Target[], { seconds, rounds }: { seconds: number; rounds: number }): Promise<Comparison[]> {
  for (const target of targets) await target.run(seconds);
  const measured: Sample[][] = [];
  for (let round = 0; round < rounds; round++) measured.push(await inTurn(targets, seconds));
  return targets.map((_target, index) => median(measured.map((samples) => comparison(samples, index))));
}

async function inTurn(targets: readonly Target[], seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const target of targets) samples.push(await target.run(seconds));
  return samples;
}

function comparison(samples: readonly Sample[], index: number): Comparison {
  const [beside, sample] = [samples[0], samples[index]];
  if (!beside || !sample) throw new Error('A target was not measured.');
  return { sample, beside, ratio: sample.perSecond / beside.perSecond };
}

function median(comparisons: readonly Comparison[]): Comparison {
  const byRatio = [...comparisons].sort((left, right) => left.ratio - right.ratio || left.sample.perSecond - right.sample.perSecond);
  const middle = byRatio[Math.floor(byRatio.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
