import type { Selectable } from 'kysely';
import { secondsAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { db, type BookingTables } from './bookings.tables.js';
import { errorColumns } from './booking.js';

/** One visit of a carrier. */
export type Pickup = Readonly<Selectable<BookingTables['carrierPickup']>>;

const lockById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierPickup').select(db.columns('carrierPickup')).where('id', '=', $.id).forUpdate(),
);

export const lockPickup = (tx: Tx, id: string): Promise<Pickup | undefined> => lockById.first(tx.sql, { id });

export type PickupChanges = Partial<Omit<Pickup, 'id' | 'createdAt' | 'updatedAt' | 'errorMessage'>>;

/** Changes a locked pickup. With a new `dueAt`, a job goes on at that time. */
export async function changePickup(tx: Tx, pickup: Pickup, changes: PickupChanges): Promise<void> {
  const { error } = changes;
  await db.change(tx.sql, 'carrierPickup', pickup, { ...changes, ...(error !== undefined && errorColumns(error)) });
  if (changes.dueAt) await workLater(tx, pickup.id, changes.dueAt);
}

/** A job goes on with a pickup at this time. */
export const workLater = (tx: Tx, id: string, at: Date): Promise<string> =>
  emit(tx, { type: 'carrier_pickup.due', subjectId: id, occurredAt: tx.services.clock.now(), data: { dueAt: at.toISOString() } });

const LEASE_SECONDS = 30;

/** Reserves a pickup that is due for one call. If its process dies, another one goes on after half a minute. */
export async function claimPickup(tx: Tx, id: string, status: Pickup['status']): Promise<Pickup | undefined> {
  const pickup = await lockPickup(tx, id);
  const now = tx.services.clock.now();
  if (pickup?.status !== status || pickup.dueAt === null || pickup.dueAt > now) return undefined;
  const before = { ...pickup };
  await changePickup(tx, pickup, { attempts: pickup.attempts + 1, dueAt: secondsAfter(now, LEASE_SECONDS), error: null });
  return before;
}
