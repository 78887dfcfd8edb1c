import type { DomainEvent, ShipmentChangeData } from '../../kernel/events.js';
import type { RunSql } from '../../platform/db/sql.js';

/** Everything a payload of a status event contains, as it was at the change, not at the time of sending. */
export interface ShipmentEvent extends Omit<ShipmentChangeData, 'transitionId' | 'isReturn' | 'from' | 'fromForStore' | 'to'> {
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly requestId: string | null;
  readonly traceparent: string | null;
  readonly sellerId: string;
  readonly shopDomain: string;
  readonly shipmentId: string;
  readonly orderReference: string | null;
  readonly from: string | null;
  readonly fromForStore: string | null;
  readonly to: string;
  readonly reason: string | null;
  /** True if nothing but the milestone is new. */
  readonly isMilestone: boolean;
}

/** Facts of a change that its event omits because they never change. */
export interface ChangeFacts {
  readonly transitionId: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  readonly reason: string | null;
}

/** How this module reads shipments, whose module it does not import. */
export interface WebhookSource {
  readonly hubStatuses: ReadonlySet<string>;
  readonly factsOf: (sql: RunSql, changes: readonly { shipmentId: string; transitionId: string }[]) => Promise<readonly ChangeFacts[]>;
}

/** Reads events of status changes and milestones and adds the facts they omit. */
export async function shipmentEvents(sql: RunSql, source: WebhookSource, events: readonly DomainEvent[]): Promise<ShipmentEvent[]> {
  const known = events.flatMap((event) => {
    if (event.type !== 'shipment.status_changed' && event.type !== 'shipment.milestone') return [];
    return event.ownerId === null ? [] : [{ event, sellerId: event.ownerId }];
  });
  if (known.length === 0) return [];
  const rows = await source.factsOf(
    sql,
    known.map(({ event: { subjectId, data } }) => ({ shipmentId: subjectId, transitionId: data.transitionId })),
  );
  const facts = new Map(rows.map((row) => [row.transitionId, row]));
  return known.flatMap(({ event, sellerId }) => {
    const { id: eventId, occurredAt, requestId, traceparent = null, subjectId: shipmentId, data } = event;
    const fact = facts.get(data.transitionId);
    const isMilestone = event.type === 'shipment.milestone';
    return fact ? [{ isMilestone, eventId, occurredAt, requestId, traceparent, shipmentId, sellerId, ...data, ...fact }] : [];
  });
}
