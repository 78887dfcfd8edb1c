/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A note about a shipment. */
export type AddShipmentNoteInput = {
  /** For ERP systems: who writes it, by e-mail address. */
  authorEmail?: string | null | undefined;
  /** For ERP systems: the member of staff who writes it. */
  authorId?: string | null | undefined;
  /** Files that belong to it. At most 5. */
  files?: Array<NoteFileInput> | null | undefined;
  /** Any id of the shipment. */
  id: string;
  /** The text, at most 5000 characters. Needed unless a file comes with it. */
  text?: string | null | undefined;
  /** GENERAL when absent. */
  type?: NoteType | null | undefined;
  /** INTERNAL when absent. */
  visibility?: NoteVisibility | null | undefined;
};

/** What to correct about an address. Absent keys stay as they are. */
export type AddressCorrectionInput = {
  /** Street address. At most 500 characters. */
  address?: string | null | undefined;
  /** City; only with allowRouteChange. */
  city?: string | null | undefined;
  /** Something to find it by; told behind the street. At most 200 characters. */
  landmark?: string | null | undefined;
  /** Latitude, together with the longitude. */
  lat?: number | null | undefined;
  /** Longitude, together with the latitude. */
  lng?: number | null | undefined;
  /** State or region. At most 100 characters. */
  state?: string | null | undefined;
  /** Postal code; only with allowRouteChange. */
  zip?: string | null | undefined;
};

/** Where the invoice for a difference in weight stands. */
export type AdjustmentStatus =
  /** The parcel was repacked to be measured anew. */
  | 'DELETED'
  /** The seller does not agree with the measures. */
  | 'DISPUTED'
  /** Paid. */
  | 'PAID'
  /** Waits for a decision; the link does not work meanwhile. */
  | 'PENDING_APPROVAL'
  /** To be paid, by link or from the wallet. */
  | 'UNPAID'
  /** Given up. */
  | 'VOID';

/** Shipments for a driver. */
export type AssignShipmentsInput = {
  /** UUID of an active member of staff with the role driver. */
  driverId: string;
  /** Any ids of 1 to 200 shipments: UUID, order UUID, reference, AWB or tracking number. */
  ids: Array<string>;
};

/** How a driver came by a shipment. */
export type AssignmentKind =
  /** A dispatcher gave it to the driver, until it is taken back. */
  | 'ASSIGNED'
  /** The driver scanned its label, and has it for a day. */
  | 'SCANNED';

/** Whether the shipping was paid for. */
export type BillingStatus =
  /** Taken from the wallet of a prepaid seller. */
  | 'PAID'
  /** On the account of a seller with a contract. */
  | 'POSTPAID'
  /** Charged, and given back after a cancellation. */
  | 'REFUNDED'
  /** Not billed yet; the rate may be held on the wallet. */
  | 'UNPAID'
  /** Not charged to the seller. */
  | 'WAIVED';

/** How an invoice is to be paid, or was. */
export type CodInvoiceMethod =
  /** A transfer to the bank. */
  | 'BANK_TRANSFER'
  /** A card without a terminal. */
  | 'CARD'
  /** Notes and coins. */
  | 'CASH'
  /** The payment link; also what an unpaid invoice says. */
  | 'PAYMENT_LINK'
  /** A card at the terminal of the driver. */
  | 'POS';

/** How a collection was taken. */
export type CodPaymentMethod =
  /** A transfer to the bank. */
  | 'BANK_TRANSFER'
  /** A card without a terminal. */
  | 'CARD'
  /** Notes and coins. */
  | 'CASH'
  /** A card at the terminal of the driver. */
  | 'POS';

/** Who has the money that was collected at the door. */
export type CodStage =
  /** The driver, or for a payment without cash the bank or provider that took it. */
  | 'COLLECTED'
  /** The bank of the operator. */
  | 'DEPOSITED'
  /** Accounting. */
  | 'WITH_ACCOUNTS'
  /** The reception of the hub. */
  | 'WITH_RECEPTION';

/** What was collected at the door. */
export type CollectedAtDoorInput = {
  /** True when less than expected was taken on purpose; the notes say why. */
  acceptPartial?: boolean | null | undefined;
  /** What was taken; all that was to be collected when absent. */
  amount?: string | number | null | undefined;
  /** UUID of the member of staff who took it; the caller when absent. A driver can only name themselves. */
  collectedById?: string | null | undefined;
  /** How it was taken. */
  method: CodPaymentMethod;
  /** Notes. At most 500 characters. */
  notes?: string | null | undefined;
  /** Slip number of the terminal; required for POS. At most 100 characters. */
  posReference?: string | null | undefined;
};

/** A collection at the door. */
export type ConfirmCodInput = {
  /** True when less than expected was taken on purpose; the notes say why. */
  acceptPartial?: boolean | null | undefined;
  /** What was taken; all that was to be collected when absent. */
  amountCollected?: string | number | null | undefined;
  /** When it was taken; now when absent. */
  collectedAt?: string | null | undefined;
  /** UUID of the member of staff who took it. */
  collectedById?: string | null | undefined;
  /** Currency; it must be the one of the order. */
  currency?: string | null | undefined;
  /** Any id of the shipment. */
  id: string;
  /** Notes. At most 500 characters. */
  notes?: string | null | undefined;
  /** E-mail address of the person who confirms, for the audit. */
  operatorEmail?: string | null | undefined;
  /** How it was taken. */
  paymentMethod: CodPaymentMethod;
  /** Slip number of the terminal; needed for POS. At most 100 characters. */
  posReference?: string | null | undefined;
};

/** Whether it is known what a carrier asks for a shipment. */
export type CostStatus =
  /** It is in the books. */
  | 'BOOKED'
  /** No carrier has taken it over yet. */
  | 'NOT_DUE'
  /** It was in the books and was corrected. */
  | 'REVERSED'
  /** It could not be worked out, so nothing was booked. */
  | 'UNKNOWN';

/** A return of a delivered shipment. */
export type CreateReturnInput = {
  /** Carrier service code; the cheapest available one when absent. */
  carrier?: string | null | undefined;
  /** Kept as a note of the return. At most 2000 characters. */
  notes?: string | null | undefined;
  /** Who of the operator asked for it, for the audit. */
  operatorEmail?: string | null | undefined;
  /** Who hands the parcel over, in place of the buyer. */
  pickupContactInfo?: ReturnContactInput | null | undefined;
  /** Who takes it back, in place of the seller. */
  returnContactInfo?: ReturnContactInput | null | undefined;
  /** Why it comes back. At most 500 characters. */
  returnReason?: string | null | undefined;
  /** Any id of the shipment that is to come back: UUID, order UUID, reference, AWB or tracking number. */
  shipmentId: string;
  /** The operator carries the cost of the return. For the operator alone. */
  waiveFee?: boolean | null | undefined;
};

