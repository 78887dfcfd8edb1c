import { statusCatalogue, type ShipmentMilestone, type ShipmentStatus } from '../shipments/index.js';
import type { TrackingStepType } from './tracking.types.js';
import { milestoneOfStage, stageOfMilestone, stageOfStatus, titleOf, type Stage } from './tracking.words.js';
import type { TrackingLanguage } from './tracking.enums.js';

/** A timeline row, as far as it concerns a shopper. */
export interface Reported {
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus | null;
  readonly reportedStatus: ShipmentStatus;
  readonly milestone: ShipmentMilestone | null;
  readonly place: string | null;
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
  for (const entry of timeline) {
    const stage = stageOf(entry, steps.at(-1)?.occurredAt);
    const isRepeated = stage === last && (entry.milestone === null || entry.place === steps.at(-1)?.place);
    if (stage === undefined || (steps.length > 0 && isRepeated)) continue;
    const { to, reportedStatus, occurredAt, milestone: reached, place } = entry;
    const status = to ?? reportedStatus;
    const shown = HIDDEN.has(status) ? 'picked_up' : status;
    // The place of other events may name a person or a door.
    steps.push({ status: shown, title: titleOf(stage, told), occurredAt, milestone: reached, place: reached === null ? null : place });
    last = stage;
    // Once a parcel was out for delivery, that milestone stays reached, whatever happens next.
    milestone = stage === 'collection_delayed' ? 1 : Math.max(milestone, milestoneOfStage[stage]);
  }
  return { steps, milestone, troubled: TROUBLE.has(last) };
}

/** Undefined for entries that are not shown: late reports, and scans without a milestone. */
function stageOf({ from, to, milestone, occurredAt }: Reported, latest: Date | undefined): Stage | undefined {
  const isLate = to === null && latest !== undefined && occurredAt < latest;
  if (milestone !== null && !isLate) return stageOfMilestone[milestone];
  if (to === null) return undefined;
  return from === to ? 'returned' : stageOfStatus[to];
}
