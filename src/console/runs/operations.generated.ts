/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BoardTaskFragment = { id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, contactName: string | null, address: string, city: string, windowFrom: string | null, windowTo: string | null, note: string | null, loaded: boolean, weightKg: number, collect: { amount: string, currency: string } | null };

export type BoardStopFragment = { id: string, sequence: number, locked: boolean, name: string | null, address: string | null, city: string | null, windowFrom: string | null, windowTo: string | null, eta: string | null, begunAt: string | null, arrivedAt: string | null, completedAt: string | null, late: boolean, atRisk: boolean, tasks: Array<{ id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, contactName: string | null, address: string, city: string, windowFrom: string | null, windowTo: string | null, note: string | null, loaded: boolean, weightKg: number, collect: { amount: string, currency: string } | null }> };

export type RunAmountsFragment = { collected: Array<{ amount: string, currency: string }>, toCollect: Array<{ amount: string, currency: string }>, float: { amount: string, currency: string } | null, expected: Array<{ amount: string, currency: string }>, counted: Array<{ amount: string, currency: string }> | null, difference: Array<{ amount: string, currency: string }> | null };

export type RunHeadFragment = { id: string, shortId: string, date: string, state: Types.RunState, vehicle: string | null, plannedKm: number | null, plannedMinutes: number | null, km: number | null, minutes: number | null, startedAt: string | null, finishedAt: string | null, driver: { id: string, name: string | null, capacityParcels: number | null }, hub: { id: string, code: string, name: string } | null, progress: { stops: number, stopsDone: number, tasks: number, completed: number, failed: number, open: number, late: number, atRisk: number, unloaded: number }, leftBehind: Array<{ reason: string }>, refusedEvents: Array<{ id: string }>, cash: { collected: Array<{ amount: string, currency: string }>, toCollect: Array<{ amount: string, currency: string }>, float: { amount: string, currency: string } | null, expected: Array<{ amount: string, currency: string }>, counted: Array<{ amount: string, currency: string }> | null, difference: Array<{ amount: string, currency: string }> | null } };

export type RunsOfDayQueryVariables = Exact<{
  date: string;
  hub?: string | null | undefined;
  first?: number;
}>;


export type RunsOfDayQuery = { runs: { totalCount: number, nodes: Array<{ id: string, shortId: string, date: string, state: Types.RunState, vehicle: string | null, plannedKm: number | null, plannedMinutes: number | null, km: number | null, minutes: number | null, startedAt: string | null, finishedAt: string | null, stops: Array<{ id: string, sequence: number, locked: boolean, name: string | null, address: string | null, city: string | null, windowFrom: string | null, windowTo: string | null, eta: string | null, begunAt: string | null, arrivedAt: string | null, completedAt: string | null, late: boolean, atRisk: boolean, tasks: Array<{ id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, contactName: string | null, address: string, city: string, windowFrom: string | null, windowTo: string | null, note: string | null, loaded: boolean, weightKg: number, collect: { amount: string, currency: string } | null }> }>, driver: { id: string, name: string | null, capacityParcels: number | null }, hub: { id: string, code: string, name: string } | null, progress: { stops: number, stopsDone: number, tasks: number, completed: number, failed: number, open: number, late: number, atRisk: number, unloaded: number }, leftBehind: Array<{ reason: string }>, refusedEvents: Array<{ id: string }>, cash: { collected: Array<{ amount: string, currency: string }>, toCollect: Array<{ amount: string, currency: string }>, float: { amount: string, currency: string } | null, expected: Array<{ amount: string, currency: string }>, counted: Array<{ amount: string, currency: string }> | null, difference: Array<{ amount: string, currency: string }> | null } }> } };

export type UnassignedTasksQueryVariables = Exact<{
  hub?: string | null | undefined;
  first: number;
}>;


