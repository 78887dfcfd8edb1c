import { daysAfter } from '../../kernel/clock.js';
import { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { checkCorrectedPhone } from '../addresses/index.js';
import { AddressCorrectionInput, RetryShipmentInput } from './reattempt.types.js';

const MAX_DAYS_AHEAD = 14;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Validates the request before anything is changed. */
export function checkRetry(request: RetryShipmentInput, { now, countryCode }: { now: Date; countryCode: string }): void {
  const checks = new FieldChecks();
  if (request.action === 'return_to_sender') checks.filled('reason', request.reason);
  checkFields(checks, '', RetryShipmentInput, request);
  checkDay(checks, request.scheduledDate, now);
  checkSlot(checks, request.timeSlot);
  checkCorrectedPhone(checks, 'phone', request.phone, countryCode);
  if (request.address) checkCorrection(checks, request.address, request.allowRouteChange === true);
  checks.settle();
}

function checkDay(checks: FieldChecks, day: string | null | undefined, now: Date): void {
  if (day == null) return;
  const instant = new Date(`${day}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(instant.getTime()) && dayOf(instant) === day;
  if (!isDay) checks.fail('scheduledDate', 'day', { example: '2026-11-20' });
  else if (day < dayOf(now) || day > dayOf(daysAfter(now, MAX_DAYS_AHEAD)))
    checks.fail('scheduledDate', 'nextDays', { days: MAX_DAYS_AHEAD });
}

function checkSlot(checks: FieldChecks, slot: RetryShipmentInput['timeSlot']): void {
  if (!slot) return;
  if (!TIME.test(slot.from)) checks.fail('timeSlot.from', 'time', { example: '09:00' });
  if (!TIME.test(slot.to)) checks.fail('timeSlot.to', 'time', { example: '12:00' });
  else if (TIME.test(slot.from) && slot.to <= slot.from) checks.fail('timeSlot.to', 'later', { field: 'timeSlot.from' });
}

function checkCorrection(checks: FieldChecks, given: AddressCorrectionInput, mayChangeRoute: boolean): void {
  checkFields(checks, 'address', AddressCorrectionInput, given);
  for (const field of ['city', 'zip'] as const) {
    if (given[field] == null) continue;
    if (!mayChangeRoute) checks.fail(`address.${field}`, 'routeChange');
  }
  if ((given.lat == null) !== (given.lng == null)) checks.fail('address.lat', 'withLongitude');
}
