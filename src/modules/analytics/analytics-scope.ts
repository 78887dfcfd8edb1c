import { daysAfter } from '../../kernel/clock.js';
import { readDaysTogether } from '../../kernel/day-range.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import type { FiguresArgs } from './analytics.types.js';

/** Scope of the figures: one seller or all, and a half-open range of instants. */
export interface FiguresScope {
  readonly sellerId: string | null;
  readonly from: Date;
  readonly before: Date;
}

const USUAL_DAYS = 30;
/** One year, leap years included. */
const MOST_DAYS = 366;

/**
 * Resolves the scope of the caller. FORBIDDEN for shops and drivers, which have no separate figures. SELLER_NOT_FOUND if a seller asks
 * for another one.
 */
export function scopeOf({ actor, services }: Context, { startDate, endDate, sellerId }: FiguresArgs): FiguresScope {
  if (actor.shopId !== undefined || actor.seesAssignedOnly) throw refuse('FORBIDDEN');
  if (sellerId != null && !(isUuid(sellerId) && actor.owns({ sellerId }))) throw refuse('SELLER_NOT_FOUND');
  const checks = new FieldChecks();
  const given = readDaysTogether(checks, { fields: ['startDate', 'endDate'], start: startDate, end: endDate, most: MOST_DAYS - 1 });
  checks.settle();
  const tomorrow = daysAfter(startOfDay(services.clock.now()), 1);
  return {
    sellerId: actor.sellerId ?? sellerId ?? null,
    from: given.from ?? daysAfter(tomorrow, -USUAL_DAYS),
    before: given.before ?? tomorrow,
  };
}

/** The days of the scope as YYYY-MM-DD, earliest first. */
export function daysIn({ from, before }: FiguresScope): string[] {
  const days: string[] = [];
  for (let day = from; day < before; day = daysAfter(day, 1)) days.push(dayOf(day));
  return days;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const startOfDay = (instant: Date): Date => new Date(`${dayOf(instant)}T00:00:00.000Z`);