export type UnassignedTasksQuery = { tasks: { totalCount: number, nodes: Array<{ id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, contactName: string | null, address: string, city: string, windowFrom: string | null, windowTo: string | null, note: string | null, loaded: boolean, weightKg: number, collect: { amount: string, currency: string } | null }> } };

export type FleetPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetPlacesQuery = { hubs: Array<{ id: string, code: string, name: string, timeZone: string, active: boolean }> };

export type FleetDriversQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetDriversQuery = { drivers: Array<{ id: string, name: string | null, vehicle: string | null, active: boolean, hub: { id: string, code: string } | null }> };

export type RunsMovedSubscriptionVariables = Exact<{
  date?: string | null | undefined;
  hub?: string | null | undefined;
}>;


export type RunsMovedSubscription = { runChanged: { runId: string, cause: string } };

export type MoveTaskMutationVariables = Exact<{
  taskId: string;
  runId?: string | null | undefined;
  position?: number | null | undefined;
}>;


export type MoveTaskMutation = { assignTask: { id: string } };

export type GiveTasksMutationVariables = Exact<{
  input: Types.AssignTasksInput;
}>;


export type GiveTasksMutation = { assignTasksToDriver: { id: string } };

export type OrderStopsMutationVariables = Exact<{
  runId: string;
  stopIds: Array<string> | string;
}>;


export type OrderStopsMutation = { reorderStops: { id: string } };

export type LockStopMutationVariables = Exact<{
  id: string;
  locked: boolean;
}>;


export type LockStopMutation = { lockStop: { id: string } };

export type ChangeTaskMutationVariables = Exact<{
  input: Types.UpdateTaskInput;
}>;


export type ChangeTaskMutation = { updateTask: { id: string } };

export type PlanDayMutationVariables = Exact<{
  input: Types.PlanRunsInput;
}>;


export type PlanDayMutation = { planRuns: { engine: Types.RouteEngine, km: number, minutes: number, runs: Array<{ id: string }>, unassigned: Array<{ reason: Types.UnassignedReason, task: { id: string, shortId: string, reference: string, contactName: string | null, city: string } }> } };

export type RefusedEventFragment = { id: string, kind: string, deviceTime: string | null, receivedAt: string, refusalCode: string | null, refusalMessage: string | null, refusalVariant: string | null, refusalParams: Record<string, unknown> | null, report: string | null, driver: { id: string, name: string | null }, task: { id: string, shortId: string, reference: string, run: { id: string, shortId: string } | null } | null };

export type RefusedEventsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RefusedEventsQuery = { refusedDriverEvents: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, kind: string, deviceTime: string | null, receivedAt: string, refusalCode: string | null, refusalMessage: string | null, refusalVariant: string | null, refusalParams: Record<string, unknown> | null, report: string | null, driver: { id: string, name: string | null }, task: { id: string, shortId: string, reference: string, run: { id: string, shortId: string } | null } | null }> } };

export type DecideEventMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type DecideEventMutation = { resolveDriverEvent: { id: string } };

export type ProofProblemsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ProofProblemsQuery = { proofProblems: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ kind: Types.ProofProblemKind, taskId: string, reason: string | null, at: string }> } };

export type ProblemTaskQueryVariables = Exact<{
  id: string;
}>;


export type ProblemTaskQuery = { task: { id: string, reference: string, contactName: string | null, driver: { id: string, name: string | null } | null } };

export type FleetFiguresQueryVariables = Exact<{
  from: string;
  to: string;
  by: Types.FleetFigureGroup;
  hub?: string | null | undefined;
}>;


export type FleetFiguresQuery = { fleetFigures: Array<{ day: string | null, runs: number, stops: number, stopsPerHour: number | null, firstAttemptSuccess: number | null, lateShare: number | null, kmPerStop: number | null, km: number, completed: number, failed: number, hub: { id: string, code: string, name: string } | null, driver: { id: string, name: string | null } | null, cashDifferences: Array<{ amount: string, currency: string }> }> };

