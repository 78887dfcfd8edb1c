import type { Call } from '../operator/call.js';
import type { Delivery } from '../sending/event-sender.js';
import type { Area } from './areas.js';
import type { PlugIn } from './plug-in.js';
import { proofOf } from './proof.js';

export interface PlugInCheck {
  /** A sentence about a plug-in that is right. */
  readonly name: string;
  readonly area: Area;
  /** Where it is documented: a page below /docs, with its anchor. */
  readonly docs: string;
  /** Throws `Unmet` if the plug-in fails and `NotApplicable` if it cannot be checked. */
  readonly run: (plugIn: PlugIn) => Promise<void>;
}

export interface CheckOutcome {
  readonly name: string;
  readonly area: Area;
  readonly docs: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What was expected and what came, or why it was not checked; empty if it passed. */
  readonly explanation: string;
  /** The requests and answers that prove a failure, as text; empty otherwise. */
  readonly proof: string;
  readonly durationMs: number;
}

/** What proves a failure: a request of the plug-in, or a delivery to it. */
export type Evidence = Call | Delivery;

/** The plug-in does not do what is expected of it. */
export class Unmet extends Error {
  override readonly name = 'Unmet';

  constructor(
    message: string,
    readonly proof: string,
  ) {
    super(message);
  }
}

/** The check does not concern this plug-in, or cannot be made. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

export const unmet = (expected: string, came: string, evidence: readonly Evidence[] = []): Unmet =>
  new Unmet(`Expected ${expected}. Got ${came}.`, proofOf(evidence));

/** Fails the check unless the condition holds. */
export function ensure(holds: boolean, expected: string, came: string, evidence: readonly Evidence[] = []): asserts holds {
  if (!holds) throw unmet(expected, came, evidence);
}

export const check = (area: Area, docs: string, name: string, run: PlugInCheck['run']): PlugInCheck => ({ area, docs, name, run });
