/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RoundRowFragment = { id: string, reference: string, status: Types.ShipmentStatus, statusAt: string, pickupAttempts: number, receiverName: string, serviceName: string, seller: { id: string, displayName: string } | null, returnShipment: { origin: { address: { address: string, city: string } } } | null, order: { orderReference: string, origin: { address: string, city: string } } | null, allowedTransitions: Array<{ edge: number, to: Types.ShipmentStatus }> };

export type PickupRoundQueryVariables = Exact<{
  status?: Array<Types.ShipmentStatus> | Types.ShipmentStatus | null | undefined;
  sellerId?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PickupRoundQuery = { shipments: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, status: Types.ShipmentStatus, statusAt: string, pickupAttempts: number, receiverName: string, serviceName: string, seller: { id: string, displayName: string } | null, returnShipment: { origin: { address: { address: string, city: string } } } | null, order: { orderReference: string, origin: { address: string, city: string } } | null, allowedTransitions: Array<{ edge: number, to: Types.ShipmentStatus }> }> } };

export type RoundStepMutationVariables = Exact<{
  input: Types.TransitionShipmentInput;
}>;


export type RoundStepMutation = { transitionShipment: { newStatus: Types.ShipmentStatus } };

export type RoundReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoundReasonsQuery = { reference: { reasonCodes: Array<{ code: string, label: string }> } };

export type RoundMovedSubscriptionVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type RoundMovedSubscription = { shipmentChanged: { shipmentId: string, to: Types.ShipmentStatus } };

export type RoundDriversQueryVariables = Exact<{ [key: string]: never; }>;


export type RoundDriversQuery = { drivers: Array<{ id: string, name: string | null }> };

export type AssignRoundMutationVariables = Exact<{
  input: Types.AssignShipmentsInput;
}>;


export type AssignRoundMutation = { assignShipments: Array<{ id: string }> };

export type TaskRowFragment = { id: string, shortId: string, businessCustomer: string | null, workerName: string | null, createdAt: string, taskCompletedAt: string | null, autoConfirmsAt: string };

export type PickupTasksQueryVariables = Exact<{
  status?: Types.PickupConfirmationStatus | null | undefined;
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type PickupTasksQuery = { pickupConfirmations: { totalCount: number, totalCountIsEstimate: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, shortId: string, businessCustomer: string | null, workerName: string | null, createdAt: string, taskCompletedAt: string | null, autoConfirmsAt: string, shipments: Array<{ shipmentDetailId: string, confirmationStatus: Types.PickupConfirmationStatus }> }> } };

export type ParcelFragment = { shipmentDetailId: string, unifiedRefId: string, orderReference: string, receiverName: string, receiverPhone: string | null, currentStatus: Types.ShipmentStatus, confirmationStatus: Types.PickupConfirmationStatus, notes: string | null };

export type PickupTaskDetailsQueryVariables = Exact<{
  id: string;
}>;


export type PickupTaskDetailsQuery = { pickupTask: { id: string, shortId: string, businessCustomer: string | null, workerName: string | null, createdAt: string, taskCompletedAt: string | null, autoConfirmsAt: string, shipments: Array<{ shipmentDetailId: string, unifiedRefId: string, orderReference: string, receiverName: string, receiverPhone: string | null, currentStatus: Types.ShipmentStatus, confirmationStatus: Types.PickupConfirmationStatus, notes: string | null }> } };

export type ConfirmParcelsMutationVariables = Exact<{
  input: Types.ConfirmPickupsInput;
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