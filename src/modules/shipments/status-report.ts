import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Actor, ActorIdentity } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/errors.js';
import { fixOf } from '../../kernel/geo.js';
import { doorCollectionOf, nameInStep, type DoorCollection, type DoorFieldNames, type NotCollected } from './door-collection.types.js';
import { reasonCodes, reasonOf } from './reason-code.js';
import type { ScanDetails } from './scan-details.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { TransitionShipmentInput } from './transition.types.js';

/** The details of one step. */
export interface Step {
  readonly actor: Pick<ActorIdentity, 'type' | 'id'>;
  readonly occurredAt: Date;
  readonly reasonCode: string | null;
  readonly note: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  /** Implied by a later report, or part of its path: it happened, whatever the cost. */
  readonly inferred: boolean;
  /** Reported by the carrier rather than decided by us; money never blocks it. */
  readonly reported: boolean;
  readonly source: string | null;
  readonly sourceEventId: string | null;
  /** Null unless a carrier's scan reported it. */
  readonly scan: ScanDetails | null;
  /** Who stands at the door, and what they say of its cash. */
  readonly door: { readonly by: Actor; readonly collection: DoorCollection | NotCollected | null; readonly fieldOf: DoorFieldNames };
}

/** A wanted or reported status with its details. */
export interface StatusReport {
  readonly status: ShipmentStatus;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
  /** When it happened; now when absent. */
  readonly occurredAt?: Date | null;
  readonly location?: { readonly lat: number; readonly lng: number } | null;
  /** The reporter's own event id; repeats are ignored. */
  readonly sourceEventId?: string | null;
  readonly source?: string | null;
  /** Statuses that the parcel must have passed before this one; recorded as implied. */
  readonly through?: readonly ShipmentStatus[];
  readonly scan?: ScanDetails | null;
  /** What was collected at the door; only with the status `delivered`. */
  readonly collection?: DoorCollection | NotCollected | null;
  /** For another input than that of a step. */
  readonly collectionFieldOf?: DoorFieldNames;
}

export const reportOf = ({ collection, ...report }: TransitionShipmentInput): StatusReport => ({
  ...report,
  collection: collection && doorCollectionOf(collection),
});

/** Tolerates small clock differences; reports further in the future are refused. */
const MAX_AHEAD_MS = 5 * 60_000;

export function checkReport(report: StatusReport, now: Date): void {
  const checks = new FieldChecks();
  const codes = reasonCodes.map((reason) => reason.code);
  if (report.reasonCode != null && !reasonOf(report.reasonCode)) checks.fail('reasonCode', 'reasonCode', {}, codes);
  checkFields(checks, '', TransitionShipmentInput, report);
  if (report.occurredAt && report.occurredAt.getTime() > now.getTime() + MAX_AHEAD_MS) checks.fail('occurredAt', 'inFuture');
  if (report.location) checkLocation(checks, report.location);
  if (report.collection && report.status !== 'delivered') checks.fail('collection', 'onlyDelivered');
  checks.settle();
}

function checkLocation(checks: FieldChecks, { lat, lng }: { lat: number; lng: number }): void {
  if (lat < -90 || lat > 90) checks.fail('location.lat', 'between', { min: -90, max: 90 });
  if (lng < -180 || lng > 180) checks.fail('location.lng', 'between', { min: -180, max: 180 });
}

/** A report from before the current status was reached moves nothing. */
export const isLate = (shipment: Pick<Shipment, 'statusAt'>, report: StatusReport): boolean =>
  report.occurredAt != null && report.occurredAt < shipment.statusAt;

export function stepOf(report: StatusReport, actor: Actor, now: Date): Step {
  const occurredAt = report.occurredAt ?? now;
  return {
    actor: { type: actor.type, id: actor.id },
    occurredAt,
    reasonCode: report.reasonCode ?? null,
    note: report.note ?? null,
    location: fixOf(report.location),
    inferred: false,
    reported: false,
    source: sourceOf(report, actor),
    sourceEventId: report.sourceEventId || null,
    scan: report.scan ?? null,
    door: { by: actor, collection: report.collection ?? null, fieldOf: report.collectionFieldOf ?? nameInStep },
  };
}

/** Event ids are unique per reporter; an unnamed reporter is identified by its credential. An empty name or id counts as absent. */
export const sourceOf = (report: StatusReport, actor: Actor): string | null =>
  report.source || (report.sourceEventId ? `${actor.type}:${actor.id ?? ''}`.slice(0, 60) : null);
