import { refuse } from '../../kernel/errors.js';
import { GuardedThreads, isTooMuch } from '../guarded-threads.js';
import type { PrintableLabel, PrintedLabels } from './carrier-label.js';
import type { CustomsSheet } from './customs-sheet.js';
import type { InvoiceSheet } from './invoice-sheet.js';
import type { RunSheet } from './run-sheet.js';
import type { StatementSheet } from './statement-sheet.js';
import type { LabelLanguage, LabelSheet, LabelStyle } from './label-sheet.js';
import type { PrinterDpi } from './zpl-canvas.js';

const MAX_WAITING = 200;
const IDLE_MS = 5 * 60_000;

/** Labels of carriers come from outside: one that takes longer than this to read is given up, together with its thread. */
const MAX_READING_MS = 20_000;

/** The document to print: a label for label printers, the customs papers of one parcel, an invoice or statement of a seller, or a driver's day. */
export type PressJob =
  | { readonly kind: 'zpl'; readonly sheet: LabelSheet; readonly dpi: PrinterDpi; readonly language: LabelLanguage }
  | { readonly kind: 'customs'; readonly sheet: CustomsSheet }
  | { readonly kind: 'invoice'; readonly sheet: InvoiceSheet }
  | { readonly kind: 'runSheet'; readonly sheet: RunSheet }
  | { readonly kind: 'statement'; readonly sheet: StatementSheet };

/** Labels in one PDF. Without a style, the pages are as large as the carriers' labels. */
export interface LabelsJob {
  readonly kind: 'labels';
  readonly labels: readonly PrintableLabel[];
  readonly style: LabelStyle | null;
}

/** Prints on separate threads, so that a long document does not delay other requests. Threads start with the first document. */
export class LabelPress {
  private readonly threads = new GuardedThreads({
    worker: new URL(`./label-press.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
    maxWaiting: MAX_WAITING,
    idleMs: IDLE_MS,
  });

  /** Equal jobs give identical bytes. SERVICE_UNAVAILABLE when too many are waiting. */
  print(job: PressJob): Promise<Uint8Array> {
    return this.threads.run(job);
  }

  /** The same for labels, those of carriers included. LABEL_UNREADABLE if one of them is too much for its thread. */
  async printLabels(labels: readonly PrintableLabel[], style: LabelStyle | null): Promise<PrintedLabels> {
    const job: LabelsJob = { kind: 'labels', labels, style };
    const isOurs = labels.every((label) => 'sheet' in label);
    try {
      return await this.threads.run<PrintedLabels>(job, isOurs ? undefined : MAX_READING_MS);
    } catch (error) {
      if (isOurs || !isTooMuch(error)) throw error;
      throw refuse('LABEL_UNREADABLE.slowLabel', {}, { cause: error });
    }
  }

  /** Stops the threads and abandons unfinished jobs, whose callers are gone. */
  close(): Promise<void> {
    return this.threads.close();
  }
}