/** What to change about the buyer. Absent keys stay as they are. */
export type CustomerChangesInput = {
  /** E-mail address. At most 255 characters, not empty. */
  email?: string | null | undefined;
  /** First name. At most 100 characters, not empty. */
  firstName?: string | null | undefined;
  /** Last name. At most 100 characters, not empty. */
  lastName?: string | null | undefined;
  /** Phone number of 7 to 15 digits with an optional plus; null removes it. */
  phone?: string | null | undefined;
};

/** Cash on delivery at the door. Give exactly one of the two fields. */
export type DeliveryCollectionInput = {
  /** The money that was taken; it is confirmed with the delivery. */
  collected?: CollectedAtDoorInput | null | undefined;
  /** Why nothing was taken. The invoice stays open. At most 500 characters. */
  notCollectedReason?: string | null | undefined;
};

/** A new destination. Keys that are absent keep their value, null clears it. */
export type DestinationChangesInput = {
  /** Street address. Required, at most 500 characters. */
  address?: string | null | undefined;
  /** City. Required, at most 100 characters. */
  city?: string | null | undefined;
  /** Name of the country. At most 100 characters; filled in when cleared. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code. Cannot be cleared. */
  countryCode?: string | null | undefined;
  /** Latitude, together with the longitude. Removed by a move without coordinates. */
  lat?: number | null | undefined;
  /** Longitude, together with the latitude. Removed by a move without coordinates. */
  lng?: number | null | undefined;
  /** State or region. At most 100 characters. */
  state?: string | null | undefined;
  /** Postal code. At most 20 characters. */
  zip?: string | null | undefined;
};

/** An objection to an adjustment. */
export type DisputeAdjustmentInput = {
  /** Any id of the shipment. */
  id: string;
  /** Links to pictures, at most 20. */
  photos?: Array<string> | null | undefined;
  /** What is wrong with the measures. At most 2000 characters. */
  reason: string;
};

/** A point on the map. */
export type GeoPointInput = {
  /** Latitude in degrees, -90 to 90. */
  lat: number;
  /** Longitude in degrees, -180 to 180. */
  lng: number;
};

/** Language of the captions on a label. */
export type LabelLanguage =
  /** Arabic, laid out from right to left. */
  | 'AR'
  /** English. */
  | 'EN';

/** Paper that labels are printed on. */
export type LabelSize =
  /** 210 x 297 mm, with margins of 10 mm. */
  | 'A4'
  /** 105 x 148 mm. */
  | 'A6'
  /** 4 x 6 inches, the roll of most label printers. */
  | 'INCH_4X6';

/** A file: pdf, jpg, png, webp, txt, csv or xlsx by what it holds, not empty, at most 10 MiB. */
export type NoteFileInput = {
  /** What it holds. */
  content: string;
  /** Its name, at most 255 characters; cleaned, and given the extension of what it is. */
  fileName: string;
};

/** What a note is about. */
export type NoteType =
  /** How it is handed over. */
  | 'DELIVERY'
  /** Money. */
  | 'FINANCE'
  /** Anything. */
  | 'GENERAL'
  /** How it is fetched. */
  | 'PICKUP'
  /** How it comes back. */
  | 'RETURN'
  /** Written by a system. */
  | 'SYSTEM';

/** Who may read a note. */
export type NoteVisibility =
  /** Those who work for the operator. */
  | 'INTERNAL'
  /** The seller too. */
  | 'SELLER';

/** One line of the new list of products. Weight and measures are of one unit. */
export type OrderLineChangesInput = {
  /** ISO 4217 code; that of the order when absent, and never another one. */
  currency?: string | null | undefined;
  /** Weight of one unit in grams; not negative. */
  grams: number;
  /** Height in centimetres; that of the stored product of this name when absent. */
  height?: number | null | undefined;
  /** Harmonised System code; that of the stored product of this name when absent. */
  hsCode?: string | null | undefined;
  /** Length in centimetres; that of the stored product of this name when absent. */
  length?: number | null | undefined;
  /** Name of the product. At most 500 characters. */
  name: string;
  /** Country of origin; that of the stored product of this name when absent. */
  originCountry?: string | null | undefined;
  /** Price of one unit in major units; not negative. */
  price: string | number;
  /** How many units; a positive whole number. */
  quantity: number;
  /** Volume in cubic centimetres; length x width x height when absent. */
  volume?: number | null | undefined;
  /** Width in centimetres; that of the stored product of this name when absent. */
  width?: number | null | undefined;
};

/** How the shopper pays the store. */
export type PaymentStatus =
  /** Cash on delivery. */
  | 'POSTPAID'
  /** Paid already. */
  | 'PREPAID';

/** A verified parcel that is to be packed and measured again. */
export type RepackShipmentInput = {
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: string;
  /** Kept as an internal note. At most 2000 characters. */
  notes?: string | null | undefined;
  /** Who asked for it, for the audit. */
  operatorEmail?: string | null | undefined;
  /** Why; written on the timeline. At most 500 characters. */
  reason?: string | null | undefined;
};

/** What to try again, or to give up. */
export type RetryAction =
  /** Call off the retry that waits for its day. */
  | 'CANCEL_RETRY'
  /** Deliver a parcel that is on hold after a failed attempt, or failed. */
  | 'REDELIVER'
  /** Fetch a parcel that could not be collected. */
  | 'RETRY_PICKUP'
  /** Send the parcel back. Needs a reason. */
  | 'RETURN_TO_SENDER';

/** A second try, now or on a later day. */
export type RetryShipmentInput = {
  /** What to do. */
  action: RetryAction;
  /** Corrects where the driver goes: the destination of a delivery, the origin of a pickup. */
  address?: AddressCorrectionInput | null | undefined;
  /** Lets the correction change city and postal code, and with them the route. */
  allowRouteChange?: boolean | null | undefined;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: string;
  /** Kept as an internal note. At most 2000 characters. */
  notes?: string | null | undefined;
  /** Who asked for it, for the audit. */
  operatorEmail?: string | null | undefined;
  /** Whom the driver calls, 7 to 15 digits. For a delivery it becomes the phone of the receiver. */
  phone?: string | null | undefined;
  /** Why; written on the timeline. At most 500 characters, required to send a parcel back. */
  reason?: string | null | undefined;
  /** The day in UTC, YYYY-MM-DD: today or one of the next 14. At once when absent or today. */
  scheduledDate?: string | null | undefined;
  /** When on the day. */
  timeSlot?: TimeSlotInput | null | undefined;
};

/** A contact; what is absent stays that of the first shipment. */
export type ReturnContactInput = {
  /** E-mail address. At most 255 characters. */
  email?: string | null | undefined;
  /** First name. At most 100 characters. */
  firstName?: string | null | undefined;
  /** Last name. At most 100 characters. */
  lastName?: string | null | undefined;
  /** Phone number. At most 30 characters. */
  phone?: string | null | undefined;
};

