import type { ScanStatus } from '../../modules/carriers/adapter/index.js';

type Meanings = Readonly<Record<string, ScanStatus>>;

/** Details say what happened, whatever the status was. */
const DETAILS = {
  address_correction: 'address_question',
  arrived_at_destination: 'at_facility',
  arrived_at_facility: 'at_facility',
  arrived_at_pickup_location: 'available_for_pickup',
  awaiting_information: 'information',
  cancelled: 'cancelled',
  damaged: 'information',
  delayed: 'information',
  delivery_exception: 'attempt_failed',
  departed_facility: 'in_transit',
  departed_origin_facility: 'in_transit',
  expired: 'information',
  failure: 'attempt_failed',
  held: 'information',
  in_transit: 'in_transit',
  label_created: 'information',
  lost: 'information',
  missorted: 'information',
  out_for_delivery: 'out_for_delivery',
  received_at_destination_facility: 'at_facility',
  received_at_origin_facility: 'picked_up',
  refused: 'attempt_failed',
  return: 'return_started',
  status_update: 'in_transit',
  transferred_to_destination_carrier: 'in_transit',
  transit_exception: 'information',
  unknown: 'in_transit',
  weather_delay: 'information',
} as const satisfies Meanings;

/** Statuses that mean the same with every detail but those that are named. Only `failure` is an end: until then a carrier may find a parcel again. */
const STATUSES: Readonly<Record<string, { readonly usual: ScanStatus; readonly details?: Meanings }>> = {
  unknown: { usual: 'information' },
  pre_transit: { usual: 'information' },
  in_transit: { usual: 'in_transit', details: DETAILS },
  out_for_delivery: {
    usual: 'out_for_delivery',
    details: {
      address_correction: 'address_question',
      delivery_exception: 'attempt_failed',
      failure: 'attempt_failed',
      refused: 'attempt_failed',
    },
  },
  delivered: { usual: 'delivered' },
  available_for_pickup: { usual: 'available_for_pickup' },
  return_to_sender: { usual: 'return_started', details: { arrived_at_destination: 'returned' } },
  failure: {
    usual: 'attempt_failed',
    details: {
      address_correction: 'address_question',
      cancelled: 'cancelled',
      damaged: 'damaged',
      lost: 'lost',
      refused: 'refused',
      return: 'return_started',
    },
  },
  cancelled: { usual: 'cancelled' },
  error: { usual: 'information' },
};

/** A scan has a status and a detail; its code names both, such as `in_transit:departed_facility`. */
export const codeOf = (status: string, detail: string | null): string => (detail === null ? status : `${status}:${detail}`);

/** What the documented statuses and details mean together. */
export const scanCodes: Meanings = Object.fromEntries(
  Object.entries(STATUSES).flatMap(([status, { usual, details = {} }]) => [
    [status, usual],
    ...Object.keys(DETAILS).map((detail): [string, ScanStatus] => [codeOf(status, detail), details[detail] ?? usual]),
  ]),
);
