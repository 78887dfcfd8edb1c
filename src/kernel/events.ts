/** Events that the operator's own systems may subscribe to. Their data is the record in the format of the ERP interface. */
export const operatorEvents = [
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'approval.cancelled',
  'cod.confirmed',
  'cod.handover',
  'wallet.transaction',
  'adjustment.created',
  'adjustment.paid',
  'adjustment.deleted',
  'pickup_confirmation.updated',
  'return.created',
  'webhook.disabled',
] as const;
export type OperatorEvent = (typeof operatorEvents)[number];

/** Names of the events in the outbox. A consumer subscribes by name and reads the record by id. */
export const eventTypes = [
  'shipment.status_changed',
  'shipment.milestone',
  'carrier.scans_received',
  'order.updated',
  'webhook.attempts_requested',
  'webhook.changed',
  'mails.written',
  'text_message.written',
  'password_reset.requested',
  'carrier_account.paused',
  'carrier_booking.due',
  'carrier_pickup.due',
  'run.changed',
  'test_clock.advancing',
  'order_import.due',
  'order_import.changed',
  ...operatorEvents,
] as const;
export type EventType = (typeof eventTypes)[number];

/** One row of the outbox, as consumers receive it. */
export interface DomainEvent {
  readonly id: string;
  readonly type: EventType;
  /** The record that the event is about. */
  readonly subjectId: string;
  /** The seller that the event belongs to; null for the operator's own. */
  readonly ownerId: string | null;
  readonly requestId: string | null;
  /** The span that caused it, if requests are traced. */
  readonly traceparent?: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt: Date;
}