export type RunProofFragment = { id: string, kind: Types.ProofKind, contentType: string | null, url: string | null, text: string | null, takenAt: string, received: boolean };

export type RunTaskFragment = { awb: string, contactPhone: string | null, contactPhoneE164: string | null, serviceName: string, loadedAt: string | null, begunAt: string | null, arrivedAt: string | null, endedAt: string | null, reasonCode: string | null, notes: string | null, wrongCodes: number | null, km: number | null, minutes: number | null, id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, contactName: string | null, address: string, city: string, windowFrom: string | null, windowTo: string | null, note: string | null, loaded: boolean, weightKg: number, proofs: Array<{ id: string, kind: Types.ProofKind, contentType: string | null, url: string | null, text: string | null, takenAt: string, received: boolean }>, collect: { amount: string, currency: string } | null };

export type RunDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RunDetailsQuery = { run: { timeZone: string, id: string, shortId: string, date: string, state: Types.RunState, vehicle: string | null, plannedKm: number | null, plannedMinutes: number | null, km: number | null, minutes: number | null, startedAt: string | null, finishedAt: string | null, start: { lat: number, lng: number } | null, driver: { id: string, name: string | null, phone: string | null, capacityParcels: number | null }, leftBehind: Array<{ reason: string, task: { id: string, shortId: string, reference: string, contactName: string | null } | null }>, refusedEvents: Array<{ id: string, kind: string, deviceTime: string | null, receivedAt: string, refusalCode: string | null, refusalMessage: string | null, refusalVariant: string | null, refusalParams: Record<string, unknown> | null, report: string | null, driver: { id: string, name: string | null }, task: { id: string, shortId: string, reference: string, run: { id: string, shortId: string } | null } | null }>, stops: Array<{ id: string, sequence: number, locked: boolean, name: string | null, company: string | null, phone: string | null, phoneE164: string | null, address: string | null, city: string | null, windowFrom: string | null, windowTo: string | null, plannedAt: string | null, eta: string | null, begunAt: string | null, arrivedAt: string | null, arrivedMetresAway: number | null, completedAt: string | null, late: boolean, atRisk: boolean, point: { lat: number, lng: number } | null, tasks: Array<{ awb: string, contactPhone: string | null, contactPhoneE164: string | null, serviceName: string, loadedAt: string | null, begunAt: string | null, arrivedAt: string | null, endedAt: string | null, reasonCode: string | null, notes: string | null, wrongCodes: number | null, km: number | null, minutes: number | null, id: string, shortId: string, kind: Types.TaskKind, state: Types.TaskState, reference: string, contactName: string | null, address: string, city: string, windowFrom: string | null, windowTo: string | null, note: string | null, loaded: boolean, weightKg: number, proofs: Array<{ id: string, kind: Types.ProofKind, contentType: string | null, url: string | null, text: string | null, takenAt: string, received: boolean }>, collect: { amount: string, currency: string } | null }> }>, hub: { id: string, code: string, name: string } | null, progress: { stops: number, stopsDone: number, tasks: number, completed: number, failed: number, open: number, late: number, atRisk: number, unloaded: number }, cash: { collected: Array<{ amount: string, currency: string }>, toCollect: Array<{ amount: string, currency: string }>, float: { amount: string, currency: string } | null, expected: Array<{ amount: string, currency: string }>, counted: Array<{ amount: string, currency: string }> | null, difference: Array<{ amount: string, currency: string }> | null } } };

export type RunMovedSubscriptionVariables = Exact<{
  run: string;
}>;


export type RunMovedSubscription = { runChanged: { runId: string, cause: string } };

export type StartRunMutationVariables = Exact<{
  id: string;
  cashFloat?: Types.MoneyInput | null | undefined;
}>;


export type StartRunMutation = { startRun: { id: string } };

export type FinishRunMutationVariables = Exact<{
  id: string;
  countedCash?: Array<Types.MoneyInput> | Types.MoneyInput | null | undefined;
}>;


