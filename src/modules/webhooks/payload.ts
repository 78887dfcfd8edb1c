import { v5 } from 'uuid';
import { operatorEvents } from '../../kernel/events.js';
import { countryName } from '../addresses/index.js';
import type { StatusChange } from './status-change.js';

/** What a seller or shop may subscribe to. */
export const shipmentEvents = [
  'shipment.update',
  'shipment.pickup',
  'shipment.in_transit',
  'shipment.completed',
  'shipment.failed',
  'shipment.test',
  // The name of shipment.in_transit in older plug-ins.
  'shipment.intransit',
] as const;

/** The events that an endpoint of this owner may name; null is the operator. */
export const eventsFor = (sellerId: string | null): readonly string[] =>
  sellerId === null ? [...shipmentEvents, ...operatorEvents] : shipmentEvents;

/** The event of its own that a status has, besides shipment.update. */
const OWN_EVENT: Readonly<Record<string, string>> = {
  pickup: 'shipment.pickup',
  in_transit: 'shipment.in_transit',
  delivered: 'shipment.completed',
  failed: 'shipment.failed',
  return_to_sender: 'shipment.failed',
};

const OLD_NAME: Readonly<Record<string, string>> = { 'shipment.in_transit': 'shipment.intransit' };

export interface Subscription {
  readonly events: readonly string[];
  readonly includeHubStatuses: boolean;
}

/** One event as one endpoint gets it. */
export interface FiredEvent {
  /** What it is, whatever it is called. */
  readonly event: string;
  /** The name under which the endpoint knows it. */
  readonly name: string;
}

/** Which events a change to `status` fires for an endpoint. Who subscribed under the old and the new name gets one, under the new. */
export function firedBy(status: string, isHub: boolean, { events, includeHubStatuses }: Subscription): FiredEvent[] {
  if (isHub && !includeHubStatuses) return [];
  const own = OWN_EVENT[status];
  return ['shipment.update', ...(own === undefined ? [] : [own])].flatMap((event) => {
    const name = [event, OLD_NAME[event]].find((each) => each !== undefined && events.includes(each));
    return name === undefined ? [] : [{ event, name }];
  });
}

export const API_VERSION = '1.0.0';

export interface Payload {
  readonly id: string;
  readonly event: string;
  readonly timestamp: string;
  readonly apiVersion: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The id by which a receiver knows an event again: the same for every endpoint and attempt. A change that fires two events has two,
 * or a receiver of both would drop the second one as known.
 */
export const eventIdOf = (event: string, change: Pick<StatusChange, 'eventId'>): string =>
  event === 'shipment.update' ? change.eventId : v5(event, change.eventId);

/** The payload of one event of a change. `event` decides what is in it, `name` is what it is called. */
export function payloadOf(change: StatusChange, { event, name }: { event: string; name: string }, includeHubStatuses: boolean): Payload {
  return {
    id: eventIdOf(event, change),
    event: name,
    timestamp: change.occurredAt.toISOString(),
    apiVersion: API_VERSION,
    data: {
      ...(event === 'shipment.update' && { status_event: change.to }),
      shipment_id: change.reference,
      shipment_detail_id: change.shipmentId,
      shop_id: change.shopDomain,
      order_reference: change.orderReference,
      awb: change.awb,
      tracking_url: change.trackingUrl,
      carrier: change.serviceCode,
      status: change.to,
      previous_status: includeHubStatuses ? change.from : change.fromForStore,
      sequence: change.sequence,
      ...detailsOf(event, change),
    },
  };
}

/** What only this kind of event tells. */
function detailsOf(event: string, change: StatusChange): Readonly<Record<string, unknown>> {
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

const destinationOf = ({ destination: { city, countryCode } }: StatusChange) => ({
  city,
  country: countryName(countryCode),
  country_code: countryCode,
});
