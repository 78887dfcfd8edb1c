import { newId } from '../../../platform/ids.js';
import { firedBy, shipmentEvents } from '../event-names.js';
import { API_VERSION, payloadOf, type Payload } from '../payload.js';
import type { StatusChange } from '../status-change.js';
import type { WebhookRow } from './webhook.js';
import { unknownEvent } from './webhook.rules.js';

/** A status that fires each event. */
const STATUS_OF: Readonly<Record<string, string>> = {
  'shipment.pickup': 'pickup',
  'shipment.in_transit': 'in_transit',
  'shipment.intransit': 'in_transit',
  'shipment.completed': 'delivered',
  'shipment.failed': 'failed',
};

/** What a test sends: the data that the named event would have, of a shipment that does not exist. INVALID_EVENT. */
export function testPayload(webhook: WebhookRow, event: string | null, now: Date): Payload {
  if (event !== null && !shipmentEvents.some((known) => known === event)) throw unknownEvent('event', [event], shipmentEvents);
  const sample = sampleChange(webhook, STATUS_OF[event ?? ''] ?? 'new', now);
  const wanted = event === null || event === 'shipment.test' ? 'shipment.update' : event;
  const [fired = { event: 'shipment.update', name: 'shipment.update' }] = firedBy(sample.to, false, {
    events: [wanted],
    includeHubStatuses: false,
  });
  const { data } = payloadOf(sample, fired, false);
  return {
    id: sample.eventId,
    event: 'shipment.test',
    timestamp: now.toISOString(),
    apiVersion: API_VERSION,
    data: { test: true, webhook_id: webhook.id, message: 'This is a test. No such shipment exists.', ...data },
  };
}

const sampleChange = (webhook: WebhookRow, to: string, now: Date): StatusChange => ({
  eventId: newId(),
  occurredAt: now,
  requestId: null,
  sellerId: webhook.sellerId ?? '',
  shopId: webhook.shopId ?? '',
  shopDomain: webhook.shopDomain ?? 'test.example',
  shipmentId: '00000000-0000-7000-8000-000000000000',
  reference: 'SVCTEST0000000',
  orderReference: 'TEST-ORDER',
  sequence: 1,
  from: null,
  fromForStore: null,
  to,
  awb: to === 'new' ? null : 'SVCTEST0000000',
  trackingUrl: null,
  serviceCode: 'SVC_ECO',
  destination: { city: 'Dubai', countryCode: 'AE' },
  reason: to === 'failed' ? 'The receiver refused the parcel' : null,
});