export type FinishRunMutation = { finishRun: { id: string } };

export type ReplanRunMutationVariables = Exact<{
  id: string;
}>;


export type ReplanRunMutation = { replanRun: { id: string } };

export type TrackOfRunQueryVariables = Exact<{
  run: string;
  first: number;
  after?: string | null | undefined;
}>;


export type TrackOfRunQuery = { positions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ at: string, lat: number, lng: number, accuracy: number | null, speed: number | null, problem: Types.PositionProblem | null }> } };

export type RunPositionSubscriptionVariables = Exact<{
  run: string;
}>;


export type RunPositionSubscription = { positionChanged: { at: string, km: number } };

export type EndDriverSessionMutationVariables = Exact<{
  driverId: string;
}>;


export type EndDriverSessionMutation = { endDriverSession: number };

export type PrintRunSheetQueryVariables = Exact<{
  id: string;
  language: Types.LabelLanguage;
}>;


export type PrintRunSheetQuery = { runSheetFile: { fileName: string, content: string } };

export type DriverRowFragment = { id: string, name: string | null, vehicle: string | null, capacityKg: number | null, capacityLitres: number | null, capacityParcels: number | null, phone: string | null, phoneE164: string | null, languages: Array<string>, active: boolean, hub: { id: string, code: string, name: string } | null };

export type HubRowFragment = { id: string, code: string, name: string, address: string | null, city: string | null, countryCode: string | null, lat: number | null, lng: number | null, timeZone: string, phone: string | null, phoneE164: string | null, active: boolean, pickupDays: string, pickupCutoff: string | null };

export type FleetSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetSettingsQuery = { drivers: Array<{ id: string, name: string | null, vehicle: string | null, capacityKg: number | null, capacityLitres: number | null, capacityParcels: number | null, phone: string | null, phoneE164: string | null, languages: Array<string>, active: boolean, hub: { id: string, code: string, name: string } | null }>, hubs: Array<{ id: string, code: string, name: string, address: string | null, city: string | null, countryCode: string | null, lat: number | null, lng: number | null, timeZone: string, phone: string | null, phoneE164: string | null, active: boolean, pickupDays: string, pickupCutoff: string | null }> };

export type SaveDriverMutationVariables = Exact<{
  input: Types.UpdateDriverInput;
}>;


export type SaveDriverMutation = { updateDriver: { id: string } };

export type SaveHubMutationVariables = Exact<{
  input: Types.SaveHubInput;
}>;


export type SaveHubMutation = { saveHub: { id: string } };

export type ProofPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofPoliciesQuery = { proofPolicies: Array<{ id: string, sellerId: string | null, serviceCode: string | null, scan: boolean, photo: boolean, signature: boolean, otp: Types.OtpRule, failurePhoto: boolean, updatedAt: string }> };

export type SetProofPolicyMutationVariables = Exact<{
  input: Types.SetProofPolicyInput;
}>;


export type SetProofPolicyMutation = { setProofPolicy: { id: string } };

export type RemoveProofPolicyMutationVariables = Exact<{
  id: string;
}>;


export type RemoveProofPolicyMutation = { removeProofPolicy: boolean };

export type PolicySellerQueryVariables = Exact<{
  id: string;
}>;