/** What a shipment waits for. */
export type ShipmentBlockKind =
  /** The seller disputes the difference in weight, and the operator has not decided yet. */
  | 'ADJUSTMENT_DISPUTED'
  /** The difference in weight is not paid, so the parcel stays at the hub. */
  | 'ADJUSTMENT_UNPAID'
  /** Charging the difference in weight waits for an approval. */
  | 'APPROVAL_PENDING'
  /** It was tried as often as it may be. */
  | 'ATTEMPTS_USED_UP'
  /** It is ready, and not booked with its carrier yet. */
  | 'BOOKING_PENDING'
  /** It was delivered, and its cash on delivery is not confirmed. */
  | 'COLLECTION_OPEN'
  /** It was put on hold, or a delivery failed. */
  | 'ON_HOLD'
  /** The seller's wallet does not hold the shipping rate, so pickup cannot be booked. */
  | 'PAYMENT_REQUIRED'
  /** Taking its collection back waits for an approval. */
  | 'REVERSAL_PENDING';

/** The moment of a shipment that a range of dates is about. */
export type ShipmentDate =
  /** When it was created. */
  | 'CREATED_AT'
  /** When it was delivered. */
  | 'DELIVERED_AT'
  /** When it was collected. */
  | 'PICKED_UP_AT';

/** To the customer, or back to the store. */
export type ShipmentKind =
  /** From the store to the customer. */
  | 'OUTBOUND'
  /** From the customer back to the store, after a delivery. */
  | 'RETURN';

/** What a list of shipments is ordered by. */
export type ShipmentSort =
  /** When it was created. */
  | 'CREATED_AT'
  /** Its status by name, and within one status when it was created. */
  | 'STATUS'
  /** When it last changed. */
  | 'UPDATED_AT';

/** Where a shipment stands. */
export type ShipmentStatus =
  /** The parcel arrived at the hub, or is back there after repacking. */
  | 'AT_SORTING'
  /** The delivering carrier or route has accepted the parcel. */
  | 'BOOKED'
  /** The order was stopped before collection. */
  | 'CANCELLED'
  /** The receiver has the parcel. */
  | 'DELIVERED'
  /** Delivery is impossible. */
  | 'FAILED'
  /** The store has packed it. */
  | 'FULFILLED'
  /** The driver has started the delivery. */
  | 'IN_TRANSIT'
  /** The pickup driver is on the way to the sender. */
  | 'IN_TRANSIT_PICKUP'
  /** The order was received. */
  | 'NEW'
  /** The pickup confirmation says that the parcel was not handed over. */
  | 'NOT_COLLECTED'
  /** The shipment is paused by a failed attempt or a question. */
  | 'ON_HOLD'
  /** The parcel is in the hands of the carrier. */
  | 'PICKED_UP'
  /** Pickup is booked; AWB and label exist. */
  | 'PICKUP'
  /** The driver came but could not collect. */
  | 'PICKUP_FAILED'
  /** Nothing is owed; the parcel can go to the delivering carrier. */
  | 'READY_TO_BOOK'
  /** The parcel goes back to the sender. */
  | 'RETURN_TO_SENDER'
  /** The parcel was weighed and measured. */
  | 'VERIFIED';

/** Which end of a list comes first. */
export type SortOrder =
  /** The smallest or oldest. */
  | 'ASC'
  /** The largest or newest. */
  | 'DESC';

/** When on the day the driver should come. */
export type TimeSlotInput = {
  /** Not before, HH:mm. */
  from: string;
  /** Not after, HH:mm. */
  to: string;
};

/** Which account of the seller moved. */
export type TransactionAccount =
  /** What a contract seller owes the operator; shown below zero. */
  | 'RECEIVABLE'
  /** What the operator owes the seller. */
  | 'WALLET';

/** Why the money moved. */
export type TransactionSource =
  /** The parcel was not as heavy as declared. */
  | 'ADJUSTMENT'
  /** Cash that was collected at the door. */
  | 'COD_COLLECTION'
  /** The fee for collecting it. */
  | 'COD_FEE'
  /** A credit at the expense of the operator. */
  | 'MANUAL'
  /** Paid out, or set off against what the seller owed. */
  | 'PAYOUT'
  /** Given back after a cancellation. */
  | 'REFUND'
  /** Shipping of a return, or the way back of what could not be delivered. */
  | 'RETURN'
  /** A correction. */
  | 'REVERSAL'
  /** Shipping. */
  | 'SHIPMENT'
  /** The seller paid in. */
  | 'TOPUP';

/** Whether the money has moved. */
export type TransactionStatus =
  /** It is held for a shipment that is not billed yet; listed as long as the hold is open. */
  | 'PENDING'
  /** It has. */
  | 'POSTED'
  /** It has, and a later transaction has taken it back. */
  | 'REVERSED';

/** Which way the money went, as the seller sees it. */
export type TransactionType =
  /** To the seller. */
  | 'CREDIT'
  /** From the seller. */
  | 'DEBIT';

/** A step of a shipment. */
export type TransitionShipmentInput = {
  /** With the status DELIVERED: what was collected. Required from staff while cash on delivery is open (COLLECTION_REQUIRED); optional from ERP tokens. */
  collection?: DeliveryCollectionInput | null | undefined;
  /** Sets any status, for super administrators. Moves no money but the collection. */
  force?: boolean | null | undefined;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: string;
  /** Where it happened. */
  location?: GeoPointInput | null | undefined;
  /** Free text, at most 2000 characters. Required to force. */
  note?: string | null | undefined;
  /** When it happened; now when absent. A time before the current status only lists the report. */
  occurredAt?: string | null | undefined;
  /** Reason code; see reference.reasonCodes. */
  reasonCode?: string | null | undefined;
  /** Name of the reporter, such as a carrier feed. */
  source?: string | null | undefined;
  /** The reporter's own id of this event; the same one twice is ignored. */
  sourceEventId?: string | null | undefined;
  /** The status to reach. */
  status: ShipmentStatus;
};

/** What to change about a placed order. At least one field. */
export type UpdateOrderInput = {
  /** What the driver collects, in major units. */
  collectionAmount?: string | number | null | undefined;
  /** The buyer, who is also the receiver of the shipment. */
  customer?: CustomerChangesInput | null | undefined;
  /** Where it is shipped to. The rate stays. */
  destinationAddress?: DestinationChangesInput | null | undefined;
  /** Versions of the order that are expected; VERSION_CONFLICT when it has another one. */
  expectedVersions?: Array<number> | null | undefined;
  /** How the shopper pays. Cash on delivery without an amount is computed. */
  orderPaymentStatus?: PaymentStatus | null | undefined;
  /** Replaces all products. Totals and rate stay. */
  products?: Array<OrderLineChangesInput> | null | undefined;
};

/** What the hub weighed and measured. */
export type VerifyShipmentInput = {
  /** Height in centimetres, more than 0. */
  height: number;
  /** Any id of the shipment. */
  id: string;
  /** Length in centimetres, more than 0. */
  length: number;
  /** Free text, at most 2000 characters. */
  notes?: string | null | undefined;
  /** Links to photos. At most 20. */
  photos?: Array<string> | null | undefined;
  /** Weight in kilograms, more than 0. */
  weightKg: number;
  /** Width in centimetres, more than 0. */
  width: number;
};

export type DriversQueryVariables = Exact<{ [key: string]: never; }>;


export type DriversQuery = { drivers: Array<{ id: string, name: string | null }> };

