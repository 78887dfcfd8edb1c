import { statusCatalogue, type ShipmentStatus } from '../shipments/index.js';
import type { TrackingStepType } from './tracking.types.js';
import { milestoneOfStage, stageOfStatus, titleOf, type Stage } from './tracking.words.js';
import type { TrackingLanguage } from './tracking.enums.js';

/** One row of a shipment's timeline, as far as a shopper is concerned. */
export interface Reported {
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus | null;
  readonly occurredAt: Date;
}

export interface Journey {
  readonly steps: TrackingStepType[];
  readonly milestone: number;
  readonly troubled: boolean;
}

const TROUBLE: ReadonlySet<Stage> = new Set(['delayed', 'not_delivered', 'returning', 'returned', 'cancelled']);
const HIDDEN: ReadonlySet<ShipmentStatus> = new Set(statusCatalogue.filter((each) => !each.visibleToStore).map((each) => each.code));

/** The timeline in a shopper's words. Steps that say the same as the one before are left out. */
export function journeyOf(timeline: readonly Reported[], told: { language: TrackingLanguage; isReturn: boolean }): Journey {
  const steps: TrackingStepType[] = [];
  let last: Stage = 'placed';
  let milestone = 1;
  for (const { from, to, occurredAt } of timeline) {
    if (to === null) continue;
    const stage = from === to ? 'returned' : stageOfStatus[to];
    if (steps.length > 0 && stage === last) continue;
    steps.push({ status: HIDDEN.has(to) ? 'picked_up' : to, title: titleOf(stage, told), occurredAt });
    last = stage;
    // Who waits for a parcel that was out for delivery has seen that step done, whatever happened then.
    milestone = stage === 'collection_delayed' ? 1 : Math.max(milestone, milestoneOfStage[stage]);
  }
  return { steps, milestone, troubled: TROUBLE.has(last) };
}
