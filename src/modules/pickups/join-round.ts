import { sql } from 'kysely';
import { statement, type Named, type RowOf, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, randomName } from '../../platform/ids.js';
import { lastTaskOf } from '../fleet/index.js';
import type { TakenStep } from '../shipments/index.js';
import { countChange } from './count-change.js';
import { pickupWords } from './pickup-search.sql.js';
import { db } from './pickups.tables.js';

/** Adds a picked-up parcel to the round of its worker, seller and day, pending confirmation. */
export async function joinRound(tx: Tx, { shipment, step }: TakenStep): Promise<void> {
  const pickedUpAt = step.occurredAt;
  const { id: roundId } = await openRound(tx, {
    workerType: step.actor.type,
    workerId: step.actor.id ?? '',
    sellerId: shipment.sellerId,
    day: pickedUpAt.toISOString().slice(0, 10),
    pickedUpAt,
  });
  const task = await lastTaskOf(tx.sql, { shipmentId: shipment.id, kind: 'pickup' });
  if (!task) throw new Error(`The shipment ${shipment.id} was collected without a task.`);
  const added = await addParcel.first(tx.sql, { id: newId(), roundId, shipmentId: shipment.id, fleetTaskId: task.id, pickedUpAt });
  if (!added) throw new Error(`The shipment ${shipment.id} was not added to its pickup round.`);
  await countChange(tx, roundId, [{ from: added.before, to: 'pending_confirmation' }]);
}

/** One worker's pickups from one seller on one day. */
interface NewRound {
  readonly workerType: string;
  readonly workerId: string;
  readonly sellerId: string;
  readonly day: string;
  readonly pickedUpAt: Date;
}

const prolong = statement(($: Named<NewRound>) =>
  db
    .updateTable('pickupRound')
    .set((eb) => ({ completedAt: eb.fn<Date>('greatest', [eb.ref('completedAt'), $.pickedUpAt]) }))
    .where('workerType', '=', $.workerType)
    .where('workerId', '=', $.workerId)
    .where('sellerId', '=', $.sellerId)
    .where('day', '=', $.day)
    .returning('id'),
);

const begin = statement(($: Named<NewRound & { id: string; shortId: string }>) =>
  db
    .insertInto('pickupRound')
    .values({
      ...valuesOf($, ['id', 'shortId', 'workerType', 'workerId', 'sellerId', 'day']),
      completedAt: $.pickedUpAt,
      createdAt: $.pickedUpAt,
    })
    .onConflict((conflict) => conflict.doNothing()),
);

const SHORT_ID_TRIES = 10;

/** Finds or creates the round and locks it. Concurrent creators wait for the first and then find its round. */
async function openRound(tx: Tx, round: NewRound): Promise<RowOf<typeof prolong>> {
  for (let tries = 0; tries < SHORT_ID_TRIES; tries++) {
    const known = await prolong.first(tx.sql, round);
    if (known) return known;
    // Inserts nothing if the round already exists or the short id is taken; the next iteration finds out which.
    await begin(tx.sql, { ...round, id: newId(), shortId: newRoundShortId() });
  }
  throw new Error('No free short id was found for a pickup round.');
}

const CONFIRMATION = ['id', 'roundId', 'shipmentId', 'fleetTaskId', 'status', 'international', 'pickedUpAt', 'searchText'] as const;

/** The worker may come back the same day after a failed first attempt: returns the previous status. */
const addParcel = statement(($: Named<{ id: string; roundId: string; shipmentId: string; fleetTaskId: string; pickedUpAt: Date }>) =>
  db
    .with('known', (q) =>
      q.selectFrom('pickupConfirmation').select('status').where('roundId', '=', $.roundId).where('shipmentId', '=', $.shipmentId),
    )
    .with('given', (q) =>
      q
        .selectFrom('pickupRound as r')
        .innerJoin('shipment as s', (join) => join.on('s.id', '=', $.shipmentId))
        .innerJoin('order as o', 'o.id', 's.orderId')
        .select((of) => [
          sql<string>`${$.id}::uuid`.as('id'),
          'r.id as roundId',
          's.id as shipmentId',
          sql<string>`${$.fleetTaskId}::uuid`.as('fleetTaskId'),
          of.val('pending_confirmation' as const).as('status'),
          // A return starts at the destination of its order.
          sql<boolean>`case ${of.ref('s.type')} when 'return' then ${of.ref('o.destination')} else ${of.ref('o.origin')} end ->> 'countryCode'
            is distinct from ${of.ref('s.destinationCountryCode')}`.as('international'),
          sql<Date>`${$.pickedUpAt}::timestamptz`.as('pickedUpAt'),
          sql<string>`${sql.raw(pickupWords('r.short_id', 's.reference', 'o.order_reference'))}`.as('searchText'),
        ])
        .where('r.id', '=', $.roundId),
    )
    .with('added', (q) =>
      q
        .insertInto('pickupConfirmation')
        .columns([...CONFIRMATION])
        .expression((eb) => eb.selectFrom('given').select([...CONFIRMATION]))
        .onConflict((conflict) =>
          conflict.columns(['roundId', 'shipmentId']).doUpdateSet((eb) => ({
            fleetTaskId: eb.ref('excluded.fleetTaskId'),
            status: eb.ref('excluded.status'),
            pickedUpAt: eb.ref('excluded.pickedUpAt'),
            confirmedById: null,
            confirmedAt: null,
            notes: null,
          })),
        )
        .returning('pickupConfirmation.id'),
    )
    .selectFrom('added')
    .leftJoin('known', (join) => join.onTrue())
    .select('known.status as before'),
);

/** For people handling the parcels; it grants no access, so it can be short. */
const newRoundShortId = (): string => `PU-${randomName(6)}`;
