import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { refuse } from '../../kernel/errors.js';
import type { CustomsSheet } from './customs-sheet.js';
import type { InvoiceSheet } from './invoice-sheet.js';
import type { LabelSheet, LabelStyle } from './label-sheet.js';

const MAX_THREADS = 2;
const MAX_WAITING = 200;
const IDLE_MS = 5 * 60_000;

/** The document to print: labels, the customs papers of one parcel, or the invoice of a seller. */
export type PressJob =
  | { readonly kind: 'labels'; readonly sheets: readonly LabelSheet[]; readonly style: LabelStyle }
  | { readonly kind: 'customs'; readonly sheet: CustomsSheet }
  | { readonly kind: 'invoice'; readonly sheet: InvoiceSheet };

/** Prints on separate threads, so that a long document does not delay other requests. Threads start with the first document. */
export class LabelPress {
  private pool: Tinypool | undefined;

  /** Equal jobs give identical bytes. SERVICE_UNAVAILABLE when too many are waiting. */
  async print(job: PressJob): Promise<Uint8Array> {
    const pool = (this.pool ??= openPool());
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    return (await pool.run(job)) as Uint8Array;
  }

  /** Stops the threads and abandons unfinished jobs, whose callers are gone. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }
}

function openPool(): Tinypool {
  // When run from source, a thread needs the same loader flags as the process; it inherits them.
  const fromSources = import.meta.url.endsWith('.ts');
  return new Tinypool({
    filename: new URL(`./label-press.worker.${fromSources ? 'ts' : 'js'}`, import.meta.url).href,
    ...(!fromSources && { execArgv: [] }),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
  });
}
