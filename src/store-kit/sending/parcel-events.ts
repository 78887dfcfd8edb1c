import { newId } from '../../platform/ids.js';
import { payloadOf, type Payload } from '../../modules/webhooks/payload.js';
import type { ShipmentEvent } from '../../modules/webhooks/shipment-event.js';
import type { Parcel } from '../operator/parcel.js';

export interface Move {
  /** The event and, for older plug-ins, another name of it. `shipment.update` unless given. */
  readonly event?: string;
  readonly name?: string;
  /** When it happened; now unless given. */
  readonly at?: Date;
  readonly reason?: string;
  readonly driver?: string;
}

const WITH_AWB = new Set(['pickup', 'in_transit_pickup', 'picked_up', 'booked', 'in_transit', 'delivered', 'failed', 'return_to_sender']);

/** Moves a parcel to a status and returns the event of it, made with the code of the service. */
export function moved(parcel: Parcel, to: string, move: Move = {}): Payload {
  const from = parcel.status;
  parcel.status = to;
  parcel.sequence += 1;
  if (WITH_AWB.has(to)) {
    parcel.awb ??= parcel.reference;
    parcel.trackingUrl ??= `https://shipgraph.example/track/${parcel.reference}`;
  }
  return eventOf(parcel, from, move);
}

/** An event about the parcel as it is. */
export function eventOf(
  parcel: Parcel,
  from: string | null,
  { event = 'shipment.update', name = event, at = new Date(), reason, driver }: Move = {},
): Payload {
  const {
    status: to,
    id: shipmentId,
    reference,
    shopDomain,
    orderReference,
    sequence,
    awb,
    trackingUrl,
    serviceCode,
    destination,
  } = parcel;
  const change: ShipmentEvent = {
    eventId: newId(),
    occurredAt: at,
    requestId: null,
    traceparent: null,
    sellerId: '',
    shopId: '',
    shopDomain,
    shipmentId,
    reference,
    orderReference,
    sequence,
    from,
    fromForStore: from,
    to,
    awb,
    trackingUrl,
    serviceCode,
    destination,
    reason: reason ?? null,
    isMilestone: false,
    ...(driver !== undefined && { fleet: fleetOf(driver, to) }),
  };
  return payloadOf(change, { event, name }, { includeHubStatuses: false });
}

/** Progress of a carrier that changes no status: `sequence` does not grow. */
export function milestoneOf(parcel: Parcel, milestone: string): Payload {
  const { data, ...payload } = eventOf(parcel, parcel.status);
  return { ...payload, data: { ...data, milestone } };
}

/** What `POST /api/webhooks/{id}/test` sends. */
export function testEvent(shopDomain: string): Payload {
  const sample = eventOf(
    {
      id: '00000000-0000-7000-8000-000000000000',
      reference: 'SVCTEST0000000',
      orderReference: 'TEST-ORDER',
      shopDomain,
      serviceCode: 'SVC_ECO',
      destination: { city: 'Dubai', countryCode: 'AE' },
      status: 'new',
      sequence: 1,
      awb: null,
      trackingUrl: null,
    },
    null,
  );
  const data = { test: true, webhook_id: newId(), message: 'This is a test. Nothing has happened.', ...sample.data };
  return { ...sample, event: 'shipment.test', data };
}

const fleetOf = (driverName: string, to: string): NonNullable<ShipmentEvent['fleet']> => {
  const ended = to === 'delivered' || to === 'failed';
  return {
    taskId: newId(),
    driverName,
    driverPhone: '+971501112233',
    completion: ended ? { success: to === 'delivered', notes: null } : null,
    km: ended ? 4.4 : null,
    minutes: ended ? 18 : null,
  };
};
