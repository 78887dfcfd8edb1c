/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OpsBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type OpsBoardQuery = { opsBoard: { statuses: Array<{ status: Types.ShipmentStatus, count: number }>, failedPickups: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, notCollected: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, holds: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, failedDeliveries: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, openApprovals: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, unpaidAdjustments: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, disputedAdjustments: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, cashInHand: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, cashWithCarriers: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, failingWebhooks: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, bookingProblems: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, unknownCarrierCodes: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, carrierCancellations: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, carrierInvoices: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null } };

export type WaitingFragment = { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> };

export type SellerBoardQueryVariables = Exact<{
  seesWallets: boolean;
}>;


export type SellerBoardQuery = { shipmentFigures: { statuses: Array<{ status: Types.ShipmentStatus, count: number }> }, sellerBoard: { failedPickups: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, notCollected: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, holds: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, failedDeliveries: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> }, unpaidAdjustments: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, disputedAdjustments: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null, failingWebhooks: { count: number, oldestAt: string | null, amounts: Array<{ amount: string, currency: string }> } | null }, me: { dismissedHints: Array<string>, seller: { id: string, company: string | null, phone: string | null, wallets?: Array<{ currency: string, balance: { amount: string, currency: string }, available: { amount: string, currency: string }, held: { amount: string, currency: string }, uncleared: { amount: string, currency: string } }>, address: { city: string } | null, figures: { shopCount: number, totalShipments: number } | null, payoutAccounts: Array<{ id: string, status: Types.PayoutAccountStatus }> } | null } };

export type StartFragment = { company: string | null, phone: string | null, address: { city: string } | null, figures: { shopCount: number, totalShipments: number } | null, payoutAccounts: Array<{ id: string, status: Types.PayoutAccountStatus }> };

export type HideHintMutationVariables = Exact<{
  hint: string;
}>;


export type HideHintMutation = { dismissHint: Array<string> };

export type BoardMoneyFragment = { amount: string, currency: string };

export type LatestChangesQueryVariables = Exact<{
  ofMany: boolean;
}>;


export type LatestChangesQuery = { shipments: { nodes: Array<{ id: string, reference: string, status: Types.ShipmentStatus, statusAt: string, receiverName: string, seller?: { id: string, displayName: string } | null }> } };

