import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/graphql/context.js';
import { newId } from '../../platform/ids.js';
import { accountById } from '../carrier-accounts/index.js';
import { failureOf, type Manifest } from '../carriers/index.js';
import type { ClosedDayType } from './booking.types.js';
import { db } from './bookings.tables.js';
import type { BookingServices } from './services.js';

const CALL_MS = 20_000;
const MOST = 1_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const findOpen = statement(($: Named<{ accountId: string; until: Date }>) =>
  db
    .selectFrom('carrierBooking')
    .select(['id', 'awb', 'carrierRef'])
    .where('accountId', '=', $.accountId)
    .where('status', '=', 'booked')
    .where('manifestId', 'is', null)
    .where('bookedAt', '<', $.until)
    .orderBy('bookedAt')
    .limit(MOST),
);
const markClosed = statement(($: Named<{ ids: readonly string[]; manifestId: string }>) =>
  db.updateTable('carrierBooking').set({ manifestId: $.manifestId }).where('id', '=', anyOf($.ids)).where('manifestId', 'is', null),
);

/** Makes the manifest of every parcel booked until the end of the day that is on none yet, at most 1,000. */
export async function closeDay(
  context: Context<BookingServices>,
  { account: id, date }: { account: string; date: string },
): Promise<ClosedDayType> {
  const { actor, sql, services } = context;
  actor.require('carrier:manage');
  const checks = new FieldChecks();
  const day = date.length === 10 && DATE.test(date) ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime())) checks.fail('date', 'must be a date such as 2026-11-24');
  checks.settle();
  const { id: accountId } = await accountById(sql, actor, id);
  const account = services.carriers.account(accountId);
  if (!account?.adapter.manifest) throw refuse('BOOKING_NOT_ALLOWED', { message: 'This carrier makes no manifests.' });

  const open = await findOpen(sql, { accountId, until: new Date(day.getTime() + 86_400_000) });
  if (open.length === 0) return { manifest: null, rejected: [] };
  const parcels = open.map(({ awb, carrierRef }) => ({ awb: awb ?? '', carrierRef: carrierRef ?? '' }));
  const manifestId = newId();
  const { adapter, call } = account;
  const made = await call(
    (access, signal) =>
      adapter.manifest?.(access, { reference: manifestId, date, parcels }, signal) ?? Promise.reject(new Error('Not capable.')),
    { timeoutMs: CALL_MS, changes: true },
  ).catch((error: unknown): never => {
    throw refuse('CARRIER_FAILED', {
      message: `The carrier made no manifest: ${failureOf(error)?.message ?? String(error)}`.slice(0, 500),
    });
  });
  const rejected = new Set(made.rejected.map(({ awb }) => awb));
  const accepted = open.filter(({ awb }) => !rejected.has(awb ?? ''));
  const row = rowOf(made, { id: manifestId, accountId, date, parcels: accepted.length });
  await context.transact(async (tx) => {
    await db.insert(tx.sql, 'carrierManifest', row);
    await markClosed(tx.sql, { ids: accepted.map((booking) => booking.id), manifestId });
  });
  return {
    manifest: { ...row, createdAt: services.clock.now() },
    rejected: made.rejected.map(({ awb, message }) => `${awb}: ${message}`),
  };
}

const rowOf = ({ manifestRef, document }: Manifest, about: { id: string; accountId: string; date: string; parcels: number }) => ({
  ...about,
  manifestRef: manifestRef.slice(0, 200),
  format: document?.format ?? null,
  document: document ? Buffer.from(document.bytes) : null,
});
