import { v5 } from 'uuid';
import { countryName } from '../addresses/index.js';
import type { StatusChange } from './status-change.js';

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
