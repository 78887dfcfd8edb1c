import { sql } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { phoneToDial } from '../../addresses/index.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import { endOfWork, startOfWork } from '../route/stops.js';

const find = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('task as t')
    .innerJoin('run as r', 'r.id', 't.runId')
    .innerJoin('stop as s', 's.id', 't.stopId')
    .innerJoin('staff', 'staff.id', 'r.driverId')
    .leftJoin('driver as d', 'd.staffId', 'r.driverId')
    .leftJoin('hub as h', 'h.id', 'r.hubId')
    .innerJoin('shipment', 'shipment.id', 't.shipmentId')
    .select(['r.id as runId', 'r.day', 'r.timeZone', 's.eta', 's.arrivedAt', 't.windowFrom', 't.windowTo'])
    .select([
      'staff.name as driverName',
      'd.phone as driverPhone',
      'h.phone as hubPhone',
      'h.countryCode as hubCountry',
      'shipment.destinationCountryCode',
    ])
    .select((eb) =>
      eb
        .selectFrom('stop as ahead')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('ahead.runId', '=', 'r.id')
        .whereRef('ahead.sequence', '<', 's.sequence')
        .where('ahead.completedAt', 'is', null)
        .as('stopsBefore'),
    )
    .where('t.shipmentId', '=', $.shipmentId)
    .where('t.kind', '=', 'deliver')
    .where('t.state', 'in', openTaskStates)
    .where('r.state', '=', 'started'),
);

/** How far the driver is from a consignee. Holds what the consignee may not see: the caller decides what is shown. */
export interface Approach {
  readonly runId: string;
  /** Open stops ahead of the consignee's. */
  readonly stopsBefore: number;
  readonly eta: Date | null;
  /** When the driver came to the door. */
  readonly arrivedAt: Date | null;
  /** The agreed time window, else the working hours of the day. */
  readonly windowFrom: Date;
  readonly windowTo: Date;
  readonly driverName: string;
  /** As they are dialled. */
  readonly driverPhone: string | null;
  readonly hubPhone: string | null;
}

/** The delivery of a shipment in a run under way; null before the run has started and after the task has ended. */
export async function approachOf(on: RunSql, shipmentId: string): Promise<Approach | null> {
  const row = await find.first(on, { shipmentId });
  if (!row) return null;
  const { day, timeZone, windowFrom, windowTo, stopsBefore, hubCountry, destinationCountryCode, ...rest } = row;
  const country = hubCountry ?? destinationCountryCode;
  return {
    ...rest,
    driverPhone: phoneToDial(rest.driverPhone, country),
    hubPhone: phoneToDial(rest.hubPhone, country),
    stopsBefore: stopsBefore ?? 0,
    windowFrom: windowFrom ?? startOfWork(day, timeZone),
    windowTo: windowTo ?? endOfWork(day, timeZone),
  };
}
