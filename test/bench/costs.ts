import type { Sample, Target } from './sample.js';

/** What work costs: CPU in milliseconds and statements, so far or per unit of work. NaN where it is not known. */
export interface Costs {
  /** The measured server with all of its processes. */
  readonly node: number;
  /** PostgreSQL: its main process and all of its backends. */
  readonly postgres: number;
  /** What asks, and what listens at the other end. */
  readonly driver: number;
  /** Every statement on the database, begin and commit included, whichever connection it came by. */
  readonly statements: number;
}

export interface Meter {
  read(): Promise<Costs>;
}

const names = ['node', 'postgres', 'driver', 'statements'] as const;

/** Counts what each round costs, and after it what `settle` waits for: the work behind the answers belongs to them. */
export function metered(target: Target, meter: Meter, settle?: () => Promise<void>): Target {
  return {
    name: target.name,
    run: async (seconds) => {
      const before = await meter.read();
      const sample = await target.run(seconds);
      const answered = performance.now();
      await settle?.();
      const settledMs = performance.now() - answered;
      return { ...sample, settledMs, costs: perUnit(before, await meter.read(), sample.units) };
    },
  };
}

export function perUnit(before: Costs, after: Costs, units: number): Costs {
  const [node, postgres, driver, statements] = names.map((name) => (after[name] - before[name]) / units);
  return { node: node ?? NaN, postgres: postgres ?? NaN, driver: driver ?? NaN, statements: statements ?? NaN };
}

/** Units per second from the first request until all work behind them was done. */
export const settledPerSecond = ({ units, perSecond, settledMs = 0 }: Sample): number =>
  (units * 1_000) / ((units * 1_000) / perSecond + settledMs);
