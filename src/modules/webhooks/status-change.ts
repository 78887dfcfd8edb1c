import { z } from 'zod';
import type { DomainEvent } from '../../kernel/events.js';
import type { RunSql } from '../../platform/db/sql.js';

/** Everything a payload of a status event contains, as it was at the change, not at the time of sending. */
export interface StatusChange {
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly requestId: string | null;
  readonly traceparent: string | null;
  readonly sellerId: string;
  readonly shopId: string;
  readonly shopDomain: string;
  readonly shipmentId: string;
  readonly reference: string;
  readonly orderReference: string | null;
  readonly sequence: number;
  readonly from: string | null;
  /** The previous status for endpoints that do not receive hub statuses. */
  readonly fromForStore: string | null;
  readonly to: string;
  readonly awb: string | null;
  readonly trackingUrl: string | null;
  readonly serviceCode: string;
  /** Of a shop in test mode; absent otherwise. */
  readonly test?: boolean | undefined;
  readonly destination: { readonly city: string; readonly countryCode: string };
  readonly reason: string | null;
  /** Progress that a carrier reported; absent from most changes. */
  readonly milestone?: string | undefined;
  /** What the own fleet did for it; absent if no driver has had it. */
  readonly fleet?: z.infer<typeof fleetData> | undefined;
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

const fleetData = z.object({
  taskId: z.string(),
  driverName: z.string(),
  driverPhone: z.string().nullable(),
  completion: z.object({ success: z.boolean(), notes: z.string().nullable() }).nullable(),
  km: z.number().nullable(),
  minutes: z.number().nullable(),
});

const eventData = z.object({
  transitionId: z.string(),
  from: z.string().nullable(),
  fromForStore: z.string().nullable(),
  to: z.string(),
  sequence: z.number(),
  shopId: z.string(),
  reference: z.string(),
  serviceCode: z.string(),
  test: z.boolean().optional(),
  awb: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  destination: z.object({ city: z.string(), countryCode: z.string() }),
  milestone: z.string().optional(),
  fleet: fleetData.optional(),
});

/** Reads events of status changes and milestones and adds the facts they omit. Skips events of releases before webhooks, which lack the data. */
export async function statusChanges(sql: RunSql, source: WebhookSource, events: readonly DomainEvent[]): Promise<StatusChange[]> {
  const known = events.flatMap((event) => {
    if (event.type !== 'shipment.status_changed' && event.type !== 'shipment.milestone') return [];
    const { data, success } = eventData.safeParse(event.data);
    return success && event.ownerId !== null ? [{ event, sellerId: event.ownerId, data }] : [];
  });
  if (known.length === 0) return [];
  const rows = await source.factsOf(
    sql,
    known.map(({ event, data }) => ({ shipmentId: event.subjectId, transitionId: data.transitionId })),
  );
  const facts = new Map(rows.map((row) => [row.transitionId, row]));
  return known.flatMap(({ event, sellerId, data: { transitionId, ...data } }) => {
    const fact = facts.get(transitionId);
    const { id: eventId, occurredAt, requestId, traceparent = null, subjectId: shipmentId } = event;
    const isMilestone = event.type === 'shipment.milestone';
    return fact ? [{ isMilestone, eventId, occurredAt, requestId, traceparent, shipmentId, sellerId, ...data, ...fact }] : [];
  });
}
