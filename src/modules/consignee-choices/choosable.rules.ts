import { daysAfter } from '../../kernel/clock.js';
import { localDay } from '../../kernel/local-time.js';
import { mayWorkAnotherDay, type Shipment } from '../shipments/index.js';
import type { DeliveryChoiceKind, DeliveryChoiceState } from './choices.enums.js';

type Parcel = Pick<Shipment, 'type' | 'status' | 'ownFleet'>;

/** Consignees choose for parcels that the own fleet brings; carriers have their own ways. */
export const isOffered = ({ type, ownFleet }: Parcel): boolean => type === 'outbound' && ownFleet;

/** A delivery that failed. */
export interface Failure {
  readonly at: Date;
  readonly reasonCode: string | null;
}

/** A parcel on hold, or one that could not be delivered that day, can come back to the door, so its consignee can choose. */
export function choiceState({ status }: Parcel, failure: Failure | null): DeliveryChoiceState {
  switch (status) {
    case 'in_transit':
      return 'under_way';
    case 'delivered':
      return 'delivered';
    case 'failed':
      return mayWorkAnotherDay(failure?.reasonCode ?? null) ? 'open' : 'over';
    case 'cancelled':
    case 'return_to_sender':
      return 'over';
    default:
      return 'open';
  }
}

interface Rules {
  readonly allowed: readonly DeliveryChoiceKind[];
  /** Money or a code is asked for at the door, which no neighbour has. */
  readonly needsConsignee: boolean;
}

/** What the operator allows and the parcel permits. */
export const openKinds = ({ allowed, needsConsignee }: Rules): DeliveryChoiceKind[] =>
  allowed.filter((kind) => kind !== 'neighbour' || !needsConsignee);

/** The days that can be chosen, from tomorrow at the destination. */
export const openDays = (now: Date, timeZone: string, daysAhead: number): string[] =>
  Array.from({ length: daysAhead }, (_, index) => localDay(daysAfter(now, index + 1), timeZone));
