import type { CarrierAccess, CarrierRequest } from '../../modules/carriers/adapter/index.js';
import type { CarrierSimulator, Fault } from '../simulator.js';
import { watched } from './calls.js';
import { unmet } from './check.js';

/** A request of an adapter: the how-many-th with its method and path. */
export interface Step {
  readonly shape: string;
  readonly occurrence: number;
}

/** Names the requests of one call so that those of another call have the same names. */
class Steps {
  private readonly counts = new Map<string, number>();
  private readonly answers: string[] = [];
  private readonly of = new Map<CarrierRequest, Step>();

  constructor(private readonly simulator: CarrierSimulator) {}

  sent(request: CarrierRequest): Step {
    const shape = this.shapeOf(request);
    const step = { shape, occurrence: (this.counts.get(shape) ?? 0) + 1 };
    this.counts.set(shape, step.occurrence);
    this.of.set(request, step);
    return step;
  }

  answered(request: CarrierRequest, answer: string): Step | undefined {
    this.answers.push(answer);
    return this.of.get(request);
  }

  names(): string {
    return [...this.counts.keys()].join(', ');
  }

  /** Method and path, with a star for each part that is an id. */
  private shapeOf({ method, path }: CarrierRequest): string {
    const parts = path.slice(0, 500).split('?', 1).join('').split('/');
    return `${method} ${parts.map((part) => (this.isId(part) ? '*' : part)).join('/')}`;
  }

  /** It has a digit, an earlier answer of the call has it as a value, or it is in the books. */
  private isId(part: string): boolean {
    if (part === '') return false;
    const isGiven = this.answers.some((text) => text.includes(`"${part}"`) || text.includes(`>${part}<`));
    return /\d/.test(part) || isGiven || this.simulator.parcels.some(({ awb, carrierRef }) => part === awb || part === carrierRef);
  }
}

/**
 * Finds the request of a call that makes the carrier do it, as the simulator's books tell. A carrier may want several requests for one
 * booking, and only the answer to one of them can be lost with a parcel.
 */
export async function decisiveStep(
  { access, simulator }: { readonly access: CarrierAccess; readonly simulator: CarrierSimulator },
  books: () => unknown,
  call: (access: CarrierAccess) => Promise<unknown>,
): Promise<Step> {
  const steps = new Steps(simulator);
  let before = books();
  let decisive: Step | undefined;
  const compare = (request: CarrierRequest, answer: string): void => {
    const step = steps.answered(request, answer);
    if (books() !== before) decisive = step;
    before = books();
  };
  await call(watched(access, { before: (request) => void steps.sent(request), after: compare }));
  if (!decisive) throw unmet('one of the requests to change what is in `parcels` of the simulator', `the requests ${steps.names()}`);
  return decisive;
}

/** An account whose decisive request meets the fault; `wasHit` tells whether it was sent. */
export function faultAt(
  access: CarrierAccess,
  simulator: CarrierSimulator,
  { shape, occurrence }: Step,
  fault: Fault,
): { access: CarrierAccess; wasHit: () => boolean } {
  const steps = new Steps(simulator);
  let isHit = false;
  const before = (request: CarrierRequest): void => {
    const step = steps.sent(request);
    if (step.shape !== shape || step.occurrence !== occurrence) return;
    isHit = true;
    simulator.fail(fault);
  };
  const after = (request: CarrierRequest, answer: string): void => void steps.answered(request, answer);
  return { access: watched(access, { before, after }), wasHit: () => isHit };
}
