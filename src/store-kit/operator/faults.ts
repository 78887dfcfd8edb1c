import type { ErrorCode, RefusalFacts } from '../../kernel/errors.js';

/** What goes wrong with requests to the playing operator. */
export interface Fault {
  /**
   * `refuse`: refused and nothing done. `refuse_after`: done, and refused all the same. `cut_before`: the connection ends before anything is
   * done. `cut_after`: done, and the connection ends without an answer. `silence`: done and never answered.
   */
  readonly kind: 'refuse' | 'refuse_after' | 'cut_before' | 'cut_after' | 'silence';
  /** The route that it hits, as `METHOD /path`. */
  readonly route: string;
  /** How many requests it hits; 1 if absent. */
  readonly times?: number;
  /** The refusal of the two kinds that have one; INTERNAL_ERROR if absent. */
  readonly code?: ErrorCode;
  readonly facts?: RefusalFacts;
}

/** Faults that are switched on, each until it has hit its requests. */
export class Faults {
  private entries: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.entries.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.entries = [];
  }

  take(route: string): Fault | undefined {
    const entry = this.entries.find(({ fault }) => fault.route === route);
    if (!entry) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.entries = this.entries.filter((each) => each !== entry);
    return entry.fault;
  }
}
