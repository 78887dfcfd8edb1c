import { v5 } from 'uuid';
import { operatorEvents, type DomainEvent, type OperatorEvent } from '../../kernel/events.js';
import type { SelectionAnswer } from '../../platform/graphql/selections.js';
import { countryName } from '../addresses/index.js';
import type { ShipmentEvent } from './shipment-event.js';

/** Events that sellers and shops can subscribe to. */
export const shipmentEvents = [
  'shipment.update',
  'shipment.pickup',
  'shipment.in_transit',
  'shipment.completed',
  'shipment.failed',
  'shipment.test',
  // Legacy name of shipment.in_transit, for older plug-ins.
  'shipment.intransit',
] as const;

/** The events that endpoints of this owner can subscribe to; null is the operator. */
export const eventsFor = (sellerId: string | null): readonly string[] =>
  sellerId === null ? [...shipmentEvents, ...operatorEvents] : shipmentEvents;

/** The event that a status fires in addition to shipment.update. */
const OWN_EVENT: Readonly<Record<string, string>> = {
  pickup: 'shipment.pickup',
  in_transit: 'shipment.in_transit',
  delivered: 'shipment.completed',
  failed: 'shipment.failed',
  return_to_sender: 'shipment.failed',
};

const LEGACY_NAME: Readonly<Record<string, string>> = { 'shipment.in_transit': 'shipment.intransit' };

export interface Subscription {
  readonly events: readonly string[];
  readonly includeHubStatuses: boolean;
}

/** One event for one endpoint. */
export interface FiredEvent {
  /** The canonical name. */
  readonly event: string;
  /** The name that the endpoint subscribed to. */
  readonly name: string;
}

/**
 * The events that a change fires for an endpoint. A subscription to both names of an event yields one, with the new name. A milestone fires
 * shipment.update only, because the status is what it was.
 */
export function firedBy(
  { to, isMilestone }: Pick<ShipmentEvent, 'to' | 'isMilestone'>,
  isHub: boolean,
  { events, includeHubStatuses }: Subscription,
): FiredEvent[] {
  if (isHub && !includeHubStatuses) return [];
  const own = isMilestone ? undefined : OWN_EVENT[to];
  return ['shipment.update', ...(own === undefined ? [] : [own])].flatMap((event) => {
    const name = [event, LEGACY_NAME[event]].find((each) => each !== undefined && events.includes(each));
    return name === undefined ? [] : [{ event, name }];
  });
}

export const API_VERSION = '1.0.0';

export interface Payload {
  readonly id: string;
  readonly event: string;
  readonly timestamp: string;
  readonly apiVersion: string;
  readonly data: object;
}

/**
 * The id by which receivers deduplicate: the same for every endpoint and attempt. A change that fires two events needs two ids, or a
 * receiver of both would drop the second as a duplicate.
 */
export const eventIdOf = (event: string, change: Pick<ShipmentEvent, 'eventId'>): string =>
  event === 'shipment.update' ? change.eventId : v5(event, change.eventId);

/** What an endpoint wants of a payload. */
export interface Wanted {
  readonly includeHubStatuses: boolean;
  /** The answer to its selection. */
  readonly answer?: SelectionAnswer | undefined;
}

/** The payload of one event of a change. `event` determines the fields, `name` is printed as its name. */
export function payloadOf(change: ShipmentEvent, { event, name }: { event: string; name: string }, wanted: Wanted): Payload {
  const { includeHubStatuses, answer } = wanted;
  return {
    id: eventIdOf(event, change),
    event: name,
    timestamp: change.occurredAt.toISOString(),
    apiVersion: API_VERSION,
    data: {
      ...(event === 'shipment.update' && { status_event: change.to, ...(change.milestone && { milestone: change.milestone }) }),
      shipment_id: change.reference,
      shipment_detail_id: change.shipmentId,
      shop_id: change.shopDomain,
      ...(change.test && { test: true }),
      order_reference: change.orderReference,
      awb: change.awb,
      tracking_url: change.trackingUrl,
      carrier: change.serviceCode,
      status: change.to,
      previous_status: includeHubStatuses ? change.from : change.fromForStore,
      sequence: change.sequence,
      ...detailsOf(event, change),
      ...(change.fleet && { fleet_data: fleetDataOf(change.fleet) }),
      ...(answer && { selection: answer.data, ...(answer.errors.length > 0 && { selection_errors: answer.errors }) }),
    },
  };
}

/** The fields of this event only. */
function detailsOf(event: string, change: ShipmentEvent): object {
  const at = change.occurredAt.toISOString();
  switch (event) {
    case 'shipment.pickup':
      return { pickup_time: at, destination: destinationOf(change) };
    case 'shipment.in_transit':
      return { intransit_time: at, destination: destinationOf(change) };
    case 'shipment.completed':
      return { completion_time: at };
    case 'shipment.failed':
      return { failure_time: at, failure_reason: change.reason };
    default:
      return {};
  }
}

const fleetDataOf = (fleet: NonNullable<ShipmentEvent['fleet']>) => ({
  task_id: fleet.taskId,
  driver_name: fleet.driverName,
  driver_phone: fleet.driverPhone,
  completion_details: fleet.completion && { success: fleet.completion.success, notes: fleet.completion.notes },
  distance_traveled_km: fleet.km,
  time_on_route_minutes: fleet.minutes,
});

const destinationOf = ({ destination: { city, countryCode } }: ShipmentEvent) => ({
  city,
  country: countryName(countryCode),
  country_code: countryCode,
});

const names: ReadonlySet<string> = new Set(operatorEvents);

export const isOperatorEvent = (type: string): type is OperatorEvent => names.has(type);

/** The data is what the emitting module wrote: the record as the ERP interface printed it at that moment. */
export const operatorPayload = ({ id, type, occurredAt, data }: Pick<DomainEvent, 'id' | 'type' | 'occurredAt' | 'data'>): Payload => ({
  id,
  event: type,
  timestamp: occurredAt.toISOString(),
  apiVersion: API_VERSION,
  data,
});
