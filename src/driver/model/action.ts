import type { ArriveAtStopMutationVariables, CompleteTaskMutationVariables } from '../graph/operations.generated.js';
import type { SaidValues } from '../graph/graph-error.js';
import type { Money } from './run.js';

export type Location = NonNullable<ArriveAtStopMutationVariables['location']>;
export type Completion = Omit<CompleteTaskMutationVariables['input'], 'clientEventId' | 'deviceTime' | 'sentAt' | 'taskId'>;

/** What a driver does, with what the service needs to know of it. */
export type Deed =
  | { readonly kind: 'load'; readonly taskId: string; readonly awb: string }
  | { readonly kind: 'start'; readonly cashFloat: Money | null }
  | { readonly kind: 'arrive'; readonly stopId: string; readonly location: Location | null }
  | { readonly kind: 'complete'; readonly taskId: string; readonly completion: Completion }
  | { readonly kind: 'finish'; readonly countedCash: readonly Money[] };

/** Why the service did not accept an action. */
export interface Decision {
  readonly code: string;
  readonly message: string;
  readonly variant?: string | undefined;
  readonly params?: SaidValues | undefined;
}

interface Circumstances {
  /** Its place in the outbox; given by the database. */
  readonly seq?: number;
  readonly driverId: string;
  readonly runId: string;
  readonly clientEventId: string;
  readonly deviceTime: string;
  /** What the driver knows it by, when the run no longer shows it. */
  readonly label: string;
  /** `saved` is here only; `sent` was accepted; `refused` was decided otherwise by the service. */
  readonly state: 'saved' | 'sent' | 'refused';
  readonly decision?: Decision;
  /** The driver has read the decision, or has done it again. */
  readonly isSettled?: boolean;
}

export type Action = Circumstances & Deed;
export type StoredAction = Action & { readonly seq: number };

export const isStored = (action: Action): action is StoredAction => action.seq !== undefined;
