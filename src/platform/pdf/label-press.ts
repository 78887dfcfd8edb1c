import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { refuse } from '../../kernel/errors.js';
import type { InvoiceSheet } from './invoice-sheet.js';
import type { LabelSheet } from './label-sheet.js';

const MAX_THREADS = 2;
const MAX_WAITING = 200;
const IDLE_MS = 5 * 60_000;

/** Prints labels on threads of its own, so that a page full of text keeps nobody else waiting. Nothing is started before the first label. */
export class LabelPress {
  private pool: Tinypool | undefined;

  /** The same bytes for the same sheet. SERVICE_UNAVAILABLE when too many are waiting. */
  async print(sheet: LabelSheet): Promise<Uint8Array> {
    const pool = (this.pool ??= openPool());
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    return (await pool.run(sheet)) as Uint8Array;
  }

  /** Prints an invoice on the same threads. */
  async printInvoice(sheet: InvoiceSheet): Promise<Uint8Array> {
    const pool = (this.pool ??= openPool());
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    return (await pool.run(sheet, { name: 'invoice' })) as Uint8Array;
  }

  /** Ends the threads. What is being printed is given up: nobody waits for it any more. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }
}

function openPool(): Tinypool {
  // From the sources, a thread needs the same help to read them as the process had.
  const fromSources = import.meta.url.endsWith('.ts');
  return new Tinypool({
    filename: new URL(`./label-press.worker.${fromSources ? 'ts' : 'js'}`, import.meta.url).href,
    execArgv: fromSources ? ['--no-warnings', '--import', '@swc-node/register/esm-register'] : [],
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
  });
}
