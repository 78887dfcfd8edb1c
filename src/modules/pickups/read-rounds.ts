import type { Expression } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { newestFirst } from '../../platform/graphql/sorted-page.js';
import { isUuid, NO_ID } from '../../platform/ids.js';
import { heldBy, mayReachConsignee } from '../shipments/index.js';
import { db } from './pickups.tables.js';
import { parcelFacts, roundFacts, type ParcelFacts, type RoundFacts } from './round-facts.js';
import { roundsMatching, type RoundFilter } from './round-filter.rules.js';

const rounds = listOf(db, 'pickupRound', {
  scope: (l, { actor }) => (actor.seesAssignedOnly ? [l.is('workerType', 'driver'), l.is('workerId', actor.id ?? NO_ID)] : []),
  filter: (l, args: PageArgs & RoundFilter) => roundsMatching(l, args),
  sort: newestFirst,
  loader: (ids, { sql }) => roundFacts(sql, ids),
  isEstimated: ({ search }) => Boolean(search?.trim()),
});

/** Pickup rounds of all sellers, newest first. For the operator. */
export async function listRounds(context: Context, args: PageArgs & RoundFilter): Promise<Page<RoundFacts>> {
  requireOperator(context);
  return rounds(context, args);
}

/** Returns one round by UUID or short id. TASK_NOT_FOUND. */
export async function pickupRound(context: Context, anyId: string): Promise<RoundFacts> {
  requireOperator(context);
  return roundById(context, await findRoundId(context.sql, context.actor, anyId));
}

const findById = statement(($: Named<{ id: string }>) => workersOf('id', $.id));
const findByShortId = statement(($: Named<{ id: string }>) => workersOf('shortId', $.id));

const workersOf = (column: 'id' | 'shortId', id: Expression<string>) =>
  db.selectFrom('pickupRound').select(['id', 'workerType', 'workerId']).where(column, '=', id);

/** TASK_NOT_FOUND also when a driver asks for another driver's round. */
export async function findRoundId(sql: RunSql, actor: Actor, anyId: string): Promise<string> {
  const text = anyId.trim();
  const round = isUuid(text)
    ? await findById.first(sql, { id: text })
    : await findByShortId.first(sql, { id: text.slice(0, 60).toUpperCase() });
  if (!round || (actor.seesAssignedOnly && !(round.workerType === 'driver' && round.workerId === actor.id))) throw refuse('TASK_NOT_FOUND');
  return round.id;
}

/** Returns a round that was just changed. */
export async function roundById(context: Context, id: string): Promise<RoundFacts> {
  requireOperator(context);
  const [round] = await roundFacts(context.sql, [id]);
  if (!round) throw refuse('TASK_NOT_FOUND');
  return round;
}

function requireOperator({ actor }: Context): void {
  actor.require('shipment:read');
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
}

const parcelsLoader = listLoaderBy<string, ParcelFacts>(
  async (roundIds, { sql, actor }) => {
    const parcels = await parcelFacts(sql, roundIds);
    if (!actor.seesAssignedOnly) return parcels;
    const held = await heldBy(
      sql,
      actor,
      parcels.map(({ shipmentDetailId }) => shipmentDetailId),
    );
    return parcels.filter(({ shipmentDetailId }) => held.has(shipmentDetailId)).map((parcel) => withoutContact(parcel, actor));
  },
  (parcel) => parcel.roundId,
);

const withoutContact = (parcel: ParcelFacts, actor: Actor): ParcelFacts =>
  mayReachConsignee(actor, { ...parcel, status: parcel.currentStatus }) ? parcel : { ...parcel, receiverPhone: null };

export const parcelsOf = async (context: Context, { id }: RoundFacts): Promise<ParcelFacts[]> =>
  (await context.load(parcelsLoader, id)) ?? [];
