import { enumeration, type ValueOf } from '../../../kernel/enumeration.js';

/** What a carrier reports, in our words. Only some of them move a shipment. */
export const scanStatus = enumeration('CarrierScanStatus', 'What a scan of a carrier means.', {
  information: 'Label created, information received, delayed: nothing moved.',
  picked_up: 'The carrier has the parcel.',
  in_transit: 'On its way between facilities.',
  at_facility: 'Arrived at a facility.',
  customs: 'In customs clearance.',
  out_for_delivery: 'On the vehicle that delivers it.',
  available_for_pickup: 'The recipient can collect it.',
  attempt_failed: 'Delivery was attempted and failed.',
  customs_question: 'Stopped in customs until a question is answered.',
  address_question: 'Stopped because the address is wrong or incomplete.',
  delivered: 'The recipient has it.',
  lost: 'The carrier has lost it.',
  damaged: 'Damaged; will not be delivered.',
  refused: 'The recipient refused it for good.',
  return_started: 'On its way back to the sender.',
  returned: 'Handed back to the sender.',
  cancelled: 'The carrier has cancelled the booking.',
});
export type ScanStatus = ValueOf<typeof scanStatus>;

export interface CarrierScan {
  readonly awb: string;
  /** The carrier's id of this event; null if it has none. At most 200 characters. */
  readonly eventId: string | null;
  /** The carrier's own code, as listed in `scanCodes`. At most 100 characters. */
  readonly code: string;
  /** In the carrier's words. At most 1,000 characters. */
  readonly message: string | null;
  /** The instant, with the zone of the scan taken into account. */
  readonly occurredAt: Date;
  readonly location: { readonly text: string | null; readonly lat: number | null; readonly lng: number | null } | null;
  /** Proof of delivery. */
  readonly proof: { readonly signedBy: string | null; readonly pictureUrl: string | null } | null;
}

export interface CarrierWebhookCall {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** At most 1 MiB. */
  readonly body: Uint8Array;
}
