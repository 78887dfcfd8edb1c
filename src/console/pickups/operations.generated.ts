/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Shipments for a driver. */
export type AssignShipmentsInput = {
  /** UUID of an active member of staff with the role driver. */
  driverId: string;
  /** Any ids of 1 to 200 shipments: UUID, order UUID, reference, AWB or tracking number. */
  ids: Array<string>;
};

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

/** What is said of the parcels of a pickup task: all of it is taken, or none. */
export type ConfirmPickupsInput = {
  /** UUID of the active member of staff who says so. */
  confirmedBy: string;
  /** The parcels. At least one, at most 1000. */
  shipments: Array<PickupVerdictInput>;
  /** UUID or short id of the task. */
  taskId: string;
};

/** Cash on delivery at the door. Give exactly one of the two fields. */
export type DeliveryCollectionInput = {
  /** The money that was taken; it is confirmed with the delivery. */
  collected?: CollectedAtDoorInput | null | undefined;
  /** Why nothing was taken. The invoice stays open. At most 500 characters. */
  notCollectedReason?: string | null | undefined;
};

/** A point on the map. */
export type GeoPointInput = {
  /** Latitude in degrees, -90 to 90. */
  lat: number;
  /** Longitude in degrees, -180 to 180. */
  lng: number;
};

/** Whether a parcel was really handed over. */
export type PickupConfirmationStatus =
  /** It came to the hub, or nobody contradicted in time. */
  | 'AUTO_CONFIRMED'
  /** A member of staff has confirmed it. */
  | 'CONFIRMED'
  /** It was not handed over. */
  | 'NOT_COLLECTED'
  /** The driver says so; nobody has confirmed it yet. */
  | 'PENDING_CONFIRMATION';

/** What can be said of a parcel that a driver has picked up. */
export type PickupVerdict =
  /** It was handed over. Moves no status. */
  | 'CONFIRMED'
  /** It was not handed over; the pickup counts as a failed attempt. */
  | 'NOT_COLLECTED';

/** What is said of one parcel. */
export type PickupVerdictInput = {
  /** Whether it was handed over. */
  confirmationStatus: PickupVerdict;
  /** Free text, at most 2000 characters. */
  notes?: string | null | undefined;
  /** UUID of the shipment. */
  shipmentDetailId: string | number;
};

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

export type RoundRowFragment = { id: string, reference: string, status: ShipmentStatus, statusAt: string, pickupAttempts: number, receiverName: string, serviceName: string, seller: { id: string, displayName: string } | null, returnShipment: { origin: { address: { address: string, city: string } } } | null, order: { orderReference: string, origin: { address: string, city: string } } | null, allowedTransitions: Array<{ edge: number, to: ShipmentStatus }> };

export type PickupRoundQueryVariables = Exact<{
  status?: Array<ShipmentStatus> | ShipmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PickupRoundQuery = { shipments: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, status: ShipmentStatus, statusAt: string, pickupAttempts: number, receiverName: string, serviceName: string, seller: { id: string, displayName: string } | null, returnShipment: { origin: { address: { address: string, city: string } } } | null, order: { orderReference: string, origin: { address: string, city: string } } | null, allowedTransitions: Array<{ edge: number, to: ShipmentStatus }> }> } };

export type RoundStepMutationVariables = Exact<{
  input: TransitionShipmentInput;
}>;


export type RoundStepMutation = { transitionShipment: { newStatus: ShipmentStatus } };

export type RoundReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoundReasonsQuery = { reference: { reasonCodes: Array<{ code: string, label: string }> } };

export type RoundMovedSubscriptionVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type RoundMovedSubscription = { shipmentChanged: { shipmentId: string, to: ShipmentStatus } };

export type RoundDriversQueryVariables = Exact<{ [key: string]: never; }>;


export type RoundDriversQuery = { drivers: Array<{ id: string, name: string | null }> };

export type AssignRoundMutationVariables = Exact<{
  input: AssignShipmentsInput;
}>;


export type AssignRoundMutation = { assignShipments: Array<{ id: string }> };

export type TaskRowFragment = { id: string, shortId: string, businessCustomer: string | null, workerName: string | null, createdAt: string, taskCompletedAt: string | null, autoConfirmsAt: string };

export type PickupTasksQueryVariables = Exact<{
  status?: PickupConfirmationStatus | null | undefined;
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PickupTasksQuery = { pickupConfirmations: { totalCount: number, totalCountIsEstimate: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, shortId: string, businessCustomer: string | null, workerName: string | null, createdAt: string, taskCompletedAt: string | null, autoConfirmsAt: string, shipments: Array<{ shipmentDetailId: string, confirmationStatus: PickupConfirmationStatus }> }> } };

export type ParcelFragment = { shipmentDetailId: string, unifiedRefId: string, orderReference: string, receiverName: string, receiverPhone: string | null, currentStatus: ShipmentStatus, confirmationStatus: PickupConfirmationStatus, notes: string | null };

export type PickupTaskDetailsQueryVariables = Exact<{
  id: string;
}>;