export type WorkBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkBoardQuery = { pending: { totalCount: number }, failedPickups: { totalCount: number, nodes: Array<{ id: string, reference: string, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, statusAt: string, deliveryAttempts: number, pickupAttempts: number, blockedBy: Array<{ kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, cod: { amount: { amount: string, currency: string } } | null }> }, atTheDoor: { totalCount: number, nodes: Array<{ id: string, reference: string, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, statusAt: string, deliveryAttempts: number, pickupAttempts: number, blockedBy: Array<{ kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, cod: { amount: { amount: string, currency: string } } | null }> } };

export type WorkListFragment = { totalCount: number, nodes: Array<{ id: string, reference: string, receiverName: string, receiverPhone: string | null, receiverPhoneE164: string | null, destinationCity: string, statusAt: string, deliveryAttempts: number, pickupAttempts: number, blockedBy: Array<{ kind: Types.ShipmentBlockKind, reason: string | null, approvalRequestId: string | null, adjustmentId: string | null, sellerId: string | null, amount: { amount: string, currency: string } | null }>, cod: { amount: { amount: string, currency: string } } | null }> };

export type BoardChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BoardChangedSubscription = { shipmentChanged: { eventId: string, shipmentId: string, reference: string, from: Types.ShipmentStatus | null, to: Types.ShipmentStatus, occurredAt: string } };

export type BoardApprovalRequestedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BoardApprovalRequestedSubscription = { approvalRequested: { eventId: string } };

export type BoardCashMovedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BoardCashMovedSubscription = { codCustodyChanged: { eventId: string } };

export type BoardWalletChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BoardWalletChangedSubscription = { walletChanged: { eventId: string } };

export type FiguresQueryVariables = Exact<{
  sellerId?: string | number | null | undefined;
  startDate: string;
  endDate: string;
}>;


export type FiguresQuery = { shipmentFigures: { days: Array<{ date: string, placed: number, delivered: number, failed: number, returned: number }>, deliveryTime: { count: number, medianHours: number | null, p90Hours: number | null, buckets: Array<{ upToHours: number | null, count: number }> }, failureReasons: Array<{ reasonCode: string | null, label: string, count: number }>, services: Array<{ serviceCode: string, serviceName: string, delivered: number, medianHours: number | null }>, codOutstanding: { collected: Array<{ amount: string, currency: string }>, toCollect: Array<{ amount: string, currency: string }> } | null } };

export type CustodyQueryVariables = Exact<{ [key: string]: never; }>;


export type CustodyQuery = { codCustody: Array<{ stage: Types.CodStage, cash: boolean, shipments: number, carrierCode: string | null, amount: { amount: string, currency: string }, holder: { id: string, name: string } | null }> };

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
export const WaitingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Waiting on OpsCount {
  count
  oldestAt
  amounts {
    amount
    currency
  }
}
    `, {"fragmentName":"Waiting"}) as unknown as TypedDocumentString<WaitingFragment, unknown>;
export const StartFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Start on Seller {
  company
  phone
  address {
    city
  }
  figures {
    shopCount
    totalShipments
  }
  payoutAccounts {
    id
    status
  }
}
    `, {"fragmentName":"Start"}) as unknown as TypedDocumentString<StartFragment, unknown>;
export const BoardMoneyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BoardMoney on Money {
  amount
  currency
}
    `, {"fragmentName":"BoardMoney"}) as unknown as TypedDocumentString<BoardMoneyFragment, unknown>;
export const WorkListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WorkList on ShipmentConnection {
  totalCount
  nodes {
    id
    reference
    receiverName
    receiverPhone
    receiverPhoneE164
    destinationCity
    statusAt
    deliveryAttempts
    pickupAttempts
    blockedBy {
      kind
      reason
      amount {
        ...BoardMoney
      }
      approvalRequestId
      adjustmentId
      sellerId
    }
    cod {
      amount {
        ...BoardMoney
      }
    }
  }
}
    fragment BoardMoney on Money {
  amount
  currency
}`, {"fragmentName":"WorkList"}) as unknown as TypedDocumentString<WorkListFragment, unknown>;
export const OpsBoardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpsBoard {
  opsBoard {
    statuses {
      status
      count
    }
    failedPickups {
      ...Waiting
    }
    notCollected {
      ...Waiting
    }
    holds {
      ...Waiting
    }
    failedDeliveries {
      ...Waiting
    }
    openApprovals {
      ...Waiting
    }
    unpaidAdjustments {
      ...Waiting
    }
    disputedAdjustments {
      ...Waiting
    }
    cashInHand {
      ...Waiting
    }
    cashWithCarriers {
      ...Waiting
    }
    failingWebhooks {
      ...Waiting
    }
    bookingProblems {
      ...Waiting
    }
    unknownCarrierCodes {
      ...Waiting
    }
    carrierCancellations {
      ...Waiting
    }
    carrierInvoices {
      ...Waiting
    }
  }
}
    fragment Waiting on OpsCount {
  count
  oldestAt
  amounts {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<OpsBoardQuery, OpsBoardQueryVariables>;
export const SellerBoardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellerBoard($seesWallets: Boolean!) {
  shipmentFigures {
    statuses {
      status
      count
    }
  }
  sellerBoard {
    failedPickups {
      ...Waiting
    }
    notCollected {
      ...Waiting
    }
    holds {
      ...Waiting
    }
    failedDeliveries {
      ...Waiting
    }
    unpaidAdjustments {
      ...Waiting
    }
    disputedAdjustments {
      ...Waiting
    }
    failingWebhooks {
      ...Waiting
    }
  }
  me {
    dismissedHints
    seller {
      id
      ...Start
      wallets @include(if: $seesWallets) {
        currency
        balance {
          ...BoardMoney
        }
        available {
          ...BoardMoney
        }
        held {
          ...BoardMoney
        }
        uncleared {
          ...BoardMoney
        }
      }
    }
  }
}
    fragment Waiting on OpsCount {
  count
  oldestAt
  amounts {
    amount
    currency
  }
}
fragment Start on Seller {
  company
  phone
  address {
    city
  }
  figures {
    shopCount
    totalShipments
  }
  payoutAccounts {
    id
    status
  }
}
fragment BoardMoney on Money {
  amount
  currency
}`) as unknown as TypedDocumentString<SellerBoardQuery, SellerBoardQueryVariables>;
export const HideHintDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HideHint($hint: String!) {
  dismissHint(hint: $hint)
}
    `) as unknown as TypedDocumentString<HideHintMutation, HideHintMutationVariables>;
export const LatestChangesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LatestChanges($ofMany: Boolean!) {
  shipments(first: 8, sortBy: UPDATED_AT) {
    nodes {
      id
      reference
      status
      statusAt
      receiverName
      seller @include(if: $ofMany) {
        id
        displayName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LatestChangesQuery, LatestChangesQueryVariables>;
export const WorkBoardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WorkBoard {
  pending: pickupConfirmations(status: PENDING_CONFIRMATION, first: 1) {
    totalCount
  }
  failedPickups: shipments(
    status: [PICKUP_FAILED]
    first: 5
    sortBy: UPDATED_AT
    sortOrder: ASC
  ) {
    ...WorkList
  }
  atTheDoor: shipments(
    status: [IN_TRANSIT]
    first: 10
    sortBy: UPDATED_AT
    sortOrder: ASC
  ) {
    ...WorkList
  }
}
    fragment BoardMoney on Money {
  amount
  currency
}
fragment WorkList on ShipmentConnection {
  totalCount
  nodes {
    id
    reference
    receiverName
    receiverPhone
    receiverPhoneE164
    destinationCity
    statusAt
    deliveryAttempts
    pickupAttempts
    blockedBy {
      kind
      reason
      amount {
        ...BoardMoney
      }
      approvalRequestId
      adjustmentId
      sellerId
    }
    cod {
      amount {
        ...BoardMoney
      }
    }
  }
}`) as unknown as TypedDocumentString<WorkBoardQuery, WorkBoardQueryVariables>;
export const BoardChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription BoardChanged {
  shipmentChanged {
    eventId
    shipmentId
    reference
    from
    to
    occurredAt
  }
}
    `) as unknown as TypedDocumentString<BoardChangedSubscription, BoardChangedSubscriptionVariables>;
export const BoardApprovalRequestedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription BoardApprovalRequested {
  approvalRequested {
    eventId
  }
}
    `) as unknown as TypedDocumentString<BoardApprovalRequestedSubscription, BoardApprovalRequestedSubscriptionVariables>;
export const BoardCashMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription BoardCashMoved {
  codCustodyChanged {
    eventId
  }
}
    `) as unknown as TypedDocumentString<BoardCashMovedSubscription, BoardCashMovedSubscriptionVariables>;
export const BoardWalletChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription BoardWalletChanged {
  walletChanged {
    eventId
  }
}
    `) as unknown as TypedDocumentString<BoardWalletChangedSubscription, BoardWalletChangedSubscriptionVariables>;
export const FiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Figures($sellerId: ID, $startDate: String!, $endDate: String!) {
  shipmentFigures(sellerId: $sellerId, startDate: $startDate, endDate: $endDate) {
    days {
      date
      placed
      delivered
      failed
      returned
    }
    deliveryTime {
      count
      medianHours
      p90Hours
      buckets {
        upToHours
        count
      }
    }
    failureReasons {
      reasonCode
      label
      count
    }
    services {
      serviceCode
      serviceName
      delivered
      medianHours
    }
    codOutstanding {
      collected {
        ...BoardMoney
      }
      toCollect {
        ...BoardMoney
      }
    }
  }
}
    fragment BoardMoney on Money {
  amount
  currency
}`) as unknown as TypedDocumentString<FiguresQuery, FiguresQueryVariables>;
export const CustodyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Custody {
  codCustody {
    stage
    cash
    shipments
    amount {
      ...BoardMoney
    }
    carrierCode
    holder {
      id
      name
    }
  }
}
    fragment BoardMoney on Money {
  amount
  currency
}`) as unknown as TypedDocumentString<CustodyQuery, CustodyQueryVariables>;