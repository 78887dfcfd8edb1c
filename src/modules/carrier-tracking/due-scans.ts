import { sql, type Expression } from 'kysely';
import { now, rowsOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { ScanStatus } from '../carriers/index.js';
import type { ScanOutcome } from './carrier-tracking.enums.js';
import { db } from './carrier-tracking.tables.js';

/** A parcel of an account with scans to process. */
export interface DueParcel {
  readonly accountId: string;
  readonly awb: string;
}

export const PARCELS = 500;

/** The parcels of the scans that are due longest. */
export const findDueParcels = statement(() =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('carrierScan')
        .select(['accountId', 'awb'])
        .where('processedAt', 'is', null)
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(PARCELS)
        .as('s'),
    )
    .select(['accountId', 'awb'])
    .distinct(),
);

/**
 * Locks the due scans of a parcel, in order of occurrence, with what operators say that their codes mean. A scan that another process has
 * just processed is left out.
 */
export const lockDueScans = statement(($: Named<DueParcel & { scopes: readonly string[] }>) =>
  db
    .selectFrom('carrierScan as s')
    .select(['s.id', 's.accountId', 's.eventKey', 's.code', 's.message', 's.occurredAt', 's.receivedAt'])
    .select(['s.place', 's.lat', 's.lng', 's.signedBy', 's.pictureUrl'])
    .select((eb) =>
      eb
        .selectFrom('carrierCode as c')
        .select('c.status')
        .whereRef('c.code', '=', 's.code')
        .where('c.scope', '=', sql<string>`any(${$.scopes}::text[])`)
        // The account's own mapping goes before that of its carrier.
        .orderBy(sql`array_position(${$.scopes}::text[], c.scope::text)`)
        .limit(1)
        .as('mapped'),
    )
    .where('s.processedAt', 'is', null)
    .where('s.accountId', '=', $.accountId)
    .where('s.awb', '=', $.awb)
    .where('s.dueAt', '<=', now)
    .orderBy('s.occurredAt')
    .orderBy('s.receivedAt')
    .orderBy('s.id')
    .forUpdate('s'),
);
export type DueScan = RowOf<typeof lockDueScans>;

/** The newest shipment with a number: carriers use numbers again after some years. */
const newestWith = (awb: Expression<string>) => {
  const numbers = sql<string>`any(array[${awb}::text, upper(${awb}::text)])`;
  return db
    .selectFrom('shipment')
    .select('id')
    .where((eb) => eb.or([eb('awb', '=', numbers), eb('trackingNumber', '=', numbers)]))
    .orderBy('createdAt', 'desc')
    .limit(1);
};

/** The parcel of an account. */
export const findParcel = statement(($: Named<DueParcel>) => newestWith($.awb).where('carrierAccountId', '=', $.accountId));

/** The parcel of a partner, from the time at which it has an AWB. */
export const findPartnersParcel = statement(($: Named<{ carrierCode: string; awb: string }>) =>
  newestWith($.awb).where('carrierCode', '=', $.carrierCode).where('awbAssigned', '=', true),
);

export interface SettledScan {
  readonly id: string;
  readonly status: ScanStatus | null;
  readonly outcome: ScanOutcome;
}

export const settleScans = statement(($: Named<{ rows: readonly SettledScan[]; shipmentId: string | null }>) =>
  db
    .updateTable('carrierScan')
    .from(rowsOf($.rows, { id: 'uuid', status: 'text', outcome: 'text' }).as('r'))
    .whereRef('carrierScan.id', '=', 'r.id')
    .set((eb) => ({ status: eb.ref('r.status'), outcome: eb.ref('r.outcome'), processedAt: now, shipmentId: $.shipmentId })),
);

/** After a failure a parcel waits one minute, then twice as long each time, up to an hour. */
export const postponeScans = statement(($: Named<DueParcel>) =>
  db
    .updateTable('carrierScan')
    .set((eb) => ({
      failures: sql<number>`${eb.ref('failures')} + 1`,
      dueAt: sql<Date>`to_timestamp(extract(epoch from ${now}) + least(60 * power(2, least(${eb.ref('failures')}, 6)), 3600))`,
    }))
    .where('processedAt', 'is', null)
    .where('accountId', '=', $.accountId)
    .where('awb', '=', $.awb)
    .where('dueAt', '<=', now),
);