export type PickupTaskDetailsQuery = { pickupTask: { id: string, shortId: string, businessCustomer: string | null, workerName: string | null, createdAt: string, taskCompletedAt: string | null, autoConfirmsAt: string, shipments: Array<{ shipmentDetailId: string, unifiedRefId: string, orderReference: string, receiverName: string, receiverPhone: string | null, currentStatus: ShipmentStatus, confirmationStatus: PickupConfirmationStatus, notes: string | null }> } };

export type ConfirmParcelsMutationVariables = Exact<{
  input: ConfirmPickupsInput;
}>;


export type ConfirmParcelsMutation = { confirmPickups: { id: string } };

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
export const RoundRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RoundRow on Shipment {
  id
  reference
  status
  statusAt
  pickupAttempts
  receiverName
  serviceName
  seller {
    id
    displayName
  }
  returnShipment {
    origin {
      address {
        address
        city
      }
    }
  }
  order {
    orderReference
    origin {
      address
      city
    }
  }
  allowedTransitions {
    edge
    to
  }
}
    `, {"fragmentName":"RoundRow"}) as unknown as TypedDocumentString<RoundRowFragment, unknown>;
export const TaskRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TaskRow on PickupTask {
  id
  shortId
  businessCustomer
  workerName
  createdAt
  taskCompletedAt
  autoConfirmsAt
}
    `, {"fragmentName":"TaskRow"}) as unknown as TypedDocumentString<TaskRowFragment, unknown>;
export const ParcelFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Parcel on PickedUpParcel {
  shipmentDetailId
  unifiedRefId
  orderReference
  receiverName
  receiverPhone
  currentStatus
  confirmationStatus
  notes
}
    `, {"fragmentName":"Parcel"}) as unknown as TypedDocumentString<ParcelFragment, unknown>;
export const PickupRoundDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PickupRound($status: [ShipmentStatus!], $sellerId: String, $search: String, $first: Int!, $after: String) {
  shipments(
    status: $status
    sellerId: $sellerId
    search: $search
    sortOrder: ASC
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...RoundRow
    }
  }
}
    fragment RoundRow on Shipment {
  id
  reference
  status
  statusAt
  pickupAttempts
  receiverName
  serviceName
  seller {
    id
    displayName
  }
  returnShipment {
    origin {
      address {
        address
        city
      }
    }
  }
  order {
    orderReference
    origin {
      address
      city
    }
  }
  allowedTransitions {
    edge
    to
  }
}`) as unknown as TypedDocumentString<PickupRoundQuery, PickupRoundQueryVariables>;
export const RoundStepDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RoundStep($input: TransitionShipmentInput!) {
  transitionShipment(input: $input) {
    newStatus
  }
}
    `) as unknown as TypedDocumentString<RoundStepMutation, RoundStepMutationVariables>;
export const RoundReasonsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RoundReasons {
  reference {
    reasonCodes {
      code
      label
    }
  }
}
    `) as unknown as TypedDocumentString<RoundReasonsQuery, RoundReasonsQueryVariables>;
export const RoundMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription RoundMoved($sellerId: String) {
  shipmentChanged(sellerId: $sellerId) {
    shipmentId
    to
  }
}
    `) as unknown as TypedDocumentString<RoundMovedSubscription, RoundMovedSubscriptionVariables>;
export const RoundDriversDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RoundDrivers {
  drivers {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RoundDriversQuery, RoundDriversQueryVariables>;
export const AssignRoundDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AssignRound($input: AssignShipmentsInput!) {
  assignShipments(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AssignRoundMutation, AssignRoundMutationVariables>;
export const PickupTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PickupTasks($status: PickupConfirmationStatus, $search: String, $sellerId: String, $startDate: String, $endDate: String, $first: Int!, $after: String) {
  pickupConfirmations(
    status: $status
    search: $search
    sellerId: $sellerId
    startDate: $startDate
    endDate: $endDate
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
      ...TaskRow
      shipments {
        shipmentDetailId
        confirmationStatus
      }
    }
  }
}
    fragment TaskRow on PickupTask {
  id
  shortId
  businessCustomer
  workerName
  createdAt
  taskCompletedAt
  autoConfirmsAt
}`) as unknown as TypedDocumentString<PickupTasksQuery, PickupTasksQueryVariables>;
export const PickupTaskDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PickupTaskDetails($id: String!) {
  pickupTask(id: $id) {
    ...TaskRow
    shipments {
      ...Parcel
    }
  }
}
    fragment TaskRow on PickupTask {
  id
  shortId
  businessCustomer
  workerName
  createdAt
  taskCompletedAt
  autoConfirmsAt
}
fragment Parcel on PickedUpParcel {
  shipmentDetailId
  unifiedRefId
  orderReference
  receiverName
  receiverPhone
  currentStatus
  confirmationStatus
  notes
}`) as unknown as TypedDocumentString<PickupTaskDetailsQuery, PickupTaskDetailsQueryVariables>;
export const ConfirmParcelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmParcels($input: ConfirmPickupsInput!) {
  confirmPickups(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmParcelsMutation, ConfirmParcelsMutationVariables>;