export type ShipmentDriverQueryVariables = Exact<{
  id: string;
}>;


export type ShipmentDriverQuery = { shipment: { id: string, assignment: { id: string, kind: AssignmentKind, startedAt: string, driver: { id: string, name: string | null } } | null } };

export type AssignShipmentsMutationVariables = Exact<{
  input: AssignShipmentsInput;
}>;


export type AssignShipmentsMutation = { assignShipments: Array<{ id: string }> };

export type UnassignShipmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UnassignShipmentsMutation = { unassignShipments: Array<string> };

export type ScanShipmentMutationVariables = Exact<{
  code: string;
}>;


export type ScanShipmentMutation = { scanShipment: { id: string, shipmentId: string } };

export type PartyPlaceFragment = { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string };

export type TimelineRowFragment = { id: string, from: ShipmentStatus | null, to: ShipmentStatus | null, reportedStatus: ShipmentStatus, trigger: string, actorType: string, occurredAt: string, recordedAt: string, reasonCode: string | null, note: string | null, applied: boolean, forced: boolean, inferred: boolean, location: { lat: number, lng: number } | null };

export type NoteRowFragment = { id: string, text: string, type: string, visibility: string, createdAt: string, author: { name: string | null, role: string }, attachments: Array<{ id: string, fileName: string, size: number }> };

export type ReturnRowFragment = { id: string, createdAt: string, returnReason: string | null, paymentStatus: BillingStatus | null, shipment: { id: string, reference: string, status: ShipmentStatus } | null };

export type ShipmentDetailsQueryVariables = Exact<{
  id: string;
  isOperator: boolean;
}>;


export type ShipmentDetailsQuery = { shipment: { trackingUrl: string | null, trackingNumber: string | null, holdReason: string | null, heldFrom: ShipmentStatus | null, pickupAttempts: number, deliveryAttempts: number, pickupReadyAt: string | null, pickedUpAt: string | null, deliveredAt: string | null, rtsCompletedAt: string | null, updatedAt: string, needsCustoms: boolean, awbAssigned: boolean, hasAdjustment: boolean, id: string, reference: string, awb: string, type: ShipmentKind, status: ShipmentStatus, statusAt: string, createdAt: string, receiverName: string, receiverPhone: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: PaymentStatus, billingStatus: BillingStatus, codStage: CodStage | null, deliveredAtPoint: { lat: number, lng: number } | null, shop: { id: string, name: string, domain: string } | null, label: { date: string, version: number, url: string } | null, displayRate: { amount: string, currency: string } | null, charges: Array<{ code: string, label: string, amount: { amount: string, currency: string } }>, cost?: { status: CostStatus, missing: string | null, cost: { amount: string, currency: string }, revenue: { amount: string, currency: string }, margin: { amount: string, currency: string } | null } | null, cod: { stage: CodStage | null, paymentMethod: CodInvoiceMethod | null, collected: { amount: string, currency: string } | null, handlingFee: { amount: string, currency: string } | null, history: Array<{ stage: CodStage, at: string, byId: string | null, reference: string | null }>, deliveredBy: { id: string, name: string } | null, notCollected: { reason: string, at: string } | null, amount: { amount: string, currency: string } } | null, adjustment: { id: string, refId: number, status: AdjustmentStatus, createdAt: string, paidAt: string | null, paymentUrl: string | null, dispute: Record<string, unknown> | null, amount: { amount: string, currency: string } } | null, package: { weightKg: number, lengthCm: number, widthCm: number, heightCm: number, volumetricWeightKg: number, chargeableWeightKg: number }, verification: { weightKg: number, volumetricWeightKg: number | null, chargeableWeightKg: number | null, lengthCm: number, widthCm: number, heightCm: number, notes: string | null, photos: Array<string>, verifiedAt: string, verifiedByName: string | null, actualRate: { amount: string, currency: string }, difference: { amount: string, currency: string } } | null, timeline: Array<{ id: string, from: ShipmentStatus | null, to: ShipmentStatus | null, reportedStatus: ShipmentStatus, trigger: string, actorType: string, occurredAt: string, recordedAt: string, reasonCode: string | null, note: string | null, applied: boolean, forced: boolean, inferred: boolean, location: { lat: number, lng: number } | null }>, notes: Array<{ id: string, text: string, type: string, visibility: string, createdAt: string, author: { name: string | null, role: string }, attachments: Array<{ id: string, fileName: string, size: number }> }>, retries: Array<{ id: string, action: RetryAction, attempt: number | null, status: string, scheduledDate: string | null, slotFrom: string | null, slotTo: string | null, phone: string | null, reason: string | null, failure: string | null, createdAt: string }>, returns: Array<{ id: string, createdAt: string, returnReason: string | null, paymentStatus: BillingStatus | null, shipment: { id: string, reference: string, status: ShipmentStatus } | null }>, returnShipment: { id: string, returnReason: string | null, paymentStatus: BillingStatus | null, original: { id: string, reference: string } | null, origin: { firstName: string, lastName: string, phone: string | null, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string } }, destination: { firstName: string, lastName: string, phone: string | null, address: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string } } } | null, operatorActions?: Array<{ id: string, action: string, actorType: string, operatorEmail: string | null, reason: string | null, createdAt: string }>, order: { id: string, orderReference: string, orderNumber: string | number, version: number, currency: string, editableFields: Array<string>, paymentMethod: string | null, paymentStatus: PaymentStatus, createdAt: string, collectionAmount: { amount: string, currency: string }, subTotal: { amount: string, currency: string }, tax: { amount: string, currency: string }, discount: { amount: string, currency: string }, total: { amount: string, currency: string }, shippingFee: { amount: string, currency: string } | null, customer: { firstName: string, lastName: string, email: string, phone: string | null }, origin: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string }, destination: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string }, lines: Array<{ id: string, name: string, quantity: number, grams: number, price: { amount: string, currency: string } }>, changes: { nodes: Array<{ id: string, field: string, before: unknown, after: unknown, version: number, actorType: string, createdAt: string }> }, warnings: Array<{ code: string, message: string }> } | null, seller?: { id: string, displayName: string } | null, allowedTransitions: Array<{ edge: number, to: ShipmentStatus, effects: Array<string> }>, blockedBy: Array<{ kind: ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, actualRate: { amount: string, currency: string }, adjustmentAmount: { amount: string, currency: string } | null } };

export type ShipmentMovedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ShipmentMovedSubscription = { shipmentChanged: { shipmentId: string, from: ShipmentStatus | null, to: ShipmentStatus } };

export type LabelPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type LabelPaperQuery = { me: { id: string | null, labelSize: LabelSize } };

export type ChooseLabelPaperMutationVariables = Exact<{
  size: LabelSize;
}>;


export type ChooseLabelPaperMutation = { setLabelSize: LabelSize };

export type PrintLabelsQueryVariables = Exact<{
  ids: Array<string> | string;
  size: LabelSize;
  language: LabelLanguage;
}>;


export type PrintLabelsQuery = { labelsFile: { fileName: string, content: string, missing: Array<{ id: string, message: string }> } };

