import type { CancelledOrder } from './paths.generated.js';

export type ShipmentStatus = CancelledOrder['orderStatus'];

/** The body of a delivery. */
export interface ReceivedEvent {
  /** The same for every attempt and every webhook: handle each id once. */
  readonly id: string;
  /** Such as `shipment.update`. */
  readonly event: string;
  readonly timestamp: string;
  readonly apiVersion: string;
  readonly data: ShipmentEventData;
}

/** What an event says of its shipment. Further fields may be added. */
export interface ShipmentEventData {
  readonly shipment_id: string;
  readonly shipment_detail_id: string;
  readonly shop_id: string | null;
  readonly order_reference: string;
  readonly awb: string | null;
  readonly tracking_url: string | null;
  readonly carrier: string;
  readonly status: ShipmentStatus;
  readonly previous_status: ShipmentStatus | null;
  /** Counts the steps of one shipment: ignore the status of an event with a lower number than one already handled. */
  readonly sequence: number;
  /** Only `shipment.update`. */
  readonly status_event?: ShipmentStatus;
  /** Only `shipment.update`: what a carrier reports besides the status. */
  readonly milestone?: string;
  readonly [field: string]: unknown;
}
