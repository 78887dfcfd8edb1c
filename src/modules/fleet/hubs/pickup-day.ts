import { daysAfter } from '../../../kernel/clock.js';
import { metresBetween, pointOf, type Point } from '../../../kernel/geo.js';
import { localDay, localHour } from '../../../kernel/local-time.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import type { HubType } from './hub.types.js';
import { allHubs } from './hubs.js';

type Hours = Pick<HubType, 'timeZone' | 'pickupDays' | 'pickupCutoff'>;

/** The day (YYYY-MM-DD, in the zone of the hub) on which a pickup that is booked at this instant is collected. */
export function pickupDayOf({ timeZone, pickupDays, pickupCutoff }: Hours, bookedAt: Date): string {
  const today = localDay(bookedAt, timeZone);
  const isLate = pickupCutoff !== null && localHour(bookedAt, timeZone, 'en') > pickupCutoff;
  const noon = new Date(`${today}T12:00:00.000Z`);
  const days = [0, 1, 2, 3, 4, 5, 6, 7].slice(isLate ? 1 : 0).map((ahead) => daysAfter(noon, ahead));
  const open = days.find((day) => pickupDays.includes(String(day.getUTCDay() || 7)));
  return (open ?? noon).toISOString().slice(0, 10);
}

/** The hub that collects from a place: the nearest active one, or the only one. Null where nothing says which. */
export function collectingHub(hubs: readonly HubType[], from: Point | null): HubType | null {
  const active = hubs.filter((hub) => hub.active);
  if (active.length === 1) return active[0] ?? null;
  const placed = active.flatMap((hub) => {
    const point = pointOf(hub);
    return point && from ? [{ hub, metres: metresBetween(point, from) }] : [];
  });
  return placed.length === 0 ? null : placed.reduce((one, other) => (other.metres < one.metres ? other : one)).hub;
}

const hubsLoader = loaderBy<'all', { readonly key: 'all'; readonly hubs: readonly HubType[] }>(
  async (_, { sql }) => [{ key: 'all', hubs: await allHubs(sql) }],
  ({ key }) => key,
);

/** When a pickup that is booked at this instant is collected; null where no hub is known to collect from the place. */
export async function pickupDay(context: Context, from: Point | null, bookedAt: Date): Promise<string | null> {
  const hub = collectingHub((await context.load(hubsLoader, 'all'))?.hubs ?? [], from);
  return hub && pickupDayOf(hub, bookedAt);
}
