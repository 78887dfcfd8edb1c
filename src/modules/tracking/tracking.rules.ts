import { secondsAfter } from '../../kernel/clock.js';
import type { Approach } from '../fleet/index.js';
import { shopperHoldReason, shopperReason, statusCatalogue, type ShipmentMilestone, type ShipmentStatus } from '../shipments/index.js';
import type { TrackingStepType, TrackingDeliveryType } from './tracking.types.js';
import { milestoneOfStage, stageOfMilestone, stageOfStatus, titleOf, type Stage } from './tracking.words.js';
import type { TrackingLanguage } from './tracking.enums.js';

/** A timeline row, as far as it concerns a shopper. */
export interface Reported {
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus | null;
  readonly reportedStatus: ShipmentStatus;
  readonly milestone: ShipmentMilestone | null;
  readonly place: string | null;
  readonly reasonCode: string | null;
  readonly occurredAt: Date;
}

export interface Journey {
  readonly steps: TrackingStepType[];
  readonly milestone: number;
  readonly troubled: boolean;
}

const TROUBLE: ReadonlySet<Stage> = new Set(['delayed', 'attempt_failed', 'not_delivered', 'returning', 'returned', 'cancelled']);
const HIDDEN: ReadonlySet<ShipmentStatus> = new Set(statusCatalogue.filter((each) => !each.visibleToStore).map((each) => each.code));

interface Wording {
  readonly language: TrackingLanguage;
  readonly isReturn: boolean;
}

/** The timeline in shopper wording. Omits steps that repeat the previous text. */
export function journeyOf(timeline: readonly Reported[], wording: Wording): Journey {
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
    const said = { title: titleOf(stage, wording), reason: reasonAt(stage, entry, wording) };
    steps.push({ status: shown, ...said, occurredAt, milestone: reached, place: reached === null ? null : place });
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
  if (from === to) return 'returned';
  return from === 'in_transit' && to === 'on_hold' ? 'attempt_failed' : stageOfStatus[to];
}

/** The reasons of a return concern the store, not the shopper. */
function reasonAt(stage: Stage, { reasonCode }: Reported, { language, isReturn }: Wording): string | null {
  if (isReturn) return null;
  if (stage === 'delayed') return shopperHoldReason(reasonCode, language);
  return stage === 'attempt_failed' || stage === 'not_delivered' ? shopperReason(reasonCode, language) : null;
}

/** A consignee sees the driver once at most this many stops, their own included, are left. */
const NEAR_STOPS = 3;

/** The estimate is no promise: it may be this much earlier or later. */
const EARLIER_SECONDS = 15 * 60;
const LATER_SECONDS = 45 * 60;
const STEP_MS = 5 * 60_000;

interface Rules {
  readonly now: Date;
  readonly shareDriverPhone: boolean;
}

type Shown = Omit<TrackingDeliveryType, 'position' | 'map' | 'timeZone'>;

export const isNear = ({ stopsBefore }: Pick<Approach, 'stopsBefore'>): boolean => stopsBefore < NEAR_STOPS;

/** What a consignee sees of a delivery under way. Far from the door that is the day's time window and nothing else. */
export function shownDelivery(approach: Approach, rules: Rules): Shown {
  const { stopsBefore, arrivedAt, windowFrom, windowTo } = approach;
  if (!isNear(approach)) return { ...NOBODY, windowFrom, windowTo };
  return {
    live: true,
    stopsBefore,
    arrived: arrivedAt !== null,
    ...(arrivedAt === null ? windowOf(approach, rules.now) : NO_WINDOW),
    driverFirstName: firstWord(approach.driverName),
    callPhone: (rules.shareDriverPhone ? approach.driverPhone : null) ?? approach.hubPhone,
  };
}

const NO_WINDOW = { windowFrom: null, windowTo: null } as const;
const NOBODY = { live: false, stopsBefore: null, arrived: false, driverFirstName: null, callPhone: null } as const;

/** Around the estimate, in steps of five minutes; never in the past, as an estimate may be overdue. */
function windowOf({ eta, windowFrom, windowTo }: Approach, now: Date): Pick<Shown, 'windowFrom' | 'windowTo'> {
  if (eta === null) return { windowFrom, windowTo };
  const expected = eta > now ? eta : now;
  const from = stepBefore(secondsAfter(expected, -EARLIER_SECONDS));
  const earliest = stepBefore(now);
  return { windowFrom: from > earliest ? from : earliest, windowTo: stepAfter(secondsAfter(expected, LATER_SECONDS)) };
}

const stepBefore = (instant: Date): Date => new Date(Math.floor(instant.getTime() / STEP_MS) * STEP_MS);
const stepAfter = (instant: Date): Date => new Date(Math.ceil(instant.getTime() / STEP_MS) * STEP_MS);

const firstWord = (name: string): string | null => name.trim().split(/\s+/)[0] || null;
