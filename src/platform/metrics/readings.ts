import type { UnitOfWork } from '../db/unit-of-work.js';
import type { Metrics, MetricDefinition, Measured } from './metrics.js';

/** A statement whose rows are gauges: a column for each label and a column for each gauge. Null is not shown. */
export interface Reading {
  /** One word, for the metric that tells whether it worked. */
  readonly name: string;
  readonly text: string;
  readonly labels: readonly string[];
  /** By the column that holds it. */
  readonly gauges: Readonly<Record<string, Omit<MetricDefinition, 'labels'>>>;
}

interface Taken {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly ok: boolean;
}

/** However many scrape, the database is asked no more often than this. */
const FRESH_MS = 3_000;
/** A count that takes longer is worth less than what it keeps waiting. */
const STATEMENT_TIMEOUT_MS = 2_000;
const NOTHING: Taken = { rows: [], ok: false };

const UP: MetricDefinition<'reading'> = {
  name: 'shipgraph_reading_up',
  help: 'Whether the database could be asked for this group of metrics. When it is 0 they are absent.',
  labels: ['reading'],
};

/** Gauges about the whole cluster, read from the database when somebody asks for them. A reading that fails is shown as such, and fails nothing else. */
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

  /** Reads again what is not fresh. Whoever asks meanwhile waits for the same answer. */
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