export type PolicySellerQuery = { seller: { id: string, displayName: string } };

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
export const BoardTaskFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BoardTask on Task {
  id
  shortId
  kind
  state
  reference
  contactName
  address
  city
  windowFrom
  windowTo
  note
  loaded
  weightKg
  collect {
    amount
    currency
  }
}
    `, {"fragmentName":"BoardTask"}) as unknown as TypedDocumentString<BoardTaskFragment, unknown>;
export const BoardStopFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BoardStop on Stop {
  id
  sequence
  locked
  name
  address
  city
  windowFrom
  windowTo
  eta
  begunAt
  arrivedAt
  completedAt
  late
  atRisk
  tasks {
    ...BoardTask
  }
}
    fragment BoardTask on Task {
  id
  shortId
  kind
  state
  reference
  contactName
  address
  city
  windowFrom
  windowTo
  note
  loaded
  weightKg
  collect {
    amount
    currency
  }
}`, {"fragmentName":"BoardStop"}) as unknown as TypedDocumentString<BoardStopFragment, unknown>;
export const RunAmountsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RunAmounts on RunCash {
  collected {
    amount
    currency
  }
  toCollect {
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
  counted {
    amount
    currency
  }
  difference {
    amount
    currency
  }
}
    `, {"fragmentName":"RunAmounts"}) as unknown as TypedDocumentString<RunAmountsFragment, unknown>;
export const RunHeadFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RunHead on Run {
  id
  shortId
  date
  state
  vehicle
  plannedKm
  plannedMinutes
  km
  minutes
  startedAt
  finishedAt
  driver {
    id
    name
    capacityParcels
  }
  hub {
    id
    code
    name
  }
  progress {
    stops
    stopsDone
    tasks
    completed
    failed
    open
    late
    atRisk
    unloaded
  }
  leftBehind {
    reason
  }
  refusedEvents {
    id
  }
  cash {
    ...RunAmounts
  }
}
    fragment RunAmounts on RunCash {
  collected {
    amount
    currency
  }
  toCollect {
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
  counted {
    amount
    currency
  }
  difference {
    amount
    currency
  }
}`, {"fragmentName":"RunHead"}) as unknown as TypedDocumentString<RunHeadFragment, unknown>;
export const RefusedEventFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RefusedEvent on DriverEvent {
  id
  kind
  deviceTime
  receivedAt
  refusalCode
  refusalMessage
  refusalVariant
  refusalParams
  report
  driver {
    id
    name
  }
  task {
    id
    shortId
    reference
    run {
      id
      shortId
    }
  }
}
    `, {"fragmentName":"RefusedEvent"}) as unknown as TypedDocumentString<RefusedEventFragment, unknown>;
export const RunProofFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RunProof on Proof {
  id
  kind
  contentType
  url
  text
  takenAt
  received
}
    `, {"fragmentName":"RunProof"}) as unknown as TypedDocumentString<RunProofFragment, unknown>;
export const RunTaskFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RunTask on Task {
  ...BoardTask
  awb
  contactPhone
  contactPhoneE164
  serviceName
  loadedAt
  begunAt
  arrivedAt
  endedAt
  reasonCode
  notes
  wrongCodes
  km
  minutes
  proofs {
    ...RunProof
  }
}
    fragment BoardTask on Task {
  id
  shortId
  kind
  state
  reference
  contactName
  address
  city
  windowFrom
  windowTo
  note
  loaded
  weightKg
  collect {
    amount
    currency
  }
}
fragment RunProof on Proof {
  id
  kind
  contentType
  url
  text
  takenAt
  received
}`, {"fragmentName":"RunTask"}) as unknown as TypedDocumentString<RunTaskFragment, unknown>;
export const DriverRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DriverRow on Driver {
  id
  name
  vehicle
  capacityKg
  capacityLitres
  capacityParcels
  phone
  phoneE164
  languages
  active
  hub {
    id
    code
    name
  }
}
    `, {"fragmentName":"DriverRow"}) as unknown as TypedDocumentString<DriverRowFragment, unknown>;
