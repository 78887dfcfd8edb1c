/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OpenDriverSessionMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
  deviceId: string;
  deviceName?: string | null | undefined;
}>;


export type OpenDriverSessionMutation = { openDriverSession: { expiresAt: string, staff: { id: string, name: string } | null } };

export type CloseDriverSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseDriverSessionMutation = { logout: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type FailureReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailureReasonsQuery = { reference: { reasonCodes: Array<{ code: string, label: string, kind: string }> } };

export type MyRunQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRunQuery = { myRun: { id: string, shortId: string, date: string, state: Types.RunState, vehicle: string | null, revision: number, startedAt: string | null, finishedAt: string | null, timeZone: string, hub: { name: string, phone: string | null, phoneE164: string | null } | null, cash: { collected: Array<{ amount: string, currency: string }>, float: { amount: string, currency: string } | null, expected: Array<{ amount: string, currency: string }>, difference: Array<{ amount: string, currency: string }> | null }, leftBehind: Array<{ task: { id: string, awb: string } | null }>, stops: Array<{ id: string, sequence: number, name: string | null, phone: string | null, phoneE164: string | null, address: string | null, city: string | null, zip: string | null, countryCode: string | null, windowFrom: string | null, windowTo: string | null, eta: string | null, arrivedAt: string | null, late: boolean, atRisk: boolean, point: { lat: number, lng: number } | null, tasks: Array<{ id: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, awb: string, loaded: boolean, contactName: string | null, company: string | null, deliveryNote: string | null, contactPhone: string | null, contactPhoneE164: string | null, note: string | null, codeSentTo: string | null, outcome: Types.TaskOutcome | null, reasonCode: string | null, endedAt: string | null, weightKg: number, serviceName: string, collect: { amount: string, currency: string } | null, collectInCash: { amount: string, currency: string } | null, proofNeeds: { scan: boolean, photo: boolean, signature: boolean, otp: boolean, failurePhoto: boolean }, codeCheck: { salt: string, iterations: number, tag: string, expiresAt: string, triesLeft: number, appTries: number } | null, products: Array<{ name: string, quantity: number }> }> }> } | null };

export type LoadParcelMutationVariables = Exact<{
  runId: string;
  awb: string;
  clientEventId: string;
}>;


export type LoadParcelMutation = { loadParcel: { id: string } };

export type StartRunMutationVariables = Exact<{
  id: string;
  cashFloat?: Types.MoneyInput | null | undefined;
}>;


export type StartRunMutation = { startRun: { id: string, state: Types.RunState } };

export type ArriveAtStopMutationVariables = Exact<{
  id: string;
  clientEventId: string;
  deviceTime?: string | null | undefined;
  sentAt?: string | null | undefined;
  location?: Types.GeoPointInput | null | undefined;
}>;


export type ArriveAtStopMutation = { arriveAtStop: { id: string } };

export type CompleteTaskMutationVariables = Exact<{
  input: Types.CompleteTaskInput;
}>;


export type CompleteTaskMutation = { completeTask: { id: string, state: Types.TaskState } };

export type UploadProofMutationVariables = Exact<{
  taskId: string;
  kind: Types.ProofKind;
  sha256: string;
  contentType: string;
  content: string;
}>;


export type UploadProofMutation = { uploadProof: { id: string, received: boolean } };

export type FinishRunMutationVariables = Exact<{
  id: string;
  unsentEvents: number;
  countedCash?: Array<Types.MoneyInput> | Types.MoneyInput | null | undefined;
}>;


export type FinishRunMutation = { finishRun: { id: string, state: Types.RunState } };

export type RecordPositionsMutationVariables = Exact<{
  runId: string;
  positions: Array<Types.PositionInput> | Types.PositionInput;
  sentAt?: string | null | undefined;
}>;


export type RecordPositionsMutation = { recordPositions: { accepted: number, rejected: number } };

export type RunChangedSubscriptionVariables = Exact<{
  run?: string | null | undefined;
}>;


export type RunChangedSubscription = { runChanged: { revision: number } };

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

export const OpenDriverSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenDriverSession($email: String!, $password: String!, $code: String, $deviceId: String!, $deviceName: String) {
  openDriverSession(
    email: $email
    password: $password
    code: $code
    deviceId: $deviceId
    deviceName: $deviceName
  ) {
    expiresAt
    staff {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<OpenDriverSessionMutation, OpenDriverSessionMutationVariables>;
export const CloseDriverSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseDriverSession {
  logout
}
    `) as unknown as TypedDocumentString<CloseDriverSessionMutation, CloseDriverSessionMutationVariables>;
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const FailureReasonsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FailureReasons {
  reference {
    reasonCodes {
      code
      label
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<FailureReasonsQuery, FailureReasonsQueryVariables>;
export const MyRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyRun {
  myRun {
    id
    shortId
    date
    state
    vehicle
    revision
    startedAt
    finishedAt
    timeZone
    hub {
      name
      phone
      phoneE164
    }
    cash {
      collected {
        amount
        currency
      }
      float {
        amount
        currency
      }
      expected {
        amount
        currency
      }
      difference {
        amount
        currency
      }
    }
    leftBehind {
      task {
        id
        awb
      }
    }
    stops {
      id
      sequence
      name
      phone
      phoneE164
      address
      city
      zip
      countryCode
      point {
        lat
        lng
      }
      windowFrom
      windowTo
      eta
      arrivedAt
      late
      atRisk
      tasks {
        id
        kind
        state
        reference
        awb
        loaded
        contactName
        company
        deliveryNote
        contactPhone
        contactPhoneE164
        collect {
          amount
          currency
        }
        collectInCash {
          amount
          currency
        }
        proofNeeds {
          scan
          photo
          signature
          otp
          failurePhoto
        }
        note
        codeSentTo
        codeCheck {
          salt
          iterations
          tag
          expiresAt
          triesLeft
          appTries
        }
        outcome
        reasonCode
        endedAt
        weightKg
        serviceName
        products {
          name
          quantity
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MyRunQuery, MyRunQueryVariables>;
export const LoadParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LoadParcel($runId: String!, $awb: String!, $clientEventId: String!) {
  loadParcel(runId: $runId, awb: $awb, clientEventId: $clientEventId) {
    id
  }
}
    `) as unknown as TypedDocumentString<LoadParcelMutation, LoadParcelMutationVariables>;
export const StartRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartRun($id: String!, $cashFloat: MoneyInput) {
  startRun(id: $id, cashFloat: $cashFloat) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<StartRunMutation, StartRunMutationVariables>;
export const ArriveAtStopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArriveAtStop($id: String!, $clientEventId: String!, $deviceTime: DateTimeISO, $sentAt: DateTimeISO, $location: GeoPointInput) {
  arriveAtStop(
    id: $id
    clientEventId: $clientEventId
    deviceTime: $deviceTime
    sentAt: $sentAt
    location: $location
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<ArriveAtStopMutation, ArriveAtStopMutationVariables>;
export const CompleteTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CompleteTask($input: CompleteTaskInput!) {
  completeTask(input: $input) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<CompleteTaskMutation, CompleteTaskMutationVariables>;
export const UploadProofDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadProof($taskId: String!, $kind: ProofKind!, $sha256: String!, $contentType: String!, $content: String!) {
  uploadProof(
    taskId: $taskId
    kind: $kind
    sha256: $sha256
    contentType: $contentType
    content: $content
  ) {
    id
    received
  }
}
    `) as unknown as TypedDocumentString<UploadProofMutation, UploadProofMutationVariables>;
export const FinishRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishRun($id: String!, $unsentEvents: Int!, $countedCash: [MoneyInput!]) {
  finishRun(id: $id, unsentEvents: $unsentEvents, countedCash: $countedCash) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<FinishRunMutation, FinishRunMutationVariables>;
export const RecordPositionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordPositions($runId: String!, $positions: [PositionInput!]!, $sentAt: DateTimeISO) {
  recordPositions(runId: $runId, positions: $positions, sentAt: $sentAt) {
    accepted
    rejected
  }
}
    `) as unknown as TypedDocumentString<RecordPositionsMutation, RecordPositionsMutationVariables>;
export const RunChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription RunChanged($run: String) {
  runChanged(run: $run) {
    revision
  }
}
    `) as unknown as TypedDocumentString<RunChangedSubscription, RunChangedSubscriptionVariables>;