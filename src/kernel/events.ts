import type { OperatorEventData } from './operator-events.js';
import type { ShipmentStatus } from './shipment-status.js';

export { operatorEvents, type OperatorEvent, type OperatorEventData } from './operator-events.js';

/** What the own fleet does or did for a shipment, as of the change. */
export interface FleetData {
  readonly taskId: string;
  readonly driverName: string;
  readonly driverPhone: string | null;
  /** Null while the task is open. */
  readonly completion: { readonly success: boolean; readonly notes: string | null } | null;
  /** Null until the driver has set out for it. */
  readonly km: number | null;
  readonly minutes: number | null;
}

/** Every value that may have changed by the time the event is delivered. */
export interface ShipmentChangeData {
  readonly transitionId: string;
  readonly from: ShipmentStatus | null;
  /** The previous status for endpoints that do not receive hub statuses. */
  readonly fromForStore: ShipmentStatus | null;
  readonly to: ShipmentStatus;
  readonly sequence: number;
  readonly isReturn: boolean;
  /** Of a shop in test mode; absent otherwise. */
  readonly test?: boolean;
  readonly shopId: string;
  readonly reference: string;
  readonly serviceCode: string;
  readonly awb: string | null;
  readonly trackingUrl: string | null;
  readonly destination: { readonly city: string; readonly countryCode: string };
  /** Progress that a carrier reported; absent from most changes. */
  readonly milestone?: string;
  /** Absent if no driver has had it. */
  readonly fleet?: FleetData;
}

/** The record is due for work at this time. */
interface Due {
  readonly dueAt: string;
}

interface RunChanged {
  readonly driverId: string;
  readonly hubId: string | null;
  readonly day: string;
  readonly state: 'planned' | 'started' | 'finished';
  readonly revision: number;
  /** Why the run changed. */
  readonly cause:
    | 'planned'
    | 'assigned'
    | 'unassigned'
    | 'reordered'
    | 'locked'
    | 'loaded'
    | 'started'
    | 'arrived'
    | 'task_ended'
    | 'finished'
    | 'address_changed'
    | 'consignee_choice';
}

type Nothing = Readonly<Record<string, never>>;

/** The events of the outbox by name, and the data of each: ids and facts at that moment; never a secret, never personal data. */
export interface EventData extends OperatorEventData {
  'shipment.status_changed': ShipmentChangeData;
  'shipment.milestone': ShipmentChangeData;
  'carrier.scans_received': { readonly added: number } | { readonly reopened: number };
  'order.updated': { readonly version: number; readonly fields: readonly string[]; readonly collectionVersion: number };
  'webhook.attempts_requested': Nothing;
  'webhook.changed': Nothing;
  'mails.written': { readonly recipients: number; readonly message: string | null } | { readonly percent: number } | Nothing;
  'text_message.written': Nothing;
  'password_reset.requested': Nothing;
  'carrier_account.paused': { readonly carrier: string };
  'carrier_booking.due': Due;
  'carrier_pickup.due': Due;
  'run.changed': RunChanged;
  'test_clock.advancing': Due;
  'order_import.due': Due;
  'order_import.changed': { readonly shopId: string };
}

export type EventType = keyof EventData;

interface EventRecord<Type extends EventType> {
  readonly id: string;
  readonly type: Type;
  /** The record that the event is about. */
  readonly subjectId: string;
  /** The seller that the event belongs to; null for the operator's own. */
  readonly ownerId: string | null;
  readonly requestId: string | null;
  /** The span that caused it, if requests are traced. */
  readonly traceparent?: string | null;
  readonly data: EventData[Type];
  readonly occurredAt: Date;
}

/** One row of the outbox, as consumers receive it. Its type says what its data is. */
export type DomainEvent<Type extends EventType = EventType> = { readonly [T in Type]: EventRecord<T> }[Type];
