import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { refuse } from '../../kernel/errors.js';
import type { PrintableLabel, PrintedLabels } from './carrier-label.js';
import type { CustomsSheet } from './customs-sheet.js';
import type { InvoiceSheet } from './invoice-sheet.js';
import type { RunSheet } from './run-sheet.js';
import type { LabelLanguage, LabelSheet, LabelStyle } from './label-sheet.js';
import type { PrinterDpi } from './zpl-canvas.js';

const MAX_THREADS = 2;
const MAX_WAITING = 200;
const IDLE_MS = 5 * 60_000;

/** Labels of carriers come from outside: one that takes longer than this to read is given up, together with its thread. */
const MAX_READING_MS = 20_000;
const MAX_HEAP_MIB = 512;

/** The document to print: a label for label printers, the customs papers of one parcel, the invoice of a seller, or a driver's day. */
export type PressJob =
  | { readonly kind: 'zpl'; readonly sheet: LabelSheet; readonly dpi: PrinterDpi; readonly language: LabelLanguage }
  | { readonly kind: 'customs'; readonly sheet: CustomsSheet }
  | { readonly kind: 'invoice'; readonly sheet: InvoiceSheet }
  | { readonly kind: 'runSheet'; readonly sheet: RunSheet };

/** Labels in one PDF. Without a style, the pages are as large as the carriers' labels. */
export interface LabelsJob {
  readonly kind: 'labels';
  readonly labels: readonly PrintableLabel[];
  readonly style: LabelStyle | null;
}

/** Prints on separate threads, so that a long document does not delay other requests. Threads start with the first document. */
export class LabelPress {
  private pool: Tinypool | undefined;

  /** Equal jobs give identical bytes. SERVICE_UNAVAILABLE when too many are waiting. */
  async print(job: PressJob): Promise<Uint8Array> {
    return (await this.open().run(job)) as Uint8Array;
  }

  /** The same for labels, those of carriers included. LABEL_UNREADABLE if one of them is too much for its thread. */
  async printLabels(labels: readonly PrintableLabel[], style: LabelStyle | null): Promise<PrintedLabels> {
    const job: LabelsJob = { kind: 'labels', labels, style };
    const isOurs = labels.every((label) => 'sheet' in label);
    if (isOurs) return (await this.open().run(job)) as PrintedLabels;
    try {
      return (await this.open().run(job, { signal: AbortSignal.timeout(MAX_READING_MS) })) as PrintedLabels;
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      throw refuse('LABEL_UNREADABLE', {
        message: "The carrier's label takes too long to read. Download it as the carrier made it.",
        cause: error,
      });
    }
  }

  /** Stops the threads and abandons unfinished jobs, whose callers are gone. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }

  private open(): Tinypool {
    const pool = (this.pool ??= openPool());
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    return pool;
  }
}

/** The time is up, or the thread has used all of its memory. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

function openPool(): Tinypool {
  // When run from source, a thread needs the same loader flags as the process; it inherits them.
  const fromSources = import.meta.url.endsWith('.ts');
  return new Tinypool({
    filename: new URL(`./label-press.worker.${fromSources ? 'ts' : 'js'}`, import.meta.url).href,
    ...(!fromSources && { execArgv: [] }),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
}
