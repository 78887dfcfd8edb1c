import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ShipmentStatus } from '../shipments/index.js';
import { someParcels, roundFacts } from './round-facts.js';

export interface UpdatedRound {
  readonly roundId: string;
  /** The parcels whose confirmation changed; the others are left out. */
  readonly shipmentIds: readonly string[];
  /** Statuses that this transaction is about to write. */
  readonly reaching: ReadonlyMap<string, ShipmentStatus>;
}

/** Emits a round in the format of the ERP interface, with its changed parcels. */
export async function emitUpdated(tx: Tx, { roundId, shipmentIds, reaching }: UpdatedRound): Promise<void> {
  const [[round], parcels] = await Promise.all([roundFacts(tx.sql, [roundId]), someParcels(tx.sql, roundId, shipmentIds)]);
  if (!round) throw new Error(`The pickup round ${roundId} is missing.`);
  await emit(tx, {
    type: 'pickup_confirmation.updated',
    subjectId: roundId,
    ownerId: round.sellerId,
    occurredAt: tx.services.clock.now(),
    data: {
      id: round.id,
      shortId: round.shortId,
      workerName: round.workerName,
      businessCustomer: round.businessCustomer,
      taskCompletedAt: round.taskCompletedAt.toISOString(),
      shipments: parcels.map(({ roundId: _round, ownFleet: _ownFleet, skipHub: _skipHub, confirmedAt, ...parcel }) => ({
        ...parcel,
        currentStatus: reaching.get(parcel.shipmentDetailId) ?? parcel.currentStatus,
        confirmedAt: confirmedAt?.toISOString() ?? null,
      })),
    },
  });
}
