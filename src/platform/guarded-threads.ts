import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { refuse } from '../kernel/errors.js';

const MAX_THREADS = 2;
const MAX_HEAP_MIB = 512;

interface ThreadRules {
  /** The module of the threads, from its source or as it was built. */
  readonly worker: URL;
  readonly maxWaiting: number;
  readonly idleMs: number;
}

/** Threads for work that others may make too long. They start with the first job; one that takes too much is given up with its thread. */
export class GuardedThreads {
  private pool: Tinypool | undefined;

  constructor(private readonly rules: ThreadRules) {}

  /** SERVICE_UNAVAILABLE when too many are waiting. `maxMs` includes the wait; the error beyond it is one that `isTooMuch`. */
  async run<Result>(job: unknown, maxMs?: number): Promise<Result> {
    const pool = (this.pool ??= open(this.rules));
    if (pool.queueSize >= this.rules.maxWaiting) throw refuse('SERVICE_UNAVAILABLE', {}, { retryAfter: 1 });
    return (await pool.run(job, maxMs === undefined ? {} : { signal: AbortSignal.timeout(maxMs) })) as Result;
  }

  /** Stops the threads and abandons unfinished jobs, whose callers are gone. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }
}

/** The time is up, or the thread has used all of its memory. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

const open = ({ worker, idleMs }: ThreadRules): Tinypool =>
  new Tinypool({
    filename: worker.href,
    // When run from source, a thread needs the same loader flags as the process; it inherits them.
    ...(!worker.href.endsWith('.ts') && { execArgv: [] }),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
