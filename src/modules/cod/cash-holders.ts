import { sql } from 'kysely';
import { invalid, refuseFields } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './cod.tables.js';
import { staffRole } from '../../kernel/permissions.js';

export interface Deliverer {
  readonly shipmentId: string;
  readonly id: string;
  readonly name: string;
}

/** The latest delivery counts. A forced status does not show who was at the door. */
const findDeliverers = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('timelineEntry as e')
    .innerJoin('staff as s', (join) => join.on(sql<string>`s.id::text`, '=', (eb) => eb.ref('e.actorId')))
    .distinctOn('e.shipmentId')
    .select(['e.shipmentId', 's.id', 's.name'])
    .where('e.shipmentId', '=', anyOf($.shipmentIds))
    .where('e.applied', '=', true)
    .where('e.forced', '=', false)
    .where('e.toStatus', '=', 'delivered')
    .where('e.actorType', 'in', [...staffRole.values])
    .orderBy('e.shipmentId')
    .orderBy('e.seq', 'desc'),
);

/** Finds the staff members who delivered these parcels; none if a carrier, a token or the system reported the delivery. One statement. */
export const deliverersOf = (on: RunSql, shipmentIds: readonly string[]): Promise<Deliverer[]> => findDeliverers(on, { shipmentIds });

const findStaff = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.id));

/** VALIDATION_FAILED unless the id belongs to a staff member. */
export async function assertStaff(tx: Tx, field: string, id: string | null): Promise<void> {
  if (id === null || (await findStaff.first(tx.sql, { id }))) return;
  throw refuseFields([invalid(field, 'must be the id of a member of staff')]);
}
