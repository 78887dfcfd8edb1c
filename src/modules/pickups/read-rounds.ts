import type { Expression } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { countOrEstimate } from '../../platform/db/estimate.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import { countOf, readSortedPage, type SortKey } from '../../platform/graphql/sorted-page.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy, mayReachConsignee } from '../shipments/index.js';
import { db } from './pickups.tables.js';
import { parcelFacts, roundFacts, type ParcelFacts, type RoundFacts } from './round-facts.js';
import { whereOf, type RoundFilter } from './round-filter.rules.js';

/** Pickup rounds of all sellers, newest first. For the operator. */
export async function listRounds(context: Context, args: PageArgs & RoundFilter): Promise<Page<RoundFacts>> {
  requireOperator(context);
  const { sql, actor } = context;
  const { conditions: where, values } = whereOf(args, actor.seesAssignedOnly ? actor.id : null);
  const found = { from: 'pickup_round l', where, values };
  return readSortedPage(sql, args, {
    ...found,
    sort: NEWEST,
    descending: true,
    count: () => countOf(sql, found),
    // Frequent search words are slow to count exactly, so estimate them.
    ...(args.search?.trim() && {
      estimate: () => countOrEstimate(sql, { table: 'pickup_round', from: (sample) => `pickup_round l ${sample}`, where, values }),
    }),
    load: (ids) => roundFacts(sql, ids),
  });
}

const NEWEST: readonly SortKey[] = [
  { sql: 'l.created_at', type: 'timestamptz' },
  { sql: 'l.id', type: 'uuid' },
];

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
