import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { accountById, type ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type CarrierFailure, type Manifest } from '../carriers/index.js';
import type { ClosedDayType } from './booking.types.js';
import { claimManifest, keepManifest, releaseManifest, type ClaimedManifest } from './manifest.js';
import type { BookingServices } from './services.js';

const CALL_MS = 20_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
/** What is shown of a carrier's words. */
const MAX_WORDS = 370;

/**
 * Makes the manifest of every parcel booked until the end of the day that is on none yet, at most 1,000. Its parcels are claimed before the
 * carrier is called. After a lost answer, the next call asks the carrier for the same manifest again. BOOKING_NOT_ALLOWED while another call
 * is under way, CARRIER_FAILED.
 */
export async function closeDay(
  context: Context<BookingServices>,
  { account: id, date }: { account: string; date: string },
): Promise<ClosedDayType> {
  const { actor, sql, services } = context;
  const until = endOf(date);
  const { id: accountId } = await accountById(sql, actor, id);
  const account = services.carriers.account(accountId);
  if (!account?.adapter.manifest) throw refuse('BOOKING_NOT_ALLOWED.noManifests');

  const claimed = await context.transactPart((tx) => claimManifest(tx, { accountId, date, until }));
  if (!claimed) return { manifest: null, rejected: [] };
  const made = await askFor(account, claimed);
  if ('kind' in made) {
    await context.transactPart((tx) => releaseManifest(tx, claimed.id, { mayExist: made.kind === 'outcome_unknown' }));
    throw failed(made);
  }
  return context.transact((tx) => keepManifest(tx, claimed, made));
}

function endOf(date: string): Date {
  const checks = new FieldChecks();
  const day = date.length === 10 && DATE.test(date) ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime())) checks.fail('date', 'date', { example: '2026-11-24' });
  checks.settle();
  return new Date(day.getTime() + DAY_MS);
}

const askFor = (
  { adapter, call }: ConnectedAccount,
  { id: reference, date, parcels }: ClaimedManifest,
): Promise<Manifest | CarrierFailure> =>
  call((access, signal) => adapter.manifest?.(access, { reference, date, parcels }, signal) ?? Promise.reject(new Error('Not capable.')), {
    timeoutMs: CALL_MS,
    changes: true,
  }).catch((error: unknown) => {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure;
  });

function failed({ kind, message }: CarrierFailure) {
  const words = message.slice(0, MAX_WORDS);
  return refuse(kind === 'outcome_unknown' ? 'CARRIER_FAILED.manifestUnknown' : 'CARRIER_FAILED.noManifest', { words });
}
