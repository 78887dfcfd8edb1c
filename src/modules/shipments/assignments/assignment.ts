import type { Actor } from '../../../kernel/actor.js';
import { instantOf, type RunSql } from '../../../platform/db/sql.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
import { newId } from '../../../platform/ids.js';
import type { AssignmentKind } from './shipment-assignment.entity.js';

/** A shipment in the hands of a driver, or one that was. */
export interface Assignment {
  readonly id: string;
  readonly shipmentId: string;
  readonly driverId: string;
  readonly driverName: string | null;
  readonly kind: AssignmentKind;
  readonly byType: string;
  readonly byId: string | null;
  readonly startedAt: Date;
}

type Row = Omit<Assignment, 'startedAt'> & { readonly startedAt: string };

const COLUMNS = `a.id, a.shipment_id as "shipmentId", a.driver_id as "driverId", (select name from staff where staff.id = a.driver_id) as "driverName",
  a.kind, a.by_type as "byType", a.by_id as "byId", a.started_at as "startedAt"`;

const assignmentOf = (row: Row): Assignment => ({ ...row, startedAt: instantOf(row.startedAt) });

export async function currentAssignment(sql: RunSql, shipmentId: string): Promise<Assignment | undefined> {
  const rows = await sql<Row>(`select ${COLUMNS} from shipment_assignment a where a.shipment_id = $1 and a.ended_at is null`, [shipmentId]);
  return rows.map(assignmentOf)[0];
}

export const assignmentLoader = loaderBy<string, Assignment>(
  async (shipmentIds, { sql }) =>
    (
      await sql<Row>(`select ${COLUMNS} from shipment_assignment a where a.shipment_id = any($1::uuid[]) and a.ended_at is null`, [
        shipmentIds,
      ])
    ).map(assignmentOf),
  (assignment) => assignment.shipmentId,
);

interface NewAssignment {
  readonly shipmentId: string;
  readonly driverId: string;
  readonly kind: AssignmentKind;
}

/** The caller has locked the shipment and ended what there was. */
export async function startAssignment(tx: Tx, by: Actor, { shipmentId, driverId, kind }: NewAssignment): Promise<Assignment> {
  const [row] = await tx.sql<Row>(
    `with a as (insert into shipment_assignment (id, shipment_id, driver_id, kind, by_type, by_id, started_at, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *) select ${COLUMNS} from a`,
    [newId(), shipmentId, driverId, kind, by.type, by.id, tx.services.clock.now(), tx.requestId],
  );
  if (!row) throw new Error(`The shipment ${shipmentId} was not assigned.`);
  return assignmentOf(row);
}

export async function endAssignment(tx: Tx, by: Actor, id: string): Promise<void> {
  await tx.sql('update shipment_assignment set ended_at = $2, ended_by_type = $3, ended_by_id = $4 where id = $1 and ended_at is null', [
    id,
    tx.services.clock.now(),
    by.type,
    by.id,
  ]);
}
