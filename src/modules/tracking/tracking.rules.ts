import { statusCatalogue, type ShipmentStatus } from '../shipments/index.js';
import type { TrackingStepType } from './tracking.types.js';
import { milestoneOfStage, stageOfStatus, titleOf, type Stage } from './tracking.words.js';
import type { TrackingLanguage } from './tracking.enums.js';

/** A timeline row, as far as it concerns a shopper. */
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

/** The timeline in shopper wording. Omits steps that repeat the previous text. */
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
    // Once a parcel was out for delivery, that milestone stays reached, whatever happens next.
    milestone = stage === 'collection_delayed' ? 1 : Math.max(milestone, milestoneOfStage[stage]);
  }
  return { steps, milestone, troubled: TROUBLE.has(last) };
}
