import { totalmem } from 'node:os';

/** How the service is run: with a heap that fits the machine, and with room for young objects, which most of a request's are. */
const FLAGS: Readonly<Record<string, (limitMb: number) => string>> = {
  '--max-old-space-size': heapFlag,
  '--max-semi-space-size': () => '--max-semi-space-size=16',
  // From the beginning, or a start copies them again and again while the room grows.
  '--min-semi-space-size': () => '--min-semi-space-size=16',
};
const MEGABYTE = 2 ** 20;
const SMALLEST_MB = 192;
/** With more room V8 lets garbage grow to several times what is in use before it looks; with less it costs hardly any time. */
const LARGEST_MB = 512;
const SHARE = 0.25;

export function heapFlag(limitMb: number): string {
  return `--max-old-space-size=${limitMb}`;
}

/** What each of several processes may use, where no limit is set. */
export const processHeapMb = ({ heapLimitMb: set }: { readonly heapLimitMb: number | undefined }, processes: number): number =>
  set ?? heapLimitMb(memoryBytes() / processes);

/** What one process of the service may use of this many bytes of memory: the rest is for its buffers and threads, and for PostgreSQL. */
export const heapLimitMb = (memoryBytes: number): number =>
  Math.round(Math.min(LARGEST_MB, Math.max(SMALLEST_MB, (memoryBytes / MEGABYTE) * SHARE)));

/** The memory of the machine, or of the control group (version 1 or 2) that this process is held in. */
export function memoryBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** The flags of Node that were not given already, on the command line or in NODE_OPTIONS. */
export function missingFlags(
  { HEAP_LIMIT_MB, NODE_OPTIONS = '' }: NodeJS.ProcessEnv,
  given: readonly string[] = process.execArgv,
): string[] {
  // What is no number is refused when the settings are read.
  const limitMb = Number(HEAP_LIMIT_MB) > 0 ? Number(HEAP_LIMIT_MB) : heapLimitMb(memoryBytes());
  const known = [...given, ...NODE_OPTIONS.split(/\s+/)].map((flag) => flag.split('=')[0]?.replaceAll('_', '-'));
  return Object.entries(FLAGS)
    .filter(([name]) => !known.includes(name))
    .map(([, flag]) => flag(limitMb));
}

/** V8 takes a limit at its start only, so the process begins anew with it: the same process, for whoever started it. */
export function boundHeap(environment: NodeJS.ProcessEnv): void {
  const flags = missingFlags(environment);
  if (flags.length > 0) restart([...process.execArgv, ...flags, ...process.argv.slice(1)], environment);
}

/** Becomes another run of Node. Returns where a system knows no such thing (Windows), or Node does not yet. */
export function restart(words: readonly string[], environment: NodeJS.ProcessEnv): void {
  if (typeof process.execve !== 'function' || process.platform === 'win32') return;
  process.execve(process.execPath, [process.execPath, ...words], environment);
}
