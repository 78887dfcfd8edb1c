import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';

const findOpen = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('task as t')
    .leftJoin('staff', 'staff.id', 't.driverId')
    .leftJoin('run as r', 'r.id', 't.runId')
    .leftJoin('stop', 'stop.id', 't.stopId')
    .select(['t.shipmentId', 't.kind', 't.windowFrom', 't.windowTo', 'staff.name as driver', 'r.day', 'stop.eta'])
    .where('t.shipmentId', '=', anyOf($.shipmentIds))
    .where('t.state', 'in', openTaskStates),
);

export type NextVisit = RowOf<typeof findOpen>;

/** What a driver of the own fleet does next for a shipment: who, on which day, and when, as far as it is planned. */
export const nextVisitLoader = loaderBy<string, NextVisit>(
  (shipmentIds, { sql }) => findOpen(sql, { shipmentIds }),
  ({ shipmentId }) => shipmentId,
);
