import type { UnitOfWork } from '../db/unit-of-work.js';
import type { Metrics, MetricDefinition, Measured } from './metrics.js';

/** A statement whose rows are gauges: one column per label and one per gauge. Null values are omitted. */
export interface Reading {
  /** One word, for the metric that reports success. */
  readonly name: string;
  readonly text: string;
  readonly labels: readonly string[];
  /** Keyed by the column that contains the value. */
  readonly gauges: Readonly<Record<string, Omit<MetricDefinition, 'labels'>>>;
}

interface Taken {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly ok: boolean;
}

/** However many scrapers there are, the database is queried no more often than this. */
const FRESH_MS = 3_000;
/** A count that takes longer is not worth the load. */
const STATEMENT_TIMEOUT_MS = 2_000;
const NOTHING: Taken = { rows: [], ok: false };

const UP: MetricDefinition<'reading'> = {
  name: 'shipgraph_reading_up',
  help: 'Whether the database query for this group of metrics succeeded. When 0, the group is absent.',
  labels: ['reading'],
};

/**
 * Gauges about the whole cluster, read from the database on demand. A failing reading is reported as such and does not affect the others.
 */
export class Readings {
  private taken: ReadonlyMap<string, Taken> = new Map();
  private freshUntil = 0;
  private running: Promise<void> | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readings: readonly Reading[],
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  showIn(metrics: Metrics): void {
    metrics.watch(UP, () => this.readings.map(({ name }) => ({ labels: { reading: name }, value: this.takenBy(name).ok ? 1 : 0 })));
    for (const { name, labels, gauges } of this.readings)
      for (const [column, definition] of Object.entries(gauges))
        metrics.watch({ ...definition, labels }, () => this.takenBy(name).rows.flatMap((row) => measured(row, column, labels)));
  }

  /** Refreshes stale readings. Concurrent callers share one refresh. */
  async refresh(): Promise<void> {
    if (performance.now() < this.freshUntil) return;
    this.running ??= this.readAll().finally(() => (this.running = undefined));
    await this.running;
  }

  private takenBy(name: string): Taken {
    // Another process of the same service may have asked since.
    return performance.now() < this.freshUntil + FRESH_MS ? (this.taken.get(name) ?? NOTHING) : NOTHING;
  }

  private async readAll(): Promise<void> {
    const taken = new Map<string, Taken>();
    for (const reading of this.readings) taken.set(reading.name, await this.read(reading));
    this.taken = taken;
    this.freshUntil = performance.now() + FRESH_MS;
  }

  private async read({ name, text }: Reading): Promise<Taken> {
    try {
      const rows = await this.unitOfWork.run(null, async ({ sql }) => {
        await sql(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
        return sql(text);
      });
      return { rows, ok: true };
    } catch (error) {
      this.warn(`The metrics of ${name} could not be read.`, error);
      return NOTHING;
    }
  }
}

function measured(row: Readonly<Record<string, unknown>>, column: string, labels: readonly string[]): Measured<string>[] {
  const value = row[column];
  if (value === null || value === undefined) return [];
  return [{ labels: Object.fromEntries(labels.map((label) => [label, String(row[label])])), value: Number(value) }];
}
