import { totalmem } from 'node:os';

/**
 * Node flags for the service: a heap that fits the machine, and room for young objects, because most of a request's objects are
 * short-lived.
 */
const FLAGS: Readonly<Record<string, (limitMb: number) => string>> = {
  '--max-old-space-size': heapFlag,
  '--max-semi-space-size': () => '--max-semi-space-size=16',
  // Set from the start; otherwise the young generation grows gradually and copies its objects again and again.
  '--min-semi-space-size': () => '--min-semi-space-size=16',
};
const MEGABYTE = 2 ** 20;
const SMALLEST_MB = 192;
/** With a larger limit, V8 lets garbage grow to several times the live heap before it collects; with this one it costs hardly any time. */
const LARGEST_MB = 512;
const SHARE = 0.25;

export function heapFlag(limitMb: number): string {
  return `--max-old-space-size=${limitMb}`;
}

/** The limit for each of several processes if none is configured. */
export const processHeapMb = ({ heapLimitMb: set }: { readonly heapLimitMb: number | undefined }, processes: number): number =>
  set ?? heapLimitMb(memoryBytes() / processes);

/** The heap limit of one process on a machine with this much memory. The rest is for its buffers and threads, and for PostgreSQL. */
export const heapLimitMb = (memoryBytes: number): number =>
  Math.round(Math.min(LARGEST_MB, Math.max(SMALLEST_MB, (memoryBytes / MEGABYTE) * SHARE)));

/** The memory of the machine, or of the process's control group (version 1 or 2). */
export function memoryBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** The Node flags that are not already set on the command line or in NODE_OPTIONS. */
export function missingFlags(
  { HEAP_LIMIT_MB, NODE_OPTIONS = '' }: NodeJS.ProcessEnv,
  given: readonly string[] = process.execArgv,
): string[] {
  // Invalid numbers are refused when the settings are parsed.
  const limitMb = Number(HEAP_LIMIT_MB) > 0 ? Number(HEAP_LIMIT_MB) : heapLimitMb(memoryBytes());
  const known = [...given, ...NODE_OPTIONS.split(/\s+/)].map((flag) => flag.split('=')[0]?.replaceAll('_', '-'));
  return Object.entries(FLAGS)
    .filter(([name]) => !known.includes(name))
    .map(([, flag]) => flag(limitMb));
}

/** V8 accepts a heap limit only at its start, so the process replaces itself; its parent sees the same process. */
export function boundHeap(environment: NodeJS.ProcessEnv): void {
  const flags = missingFlags(environment);
  if (flags.length > 0) restart([...process.execArgv, ...flags, ...process.argv.slice(1)], environment);
}

/** Replaces the process with a new run of Node. Returns if the system (Windows) or this version of Node does not support it. */
export function restart(words: readonly string[], environment: NodeJS.ProcessEnv): void {
  if (typeof process.execve !== 'function' || process.platform === 'win32') return;
  process.execve(process.execPath, [process.execPath, ...words], environment);
}
