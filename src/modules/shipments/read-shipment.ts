import { refuse } from '../../kernel/errors.js';
import { zero, money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { instantOf } from '../../platform/db/sql.js';
import { moneyOut } from '../../platform/graphql/money.type.js';
import { isUuid } from '../../platform/ids.js';
import { openEdges, targetOf } from './edge.rules.js';
import { findShipmentId } from './find-shipment.js';
import { factsOf } from './shipment-facts.js';
import { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';
import type { AllowedTransitionType, ShipmentPackageType, ShipmentVerificationType, TimelineEntryType } from './shipment.types.js';

export const shipmentLoader = loaderBy<string, Shipment>(
  (ids, { em }) => em.find(Shipment, { id: { $in: [...ids] } }),
  (shipment) => shipment.id,
);

export const outboundLoader = loaderBy<string, Shipment>(
  (orderIds, { em }) => em.find(Shipment, { orderId: { $in: [...orderIds] }, type: 'outbound' }),
  (shipment) => shipment.orderId,
);

export async function shipmentByAnyId(context: Context, id: string): Promise<Shipment> {
  context.actor.require('shipment:read');
  const shipment = await context.load(shipmentLoader, await findShipmentId(context.sql, context.actor, id));
  if (!shipment) throw refuse('SHIPMENT_NOT_FOUND');
  return shipment;
}

export interface ShipmentFilter {
  readonly status?: readonly ShipmentStatus[] | null;
  readonly sellerId?: string | null;
  readonly shopId?: string | null;
}

/** The shipments that the caller may see, newest first. */
export function listShipments(context: Context, args: PageArgs & ShipmentFilter): Promise<Page<Shipment>> {
  const { actor, em, sql } = context;
  actor.require('shipment:read');
  const { conditions, values } = visibleWhere(args, actor);
  const where = conditions.length === 0 ? 'true' : conditions.join(' and ');
  return readPage(args, {
    count: async () => Number((await sql<{ count: string }>(`select count(*) from shipment where ${where}`, values))[0]?.count ?? 0),
    rows: async ({ limit, after, offset }) => {
      const n = values.length;
      const keyset = after ? `and (created_at, id) < ($${n + 3}, $${n + 4})` : '';
      const rows = await sql(
        `select * from shipment where ${where} ${keyset} order by created_at desc, id desc limit $${n + 1} offset $${n + 2}`,
        [...values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
      );
      return rows.map((row) => em.map(Shipment, row));
    },
  });
}

function visibleWhere(filter: ShipmentFilter, scope: { sellerId: string | undefined; shopId: string | undefined }) {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const demand = (condition: string, value: unknown): void => {
    values.push(value);
    conditions.push(condition.replace('?', `$${values.length}`));
  };
  if (scope.sellerId) demand('seller_id = ?', scope.sellerId);
  if (scope.shopId) demand('shop_id = ?', scope.shopId);
  if (filter.sellerId) demand('seller_id = ?', uuidOrNone(filter.sellerId));
  if (filter.shopId) demand('shop_id = ?', uuidOrNone(filter.shopId));
  if (filter.status?.length) demand('status = any(?)', filter.status);
  return { conditions, values };
}

/** An id that is none matches nothing, as an unknown one does. */
const uuidOrNone = (id: string): string => (isUuid(id) ? id : '00000000-0000-0000-0000-000000000000');

interface TimelineRecord {
  readonly shipment_id: string;
  readonly occurred_at: string;
  readonly recorded_at: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

const timelineLoader = listLoaderBy<string, TimelineEntryType & { shipmentId: string }>(
  async (ids, { sql }) => {
    const rows = await sql<TimelineRecord & TimelineEntryType>(
      `select id, shipment_id, from_status as "from", to_status as "to", reported_status as "reportedStatus", trigger, applied, inferred, forced,
              actor_type as "actorType", actor_id as "actorId", reason_code as "reasonCode", note, occurred_at, recorded_at, lat, lng,
              request_id as "requestId"
       from timeline_entry where shipment_id = any($1::uuid[]) order by shipment_id, seq`,
      [ids],
    );
    return rows.map((row) => ({
      ...row,
      shipmentId: row.shipment_id,
      occurredAt: instantOf(row.occurred_at),
      recordedAt: instantOf(row.recorded_at),
      location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    }));
  },
  (entry) => entry.shipmentId,
);

export const readTimeline = async (context: Context, shipmentId: string): Promise<TimelineEntryType[]> =>
  (await context.load(timelineLoader, shipmentId)) ?? [];

export function allowedTransitions(context: Context, shipment: Shipment): AllowedTransitionType[] {
  const facts = factsOf(shipment);
  const edges =
    context.actor.can('shipment:move') || context.actor.can('order:cancel')
      ? openEdges(facts, context.actor.type, context.services.settings)
      : [];
  return edges.flatMap((edge) => {
    const to = targetOf(edge, facts);
    return to === undefined ? [] : [{ edge: edge.id, to, trigger: edge.trigger, effects: edge.effects ?? [] }];
  });
}

const kg = (mg: bigint | number): number => Number(mg) / 1e6;
const cm = (um: bigint | number): number => Number(um) / 1e4;

export const packageOfShipment = (shipment: Shipment): ShipmentPackageType => ({
  weightKg: kg(shipment.weightMg),
  volumetricWeightKg: kg(shipment.volumetricMg),
  chargeableWeightKg: kg(shipment.chargeableMg),
  lengthCm: cm(shipment.lengthUm),
  widthCm: cm(shipment.widthUm),
  heightCm: cm(shipment.heightUm),
});

export function verificationOfShipment({ verification, currency }: Shipment): ShipmentVerificationType | null {
  if (!verification) return null;
  const of = (minor: string) => moneyOut(minor === '0' ? zero(currency) : money(BigInt(minor), currency));
  return {
    weightKg: kg(verification.weightMg),
    lengthCm: cm(verification.lengthUm),
    widthCm: cm(verification.widthUm),
    heightCm: cm(verification.heightUm),
    actualRate: of(verification.actualRateMinor),
    difference: of(verification.differenceMinor),
    verifiedAt: new Date(verification.verifiedAt),
  };
}
