import type { ScanStatus } from '../carriers/index.js';
import type { Shipment, ShipmentMilestone, ShipmentStatus } from '../shipments/index.js';

/** What a scan does to its shipment. */
export type ScanEffect =
  | { readonly kind: 'list'; readonly milestone: ShipmentMilestone | null }
  | { readonly kind: 'report'; readonly milestone: ShipmentMilestone | null; readonly step: ReportedStep }
  /** The carrier gave up the booking, which never moves a shipment by itself. */
  | { readonly kind: 'cancelled' };

export interface ReportedStep {
  readonly status: ShipmentStatus;
  readonly through: readonly ShipmentStatus[];
  readonly reasonCode: string | null;
}

type Standing = Pick<Shipment, 'status' | 'heldFrom' | 'heldBy' | 'rtsCompletedAt'>;

const BEFORE_PICKUP: ReadonlySet<ShipmentStatus> = new Set([
  'new',
  'fulfilled',
  'pickup',
  'in_transit_pickup',
  'pickup_failed',
  'not_collected',
]);
const WITH_OPERATOR: ReadonlySet<ShipmentStatus> = new Set(['picked_up', 'at_sorting', 'verified', 'ready_to_book']);
/** Statuses in which a milestone is news to the store and the shopper. */
const ON_THE_WAY: ReadonlySet<ShipmentStatus> = new Set(['in_transit', 'on_hold']);

const LISTED: ScanEffect = { kind: 'list', milestone: null };

const reported = (
  status: ShipmentStatus,
  { through = [], reasonCode = null, milestone = null }: Partial<ReportedStep> & { milestone?: ShipmentMilestone | null } = {},
): ScanEffect => ({ kind: 'report', milestone, step: { status, through, reasonCode } });

/** Decides what a scan of this meaning does to a shipment in this status. The state machine may still refuse the step. */
export function effectOf(meaning: ScanStatus, shipment: Standing): ScanEffect {
  switch (meaning) {
    case 'information':
      return LISTED;
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'picked_up':
      return accepted(shipment);
    case 'in_transit':
    case 'at_facility':
    case 'customs':
    case 'out_for_delivery':
    case 'available_for_pickup':
      return movement(meaning, shipment);
    case 'attempt_failed':
      return stopped('attempt_failed', shipment);
    case 'customs_question':
      return stopped('customs', shipment);
    case 'address_question':
      return stopped('address_incomplete', shipment);
    case 'delivered':
      return shipment.status === 'delivered' ? LISTED : reported('delivered');
    case 'lost':
    case 'damaged':
    case 'refused':
      return shipment.status === 'failed' ? LISTED : reported('failed', { reasonCode: meaning });
    case 'return_started':
      return shipment.status === 'return_to_sender' ? LISTED : reported('return_to_sender');
    case 'returned':
      return handedBack(shipment);
  }
}

function accepted(shipment: Standing): ScanEffect {
  const at = standsAt(shipment);
  if (BEFORE_PICKUP.has(at)) return reported('picked_up');
  return WITH_OPERATOR.has(at) ? reported('booked') : LISTED;
}

/** The first movement starts the transit; out for delivery after a failed attempt starts another one. Others are milestones. */
function movement(milestone: ShipmentMilestone, shipment: Standing): ScanEffect {
  const at = standsAt(shipment);
  const isFirst = BEFORE_PICKUP.has(at) || WITH_OPERATOR.has(at) || at === 'booked';
  const isRedelivery = waitsForAttempt(shipment) && milestone === 'out_for_delivery';
  if (isFirst || isRedelivery) return reported('in_transit', { milestone });
  return { kind: 'list', milestone: ON_THE_WAY.has(shipment.status) ? milestone : null };
}

/** A second report while the hold lasts belongs to the same attempt, so it is not counted again. */
function stopped(reasonCode: string, shipment: Standing): ScanEffect {
  if (waitsForAttempt(shipment) || shipment.status === 'failed') return LISTED;
  return reported('on_hold', { reasonCode, through: shipment.status === 'in_transit' ? [] : ['in_transit'] });
}

function handedBack({ status, rtsCompletedAt }: Standing): ScanEffect {
  if (status !== 'return_to_sender') return reported('return_to_sender', { through: ['return_to_sender'] });
  return rtsCompletedAt === null ? reported('return_to_sender') : LISTED;
}

const waitsForAttempt = ({ status, heldBy }: Standing): boolean => status === 'on_hold' && heldBy === 'fail_attempt';

/** A hold by operations does not change how far the parcel is. */
const standsAt = ({ status, heldFrom, heldBy }: Standing): ShipmentStatus =>
  status === 'on_hold' && heldBy === 'hold' ? (heldFrom ?? status) : status;
