import { sql } from 'kysely';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { TakenStep } from '../shipments/index.js';
import { countChange } from './count-change.js';
import { pickupWords } from './pickup-search.sql.js';
import { db } from './pickups.tables.js';
import { newTaskShortId } from './task-ids.js';

/** A parcel that was picked up belongs to the task of its worker, seller and day, and waits to be confirmed there. */
export async function joinTask(tx: Tx, { shipment, step }: TakenStep): Promise<void> {
  const pickedUpAt = step.occurredAt;
  const { id: taskId } = await openTask(tx, {
    workerType: step.actor.type,
    workerId: step.actor.id ?? '',
    sellerId: shipment.sellerId,
    day: pickedUpAt.toISOString().slice(0, 10),
    pickedUpAt,
  });
  const added = await addParcel.first(tx.sql, { id: newId(), taskId, shipmentId: shipment.id, pickedUpAt });
  if (!added) throw new Error(`The shipment ${shipment.id} was not added to its pickup task.`);
  await countChange(tx, taskId, [{ from: added.before, to: 'pending_confirmation' }]);
}

/** What one worker fetches from one seller on one day. */
interface Round {
  readonly workerType: string;
  readonly workerId: string;
  readonly sellerId: string;
  readonly day: string;
  readonly pickedUpAt: Date;
}

const prolong = statement(($: Named<Round>) =>
  db
    .updateTable('pickupTask')
    .set((eb) => ({ completedAt: eb.fn<Date>('greatest', [eb.ref('completedAt'), $.pickedUpAt]) }))
    .where('workerType', '=', $.workerType)
    .where('workerId', '=', $.workerId)
    .where('sellerId', '=', $.sellerId)
    .where('day', '=', $.day)
    .returning('id'),
);

const begin = statement(($: Named<Round & { id: string; shortId: string }>) =>
  db
    .insertInto('pickupTask')
    .values({
      id: $.id,
      shortId: $.shortId,
      workerType: $.workerType,
      workerId: $.workerId,
      sellerId: $.sellerId,
      day: $.day,
      completedAt: $.pickedUpAt,
      createdAt: $.pickedUpAt,
    })
    .onConflict((conflict) => conflict.doNothing()),
);

const SHORT_ID_TRIES = 10;

/** The task, locked. Rivals that open it at once wait for whoever was first, and find it then. */
async function openTask(tx: Tx, round: Round): Promise<RowOf<typeof prolong>> {
  for (let tries = 0; tries < SHORT_ID_TRIES; tries++) {
    const known = await prolong.first(tx.sql, round);
    if (known) return known;
    // Nothing is inserted where somebody was faster, or where another task has this short id: the next turn tells which.
    await begin(tx.sql, { ...round, id: newId(), shortId: newTaskShortId() });
  }
  throw new Error('No short id was free for a pickup task.');
}

/** The same worker may come again on the same day, after the parcel was not there the first time: answers where it stood before. */
const addParcel = statement(($: Named<{ id: string; taskId: string; shipmentId: string; pickedUpAt: Date }>) =>
  db
    .insertInto('pickupConfirmation')
    .columns(['id', 'taskId', 'shipmentId', 'status', 'international', 'pickedUpAt', 'searchText'])
    .expression((eb) =>
      eb
        .selectFrom('pickupTask as t')
        .innerJoin('shipment as s', (join) => join.on('s.id', '=', $.shipmentId))
        .innerJoin('order as o', 'o.id', 's.orderId')
        .select((of) => [
          sql<string>`${$.id}::uuid`.as('id'),
          't.id as taskId',
          's.id as shipmentId',
          of.val('pending_confirmation' as const).as('status'),
          // A return begins where its order went.
          sql<boolean>`case ${of.ref('s.type')} when 'return' then ${of.ref('o.destination')} else ${of.ref('o.origin')} end ->> 'countryCode'
            is distinct from ${of.ref('s.destinationCountryCode')}`.as('international'),
          sql<Date>`${$.pickedUpAt}::timestamptz`.as('pickedUpAt'),
          sql<string>`${sql.raw(pickupWords('t.short_id', 's.reference', 'o.order_reference'))}`.as('searchText'),
        ])
        .where('t.id', '=', $.taskId),
    )
    .onConflict((conflict) =>
      conflict.columns(['taskId', 'shipmentId']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        pickedUpAt: eb.ref('excluded.pickedUpAt'),
        confirmedById: null,
        confirmedAt: null,
        notes: null,
      })),
    )
    .returning((eb) =>
      eb
        .selectFrom('pickupConfirmation as known')
        .select('known.status')
        .where('known.taskId', '=', $.taskId)
        .where('known.shipmentId', '=', $.shipmentId)
        .as('before'),
    ),
);
