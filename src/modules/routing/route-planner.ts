import { Tinypool } from 'tinypool';
import { refuse } from '../../kernel/errors.js';
import type { PlanJob, PlanResult } from './plan-routes.js';
import type { RoutingPlan } from './routing-plan.js';
import type { RoutingProblem } from './routing-problem.js';

const MAX_WAITING = 50;
const IDLE_MS = 60_000;
const MAX_HEAP_MIB = 512;
/** VROOM is asked to search for 4 s at most. With the own engine after a failure, a request stays within its own time limit of 10 s. */
const VROOM_TIMEOUT_MS = 6_000;

export interface RoutePlannerParts {
  /** Address of VROOM's HTTP API. Without it, the own engine plans. */
  readonly vroomUrl: string | undefined;
  readonly warn: (message: string, error: unknown) => void;
  readonly vroomTimeoutMs?: number;
}

/** Plans runs on its own thread, which starts with the first plan, so that other requests are not delayed. */
export class RoutePlanner {
  private pool: Tinypool | undefined;

  constructor(private readonly parts: RoutePlannerParts) {}

  /**
   * Spreads the stops over the vehicles and orders them. May call VROOM, so never call it within a transaction.
   * SERVICE_UNAVAILABLE when too many plans are waiting.
   */
  async plan(problem: RoutingProblem): Promise<RoutingPlan> {
    const { vroomUrl, vroomTimeoutMs = VROOM_TIMEOUT_MS, warn } = this.parts;
    const pool = (this.pool ??= openPool());
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', {}, { retryAfter: 5 });
    const job: PlanJob = { problem, vroom: vroomUrl === undefined ? undefined : { url: vroomUrl, timeoutMs: vroomTimeoutMs } };
    const result: unknown = await pool.run(job);
    if (!isPlanResult(result)) throw new Error('The planning thread returned no plan.');
    if (result.failure !== undefined) warn('VROOM made no plan; the own engine planned instead.', new Error(result.failure));
    return result.plan;
  }

  /** Stops the thread and abandons unfinished plans, whose callers are gone. */
  async stop(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }
}

const isPlanResult = (value: unknown): value is PlanResult => typeof value === 'object' && value !== null && 'plan' in value;

function openPool(): Tinypool {
  // When run from source, a thread needs the same loader flags as the process; it inherits them.
  const fromSources = import.meta.url.endsWith('.ts');
  return new Tinypool({
    filename: new URL(`./plan-routes.worker.${fromSources ? 'ts' : 'js'}`, import.meta.url).href,
    ...(!fromSources && { execArgv: [] }),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
}

/** What this module needs of the composition. */
export interface RoutingServices {
  readonly routePlanner: Pick<RoutePlanner, 'plan'>;
}
