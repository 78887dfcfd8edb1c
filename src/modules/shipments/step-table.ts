import type { ErrorCode, Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import type { ShipmentChanges } from './change-shipment.js';
import type { Shipment } from './shipment.entity.js';
import type { EdgeName, ShipmentEdge, ShipmentStatus } from './shipment.machine.js';
import type { Step } from './status-report.js';

/**
 * The parts of a step, of which the composition makes one table (`src/steps.ts`). `says` is a part's clause in the guide and in the
 * reference, as in "closed unless ..." of a guard and "the step ..." of everything else.
 */
interface Part {
  readonly says: string;
}

/** Input of the guards. A shipment provides all of it; path search simulates it. */
export interface ShipmentFacts {
  readonly status: ShipmentStatus;
  readonly heldFrom: ShipmentStatus | null;
  readonly heldBy: EdgeName | null;
  readonly skipHub: boolean;
  readonly ownFleet: boolean;
  readonly pickupAttempts: number;
  readonly deliveryAttempts: number;
  readonly rtsCompletedAt: Date | null;
  /** True while the seller owes a weight adjustment. */
  readonly adjustmentDue: boolean;
  /** True while collected money is on its way to the seller's bank. */
  readonly codConfirmed: boolean;
}

export interface AttemptLimits {
  readonly maxPickupAttempts: number;
  readonly maxDeliveryAttempts: number;
}

export interface StepSettings extends AttemptLimits {
  readonly sellerPickups: boolean;
}

/** A condition that holds for every caller. */
export interface Guard extends Part {
  readonly isOpen: (facts: ShipmentFacts, limits: AttemptLimits) => boolean;
  readonly code: ErrorCode;
  readonly postings?: readonly string[];
}

export interface TakenStep {
  /** Locked, with the columns of the step applied. Modules above change their columns through the functions of the index. */
  readonly shipment: Shipment;
  readonly edge: ShipmentEdge;
  readonly step: Step;
}

/** Columns of the shipment that change together with its status. They are decided first, so that everything else sees them. */
export interface ColumnChange extends Part {
  readonly columns: (services: CoreServices, taken: TakenStep) => ShipmentChanges;
}

/** What a module does in the transaction of a step, while the old status is still set. Throwing refuses the step. */
export interface Effect<in Needs = unknown, in Taken = TakenStep> extends Part {
  readonly run: (tx: Tx<Needs>, taken: Taken) => Promise<unknown>;
  readonly postings?: readonly string[];
}

/**
 * Money, moved after everything else of the transaction: it locks the seller's wallet, which all of its orders share. `taken` has the
 * shipment as it was. INSUFFICIENT_BALANCE ends the transaction.
 */
export interface MoneyMove<in Needs = unknown> extends Part {
  readonly move: (tx: Tx<Needs>, taken: TakenStep) => Promise<unknown>;
  readonly postings: readonly string[];
}

/** What has to happen elsewhere before the step can be taken: it follows when the answer is there. */
export interface Wait<in Needs = unknown> extends Part {
  readonly isNeeded: (shipment: Shipment) => boolean;
  readonly request: (tx: Tx<Needs>, taken: TakenStep) => Promise<void>;
}

/** Who has to agree before the step, asked outside any transaction. */
export interface Consent<in Asking = never> extends Part {
  readonly ask: (asking: Asking, actor: Actor, shipmentId: string) => Promise<void>;
}

/** Everything that a step is and does, in order. */
export interface StepWork<in Needs = unknown, in Asking = never> {
  /** Edge 1 is no step: creating the shipment does this. */
  readonly placing?: readonly Part[];
  readonly consent?: Consent<Asking>;
  /** For a step that needs more than a status: what a plain command is answered. */
  readonly details?: Part & { readonly refusal: () => Refusal };
  readonly guards?: readonly Guard[];
  readonly wait?: Wait<Needs>;
  readonly columns?: readonly ColumnChange[];
  readonly effects?: readonly Effect<Needs>[];
  readonly money?: readonly MoneyMove<Needs>[];
}

export interface StepTable<in Needs = unknown, in Asking = never> {
  readonly edges: Readonly<Record<EdgeName, StepWork<Needs, Asking>>>;
  /** In addition to what the edge itself does. */
  readonly everyEdge: Pick<StepWork<Needs>, 'columns' | 'money'>;
  /** What a forced status does, which takes no edge. */
  readonly forced: Readonly<Record<Extract<ShipmentStatus, 'delivered'>, readonly Effect<Needs, Omit<TakenStep, 'edge'>>[]>>;
}

/** What decides which edges are open, and to whom. */
export interface StepRules {
  readonly steps: { readonly edges: Readonly<Record<EdgeName, Pick<StepWork, 'guards'>>> };
  readonly settings: StepSettings;
}

/** A step in words, for the guide and the reference. */
export function wordsOf(work: StepWork<never>): Readonly<Record<'guards' | 'effects' | 'postings', readonly string[]>> {
  const { placing = [], consent, details, guards = [], wait, columns = [], effects = [], money = [] } = work;
  const says = (parts: readonly (Part | undefined)[]): string[] => parts.flatMap((part) => part?.says ?? []);
  return {
    guards: says([consent, details, ...guards, wait]),
    effects: says([...placing, ...columns, ...effects, ...money]),
    postings: [...guards, ...effects, ...money].flatMap(({ postings = [] }) => postings),
  };
}
