import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** A metric's name and labels. Labels have few values, all of them our own terms: never a path, an id or a name. */
export interface MetricDefinition<Label extends string = string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** How to combine several processes of one service: the sum of their own counts, or the maximum if all measure the same thing. */
  readonly across?: 'sum' | 'max';
}

export interface DurationDefinition<Label extends string = string> extends MetricDefinition<Label> {
  /** Upper bounds in seconds. */
  readonly buckets: readonly number[];
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Measured<Label extends string> {
  readonly labels: Labels<Label>;
  readonly value: number;
}

/** The metrics of one running service. They are defined where they are counted and created on first use. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter<string>>();
  private readonly histograms = new Map<string, Histogram<string>>();

  count<Label extends string>(definition: MetricDefinition<Label>, labels: Labels<Label>, by = 1): void {
    let counter = this.counters.get(definition.name);
    if (!counter) this.counters.set(definition.name, (counter = new Counter<string>(this.settingsOf(definition))));
    counter.inc(labels, by);
  }

  /** The timer for these labels. Keep a reference to it where it is used often. */
  durations<Label extends string>(definition: DurationDefinition<Label>, labels: Labels<Label>): { observe(seconds: number): void } {
    let histogram = this.histograms.get(definition.name);
    if (!histogram) {
      histogram = new Histogram<string>({ ...this.settingsOf(definition), buckets: [...definition.buckets] });
      this.histograms.set(definition.name, histogram);
    }
    return histogram.labels(labels);
  }

  /** A value measured on each scrape. Label sets that are no longer measured disappear. */
  watch<Label extends string>(definition: MetricDefinition<Label>, read: () => readonly Measured<Label>[]): void {
    new Gauge<string>({
      ...this.settingsOf(definition),
      aggregator: definition.across ?? 'max',
      collect() {
        this.reset();
        // Without labels a gauge starts at 0, a value that was never measured.
        if (definition.labels.length === 0) this.remove({});
        for (const { labels, value } of read()) this.set(labels, value);
      },
    });
  }

  /** For the process that prints the metrics of several. */
  get shared(): Registry {
    return this.registry;
  }

  /** All metrics in the Prometheus text format. */
  print(): Promise<string> {
    return this.registry.metrics();
  }

  private settingsOf({ name, help, labels }: MetricDefinition) {
    return { name, help, labelNames: [...labels], registers: [this.registry] };
  }
}