export type PrintCustomsQueryVariables = Exact<{
  id: string;
}>;


export type PrintCustomsQuery = { customsFile: { fileName: string, content: string } };

export type AllowedStepFragment = { edge: number, to: ShipmentStatus, effects: Array<string> };

export type ShipmentRowFragment = { awbAssigned: boolean, hasAdjustment: boolean, id: string, reference: string, awb: string, type: ShipmentKind, status: ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: PaymentStatus, billingStatus: BillingStatus, codStage: CodStage | null, label: { url: string } | null, order: { id: string, orderReference: string } | null, seller?: { id: string, displayName: string } | null, allowedTransitions: Array<{ edge: number, to: ShipmentStatus, effects: Array<string> }>, blockedBy: Array<{ kind: ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, actualRate: { amount: string, currency: string }, cod: { amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null };

export type ShipmentWaitsFragment = { kind: ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null };

export type ShipmentListQueryVariables = Exact<{
  isOperator: boolean;
  search?: string | null | undefined;
  status?: Array<ShipmentStatus> | ShipmentStatus | null | undefined;
  type?: ShipmentKind | null | undefined;
  carrier?: string | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  billingStatus?: Array<BillingStatus> | BillingStatus | null | undefined;
  codStage?: Array<CodStage> | CodStage | null | undefined;
  codHolderId?: string | null | undefined;
  hasAdjustment?: boolean | null | undefined;
  adjustmentStatus?: Array<AdjustmentStatus> | AdjustmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  shopId?: string | null | undefined;
  dateField?: ShipmentDate | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sortBy?: ShipmentSort | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ShipmentListQuery = { shipments: { totalCount: number, totalCountIsEstimate: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ awbAssigned: boolean, hasAdjustment: boolean, id: string, reference: string, awb: string, type: ShipmentKind, status: ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: PaymentStatus, billingStatus: BillingStatus, codStage: CodStage | null, label: { url: string } | null, order: { id: string, orderReference: string } | null, seller?: { id: string, displayName: string } | null, allowedTransitions: Array<{ edge: number, to: ShipmentStatus, effects: Array<string> }>, blockedBy: Array<{ kind: ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, actualRate: { amount: string, currency: string }, cod: { amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null }> } };

export type ShipmentFilterChoicesQueryVariables = Exact<{
  sellerId?: string | null | undefined;
  seesShops: boolean;
}>;


export type ShipmentFilterChoicesQuery = { carriers: Array<{ code: string, name: string }>, shops?: { nodes: Array<{ id: string, domain: string }> } };

export type ShipmentsMovedSubscriptionVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type ShipmentsMovedSubscription = { shipmentChanged: { shipmentId: string, to: ShipmentStatus } };

export type ShipmentExportQueryVariables = Exact<{
  isOperator: boolean;
  search?: string | null | undefined;
  status?: Array<ShipmentStatus> | ShipmentStatus | null | undefined;
  type?: ShipmentKind | null | undefined;
  carrier?: string | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  billingStatus?: Array<BillingStatus> | BillingStatus | null | undefined;
  codStage?: Array<CodStage> | CodStage | null | undefined;
  codHolderId?: string | null | undefined;
  hasAdjustment?: boolean | null | undefined;
  adjustmentStatus?: Array<AdjustmentStatus> | AdjustmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  shopId?: string | null | undefined;
  dateField?: ShipmentDate | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  sortBy?: ShipmentSort | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type ShipmentExportQuery = { shipments: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, awb: string, type: ShipmentKind, status: ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: PaymentStatus, billingStatus: BillingStatus, codStage: CodStage | null, actualRate: { amount: string, currency: string }, cod: { amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null, order: { orderReference: string } | null, seller?: { displayName: string } | null }> } };

export type ExportedShipmentFragment = { id: string, reference: string, awb: string, type: ShipmentKind, status: ShipmentStatus, statusAt: string, createdAt: string, deliveredAt: string | null, receiverName: string, receiverPhone: string | null, destinationCity: string, destinationCountryCode: string, carrierName: string, serviceName: string, paymentStatus: PaymentStatus, billingStatus: BillingStatus, codStage: CodStage | null, actualRate: { amount: string, currency: string }, cod: { amount: { amount: string, currency: string } } | null, adjustmentAmount: { amount: string, currency: string } | null, order: { orderReference: string } | null, seller?: { displayName: string } | null };

export type ShipmentTransactionsQueryVariables = Exact<{
  shipmentId: string;
}>;


export type ShipmentTransactionsQuery = { transactions: { nodes: Array<{ id: string, createdAt: string, type: TransactionType, source: TransactionSource, status: TransactionStatus, account: TransactionAccount, description: string, reference: string | null, amount: { amount: string, currency: string }, balanceAfter: { amount: string, currency: string } }> } };

export type ConfirmCashOfShipmentMutationVariables = Exact<{
  input: ConfirmCodInput;
}>;


export type ConfirmCashOfShipmentMutation = { confirmCod: { stage: CodStage, replayed: boolean, netCredited: { amount: string, currency: string } } };

export type InvoiceCashOfShipmentMutationVariables = Exact<{
  id: string;
}>;


export type InvoiceCashOfShipmentMutation = { issueCodInvoice: { existing: boolean, invoice: { id: string, paymentUrl: string } } };

export type ObjectToAdjustmentMutationVariables = Exact<{
  input: DisputeAdjustmentInput;
}>;


export type ObjectToAdjustmentMutation = { disputeAdjustment: { id: string, status: AdjustmentStatus } };

export type WriteShipmentNoteMutationVariables = Exact<{
  input: AddShipmentNoteInput;
}>;


export type WriteShipmentNoteMutation = { addShipmentNote: { id: string } };

export type NoteFileQueryVariables = Exact<{
  id: string;
}>;


export type NoteFileQuery = { noteAttachmentFile: { fileName: string, contentType: string, content: string } };

export type OrderFactsFragment = { id: string, orderNumber: string | number, orderReference: string, version: number, currency: string, editableFields: Array<string>, paymentMethod: string | null, paymentStatus: PaymentStatus, createdAt: string, collectionAmount: { amount: string, currency: string }, subTotal: { amount: string, currency: string }, tax: { amount: string, currency: string }, discount: { amount: string, currency: string }, total: { amount: string, currency: string }, shippingFee: { amount: string, currency: string } | null, customer: { firstName: string, lastName: string, email: string, phone: string | null }, origin: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string }, destination: { address: string, city: string, state: string | null, zip: string, country: string, countryCode: string }, lines: Array<{ id: string, name: string, quantity: number, grams: number, price: { amount: string, currency: string } }>, changes: { nodes: Array<{ id: string, field: string, before: unknown, after: unknown, version: number, actorType: string, createdAt: string }> }, warnings: Array<{ code: string, message: string }> };

export type CorrectOrderMutationVariables = Exact<{
  orderId: string;
  input: UpdateOrderInput;
}>;


export type CorrectOrderMutation = { updateOrder: { updatedFields: Array<string>, warnings: Array<{ code: string, field: string | null, message: string }> } };

export type MayReturnQueryVariables = Exact<{
  shipmentId: string;
}>;


export type MayReturnQuery = { returnEligibility: { eligible: boolean, code: string | null, reason: string | null } };

export type BringBackMutationVariables = Exact<{
  input: CreateReturnInput;
}>;


export type BringBackMutation = { createReturn: { id: string, shipment: { id: string, reference: string } | null } };

export type MoveShipmentMutationVariables = Exact<{
  input: TransitionShipmentInput;
}>;


export type MoveShipmentMutation = { transitionShipment: { previousStatus: ShipmentStatus, newStatus: ShipmentStatus, transitionId: string | null } };

export type BookPickupMutationVariables = Exact<{
  id: string;
}>;


export type BookPickupMutation = { schedulePickup: { newStatus: ShipmentStatus } };

export type FulfilOrderOfShipmentMutationVariables = Exact<{
  orderId: string;
}>;


export type FulfilOrderOfShipmentMutation = { fulfilOrder: { id: string, status: ShipmentStatus } };

export type CancelOrderOfShipmentMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderOfShipmentMutation = { cancelOrder: { id: string, status: ShipmentStatus } };

export type SimulateShipmentMutationVariables = Exact<{
  id: string;
  path?: Array<ShipmentStatus> | ShipmentStatus | null | undefined;
}>;


export type SimulateShipmentMutation = { simulateShipment: { id: string, status: ShipmentStatus } };

export type MeasureShipmentMutationVariables = Exact<{
  input: VerifyShipmentInput;
}>;


export type MeasureShipmentMutation = { verifyShipment: { newStatus: ShipmentStatus, shipment: { id: string, adjustmentAmount: { amount: string, currency: string } | null, verification: { actualRate: { amount: string, currency: string }, difference: { amount: string, currency: string } } | null } } };

export type RepackParcelMutationVariables = Exact<{
  input: RepackShipmentInput;
}>;


export type RepackParcelMutation = { repackShipment: { newStatus: ShipmentStatus, adjustmentInvoiceDeleted: boolean } };

export type TryShipmentAgainMutationVariables = Exact<{
  input: RetryShipmentInput;
}>;


export type TryShipmentAgainMutation = { retryShipment: { newStatus: ShipmentStatus, scheduledDate: string | null } };

export type ReasonCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReasonCodesQuery = { reference: { reasonCodes: Array<{ code: string, kind: string, label: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const TimelineRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TimelineRow on TimelineEntry {
  id
  from
  to
  reportedStatus
  trigger
  actorType
  occurredAt
  recordedAt
  reasonCode
  note
  applied
  forced
  inferred
  location {
    lat
    lng
  }
}
    `, {"fragmentName":"TimelineRow"}) as unknown as TypedDocumentString<TimelineRowFragment, unknown>;
export const NoteRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NoteRow on ShipmentNote {
  id
  text
  type
  visibility
  createdAt
  author {
    name
    role
  }
  attachments {
    id
    fileName
    size
  }
}
    `, {"fragmentName":"NoteRow"}) as unknown as TypedDocumentString<NoteRowFragment, unknown>;
export const ReturnRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReturnRow on ReturnShipment {
  id
  createdAt
  returnReason
  paymentStatus
  shipment {
    id
    reference
    status
  }
}
    `, {"fragmentName":"ReturnRow"}) as unknown as TypedDocumentString<ReturnRowFragment, unknown>;
export const ExportedShipmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}
    `, {"fragmentName":"ExportedShipment"}) as unknown as TypedDocumentString<ExportedShipmentFragment, unknown>;
export const AllowedStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
    `, {"fragmentName":"AllowedStep"}) as unknown as TypedDocumentString<AllowedStepFragment, unknown>;
export const ShipmentWaitsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
    `, {"fragmentName":"ShipmentWaits"}) as unknown as TypedDocumentString<ShipmentWaitsFragment, unknown>;
export const ShipmentRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShipmentRow on Shipment {
  ...ExportedShipment
  awbAssigned
  hasAdjustment
  label {
    url
  }
  order {
    id
  }
  seller @include(if: $isOperator) {
    id
  }
  allowedTransitions {
    ...AllowedStep
  }
  blockedBy {
    ...ShipmentWaits
  }
}
    fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}`, {"fragmentName":"ShipmentRow"}) as unknown as TypedDocumentString<ShipmentRowFragment, unknown>;
export const PartyPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PartyPlace on Address {
  address
  city
  state
  zip
  country
  countryCode
}
    `, {"fragmentName":"PartyPlace"}) as unknown as TypedDocumentString<PartyPlaceFragment, unknown>;
export const OrderFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFacts on Order {
  id
  orderNumber
  orderReference
  version
  currency
  editableFields
  paymentMethod
  paymentStatus
  createdAt
  collectionAmount {
    amount
    currency
  }
  subTotal {
    amount
    currency
  }
  tax {
    amount
    currency
  }
  discount {
    amount
    currency
  }
  total {
    amount
    currency
  }
  shippingFee {
    amount
    currency
  }
  customer {
    firstName
    lastName
    email
    phone
  }
  origin {
    ...PartyPlace
  }
  destination {
    ...PartyPlace
  }
  lines {
    id
    name
    quantity
    grams
    price {
      amount
      currency
    }
  }
  changes(first: 25) {
    nodes {
      id
      field
      before
      after
      version
      actorType
      createdAt
    }
  }
  warnings {
    code
    message
  }
}
    fragment PartyPlace on Address {
  address
  city
  state
  zip
  country
  countryCode
}`, {"fragmentName":"OrderFacts"}) as unknown as TypedDocumentString<OrderFactsFragment, unknown>;
export const DriversDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Drivers {
  drivers {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<DriversQuery, DriversQueryVariables>;
export const ShipmentDriverDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentDriver($id: String!) {
  shipment(id: $id) {
    id
    assignment {
      id
      kind
      startedAt
      driver {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentDriverQuery, ShipmentDriverQueryVariables>;
export const AssignShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AssignShipments($input: AssignShipmentsInput!) {
  assignShipments(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignShipmentsMutation, AssignShipmentsMutationVariables>;
export const UnassignShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnassignShipments($ids: [String!]!) {
  unassignShipments(ids: $ids)
}
    `) as unknown as TypedDocumentString<UnassignShipmentsMutation, UnassignShipmentsMutationVariables>;
