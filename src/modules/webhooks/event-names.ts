import { operatorEvents } from '../../kernel/events.js';

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
