export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const HELP = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) ((?:[^\\]|\\[\\n])*)$/;
const TYPE = /^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)$/;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[-+]?[0-9.]+(?:e[-+]?[0-9]+)?)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\[\\"n])*)"(?:,|$)/y;

/** Reads the text format of Prometheus 0.0.4 and fails at whatever it does not allow. */
export function parseMetrics(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line must end.');
  const types = new Map<string, string>();
  const closed = new Set<string>();
  const series = new Set<string>();
  const samples: Sample[] = [];
  let family = '';
  const begin = (name: string): void => {
    if (name === family) return;
    if (closed.has(name)) throw new Error(`The lines of ${name} are not together.`);
    closed.add(family);
    family = name;
  };
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      const [, help] = HELP.exec(line) ?? [];
      const [, typed, type] = TYPE.exec(line) ?? [];
      if (help === undefined && typed === undefined) throw new Error(`This is no comment that means something: ${line}`);
      begin(help ?? typed ?? '');
      if (typed !== undefined && types.has(typed)) throw new Error(`${typed} has two types.`);
      if (typed !== undefined) types.set(typed, type ?? '');
      continue;
    }
    const sample = sampleOf(line);
    const base = types.get(family) === 'histogram' ? sample.name.replace(/_(bucket|sum|count)$/, '') : sample.name;
    if (base !== family || !types.has(base)) throw new Error(`This belongs to no metric: ${line}`);
    const key = JSON.stringify([sample.name, Object.entries(sample.labels).sort()]);
    if (series.has(key)) throw new Error(`This is there twice: ${line}`);
    series.add(key);
    samples.push(sample);
  }
  for (const [name, type] of types) if (type === 'histogram') assertHistogram(name, samples);
  return samples;
}

function sampleOf(line: string): Sample {
  const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
  if (name === '') throw new Error(`This is no sample: ${line}`);
  return { name, labels: labelsOf(labels, line), value: Number(value.replace('Inf', 'Infinity')) };
}

function labelsOf(text: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name, value] = LABEL.exec(text) ?? [];
    if (name === undefined || value === undefined || name in labels) throw new Error(`The labels are not valid: ${line}`);
    labels[name] = value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  }
  return labels;
}

/** Buckets only grow, and the last one holds everything. */
function assertHistogram(name: string, samples: readonly Sample[]): void {
  const groups = Map.groupBy(
    samples.filter((sample) => sample.name === `${name}_bucket`),
    ({ labels: { le: _, ...labels } }) => JSON.stringify(Object.entries(labels).sort()),
  );
  for (const buckets of groups.values()) {
    const values = buckets.map(({ value }) => value);
    if (values.some((value, index) => value < (values[index - 1] ?? 0))) throw new Error(`The buckets of ${name} do not grow.`);
    if (buckets.at(-1)?.labels['le'] !== '+Inf') throw new Error(`The last bucket of ${name} is not +Inf.`);
    const { le: _, ...labels } = buckets[0]?.labels ?? {};
    if (valueOf(samples, `${name}_count`, labels) !== values.at(-1)) throw new Error(`The count of ${name} is not that of its buckets.`);
  }
}

/** The sum of the samples that have these labels; undefined when there is none. */
export function valueOf(samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
  const found = samples.filter(
    (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
