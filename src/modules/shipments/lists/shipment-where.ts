import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../../kernel/actor.js';
import { referencesMeant } from '../../../kernel/reference.js';
import { likeAny, searchPatterns } from '../../../platform/db/search-terms.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { givenUuid, NO_ID, isUuid } from '../../../platform/ids.js';
import type { ShopTables } from '../../shops/index.js';
import { db } from '../shipments.tables.js';
import type { CheckedShipmentFilter } from './shipment-filter.rules.js';

/** A condition on a shipment `l` and the columns it covers: what the tallies cover can be counted without reading shipments. */
export interface ShipmentCondition {
  readonly about:
    'kind' | 'seller' | 'shop' | 'search' | 'createdDate' | 'laterDate' | 'since' | 'adjustment' | 'holder' | 'driver' | 'test';
  readonly sql: RawBuilder<unknown>;
  /** The same condition on the daily tally `l`, where it applies. */
  readonly tally?: RawBuilder<unknown>;
  /** The value of a condition about "since". */
  readonly value: unknown;
}

type Column = (value: unknown) => RawBuilder<unknown>;

const MOMENT_OF = { createdAt: 'created', pickedUpAt: 'picked_up', deliveredAt: 'delivered' } as const;

export async function shipmentWhere(
  on: RunSql,
  scope: Pick<Actor, 'id' | 'sellerId' | 'shopId' | 'actsForOperator' | 'seesAssignedOnly'>,
  filter: CheckedShipmentFilter,
): Promise<readonly ShipmentCondition[]> {
  const conditions: ShipmentCondition[] = [];
  const demand = (about: ShipmentCondition['about'], condition: Column, value: unknown, tally?: Column): void => {
    if (value == null || (Array.isArray(value) && value.length === 0)) return;
    const counted = tally ?? (about === 'kind' ? condition : undefined);
    conditions.push({ about, value, sql: condition(value), ...(counted && { tally: counted(value) }) });
  };

  for (const id of [scope.sellerId, givenUuid(filter.sellerId)]) demand('seller', equal('seller_id'), id);
  for (const id of [scope.shopId, await shopIdOf(on, filter.shopId)]) demand('shop', equal('shop_id'), id);
  if (scope.seesAssignedOnly) demand('driver', heldByDriver, scope.id ?? NO_ID);
  demand('driver', heldByDriver, givenUuid(scope.actsForOperator || filter.driverId == null ? filter.driverId : NO_ID));
  demand('search', () => searched(filter.search ?? ''), filter.search);
  demand('kind', equal('type'), filter.type);
  demand('kind', oneOrMore('status', filter.status), single(filter.status));
  demand('kind', oneOf('service_code'), await serviceCodesOf(on, filter.carrier));
  demand('kind', equal('payment_status'), filter.paymentStatus);
  demand('kind', oneOrMore('billing_status', filter.billingStatus), single(filter.billingStatus));
  demand('kind', oneOrMore('cod_stage', filter.codStage), single(filter.codStage));
  demand('adjustment', oneOrMore('adjustment_status', filter.adjustmentStatus), single(filter.adjustmentStatus));
  demand('holder', heldBy, givenUuid(scope.actsForOperator || filter.codHolderId == null ? filter.codHolderId : NO_ID));
  demandMarks(conditions, filter);
  const moment = MOMENT_OF[filter.dateField ?? 'createdAt'];
  const about = moment === 'created' ? 'createdDate' : 'laterDate';
  for (const [sign, end] of [
    ['>=', filter.days.from],
    ['<', filter.days.before],
  ] as const)
    demand(
      about,
      (value) => sql`${sql.raw(`l.${moment}_at ${sign} `)}${value}`,
      end,
      (value) => sql`${sql.raw(`l.${moment}_day ${sign} `)}${dayOf(value)}`,
    );
  // Only part of the day is in range.
  demand(
    'since',
    (value) => sql`l.updated_at >= ${value}`,
    filter.updatedSince,
    (value) => sql`l.updated_day > ${dayOf(value)}`,
  );
  return conditions;
}

/** A single holder has few enough parcels to look up one by one; without this hint the planner would scan all shipments. */
const heldBy: Column = (holder) =>
  sql`l.id = any(array(select c.shipment_id from cod_collection c
     where c.holder_id = ${holder} and c.reversed_at is null and c.stage <> 'deposited'))`;

const heldByDriver: Column = (driver) => sql`l.id in (
    select held.shipment_id from shipment_assignment held where held.driver_id = ${driver} and held.ended_at is null)`;

const searched = (term: string): RawBuilder<unknown> => likeAny('l.terms', [term, ...referencesMeant(term)].flatMap(searchPatterns));

const dayOf: Column = (value) => sql`(${value}::timestamptz at time zone 'UTC')::date`;

function demandMarks(conditions: ShipmentCondition[], { hasAdjustment, isTest }: CheckedShipmentFilter): void {
  if (hasAdjustment != null) {
    const marked = sql.raw(hasAdjustment ? 'l.has_adjustment' : 'not l.has_adjustment');
    conditions.push({ about: 'kind', value: hasAdjustment, sql: marked, tally: marked });
  }
  if (isTest != null) conditions.push({ about: 'test', value: isTest, sql: sql.raw(isTest ? 'l.test' : 'not l.test') });
}

/** Compare a single value with `=`, so that an index starting with that column also provides the list order. */
const single = <T>(list: readonly T[] | null | undefined): T | readonly T[] | null | undefined => (list?.length === 1 ? list[0] : list);
const oneOrMore = (column: string, list: readonly unknown[] | null | undefined): Column =>
  list?.length === 1 ? equal(column) : oneOf(column);
const equal =
  (column: string): Column =>
  (value) =>
    sql`${sql.raw(`l.${column}`)} = ${value}`;
const oneOf =
  (column: string): Column =>
  (value) =>
    sql`${sql.raw(`l.${column}`)} = any(${value})`;

const findShop = statement(($: Named<{ domain: string }>) =>
  db
    .reading<ShopTables>()
    .selectFrom('shop')
    .select('id')
    .where(({ eb, fn }) => eb('domain', '=', fn<string>('lower', [$.domain]))),
);

/** Resolves a shop by domain or by id. */
async function shopIdOf(on: RunSql, idOrDomain: string | null | undefined): Promise<string | null> {
  if (idOrDomain == null) return null;
  if (isUuid(idOrDomain)) return idOrDomain;
  return (await findShop.first(on, { domain: idOrDomain.trim() }))?.id ?? NO_ID;
}

const findServices = statement(($: Named<{ code: string }>) => {
  const services = sql<{ code: string }>`(
    select s.code from carrier_service s join carrier c on c.id = s.carrier_id where upper(${$.code}) in (upper(s.code), upper(c.code)))`;
  return db.selectFrom(services.as('services')).select('code').orderBy('code');
});

/** Resolves a carrier code to its services, or a service code to itself. */
async function serviceCodesOf(on: RunSql, code: string | null | undefined): Promise<readonly string[] | null> {
  if (code == null) return null;
  const services = await findServices(on, { code: code.trim() });
  return services.length === 0 ? [code] : services.map((service) => service.code);
}
