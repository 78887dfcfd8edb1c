import { daysAfter } from '../../../kernel/clock.js';
import { FieldChecks } from '../../../kernel/errors.js';
import { localDay } from '../../../kernel/local-time.js';
import { isUuid } from '../../../platform/ids.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { PlanRunsInput } from './plan.types.js';

const MAX_DAYS_AHEAD = 30;

export function checkPlanRequest({ date, driverIds, seed }: PlanRunsInput, now: Date): void {
  const checks = new FieldChecks();
  checkPlanDay(checks, date, now);
  checkFields(checks, '', PlanRunsInput, { date, driverIds, seed });
  if (driverIds?.some((id) => !isUuid(id))) checks.fail('driverIds', 'driverIds');
  checks.settle();
}

export function checkPlanDay(checks: FieldChecks, date: string, now: Date): void {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date.slice(0, 20)) && isInCalendar(date);
  if (!isDay) checks.fail('date', 'day', { example: '2026-11-20' });
  // A day begins and ends up to 14 hours away from UTC.
  else if (date < localDay(daysAfter(now, -1), 'UTC') || date > localDay(daysAfter(now, MAX_DAYS_AHEAD), 'UTC')) {
    checks.fail('date', 'nextDays', { days: MAX_DAYS_AHEAD });
  }
}

function isInCalendar(day: string): boolean {
  const instant = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}
