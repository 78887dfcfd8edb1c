import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { addNote } from './add-note.js';
import { exactEdge, factsOf } from './edge.rules.js';
import { lockShipment } from './change-shipment.js';
import { recordAction } from './record-action.js';
import type { ShipmentServices } from './services.js';
import type { AdjustmentStatus } from './shipments.enums.js';
import { shipmentMachine } from './shipment.machine.js';
import { stepOf } from './status-report.js';
import { takeEdge } from './take-edge.js';
import type { Transition } from './transition-shipment.js';
import { RepackShipmentInput } from './transition.types.js';

export interface Repacking extends Transition {
  readonly adjustmentInvoiceDeleted: boolean;
}

/** Sends a verified parcel back for repacking and measuring (edge 11). ADJUSTMENT_ALREADY_PAID once the adjustment was paid. */
export async function repackShipment(tx: Tx<ShipmentServices>, actor: Actor, request: RepackShipmentInput): Promise<Repacking> {
  const shipment = await lockShipment(tx, actor, request.id);
  const checks = new FieldChecks();
  checkFields(checks, '', RepackShipmentInput, request);
  checks.settle();

  const adjustmentBefore = shipment.adjustmentStatus;
  if (adjustmentBefore === 'paid') throw refuse('ADJUSTMENT_ALREADY_PAID');
  const previousStatus = shipment.status;
  const edge = exactEdge(shipmentMachine.edges.repack, factsOf(shipment), actor.type, tx.services);

  const step = stepOf({ status: 'at_sorting', note: request.reason ?? null }, actor, tx.services.clock.now());
  const transitionId = await takeEdge(tx, shipment, edge, step);
  if (request.notes?.trim())
    await addNote(tx, actor, { shipmentId: shipment.id, type: 'general', visibility: 'internal', text: request.notes });
  await recordAction(tx, actor, { ...request, shipmentId: shipment.id, action: 'repack' });
  const adjustmentInvoiceDeleted = isDue(adjustmentBefore) && !isDue(shipment.adjustmentStatus);
  return { shipment, previousStatus, newStatus: shipment.status, transitionId, adjustmentInvoiceDeleted };
}

const isDue = (status: AdjustmentStatus | null): boolean => status === 'unpaid' || status === 'pending_approval' || status === 'disputed';
