import { secondsAfter } from '../../kernel/clock.js';
import type { Approach } from '../fleet/index.js';
import type { TrackingDeliveryType } from './tracking-delivery.types.js';

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
