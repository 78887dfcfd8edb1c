import type { Actor } from '../../../kernel/actor.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, now, statement, type Named, type RowOf, valuesOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { newId } from '../../../platform/ids.js';
import type { StaffTables } from '../../staff/index.js';
import { db } from '../shipments.tables.js';
import type { AssignmentKind } from '../shipments.enums.js';

const assignments = db
  .reading<StaffTables>()
  .selectFrom('shipmentAssignment as a')
  .leftJoin('staff', 'staff.id', 'a.driverId')
  .select(['a.id', 'a.shipmentId', 'a.driverId', 'staff.name as driverName', 'a.kind', 'a.byType', 'a.byId', 'a.startedAt']);

const findCurrent = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  assignments.where('a.shipmentId', '=', anyOf($.shipmentIds)).where('a.endedAt', 'is', null),
);

/** A current or past assignment of a shipment to a driver. */
export type Assignment = Readonly<RowOf<typeof findCurrent>>;

export const currentAssignment = (on: RunSql, shipmentId: string): Promise<Assignment | undefined> =>
  findCurrent.first(on, { shipmentIds: [shipmentId] });

export const assignmentLoader = loaderBy<string, Assignment>(
  (shipmentIds, { sql }) => findCurrent(sql, { shipmentIds }),
  (assignment) => assignment.shipmentId,
);

interface NewAssignment {
  readonly shipmentId: string;
  readonly driverId: string;
  readonly kind: AssignmentKind;
}

const start = statement(($: Named<NewAssignment & { id: string; byType: string; byId: string | null; requestId: string | null }>) =>
  db
    .reading<StaffTables>()
    .with('started', (q) =>
      q
        .insertInto('shipmentAssignment')
        .values({
          ...valuesOf($, ['id', 'shipmentId', 'driverId', 'kind', 'byType', 'byId']),
          startedAt: now,
          requestId: $.requestId,
        })
        .returning(['id', 'shipmentId', 'driverId', 'kind', 'byType', 'byId', 'startedAt']),
    )
    .selectFrom('started as a')
    .leftJoin('staff', 'staff.id', 'a.driverId')
    .select(['a.id', 'a.shipmentId', 'a.driverId', 'staff.name as driverName', 'a.kind', 'a.byType', 'a.byId', 'a.startedAt']),
);

/** Inserts an assignment. The caller has locked the shipment and ended the previous assignment. */
export async function startAssignment(tx: Tx, by: Actor, assignment: NewAssignment): Promise<Assignment> {
  const started = await start.first(tx.sql, { ...assignment, id: newId(), byType: by.type, byId: by.id, requestId: tx.requestId });
  if (!started) throw new Error(`The shipment ${assignment.shipmentId} was not assigned.`);
  return started;
}

const end = statement(($: Named<{ id: string; byType: string; byId: string | null }>) =>
  db
    .updateTable('shipmentAssignment')
    .set({ endedAt: now, endedByType: $.byType, endedById: $.byId })
    .where('id', '=', $.id)
    .where('endedAt', 'is', null),
);

export const endAssignment = async (tx: Tx, by: Actor, id: string): Promise<void> =>
  void (await end(tx.sql, { id, byType: by.type, byId: by.id }));

/** For `fleet`: gives a shipment, which the caller has locked, to a driver. Idempotent. */
export async function assignDriver(tx: Tx, by: Actor, { shipmentId, driverId }: { shipmentId: string; driverId: string }): Promise<void> {
  const current = await currentAssignment(tx.sql, shipmentId);
  if (current?.driverId === driverId && current.kind === 'assigned') return;
  if (current) await endAssignment(tx, by, current.id);
  await startAssignment(tx, by, { shipmentId, driverId, kind: 'assigned' });
}

/** For `fleet`: takes a shipment, which the caller has locked, from its driver. */
export async function unassignDriver(tx: Tx, by: Actor, shipmentId: string): Promise<void> {
  const current = await currentAssignment(tx.sql, shipmentId);
  if (current) await endAssignment(tx, by, current.id);
}

/** The driver who has a shipment now. */
export const currentDriverOf = async (on: RunSql, shipmentId: string): Promise<string | null> =>
  (await currentAssignment(on, shipmentId))?.driverId ?? null;