export const HubRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HubRow on Hub {
  id
  code
  name
  address
  city
  countryCode
  lat
  lng
  timeZone
  phone
  phoneE164
  active
  pickupDays
  pickupCutoff
}
    `, {"fragmentName":"HubRow"}) as unknown as TypedDocumentString<HubRowFragment, unknown>;
export const RunsOfDayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RunsOfDay($date: String!, $hub: String, $first: Int! = 40) {
  runs(date: $date, hub: $hub, first: $first) {
    totalCount
    nodes {
      ...RunHead
      stops {
        ...BoardStop
      }
    }
  }
}
    fragment BoardTask on Task {
  id
  shortId
  kind
  state
  reference
  contactName
  address
  city
  windowFrom
  windowTo
  note
  loaded
  weightKg
  collect {
    amount
    currency
  }
}
fragment BoardStop on Stop {
  id
  sequence
  locked
  name
  address
  city
  windowFrom
  windowTo
  eta
  begunAt
  arrivedAt
  completedAt
  late
  atRisk
  tasks {
    ...BoardTask
  }
}
fragment RunAmounts on RunCash {
  collected {
    amount
    currency
  }
  toCollect {
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
  counted {
    amount
    currency
  }
  difference {
    amount
    currency
  }
}
fragment RunHead on Run {
  id
  shortId
  date
  state
  vehicle
  plannedKm
  plannedMinutes
  km
  minutes
  startedAt
  finishedAt
  driver {
    id
    name
    capacityParcels
  }
  hub {
    id
    code
    name
  }
  progress {
    stops
    stopsDone
    tasks
    completed
    failed
    open
    late
    atRisk
    unloaded
  }
  leftBehind {
    reason
  }
  refusedEvents {
    id
  }
  cash {
    ...RunAmounts
  }
}`) as unknown as TypedDocumentString<RunsOfDayQuery, RunsOfDayQueryVariables>;
export const UnassignedTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnassignedTasks($hub: String, $first: Int!) {
  tasks(unassigned: true, hub: $hub, first: $first) {
    totalCount
    nodes {
      ...BoardTask
    }
  }
}
    fragment BoardTask on Task {
  id
  shortId
  kind
  state
  reference
  contactName
  address
  city
  windowFrom
  windowTo
  note
  loaded
  weightKg
  collect {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<UnassignedTasksQuery, UnassignedTasksQueryVariables>;
export const FleetPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetPlaces {
  hubs {
    id
    code
    name
    timeZone
    active
  }
}
    `) as unknown as TypedDocumentString<FleetPlacesQuery, FleetPlacesQueryVariables>;
export const FleetDriversDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetDrivers {
  drivers {
    id
    name
    vehicle
    active
    hub {
      id
      code
    }
  }
}
    `) as unknown as TypedDocumentString<FleetDriversQuery, FleetDriversQueryVariables>;
export const RunsMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription RunsMoved($date: String, $hub: String) {
  runChanged(date: $date, hub: $hub) {
    runId
    cause
  }
}
    `) as unknown as TypedDocumentString<RunsMovedSubscription, RunsMovedSubscriptionVariables>;
export const MoveTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveTask($taskId: String!, $runId: String, $position: Int) {
  assignTask(taskId: $taskId, runId: $runId, position: $position) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveTaskMutation, MoveTaskMutationVariables>;
export const GiveTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GiveTasks($input: AssignTasksInput!) {
  assignTasksToDriver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<GiveTasksMutation, GiveTasksMutationVariables>;
export const OrderStopsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderStops($runId: String!, $stopIds: [String!]!) {
  reorderStops(runId: $runId, stopIds: $stopIds) {
    id
  }
}
    `) as unknown as TypedDocumentString<OrderStopsMutation, OrderStopsMutationVariables>;
