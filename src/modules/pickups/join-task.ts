import { sql } from 'kysely';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { TakenStep } from '../shipments/index.js';
import { countChange } from './count-change.js';
import { pickupWords } from './pickup-search.sql.js';
import { db } from './pickups.tables.js';
import { newTaskShortId } from './task-ids.js';

/** Adds a picked-up parcel to the task of its worker, seller and day, pending confirmation. */
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

/** One worker's pickups from one seller on one day. */
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

/** Finds or creates the task and locks it. Concurrent creators wait for the first and then find its task. */
async function openTask(tx: Tx, round: Round): Promise<RowOf<typeof prolong>> {
  for (let tries = 0; tries < SHORT_ID_TRIES; tries++) {
    const known = await prolong.first(tx.sql, round);
    if (known) return known;
    // Inserts nothing if the task already exists or the short id is taken; the next iteration finds out which.
    await begin(tx.sql, { ...round, id: newId(), shortId: newTaskShortId() });
  }
  throw new Error('No free short id was found for a pickup task.');
}

/** The worker may come back the same day after a failed first attempt: returns the previous status. */
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
          // A return starts at the destination of its order.
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
