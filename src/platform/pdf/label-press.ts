import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { refuse } from '../../kernel/errors.js';
import type { CustomsSheet } from './customs-sheet.js';
import type { InvoiceSheet } from './invoice-sheet.js';
import type { LabelSheet, LabelStyle } from './label-sheet.js';

const MAX_THREADS = 2;
const MAX_WAITING = 200;
const IDLE_MS = 5 * 60_000;

/** What the press prints: labels in one document, the customs papers of one parcel, or the invoice of a seller. */
export type PressJob =
  | { readonly kind: 'labels'; readonly sheets: readonly LabelSheet[]; readonly style: LabelStyle }
  | { readonly kind: 'customs'; readonly sheet: CustomsSheet }
  | { readonly kind: 'invoice'; readonly sheet: InvoiceSheet };

/** Prints labels on threads of its own, so that a page full of text keeps nobody else waiting. Nothing is started before the first label. */
export class LabelPress {
  private pool: Tinypool | undefined;

  /** The same bytes for the same job. SERVICE_UNAVAILABLE when too many are waiting. */
  async print(job: PressJob): Promise<Uint8Array> {
    const pool = (this.pool ??= openPool());
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    return (await pool.run(job)) as Uint8Array;
  }

  /** Ends the threads. What is being printed is given up: nobody waits for it any more. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }
}

function openPool(): Tinypool {
  // From the sources, a thread needs the same help to read them as the process had: it inherits its flags.
  const fromSources = import.meta.url.endsWith('.ts');
  return new Tinypool({
    filename: new URL(`./label-press.worker.${fromSources ? 'ts' : 'js'}`, import.meta.url).href,
    ...(!fromSources && { execArgv: [] }),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
  });
}