export const ScanShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ScanShipment($code: String!) {
  scanShipment(code: $code) {
    id
    shipmentId
  }
}
    `) as unknown as TypedDocumentString<ScanShipmentMutation, ScanShipmentMutationVariables>;
export const ShipmentDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentDetails($id: String!, $isOperator: Boolean!) {
  shipment(id: $id) {
    ...ShipmentRow
    trackingUrl
    trackingNumber
    holdReason
    heldFrom
    pickupAttempts
    deliveryAttempts
    pickupReadyAt
    pickedUpAt
    deliveredAt
    rtsCompletedAt
    updatedAt
    deliveredAtPoint {
      lat
      lng
    }
    shop {
      id
      name
      domain
    }
    label {
      date
      version
    }
    needsCustoms
    displayRate {
      amount
      currency
    }
    charges {
      code
      label
      amount {
        amount
        currency
      }
    }
    cost @include(if: $isOperator) {
      status
      missing
      cost {
        amount
        currency
      }
      revenue {
        amount
        currency
      }
      margin {
        amount
        currency
      }
    }
    cod {
      stage
      paymentMethod
      collected {
        amount
        currency
      }
      handlingFee {
        amount
        currency
      }
      history {
        stage
        at
        byId
        reference
      }
      deliveredBy {
        id
        name
      }
      notCollected {
        reason
        at
      }
    }
    adjustment {
      id
      refId
      status
      createdAt
      paidAt
      paymentUrl
      amount {
        amount
        currency
      }
      dispute
    }
    package {
      weightKg
      lengthCm
      widthCm
      heightCm
      volumetricWeightKg
      chargeableWeightKg
    }
    verification {
      weightKg
      volumetricWeightKg
      chargeableWeightKg
      lengthCm
      widthCm
      heightCm
      notes
      photos
      verifiedAt
      verifiedByName
      actualRate {
        amount
        currency
      }
      difference {
        amount
        currency
      }
    }
    timeline {
      ...TimelineRow
    }
    notes {
      ...NoteRow
    }
    retries {
      id
      action
      attempt
      status
      scheduledDate
      slotFrom
      slotTo
      phone
      reason
      failure
      createdAt
    }
    returns {
      ...ReturnRow
    }
    returnShipment {
      id
      returnReason
      paymentStatus
      original {
        id
        reference
      }
      origin {
        firstName
        lastName
        phone
        address {
          ...PartyPlace
        }
      }
      destination {
        firstName
        lastName
        phone
        address {
          ...PartyPlace
        }
      }
    }
    operatorActions @include(if: $isOperator) {
      id
      action
      actorType
      operatorEmail
      reason
      createdAt
    }
    order {
      ...OrderFacts
    }
  }
}
    fragment PartyPlace on Address {
  address
  city
  state
  zip
  country
  countryCode
}
fragment TimelineRow on TimelineEntry {
  id
  from
  to
  reportedStatus
  trigger
  actorType
  occurredAt
  recordedAt
  reasonCode
  note
  applied
  forced
  inferred
  location {
    lat
    lng
  }
}
fragment NoteRow on ShipmentNote {
  id
  text
  type
  visibility
  createdAt
  author {
    name
    role
  }
  attachments {
    id
    fileName
    size
  }
}
fragment ReturnRow on ReturnShipment {
  id
  createdAt
  returnReason
  paymentStatus
  shipment {
    id
    reference
    status
  }
}
fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
fragment ShipmentRow on Shipment {
  ...ExportedShipment
  awbAssigned
  hasAdjustment
  label {
    url
  }
  order {
    id
  }
  seller @include(if: $isOperator) {
    id
  }
  allowedTransitions {
    ...AllowedStep
  }
  blockedBy {
    ...ShipmentWaits
  }
}
fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}
fragment OrderFacts on Order {
  id
  orderNumber
  orderReference
  version
  currency
  editableFields
  paymentMethod
  paymentStatus
  createdAt
  collectionAmount {
    amount
    currency
  }
  subTotal {
    amount
    currency
  }
  tax {
    amount
    currency
  }
  discount {
    amount
    currency
  }
  total {
    amount
    currency
  }
  shippingFee {
    amount
    currency
  }
  customer {
    firstName
    lastName
    email
    phone
  }
  origin {
    ...PartyPlace
  }
  destination {
    ...PartyPlace
  }
  lines {
    id
    name
    quantity
    grams
    price {
      amount
      currency
    }
  }
  changes(first: 25) {
    nodes {
      id
      field
      before
      after
      version
      actorType
      createdAt
    }
  }
  warnings {
    code
    message
  }
}`) as unknown as TypedDocumentString<ShipmentDetailsQuery, ShipmentDetailsQueryVariables>;
export const ShipmentMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ShipmentMoved($id: String!) {
  shipmentChanged(id: $id) {
    shipmentId
    from
    to
  }
}
    `) as unknown as TypedDocumentString<ShipmentMovedSubscription, ShipmentMovedSubscriptionVariables>;
export const LabelPaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LabelPaper {
  me {
    id
    labelSize
  }
}
    `) as unknown as TypedDocumentString<LabelPaperQuery, LabelPaperQueryVariables>;
