import type { JobResult } from 'pg-boss';
import type { Metrics } from '../metrics/metrics.js';

const JOBS = {
  name: 'shipgraph_jobs_total',
  help: 'Jobs that this process has run, by what came of them: "completed", "failed" (it may be tried again) or "deadletter".',
  labels: ['queue', 'outcome'],
} as const;

/** Counts what came of a batch; when it throws, all of its jobs have failed. */
export async function counted(
  metrics: Metrics,
  { queue, size }: { queue: string; size: number },
  run: () => Promise<JobResult[]>,
): Promise<JobResult[]> {
  try {
    const results = await run();
    for (const { status } of results) metrics.count(JOBS, { queue, outcome: status });
    return results;
  } catch (error) {
    metrics.count(JOBS, { queue, outcome: 'failed' }, size);
    throw error;
  }
}
