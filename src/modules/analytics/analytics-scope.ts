import { daysAfter } from '../../kernel/clock.js';
import { readDaysTogether } from '../../kernel/day-range.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Context } from '../../platform/graphql/context.js';
import { isUuid } from '../../platform/ids.js';
import type { FiguresArgs } from './analytics.types.js';

/** What figures are about: the shipments of one seller or of all, and the days from the first instant on and before the last. */
export interface FiguresScope {
  readonly sellerId: string | null;
  readonly from: Date;
  readonly before: Date;
}

const USUAL_DAYS = 30;
/** A year, a leap year included. */
const MOST_DAYS = 366;

/** FORBIDDEN for shops and drivers, who have no counts of their own. SELLER_NOT_FOUND for a seller who asks about another one. */
export function scopeOf({ actor, services }: Context, { startDate, endDate, sellerId }: FiguresArgs): FiguresScope {
  actor.require('shipment:read');
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

/** The days of the scope as YYYY-MM-DD, the earliest first. */
export function daysIn({ from, before }: FiguresScope): string[] {
  const days: string[] = [];
  for (let day = from; day < before; day = daysAfter(day, 1)) days.push(dayOf(day));
  return days;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const startOfDay = (instant: Date): Date => new Date(`${dayOf(instant)}T00:00:00.000Z`);