export const LockStopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LockStop($id: String!, $locked: Boolean!) {
  lockStop(id: $id, locked: $locked) {
    id
  }
}
    `) as unknown as TypedDocumentString<LockStopMutation, LockStopMutationVariables>;
export const ChangeTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeTask($input: UpdateTaskInput!) {
  updateTask(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeTaskMutation, ChangeTaskMutationVariables>;
export const PlanDayDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlanDay($input: PlanRunsInput!) {
  planRuns(input: $input) {
    engine
    km
    minutes
    runs {
      id
    }
    unassigned {
      reason
      task {
        id
        shortId
        reference
        contactName
        city
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlanDayMutation, PlanDayMutationVariables>;
export const RefusedEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RefusedEvents($first: Int!, $after: String) {
  refusedDriverEvents(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...RefusedEvent
    }
  }
}
    fragment RefusedEvent on DriverEvent {
  id
  kind
  deviceTime
  receivedAt
  refusalCode
  refusalMessage
  refusalVariant
  refusalParams
  report
  driver {
    id
    name
  }
  task {
    id
    shortId
    reference
    run {
      id
      shortId
    }
  }
}`) as unknown as TypedDocumentString<RefusedEventsQuery, RefusedEventsQueryVariables>;
export const DecideEventDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DecideEvent($id: String!, $note: String!) {
  resolveDriverEvent(id: $id, note: $note) {
    id
  }
}
    `) as unknown as TypedDocumentString<DecideEventMutation, DecideEventMutationVariables>;
export const ProofProblemsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProofProblems($first: Int!, $after: String) {
  proofProblems(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      kind
      taskId
      reason
      at
    }
  }
}
    `) as unknown as TypedDocumentString<ProofProblemsQuery, ProofProblemsQueryVariables>;
