import { FieldChecks } from '../../kernel/field-checks.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { bookingError } from './read-booking.js';
import type { BookingProblemType } from './booking.types.js';
import { db } from './bookings.tables.js';

const MOST = 200;

const findProblems = statement(($: Named<{ first: number }>) =>
  db
    .selectFrom('carrierBooking as b')
    .innerJoin('shipment as s', 's.id', 'b.shipmentId')
    .select(['s.id as shipmentId', 's.reference', 'b.accountId', 'b.carrierCode as carrier', 'b.status', 'b.createdAt'])
    .select(['b.errorCode', 'b.errorMessage', 'b.error', 'b.errorAt', 'b.attempts'])
    .where('b.problemAt', '<=', now)
    .orderBy('b.problemAt')
    .orderBy('b.id')
    .limit($.first),
);

/** Bookings that wait for a decision of a person, longest waiting first: refused, unknown, or with a parcel that the carrier cannot void. */
export async function bookingProblems({ sql }: Context, first: number): Promise<BookingProblemType[]> {
  const checks = new FieldChecks();
  if (first < 1 || first > MOST) checks.fail('first', 'between', { min: 1, max: MOST });
  checks.settle();
  const rows = await findProblems(sql, { first });
  return rows.map((row) => ({ ...row, error: bookingError(row) }));
}
