import type { RunSql } from '../../platform/db/sql.js';
import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import { sellerNameSql } from '../sellers/index.js';
import type { ShipmentStatus } from '../shipments/index.js';
import type { ConfirmationStatus } from './pickup-confirmation.entity.js';

export interface TaskFacts {
  readonly id: string;
  readonly shortId: string;
  readonly workerName: string | null;
  readonly businessCustomer: string | null;
  readonly taskCompletedAt: Date;
  readonly createdAt: Date;
}

export interface ParcelFacts {
  readonly taskId: string;
  readonly shipmentDetailId: string;
  readonly unifiedRefId: string;
  readonly orderReference: string;
  readonly destinationType: 'local' | 'international';
  readonly currentStatus: ShipmentStatus;
  readonly seller: string;
  readonly confirmationStatus: ConfirmationStatus;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
  readonly notes: string | null;
  readonly receiverPhone: string | null;
  readonly receiverName: string;
  readonly dropoffTaskShortId: string | null;
}

const SELLER_NAME = sellerNameSql('seller');

/** Everything about tasks that `where` selects; it speaks of `t`. */
const TASKS = (where: string): string => `
  select t.id, t.short_id as "shortId", staff.name as "workerName", ${SELLER_NAME} as "businessCustomer", t.completed_at as "taskCompletedAt",
         t.created_at as "createdAt"
    from (select * from pickup_task t where ${where}) t
    join seller on seller.id = t.seller_id
    left join staff on staff.id = case when t.worker_type in ('driver', 'dispatcher', 'ops', 'super_admin') then t.worker_id::uuid end
   order by t.created_at desc, t.id desc`;

type Written<Facts, Instants extends keyof Facts> = Omit<Facts, Instants> & Record<Instants, string>;

export async function taskFacts(sql: RunSql, where: string, values: readonly unknown[]): Promise<TaskFacts[]> {
  const rows = await sql<Written<TaskFacts, 'taskCompletedAt' | 'createdAt'>>(TASKS(where), values);
  return rows.map((row) => ({ ...row, taskCompletedAt: instantOf(row.taskCompletedAt), createdAt: instantOf(row.createdAt) }));
}

const PARCELS = `
  select c.task_id as "taskId", c.shipment_id as "shipmentDetailId", s.reference as "unifiedRefId", o.order_reference as "orderReference",
         case when c.international then 'international' else 'local' end as "destinationType", s.status as "currentStatus",
         ${SELLER_NAME} as seller, c.status as "confirmationStatus", c.confirmed_by_id as "confirmedBy", c.confirmed_at as "confirmedAt", c.notes,
         s.receiver_phone as "receiverPhone", s.receiver_name as "receiverName", c.dropoff_short_id as "dropoffTaskShortId"
    from pickup_confirmation c
    join shipment s on s.id = c.shipment_id
    join "order" o on o.id = s.order_id
    join seller on seller.id = s.seller_id
   where c.task_id = any($1::uuid[]) and ($2::uuid[] is null or c.shipment_id = any($2::uuid[]))
   order by c.task_id, c.picked_up_at, c.id`;

/** The parcels of tasks in the order in which they were picked up; only some of them when they are named. */
export async function parcelFacts(sql: RunSql, taskIds: readonly string[], shipmentIds: readonly string[] | null): Promise<ParcelFacts[]> {
  const rows = await sql<Written<ParcelFacts, 'confirmedAt'> & { confirmedAt: string | null }>(PARCELS, [taskIds, shipmentIds]);
  return rows.map((row) => ({ ...row, confirmedAt: instantOrNull(row.confirmedAt) }));
}