export const ChooseLabelPaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseLabelPaper($size: LabelSize!) {
  setLabelSize(size: $size)
}
    `) as unknown as TypedDocumentString<ChooseLabelPaperMutation, ChooseLabelPaperMutationVariables>;
export const PrintLabelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrintLabels($ids: [String!]!, $size: LabelSize!, $language: LabelLanguage!) {
  labelsFile(ids: $ids, size: $size, language: $language) {
    fileName
    content
    missing {
      id
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PrintLabelsQuery, PrintLabelsQueryVariables>;
export const PrintCustomsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrintCustoms($id: String!) {
  customsFile(id: $id) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<PrintCustomsQuery, PrintCustomsQueryVariables>;
export const ShipmentListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentList($isOperator: Boolean!, $search: String, $status: [ShipmentStatus!], $type: ShipmentKind, $carrier: String, $paymentStatus: PaymentStatus, $billingStatus: [BillingStatus!], $codStage: [CodStage!], $codHolderId: String, $hasAdjustment: Boolean, $adjustmentStatus: [AdjustmentStatus!], $sellerId: String, $shopId: String, $dateField: ShipmentDate, $startDate: String, $endDate: String, $sortBy: ShipmentSort, $sortOrder: SortOrder, $first: Int!, $after: String) {
  shipments(
    search: $search
    status: $status
    type: $type
    carrier: $carrier
    paymentStatus: $paymentStatus
    billingStatus: $billingStatus
    codStage: $codStage
    codHolderId: $codHolderId
    hasAdjustment: $hasAdjustment
    adjustmentStatus: $adjustmentStatus
    sellerId: $sellerId
    shopId: $shopId
    dateField: $dateField
    startDate: $startDate
    endDate: $endDate
    sortBy: $sortBy
    sortOrder: $sortOrder
    first: $first
    after: $after
  ) {
    totalCount
    totalCountIsEstimate
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ShipmentRow
    }
  }
}
    fragment AllowedStep on AllowedTransition {
  edge
  to
  effects
}
fragment ShipmentRow on Shipment {
  ...ExportedShipment
  awbAssigned
  hasAdjustment
  label {
    url
  }
  order {
    id
  }
  seller @include(if: $isOperator) {
    id
  }
  allowedTransitions {
    ...AllowedStep
  }
  blockedBy {
    ...ShipmentWaits
  }
}
fragment ShipmentWaits on ShipmentBlock {
  kind
  reason
  amount {
    amount
    currency
  }
  approvalRequestId
  adjustmentId
  sellerId
}
fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}`) as unknown as TypedDocumentString<ShipmentListQuery, ShipmentListQueryVariables>;
export const ShipmentFilterChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentFilterChoices($sellerId: String, $seesShops: Boolean!) {
  carriers {
    code
    name
  }
  shops(sellerId: $sellerId, first: 100) @include(if: $seesShops) {
    nodes {
      id
      domain
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentFilterChoicesQuery, ShipmentFilterChoicesQueryVariables>;
export const ShipmentsMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ShipmentsMoved($sellerId: String) {
  shipmentChanged(sellerId: $sellerId) {
    shipmentId
    to
  }
}
    `) as unknown as TypedDocumentString<ShipmentsMovedSubscription, ShipmentsMovedSubscriptionVariables>;
export const ShipmentExportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentExport($isOperator: Boolean!, $search: String, $status: [ShipmentStatus!], $type: ShipmentKind, $carrier: String, $paymentStatus: PaymentStatus, $billingStatus: [BillingStatus!], $codStage: [CodStage!], $codHolderId: String, $hasAdjustment: Boolean, $adjustmentStatus: [AdjustmentStatus!], $sellerId: String, $shopId: String, $dateField: ShipmentDate, $startDate: String, $endDate: String, $sortBy: ShipmentSort, $sortOrder: SortOrder, $after: String) {
  shipments(
    search: $search
    status: $status
    type: $type
    carrier: $carrier
    paymentStatus: $paymentStatus
    billingStatus: $billingStatus
    codStage: $codStage
    codHolderId: $codHolderId
    hasAdjustment: $hasAdjustment
    adjustmentStatus: $adjustmentStatus
    sellerId: $sellerId
    shopId: $shopId
    dateField: $dateField
    startDate: $startDate
    endDate: $endDate
    sortBy: $sortBy
    sortOrder: $sortOrder
    first: 500
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ExportedShipment
    }
  }
}
    fragment ExportedShipment on Shipment {
  id
  reference
  awb
  type
  status
  statusAt
  createdAt
  deliveredAt
  receiverName
  receiverPhone
  destinationCity
  destinationCountryCode
  carrierName
  serviceName
  paymentStatus
  billingStatus
  codStage
  actualRate {
    amount
    currency
  }
  cod {
    amount {
      amount
      currency
    }
  }
  adjustmentAmount {
    amount
    currency
  }
  order {
    orderReference
  }
  seller @include(if: $isOperator) {
    displayName
  }
}`) as unknown as TypedDocumentString<ShipmentExportQuery, ShipmentExportQueryVariables>;
export const ShipmentTransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShipmentTransactions($shipmentId: String!) {
  transactions(shipmentId: $shipmentId, first: 100) {
    nodes {
      id
      createdAt
      type
      source
      status
      account
      description
      reference
      amount {
        amount
        currency
      }
      balanceAfter {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShipmentTransactionsQuery, ShipmentTransactionsQueryVariables>;
export const ConfirmCashOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmCashOfShipment($input: ConfirmCodInput!) {
  confirmCod(input: $input) {
    stage
    replayed
    netCredited {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmCashOfShipmentMutation, ConfirmCashOfShipmentMutationVariables>;
export const InvoiceCashOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InvoiceCashOfShipment($id: String!) {
  issueCodInvoice(id: $id) {
    existing
    invoice {
      id
      paymentUrl
    }
  }
}
    `) as unknown as TypedDocumentString<InvoiceCashOfShipmentMutation, InvoiceCashOfShipmentMutationVariables>;
export const ObjectToAdjustmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ObjectToAdjustment($input: DisputeAdjustmentInput!) {
  disputeAdjustment(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ObjectToAdjustmentMutation, ObjectToAdjustmentMutationVariables>;
export const WriteShipmentNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteShipmentNote($input: AddShipmentNoteInput!) {
  addShipmentNote(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<WriteShipmentNoteMutation, WriteShipmentNoteMutationVariables>;
export const NoteFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NoteFile($id: String!) {
  noteAttachmentFile(id: $id) {
    fileName
    contentType
    content
  }
}
    `) as unknown as TypedDocumentString<NoteFileQuery, NoteFileQueryVariables>;
export const CorrectOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectOrder($orderId: String!, $input: UpdateOrderInput!) {
  updateOrder(orderId: $orderId, input: $input) {
    updatedFields
    warnings {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CorrectOrderMutation, CorrectOrderMutationVariables>;
export const MayReturnDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MayReturn($shipmentId: String!) {
  returnEligibility(shipmentId: $shipmentId) {
    eligible
    code
    reason
  }
}
    `) as unknown as TypedDocumentString<MayReturnQuery, MayReturnQueryVariables>;
export const BringBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BringBack($input: CreateReturnInput!) {
  createReturn(input: $input) {
    id
    shipment {
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<BringBackMutation, BringBackMutationVariables>;
export const MoveShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveShipment($input: TransitionShipmentInput!) {
  transitionShipment(input: $input) {
    previousStatus
    newStatus
    transitionId
  }
}
    `) as unknown as TypedDocumentString<MoveShipmentMutation, MoveShipmentMutationVariables>;
export const BookPickupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BookPickup($id: String!) {
  schedulePickup(id: $id) {
    newStatus
  }
}
    `) as unknown as TypedDocumentString<BookPickupMutation, BookPickupMutationVariables>;
export const FulfilOrderOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FulfilOrderOfShipment($orderId: String!) {
  fulfilOrder(orderId: $orderId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<FulfilOrderOfShipmentMutation, FulfilOrderOfShipmentMutationVariables>;
export const CancelOrderOfShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelOrderOfShipment($orderId: String!) {
  cancelOrder(orderId: $orderId) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CancelOrderOfShipmentMutation, CancelOrderOfShipmentMutationVariables>;
export const SimulateShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SimulateShipment($id: String!, $path: [ShipmentStatus!]) {
  simulateShipment(id: $id, path: $path) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<SimulateShipmentMutation, SimulateShipmentMutationVariables>;
export const MeasureShipmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MeasureShipment($input: VerifyShipmentInput!) {
  verifyShipment(input: $input) {
    newStatus
    shipment {
      id
      adjustmentAmount {
        amount
        currency
      }
      verification {
        actualRate {
          amount
          currency
        }
        difference {
          amount
          currency
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeasureShipmentMutation, MeasureShipmentMutationVariables>;
export const RepackParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RepackParcel($input: RepackShipmentInput!) {
  repackShipment(input: $input) {
    newStatus
    adjustmentInvoiceDeleted
  }
}
    `) as unknown as TypedDocumentString<RepackParcelMutation, RepackParcelMutationVariables>;
export const TryShipmentAgainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TryShipmentAgain($input: RetryShipmentInput!) {
  retryShipment(input: $input) {
    newStatus
    scheduledDate
  }
}
    `) as unknown as TypedDocumentString<TryShipmentAgainMutation, TryShipmentAgainMutationVariables>;
export const ReasonCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReasonCodes {
  reference {
    reasonCodes {
      code
      kind
      label
    }
  }
}
    `) as unknown as TypedDocumentString<ReasonCodesQuery, ReasonCodesQueryVariables>;