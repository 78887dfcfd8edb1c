import type { Metrics } from './metrics.js';

/** What a memory of this process holds, and what that takes of the heap: measured once for an entry of its kind, and multiplied. */
export interface CacheReading {
  readonly entries: number;
  readonly bytes: number;
}

const ENTRIES = {
  name: 'shipgraph_cache_entries',
  help: 'What this process remembers so as not to work it out again.',
  labels: ['cache'],
  across: 'sum',
} as const;
const BYTES = { name: 'shipgraph_cache_bytes', help: 'What that takes of the heap, about.', labels: ['cache'], across: 'sum' } as const;

type Read = () => CacheReading;
const caches = new WeakMap<Metrics, Map<string, Read>>();

/** Shows a memory among the metrics under this name. */
export function watchCache(metrics: Metrics, cache: string, read: Read): void {
  const known = caches.get(metrics);
  if (known) return void known.set(cache, read);
  const readers = new Map([[cache, read]]);
  caches.set(metrics, readers);
  const each = (part: keyof CacheReading) => () => [...readers].map(([name, now]) => ({ labels: { cache: name }, value: now()[part] }));
  metrics.watch(ENTRIES, each('entries'));
  metrics.watch(BYTES, each('bytes'));
}
