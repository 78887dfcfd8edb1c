import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { sellerNameSql } from '../sellers/index.js';
import { db } from './pickups.tables.js';

const sellerName = sql.raw<string>(sellerNameSql('seller'));

const findTasks = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('pickupTask as t')
    .innerJoin('seller', 'seller.id', 't.sellerId')
    .leftJoin('staff', (join) =>
      join.on((eb) =>
        eb(
          'staff.id',
          '=',
          sql<string>`case when ${eb.ref('t.workerType')} in ('driver', 'dispatcher', 'ops', 'super_admin') then ${eb.ref('t.workerId')}::uuid end`,
        ),
      ),
    )
    .select(['t.id', 't.shortId', 't.sellerId', 'staff.name as workerName', 't.completedAt as taskCompletedAt', 't.createdAt'])
    .select(sellerName.as('businessCustomer'))
    .where('t.id', '=', anyOf($.ids))
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc'),
);

export type TaskFacts = Readonly<RowOf<typeof findTasks>>;

/** Loads full tasks, newest first. */
export const taskFacts = (on: RunSql, ids: readonly string[]): Promise<TaskFacts[]> => findTasks(on, { ids });

const parcels = db
  .selectFrom('pickupConfirmation as c')
  .innerJoin('shipment as s', 's.id', 'c.shipmentId')
  .innerJoin('order as o', 'o.id', 's.orderId')
  .innerJoin('seller', 'seller.id', 's.sellerId')
  .select(['c.taskId', 'c.shipmentId as shipmentDetailId', 's.reference as unifiedRefId', 'o.orderReference', 's.status as currentStatus'])
  .select(['c.status as confirmationStatus', 'c.confirmedById as confirmedBy', 'c.confirmedAt', 'c.notes', 's.receiverPhone'])
  .select(['s.receiverName', 'c.dropoffShortId as dropoffTaskShortId', sellerName.as('seller')])
  .select((eb) =>
    sql<'local' | 'international'>`case when ${eb.ref('c.international')} then 'international' else 'local' end`.as('destinationType'),
  )
  .orderBy('c.taskId')
  .orderBy('c.pickedUpAt')
  .orderBy('c.id');

const findParcels = statement(($: Named<{ taskIds: readonly string[] }>) => parcels.where('c.taskId', '=', anyOf($.taskIds)));

const findNamed = statement(($: Named<{ taskId: string; shipmentIds: readonly string[] }>) =>
  parcels.where('c.taskId', '=', $.taskId).where('c.shipmentId', '=', anyOf($.shipmentIds)),
);

export type ParcelFacts = Readonly<RowOf<typeof findParcels>>;

/** Loads the parcels of tasks in order of pickup. */
export const parcelFacts = (on: RunSql, taskIds: readonly string[]): Promise<ParcelFacts[]> => findParcels(on, { taskIds });

/** Loads selected parcels of a task. */
export const someParcels = (on: RunSql, taskId: string, shipmentIds: readonly string[]): Promise<ParcelFacts[]> =>
  findNamed(on, { taskId, shipmentIds });