export const ProblemTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProblemTask($id: String!) {
  task(id: $id) {
    id
    reference
    contactName
    driver {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProblemTaskQuery, ProblemTaskQueryVariables>;
export const FleetFiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetFigures($from: String!, $to: String!, $by: FleetFigureGroup!, $hub: String) {
  fleetFigures(from: $from, to: $to, by: $by, hub: $hub) {
    day
    hub {
      id
      code
      name
    }
    driver {
      id
      name
    }
    runs
    stops
    stopsPerHour
    firstAttemptSuccess
    lateShare
    kmPerStop
    km
    completed
    failed
    cashDifferences {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<FleetFiguresQuery, FleetFiguresQueryVariables>;
export const RunDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RunDetails($id: String!) {
  run(id: $id) {
    ...RunHead
    timeZone
    start {
      lat
      lng
    }
    driver {
      id
      name
      phone
    }
    leftBehind {
      reason
      task {
        id
        shortId
        reference
        contactName
      }
    }
    refusedEvents {
      ...RefusedEvent
    }
    stops {
      id
      sequence
      locked
      name
      company
      phone
      phoneE164
      address
      city
      windowFrom
      windowTo
      plannedAt
      eta
      begunAt
      arrivedAt
      arrivedMetresAway
      completedAt
      late
      atRisk
      point {
        lat
        lng
      }
      tasks {
        ...RunTask
      }
    }
  }
}
    fragment BoardTask on Task {
  id
  shortId
  kind
  state
  reference
  contactName
  address
  city
  windowFrom
  windowTo
  note
  loaded
  weightKg
  collect {
    amount
    currency
  }
}
fragment RunAmounts on RunCash {
  collected {
    amount
    currency
  }
  toCollect {
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
  counted {
    amount
    currency
  }
  difference {
    amount
    currency
  }
}
fragment RunHead on Run {
  id
  shortId
  date
  state
  vehicle
  plannedKm
  plannedMinutes
  km
  minutes
  startedAt
  finishedAt
  driver {
    id
    name
    capacityParcels
  }
  hub {
    id
    code
    name
  }
  progress {
    stops
    stopsDone
    tasks
    completed
    failed
    open
    late
    atRisk
    unloaded
  }
  leftBehind {
    reason
  }
  refusedEvents {
    id
  }
  cash {
    ...RunAmounts
  }
}
fragment RefusedEvent on DriverEvent {
  id
  kind
  deviceTime
  receivedAt
  refusalCode
  refusalMessage
  refusalVariant
  refusalParams
  report
  driver {
    id
    name
  }
  task {
    id
    shortId
    reference
    run {
      id
      shortId
    }
  }
}
fragment RunProof on Proof {
  id
  kind
  contentType
  url
  text
  takenAt
  received
}
fragment RunTask on Task {
  ...BoardTask
  awb
  contactPhone
  contactPhoneE164
  serviceName
  loadedAt
  begunAt
  arrivedAt
  endedAt
  reasonCode
  notes
  wrongCodes
  km
  minutes
  proofs {
    ...RunProof
  }
}`) as unknown as TypedDocumentString<RunDetailsQuery, RunDetailsQueryVariables>;
export const RunMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription RunMoved($run: String!) {
  runChanged(run: $run) {
    runId
    cause
  }
}
    `) as unknown as TypedDocumentString<RunMovedSubscription, RunMovedSubscriptionVariables>;
export const StartRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartRun($id: String!, $cashFloat: MoneyInput) {
  startRun(id: $id, cashFloat: $cashFloat) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartRunMutation, StartRunMutationVariables>;
export const FinishRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishRun($id: String!, $countedCash: [MoneyInput!]) {
  finishRun(id: $id, unsentEvents: 0, countedCash: $countedCash) {
    id
  }
}
    `) as unknown as TypedDocumentString<FinishRunMutation, FinishRunMutationVariables>;
export const ReplanRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplanRun($id: String!) {
  replanRun(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReplanRunMutation, ReplanRunMutationVariables>;
export const TrackOfRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TrackOfRun($run: String!, $first: Int!, $after: String) {
  positions(run: $run, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      at
      lat
      lng
      accuracy
      speed
      problem
    }
  }
}
    `) as unknown as TypedDocumentString<TrackOfRunQuery, TrackOfRunQueryVariables>;
export const RunPositionDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription RunPosition($run: String!) {
  positionChanged(run: $run) {
    at
    km
  }
}
    `) as unknown as TypedDocumentString<RunPositionSubscription, RunPositionSubscriptionVariables>;
export const EndDriverSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndDriverSession($driverId: String!) {
  endDriverSession(driverId: $driverId)
}
    `) as unknown as TypedDocumentString<EndDriverSessionMutation, EndDriverSessionMutationVariables>;
export const PrintRunSheetDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PrintRunSheet($id: String!, $language: LabelLanguage!) {
  runSheetFile(id: $id, language: $language) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<PrintRunSheetQuery, PrintRunSheetQueryVariables>;
export const FleetSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetSettings {
  drivers {
    ...DriverRow
  }
  hubs {
    ...HubRow
  }
}
    fragment DriverRow on Driver {
  id
  name
  vehicle
  capacityKg
  capacityLitres
  capacityParcels
  phone
  phoneE164
  languages
  active
  hub {
    id
    code
    name
  }
}
fragment HubRow on Hub {
  id
  code
  name
  address
  city
  countryCode
  lat
  lng
  timeZone
  phone
  phoneE164
  active
  pickupDays
  pickupCutoff
}`) as unknown as TypedDocumentString<FleetSettingsQuery, FleetSettingsQueryVariables>;
export const SaveDriverDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveDriver($input: UpdateDriverInput!) {
  updateDriver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveDriverMutation, SaveDriverMutationVariables>;
export const SaveHubDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveHub($input: SaveHubInput!) {
  saveHub(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveHubMutation, SaveHubMutationVariables>;
export const ProofPoliciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProofPolicies {
  proofPolicies {
    id
    sellerId
    serviceCode
    scan
    photo
    signature
    otp
    failurePhoto
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<ProofPoliciesQuery, ProofPoliciesQueryVariables>;
export const SetProofPolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetProofPolicy($input: SetProofPolicyInput!) {
  setProofPolicy(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetProofPolicyMutation, SetProofPolicyMutationVariables>;
export const RemoveProofPolicyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveProofPolicy($id: String!) {
  removeProofPolicy(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveProofPolicyMutation, RemoveProofPolicyMutationVariables>;
export const PolicySellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PolicySeller($id: String!) {
  seller(id: $id) {
    id
    displayName
  }
}
    `) as unknown as TypedDocumentString<PolicySellerQuery, PolicySellerQueryVariables>;