import type { TestApp } from './app.js';
import { ask, refused, type GraphQLRefusal } from './graphql.js';

export interface TimelineRow {
  readonly id: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reportedStatus: string;
  readonly applied: boolean;
  readonly inferred: boolean;
  readonly forced: boolean;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly reasonCode: string | null;
  readonly note: string | null;
  readonly occurredAt: string;
  readonly recordedAt: string;
  readonly location: { lat: number; lng: number } | null;
  readonly requestId: string | null;
  readonly trigger: string;
}

export interface ShipmentView {
  readonly id: string;
  readonly status: string;
  readonly statusAt: string;
  readonly sequence: number;
  readonly heldFrom: string | null;
  readonly holdReason: string | null;
  readonly awb: string;
  readonly awbAssigned: boolean;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly billingStatus: string;
  readonly pickupAttempts: number;
  readonly deliveryAttempts: number;
  readonly pickupReadyAt: string | null;
  readonly pickedUpAt: string | null;
  readonly deliveredAt: string | null;
  readonly deliveredAtPoint: { lat: number; lng: number } | null;
  readonly rtsCompletedAt: string | null;
  readonly verification: { weightKg: number; actualRate: { amount: string }; difference: { amount: string } } | null;
  readonly timeline: readonly TimelineRow[];
}

const VIEW = `query($id: String!) { shipment(id: $id) { id status statusAt sequence heldFrom holdReason awb awbAssigned trackingNumber trackingUrl billingStatus
  pickupAttempts deliveryAttempts pickupReadyAt pickedUpAt deliveredAt deliveredAtPoint { lat lng } rtsCompletedAt
  verification { weightKg lengthCm widthCm heightCm actualRate { amount } difference { amount } verifiedAt }
  timeline { id from to reportedStatus applied inferred forced actorType actorId reasonCode note occurredAt recordedAt location { lat lng } requestId trigger } } }`;

/** Everything about a shipment, as the operator sees it. */
export const viewOf = async (app: TestApp, id: string): Promise<ShipmentView> =>
  (await ask(app, app.accounts.erpToken, VIEW, { id })).shipment;

type Input = Readonly<Record<string, unknown>>;
const REPORT = 'mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { previousStatus newStatus transitionId } }';
const MOVE = 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { previousStatus newStatus transitionId } }';

interface Moved {
  readonly previousStatus: string;
  readonly newStatus: string;
  readonly transitionId: string | null;
}

/** What a carrier says, handed in by the operator. */
export const report = async (app: TestApp, id: string, status: string, more: Input = {}, token = app.accounts.erpToken): Promise<Moved> =>
  (await ask(app, token, REPORT, { i: { id, status, ...more } })).reportShipment;

export const refusedReport = (app: TestApp, id: string, status: string, more: Input = {}): Promise<GraphQLRefusal> =>
  refused(app, app.accounts.erpToken, REPORT, { i: { id, status, ...more } });

/** A step by a member of staff or an ERP system over GraphQL. */
export const move = async (app: TestApp, token: string, id: string, status: string, more: Input = {}): Promise<Moved> =>
  (await ask(app, token, MOVE, { i: { id, status, ...more } })).transitionShipment;

export const refusedMove = (app: TestApp, token: string, id: string, status: string, more: Input = {}): Promise<GraphQLRefusal> =>
  refused(app, token, MOVE, { i: { id, status, ...more } });

/** The applied rows as one chain: each begins where the one before ended. */
export function chainOf({ timeline }: Pick<ShipmentView, 'timeline'>): (string | null)[] {
  const applied = timeline.filter((row) => row.applied);
  applied.forEach((row, index) => expect(row.from).toBe(index === 0 ? null : applied[index - 1]?.to));
  return applied.map((row) => row.to);
}
