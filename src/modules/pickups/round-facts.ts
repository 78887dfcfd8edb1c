import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { sellerNameSql } from '../sellers/index.js';
import { db } from './pickups.tables.js';

const sellerName = sql.raw<string>(sellerNameSql('seller'));

const findRounds = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('pickupRound as r')
    .innerJoin('seller', 'seller.id', 'r.sellerId')
    .leftJoin('staff', (join) =>
      join.on((eb) =>
        eb(
          'staff.id',
          '=',
          sql<string>`case when ${eb.ref('r.workerType')} in ('driver', 'dispatcher', 'ops', 'super_admin') then ${eb.ref('r.workerId')}::uuid end`,
        ),
      ),
    )
    .select(['r.id', 'r.shortId', 'r.sellerId', 'staff.name as workerName', 'r.completedAt as taskCompletedAt', 'r.createdAt'])
    .select(sellerName.as('businessCustomer'))
    .where('r.id', '=', anyOf($.ids))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc'),
);

export type RoundFacts = Readonly<RowOf<typeof findRounds>>;

/** Loads full rounds, newest first. */
export const roundFacts = (on: RunSql, ids: readonly string[]): Promise<RoundFacts[]> => findRounds(on, { ids });

const parcels = db
  .selectFrom('pickupConfirmation as c')
  .innerJoin('shipment as s', 's.id', 'c.shipmentId')
  .innerJoin('order as o', 'o.id', 's.orderId')
  .innerJoin('seller', 'seller.id', 's.sellerId')
  .select(['c.roundId', 'c.shipmentId as shipmentDetailId', 's.reference as unifiedRefId', 'o.orderReference', 's.status as currentStatus'])
  .select([
    'c.status as confirmationStatus',
    'c.confirmedById as confirmedBy',
    'c.confirmedAt',
    'c.notes',
    's.receiverPhone',
    's.ownFleet',
    's.skipHub',
  ])
  .select(['s.receiverName', 'c.dropoffShortId as dropoffTaskShortId', sellerName.as('seller')])
  .select((eb) =>
    sql<'local' | 'international'>`case when ${eb.ref('c.international')} then 'international' else 'local' end`.as('destinationType'),
  )
  .orderBy('c.roundId')
  .orderBy('c.pickedUpAt')
  .orderBy('c.id');

const findParcels = statement(($: Named<{ roundIds: readonly string[] }>) => parcels.where('c.roundId', '=', anyOf($.roundIds)));

const findNamed = statement(($: Named<{ roundId: string; shipmentIds: readonly string[] }>) =>
  parcels.where('c.roundId', '=', $.roundId).where('c.shipmentId', '=', anyOf($.shipmentIds)),
);

export type ParcelFacts = Readonly<RowOf<typeof findParcels>>;

/** Loads the parcels of rounds in order of pickup. */
export const parcelFacts = (on: RunSql, roundIds: readonly string[]): Promise<ParcelFacts[]> => findParcels(on, { roundIds });

/** Loads selected parcels of a round. */
export const someParcels = (on: RunSql, roundId: string, shipmentIds: readonly string[]): Promise<ParcelFacts[]> =>
  findNamed(on, { roundId, shipmentIds });
