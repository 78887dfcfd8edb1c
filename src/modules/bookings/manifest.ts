import { secondsAfter } from '../../kernel/clock.js';
import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { Manifest } from '../carriers/index.js';
import type { ClosedDayType } from './booking.types.js';
import { db } from './bookings.tables.js';

const MOST = 1_000;
/** Longer than the call. If its process dies, the next caller asks for the same manifest after this time. */
const LEASE_SECONDS = 60;

/** A manifest that the carrier is asked for, with its parcels. */
export interface ClaimedManifest {
  readonly id: string;
  readonly accountId: string;
  readonly date: string;
  readonly parcels: readonly { readonly awb: string; readonly carrierRef: string }[];
}

const lockUnfinished = statement(($: Named<{ accountId: string }>) =>
  db
    .selectFrom('carrierManifest')
    .select(db.columns('carrierManifest'))
    .where('accountId', '=', $.accountId)
    .where('manifestRef', 'is', null)
    .forUpdate(),
);
const lockById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierManifest').select(db.columns('carrierManifest')).where('id', '=', $.id).forUpdate(),
);
const add = statement(($: Named<{ id: string; accountId: string; date: string; dueAt: Date }>) =>
  db
    .insertInto('carrierManifest')
    .values({ id: $.id, accountId: $.accountId, date: $.date, dueAt: $.dueAt, parcels: 0 })
    .onConflict((conflict) => conflict.doNothing()),
);
const mark = statement(($: Named<{ accountId: string; until: Date; manifestId: string }>) =>
  db
    .updateTable('carrierBooking')
    .set({ manifestId: $.manifestId })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('carrierBooking')
        .select('id')
        .where('accountId', '=', $.accountId)
        .where('status', '=', 'booked')
        .where('manifestId', 'is', null)
        .where('bookedAt', '<', $.until)
        .orderBy('bookedAt')
        .limit(MOST)
        .forUpdate()
        .skipLocked(),
    ),
);
const findParcels = statement(($: Named<{ manifestId: string }>) =>
  db.selectFrom('carrierBooking').select(['id', 'awb', 'carrierRef']).where('manifestId', '=', $.manifestId).orderBy('bookedAt'),
);
const unmark = statement(($: Named<{ manifestId: string; awbs: readonly string[] }>) =>
  db.updateTable('carrierBooking').set({ manifestId: null }).where('manifestId', '=', $.manifestId).where('awb', '=', anyOf($.awbs)),
);
const remove = statement(($: Named<{ id: string }>) => db.deleteFrom('carrierManifest').where('id', '=', $.id));

const busy = () => refuse('BOOKING_NOT_ALLOWED.manifestBeingMade');

/** Claims the parcels that are on no manifest yet; undefined if there are none. First of all an unfinished manifest is taken up again. */
export async function claimManifest(
  tx: Tx,
  { accountId, date, until }: { accountId: string; date: string; until: Date },
): Promise<ClaimedManifest | undefined> {
  const now = tx.services.clock.now();
  const dueAt = secondsAfter(now, LEASE_SECONDS);
  const unfinished = await lockUnfinished.first(tx.sql, { accountId });
  if (unfinished?.dueAt && unfinished.dueAt > now) throw busy();
  if (unfinished) {
    await db.change(tx.sql, 'carrierManifest', unfinished, { dueAt });
    return withParcels(tx, unfinished);
  }
  const id = newId();
  if ((await add.count(tx.sql, { id, accountId, date, dueAt })) === 0) throw busy();
  if ((await mark.count(tx.sql, { accountId, until, manifestId: id })) > 0) return withParcels(tx, { id, accountId, date });
  await remove.count(tx.sql, { id });
  return undefined;
}

async function withParcels(tx: Tx, { id, accountId, date }: Omit<ClaimedManifest, 'parcels'>): Promise<ClaimedManifest> {
  const parcels = await findParcels(tx.sql, { manifestId: id });
  return { id, accountId, date, parcels: parcels.map(({ awb, carrierRef }) => ({ awb: awb ?? '', carrierRef: carrierRef ?? '' })) };
}

/** The carrier made none: its parcels are free again, unless its answer was lost. */
export async function releaseManifest(tx: Tx, id: string, { mayExist }: { mayExist: boolean }): Promise<void> {
  const manifest = await lockById.first(tx.sql, { id });
  if (!manifest || manifest.manifestRef !== null) return;
  if (mayExist) return db.change(tx.sql, 'carrierManifest', manifest, { dueAt: null });
  const parcels = await findParcels(tx.sql, { manifestId: id });
  await unmark.count(tx.sql, { manifestId: id, awbs: parcels.flatMap(({ awb }) => awb ?? []) });
  await remove.count(tx.sql, { id });
}

/** Parcels that the carrier left out are free for the next manifest. */
export async function keepManifest(tx: Tx, { id, parcels }: ClaimedManifest, made: Manifest): Promise<ClosedDayType> {
  const manifest = await lockById.first(tx.sql, { id });
  if (!manifest) throw new Error(`The manifest ${id} is missing.`);
  const rejected = new Set(made.rejected.map(({ awb }) => awb));
  await unmark.count(tx.sql, { manifestId: id, awbs: [...rejected] });
  const changes = {
    manifestRef: made.manifestRef.slice(0, 200),
    dueAt: null,
    parcels: parcels.filter(({ awb }) => !rejected.has(awb)).length,
    format: made.document?.format ?? null,
    document: made.document ? Buffer.from(made.document.bytes) : null,
  };
  await db.change(tx.sql, 'carrierManifest', manifest, changes);
  return {
    manifest: { ...manifest, ...changes },
    rejected: made.rejected.map(({ awb, message }) => `${awb}: ${message}`),
  };
}
