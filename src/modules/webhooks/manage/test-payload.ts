import type { OperatorEventData } from '../../../kernel/events.js';
import { newId } from '../../../platform/ids.js';
import type { CoreServices } from '../../../platform/services.js';
import { API_VERSION, eventsFor, firedBy, payloadOf, type Payload, isOperatorEvent } from '../payload.js';
import type { ShipmentEvent } from '../shipment-event.js';
import type { WebhookRow } from './webhook.js';
import { unknownEvent } from './webhook.rules.js';

const REFERENCE = 'SVCTEST0000000';

/** A status that fires the event. */
const STATUS_OF: Readonly<Record<string, string>> = {
  'shipment.pickup': 'pickup',
  'shipment.in_transit': 'in_transit',
  'shipment.intransit': 'in_transit',
  'shipment.completed': 'delivered',
  'shipment.failed': 'failed',
};

/** Events of a parcel that a driver of the own fleet delivers. */
const WITH_DRIVER: ReadonlySet<string> = new Set(['in_transit', 'delivered', 'failed']);

/** The payload of a test: sample data of the event, for a shipment that does not exist. INVALID_EVENT. */
export function testPayload(
  webhook: WebhookRow,
  event: string | null,
  { clock, publicUrl }: Pick<CoreServices, 'clock' | 'publicUrl'>,
): Payload {
  const known = eventsFor(webhook.sellerId);
  if (event !== null && !known.includes(event)) throw unknownEvent('event', [event], known);
  const now = clock.now();
  const sample = sampleData(webhook, event, { now, trackingUrl: `${publicUrl()}/track/${REFERENCE}` });
  return {
    id: newId(),
    event: 'shipment.test',
    timestamp: now.toISOString(),
    apiVersion: API_VERSION,
    data: { test: true, webhook_id: webhook.id, message: 'This is a test. Nothing has happened.', ...sample },
  };
}

interface Sampled {
  readonly now: Date;
  readonly trackingUrl: string;
}

function sampleData(webhook: WebhookRow, event: string | null, sampled: Sampled): object {
  if (event !== null && isOperatorEvent(event)) return OPERATOR_SAMPLES[event];
  const sample = sampleChange(webhook, STATUS_OF[event ?? ''] ?? 'new', sampled);
  const wanted = event === null || event === 'shipment.test' ? 'shipment.update' : event;
  const [fired = { event: 'shipment.update', name: 'shipment.update' }] = firedBy(sample, false, {
    events: [wanted],
    includeHubStatuses: false,
  });
  return payloadOf(sample, fired, { includeHubStatuses: false }).data;
}

const sampleChange = (webhook: WebhookRow, to: string, { now, trackingUrl }: Sampled): ShipmentEvent => ({
  eventId: newId(),
  occurredAt: now,
  requestId: null,
  traceparent: null,
  sellerId: webhook.sellerId ?? '',
  shopId: webhook.shopId ?? '',
  shopDomain: webhook.shopDomain ?? 'test.example',
  shipmentId: '00000000-0000-7000-8000-000000000000',
  reference: REFERENCE,
  orderReference: 'TEST-ORDER',
  sequence: 1,
  from: null,
  fromForStore: null,
  to,
  isMilestone: false,
  // As in real events, both are set from pickup on.
  awb: to === 'new' ? null : REFERENCE,
  trackingUrl: to === 'new' ? null : trackingUrl,
  serviceCode: 'SVC_ECO',
  destination: { city: 'Dubai', countryCode: 'AE' },
  reason: to === 'failed' ? 'The recipient refused the parcel' : null,
  ...(WITH_DRIVER.has(to) && { fleet: sampleFleet(to) }),
});

const sampleFleet = (to: string): NonNullable<ShipmentEvent['fleet']> => {
  const ended = to !== 'in_transit';
  return {
    taskId: '00000000-0000-7000-8000-000000000001',
    driverName: 'Test Driver',
    driverPhone: '+971500000000',
    completion: ended ? { success: to === 'delivered', notes: null } : null,
    km: ended ? 4.2 : null,
    minutes: ended ? 18 : null,
  };
};

const ID = '00000000-0000-7000-8000-000000000000';
const AT = '2026-01-01T00:00:00.000Z';

const approval = (status: OperatorEventData['approval.requested']['status']) => ({
  id: ID,
  type: 'wallet_adjustment',
  status,
  subjectUserId: ID,
  amount: 75.5,
  currency: 'USD',
  threshold: 50,
  shipmentId: 'SVCTEST0000000',
  shipmentDetailId: ID,
  createdAt: AT,
});
const adjustment = (status: string) => ({
  id: ID,
  refId: 100001,
  shipmentId: 'SVCTEST0000000',
  shipmentDetailId: ID,
  sellerId: ID,
  amount: 1.2,
  currency: 'USD',
  status,
});

/** Sample data of each event, for test deliveries. */
const OPERATOR_SAMPLES: { readonly [T in keyof OperatorEventData]: Partial<OperatorEventData[T]> } = {
  'approval.requested': approval('pending'),
  'approval.approved': approval('approved'),
  'approval.rejected': approval('rejected'),
  'approval.cancelled': approval('cancelled'),
  'cod.confirmed': { shipmentDetailId: ID, amountCollected: 102.14, handlingFeeAmount: 2.04, netCredited: 100.1, stage: 'collected' },
  'cod.handover': { shipmentDetailId: ID, previousStage: 'collected', stage: 'with_reception', amount: 102.14, shortage: 0 },
  'wallet.transaction': { id: 'txn_TEST', sellerId: ID, type: 'credit', source: 'topup', status: 'posted', amount: 10, currency: 'USD' },
  'adjustment.created': adjustment('unpaid'),
  'adjustment.paid': adjustment('paid'),
  'adjustment.deleted': adjustment('deleted'),
  'pickup_confirmation.updated': {
    id: ID,
    shortId: 'PU-TEST00',
    workerName: null,
    businessCustomer: null,
    taskCompletedAt: AT,
    shipments: [],
  },
  'return.created': { id: ID, shipmentDetailId: ID, unifiedRefId: 'RTN-SVCTEST0000000', status: 'new', createdAt: AT },
  'webhook.disabled': {
    id: ID,
    url: 'https://receiver.example/hook',
    is_active: false,
    disabled_reason: 'The receiver answered 410 Gone.',
  },
};
