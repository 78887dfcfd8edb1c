import type { ScanStatus } from '../../modules/carriers/adapter/index.js';

/** karrio's own names of what its carriers report: `TrackerStatus`. `unknown` is absent: then the carrier's code is shown. */
const statuses: Readonly<Record<string, ScanStatus>> = {
  pending: 'information',
  picked_up: 'picked_up',
  in_transit: 'in_transit',
  // Not every hold needs an answer from somebody; those that do come with a reason.
  on_hold: 'information',
  delivery_delayed: 'information',
  out_for_delivery: 'out_for_delivery',
  ready_for_pickup: 'available_for_pickup',
  delivery_failed: 'attempt_failed',
  delivered: 'delivered',
  return_to_sender: 'return_started',
  cancelled: 'cancelled',
};

/** `TrackingIncidentReason`, which says more than the status beside it. */
const reasons: Readonly<Record<string, ScanStatus>> = {
  carrier_damaged_parcel: 'damaged',
  carrier_parcel_lost: 'lost',
  carrier_address_not_found: 'address_question',
  retailer_incorrect_data: 'address_question',
  consignee_incorrect_address: 'address_question',
  // A refusal at the door is not final: carriers ask again or send the parcel back, and report that.
  consignee_refused: 'attempt_failed',
  consignee_business_closed: 'attempt_failed',
  consignee_not_available: 'attempt_failed',
  consignee_not_home: 'attempt_failed',
  consignee_verification_failed: 'attempt_failed',
  consignee_access_restricted: 'attempt_failed',
  consignee_safe_place_unavailable: 'attempt_failed',
  customs_delay: 'customs',
  customs_inspection: 'customs',
  customs_documentation: 'customs_question',
  customs_duties_unpaid: 'customs_question',
  customs_prohibited: 'customs_question',
  carrier_sorting_error: 'information',
  carrier_not_enough_time: 'information',
  carrier_vehicle_issue: 'information',
  carrier_capacity_exceeded: 'information',
  carrier_mechanical_delay: 'information',
  weather_delay: 'information',
  natural_disaster: 'information',
  force_majeure: 'information',
  parcel_being_researched: 'information',
  security_issue: 'information',
  regulatory_hold: 'information',
};

/** A delivery after the parcel turned back is a delivery to the sender. karrio calls both `delivered`. */
export const RETURNED = 'return_to_sender.delivered';

export const scanCodes: Readonly<Record<string, ScanStatus>> = { ...statuses, ...reasons, [RETURNED]: 'returned' };

export const isStatus = (code: string): boolean => Object.hasOwn(statuses, code);
export const isReason = (code: string): boolean => Object.hasOwn(reasons, code);
