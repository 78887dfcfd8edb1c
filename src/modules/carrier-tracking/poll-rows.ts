import { sql } from 'kysely';
import { anyOf, now, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import { db } from './carrier-tracking.tables.js';

/**
 * The carrier has the booking and may still report something: about a failed delivery, for thirty days. The first two conditions are those
 * of the index.
 */
const isOpen = sql<boolean>`s.carrier_account_id is not null and s.status not in ('delivered', 'cancelled')
  and s.status not in ('new', 'fulfilled') and s.rts_completed_at is null and s.awb_assigned
  and not (s.status = 'failed' and s.status_at <= ${now} - interval '30 days')`;
const BATCH = 5000;
/** A parcel that this process asks about is not asked about by another one, and is asked about again if this process dies. */
const LEASE = sql.raw(`interval '10 minutes'`);

/** Schedules shipments that have been booked since the last run. */
export const scheduleNew = statement(($: Named<{ accountIds: readonly string[] }>) =>
  db
    .with('booked', (q) =>
      q
        .selectFrom('shipment as s')
        .select(['s.id as shipmentId', sql<string>`s.carrier_account_id`.as('accountId'), now.as('dueAt')])
        .where(isOpen)
        .where('s.carrierAccountId', '=', anyOf($.accountIds))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('carrierPoll as p').select('p.shipmentId').whereRef('p.shipmentId', '=', 's.id'))))
        .limit(BATCH),
    )
    .insertInto('carrierPoll')
    .columns(['shipmentId', 'accountId', 'dueAt'])
    .expression((eb) => eb.selectFrom('booked').select(['shipmentId', 'accountId', 'dueAt']))
    .onConflict((conflict) => conflict.column('shipmentId').doNothing()),
);

/** Forgets shipments that have come to their end. */
export const forgetEnded = statement(() =>
  db
    .deleteFrom('carrierPoll')
    .where('dueAt', '<=', now)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('shipment as s').select('s.id').whereRef('s.id', '=', 'carrierPoll.shipmentId').where(isOpen))),
    ),
);

/** Takes the parcels of an account that are due longest, with what decides when they are due again. */
export const takeDue = statement(($: Named<{ accountId: string; limit: number }>) =>
  db
    .with('due', (q) =>
      q
        .selectFrom('carrierPoll')
        .select('shipmentId')
        .where('accountId', '=', $.accountId)
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit($.limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (q) =>
      q
        .updateTable('carrierPoll')
        .set({ dueAt: sql<Date>`${now} + ${LEASE}` })
        .where('shipmentId', 'in', (eb) => eb.selectFrom('due').select('shipmentId'))
        .returning('carrierPoll.shipmentId'),
    )
    .selectFrom('taken')
    .innerJoin('shipment as s', 's.id', 'taken.shipmentId')
    .select(['s.id', 's.awb', 's.status', 's.statusAt'])
    .select((eb) =>
      eb
        .selectFrom('carrierScan as c')
        .select('c.receivedAt')
        .whereRef('c.shipmentId', '=', 's.id')
        .orderBy('c.receivedAt', 'desc')
        .limit(1)
        .as('lastScanAt'),
    ),
);

export const putOff = statement(($: Named<{ rows: readonly { shipmentId: string; dueAt: Date }[] }>) =>
  db
    .updateTable('carrierPoll')
    .from(rowsOf($.rows, { shipmentId: 'uuid', dueAt: 'timestamptz' }).as('r'))
    .whereRef('carrierPoll.shipmentId', '=', 'r.shipmentId')
    .set((eb) => ({ dueAt: eb.ref('r.dueAt') })),
);
