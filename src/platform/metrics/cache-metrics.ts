import type { Metrics } from './metrics.js';

/** The size of a cache in this process and its share of the heap: an average entry size, measured once, times the number of entries. */
export interface CacheReading {
  readonly entries: number;
  readonly bytes: number;
}

const ENTRIES = {
  name: 'shipgraph_cache_entries',
  help: 'Entries in a cache of this process.',
  labels: ['cache'],
  across: 'sum',
} as const;
const BYTES = { name: 'shipgraph_cache_bytes', help: 'Approximate heap size of the cache.', labels: ['cache'], across: 'sum' } as const;

type Read = () => CacheReading;
const caches = new WeakMap<Metrics, Map<string, Read>>();

/** Publishes a cache in the metrics under this name. */
export function watchCache(metrics: Metrics, cache: string, read: Read): void {
  const known = caches.get(metrics);
  if (known) return void known.set(cache, read);
  const readers = new Map([[cache, read]]);
  caches.set(metrics, readers);
  const each = (part: keyof CacheReading) => () => [...readers].map(([name, now]) => ({ labels: { cache: name }, value: now()[part] }));
  metrics.watch(ENTRIES, each('entries'));
  metrics.watch(BYTES, each('bytes'));
}
