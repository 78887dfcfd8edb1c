import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse, refuseFields, FieldChecks } from '../../kernel/errors.js';
import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { lockRunsOf } from '../fleet/index.js';
import {
  exactEdge,
  factsOf,
  lockShipments,
  mayTake,
  shipmentMachine,
  stepOf,
  takeEdge,
  type Shipment,
  type ShipmentStatus,
  type ShipmentServices,
} from '../shipments/index.js';
import { countChange, type ConfirmationChange, lockRound } from './count-change.js';
import type { ConfirmationStatus } from './pickups.enums.js';
import { db } from './pickups.tables.js';
import { findRoundId } from './read-rounds.js';
import { emitUpdated } from './updated-event.js';
import { ConfirmPickupsInput, PickupVerdictInput } from './pickup.types.js';

/**
 * Confirms or denies the pickup of the parcels of a round, all or nothing. Parcels that were not collected return to the sender's side (edge 7);
 * INVALID_TRANSITION from the hub on. Returns the id of the round.
 */
export async function confirmPickups(tx: Tx<ShipmentServices>, actor: Actor, request: ConfirmPickupsInput): Promise<string> {
  if (!mayTake(actor.type, shipmentMachine.edges.miss_pickup)) throw refuse('FORBIDDEN');
  const roundId = await findRoundId(tx.sql, actor, request.taskId);
  checkRequest(request);
  await requireStaff(tx, request.confirmedBy);

  // Locks are taken in this order by every caller: shipments by id, then runs, then the round.
  const shipments = await lockParcels(tx, request.shipments);
  await lockRunsOf(tx, [...shipments.keys()]);
  const [, standing] = await Promise.all([lockRound(tx, roundId), standingOf(tx, roundId, request.shipments)]);

  const changes: ConfirmationChange[] = [];
  const reaching = new Map<string, ShipmentStatus>();
  for (const verdict of request.shipments) {
    const shipment = shipments.get(verdict.shipmentDetailId.toLowerCase());
    const from = standing.get(verdict.shipmentDetailId.toLowerCase());
    if (!shipment || !from) throw new Error('A parcel is missing from a pickup round.');
    if (from === verdict.confirmationStatus) continue;
    await writeVerdict(tx.sql, {
      roundId,
      shipmentId: shipment.id,
      status: verdict.confirmationStatus,
      confirmedById: request.confirmedBy,
      notes: verdict.notes ?? null,
    });
    changes.push({ from, to: verdict.confirmationStatus });
    reaching.set(shipment.id, await follow(tx, actor, shipment, { verdict, from }));
  }
  if (changes.length === 0) return roundId;
  await countChange(tx, roundId, changes);
  await emitUpdated(tx, { roundId, shipmentIds: [...reaching.keys()], reaching });
  return roundId;
}

function checkRequest({ shipments, confirmedBy }: ConfirmPickupsInput): void {
  const checks = new FieldChecks();
  if (!isUuid(confirmedBy)) checks.fail('confirmedBy', 'staffId');
  checkFields(checks, '', ConfirmPickupsInput, { shipments });
  const seen = new Set<string>();
  shipments.forEach(({ shipmentDetailId, notes }, index) => {
    const id = shipmentDetailId.toLowerCase();
    if (!isUuid(id)) checks.fail(`shipments[${index}].shipmentDetailId`, 'shipmentUuid');
    else if (seen.has(id)) checks.fail(`shipments[${index}].shipmentDetailId`, 'namedTwice');
    seen.add(id);
    checkFields(checks, `shipments[${index}]`, PickupVerdictInput, { notes });
  });
  checks.settle();
}

const findStaff = statement(($: Named<{ id: string }>) =>
  db.selectFrom('staff').select('id').where('id', '=', $.id).where('active', '=', true),
);

async function requireStaff({ sql }: Tx, id: string): Promise<void> {
  const staff = await findStaff.first(sql, { id });
  if (!staff) throw refuseFields([invalid('confirmedBy', 'notActiveStaff')]);
}

async function lockParcels(tx: Tx, verdicts: readonly PickupVerdictInput[]): Promise<ReadonlyMap<string, Shipment>> {
  const ids = verdicts.map(({ shipmentDetailId }) => shipmentDetailId.toLowerCase());
  const found = await lockShipments(tx, ids);
  return new Map(found.map((shipment) => [shipment.id, shipment]));
}

const findStanding = statement(($: Named<{ roundId: string; shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('pickupConfirmation')
    .select(['shipmentId', 'status'])
    .where('roundId', '=', $.roundId)
    .where('shipmentId', '=', anyOf($.shipmentIds)),
);

async function standingOf(
  { sql }: Tx,
  roundId: string,
  verdicts: readonly PickupVerdictInput[],
): Promise<ReadonlyMap<string, ConfirmationStatus>> {
  const rows = await findStanding(sql, { roundId, shipmentIds: verdicts.map(({ shipmentDetailId }) => shipmentDetailId) });
  const standing = new Map(rows.map(({ shipmentId, status }) => [shipmentId, status]));
  const foreign = verdicts.flatMap(({ shipmentDetailId }, index) =>
    standing.has(shipmentDetailId.toLowerCase()) ? [] : [invalid(`shipments[${index}].shipmentDetailId`, 'notOfTask')],
  );
  if (foreign.length > 0) throw refuseFields(foreign);
  return standing;
}

interface Written {
  readonly roundId: string;
  readonly shipmentId: string;
  readonly status: ConfirmationStatus;
  readonly confirmedById: string;
  readonly notes: string | null;
}

const writeVerdict = statement(($: Named<Written>) =>
  db
    .updateTable('pickupConfirmation')
    .set((eb) => ({
      status: $.status,
      confirmedById: $.confirmedById,
      confirmedAt: now,
      notes: eb.fn.coalesce($.notes, eb.ref('notes')),
    }))
    .where('roundId', '=', $.roundId)
    .where('shipmentId', '=', $.shipmentId),
);

/** A confirmation moves no status; a parcel that was not collected goes back a step. */
async function follow(
  tx: Tx<ShipmentServices>,
  actor: Actor,
  shipment: Shipment,
  { verdict, from }: { verdict: PickupVerdictInput; from: ConfirmationStatus },
): Promise<ShipmentStatus> {
  const { edges } = shipmentMachine;
  if (verdict.confirmationStatus === 'confirmed') {
    // It was already reported as not collected, and its pickup is being retried.
    if (from === 'not_collected') throw refuse('INVALID_TRANSITION.notCollected');
    return shipment.status;
  }
  const edge = exactEdge(edges.miss_pickup, factsOf(shipment), actor.type, tx.services);
  await takeEdge(tx, shipment, edge, stepOf({ status: 'not_collected', note: verdict.notes ?? null }, actor, tx.services.clock.now()));
  return 'not_collected';
}
