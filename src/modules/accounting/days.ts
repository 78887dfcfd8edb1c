import type { FieldChecks } from '../../kernel/errors.js';
import { isCurrency } from '../../kernel/money.js';
import { timeZoneOf } from '../../kernel/time-zone.js';
import type { Context } from '../../platform/work/context.js';
import { refuseArchivedRange } from '../ledger/index.js';

/** The IANA time zone of a question's days; a name that does not exist is reported to the checks. */
export function readZone(checks: FieldChecks, name: string | null | undefined, otherwise: string): string {
  if (name == null) return otherwise;
  const zone = timeZoneOf(name);
  if (zone === undefined) checks.fail('timeZone', 'timeZoneName');
  return zone ?? otherwise;
}

export function checkCurrency(checks: FieldChecks, currency: string | null | undefined): void {
  if (currency != null && !isCurrency(currency)) checks.fail('currency', 'iso4217', { example: 'USD' });
}

const isMidnight = (instant: Date): boolean => instant.getTime() % 86_400_000 === 0;

/**
 * Throws PERIOD_ARCHIVED for an instant within an archived month: day totals know the midnights of UTC, and what lies between is read from
 * the journal.
 */
export async function refuseArchivedMoment(
  { sql, services }: Context,
  { instant, timeZone }: { readonly instant: Date; readonly timeZone: string },
): Promise<void> {
  if (!isMidnight(instant)) await refuseArchivedRange(sql, { from: instant, timeZone }, services.clock.now());
}
