import type { Actor } from '../../../kernel/actor.js';
import { referencesMeant } from '../../../kernel/reference.js';
import { likeAny, searchPatterns } from '../../../platform/db/search-terms.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { NO_ID } from '../../../platform/ids.js';
import { HELD_BY_DRIVER } from '../assignments/held-by.js';
import { givenUuid, serviceCodesOf, shopIdOf } from './filter-ids.js';
import type { CheckedShipmentFilter } from './shipment-filter.rules.js';

/** A condition on a shipment `l` and the columns it covers: what the tallies cover can be counted without reading shipments. */
interface Condition {
  readonly about:
    'kind' | 'seller' | 'shop' | 'search' | 'createdDate' | 'laterDate' | 'since' | 'adjustment' | 'holder' | 'driver' | 'test';
  readonly sql: string;
  /** The same condition on the daily tally `l`, where it applies. */
  readonly tally?: string;
}

/** List filters as SQL. */
export interface ShipmentWhere {
  readonly conditions: readonly Condition[];
  readonly values: readonly unknown[];
}

const MOMENT_OF = { createdAt: 'created', pickedUpAt: 'picked_up', deliveredAt: 'delivered' } as const;

export async function shipmentWhere(
  sql: RunSql,
  scope: Pick<Actor, 'id' | 'sellerId' | 'shopId' | 'actsForOperator' | 'seesAssignedOnly'>,
  filter: CheckedShipmentFilter,
): Promise<ShipmentWhere> {
  const conditions: Condition[] = [];
  const values: unknown[] = [];
  const demand = (
    about: Condition['about'],
    condition: (value: string) => string,
    value: unknown,
    tally?: (value: string) => string,
  ): void => {
    if (value == null || (Array.isArray(value) && value.length === 0)) return;
    const place = `$${values.push(value)}`;
    const counted = tally ?? (about === 'kind' ? condition : undefined);
    conditions.push({ about, sql: condition(place), ...(counted && { tally: counted(place) }) });
  };
  const equal = (column: string) => (value: string) => `l.${column} = ${value}`;
  const oneOf = (column: string) => (value: string) => `l.${column} = any(${value})`;

  for (const id of [scope.sellerId, givenUuid(filter.sellerId)]) demand('seller', equal('seller_id'), id);
  for (const id of [scope.shopId, await shopIdOf(sql, filter.shopId)]) demand('shop', equal('shop_id'), id);
  if (scope.seesAssignedOnly) demand('driver', (value) => `l.id in (${HELD_BY_DRIVER(value)})`, scope.id ?? NO_ID);
  demand(
    'driver',
    (value) => `l.id in (${HELD_BY_DRIVER(value)})`,
    givenUuid(scope.actsForOperator || filter.driverId == null ? filter.driverId : NO_ID),
  );
  if (filter.search) conditions.push({ about: 'search', sql: searched(filter.search, (pattern) => `$${values.push(pattern)}`) });
  demand('kind', equal('type'), filter.type);
  demand('kind', oneOrMore('status', filter.status), single(filter.status));
  demand('kind', oneOf('service_code'), await serviceCodesOf(sql, filter.carrier));
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
      (value) => `l.${moment}_at ${sign} ${value}`,
      end,
      (value) => `l.${moment}_day ${sign} ${dayOf(value)}`,
    );
  // Only part of the day is in range.
  demand(
    'since',
    (value) => `l.updated_at >= ${value}`,
    filter.updatedSince,
    (value) => `l.updated_day > ${dayOf(value)}`,
  );
  return { conditions, values };
}

/** A single holder has few enough parcels to look up one by one; without this hint the planner would scan all shipments. */
const heldBy = (holder: string): string =>
  `l.id = any(array(select c.shipment_id from cod_collection c
     where c.holder_id = ${holder} and c.reversed_at is null and c.stage <> 'deposited'))`;

const searched = (term: string, given: (pattern: string) => string): string =>
  likeAny('l.terms', [term, ...referencesMeant(term)].flatMap(searchPatterns), given);

const dayOf = (value: string): string => `(${value}::timestamptz at time zone 'UTC')::date`;

function demandMarks(conditions: Condition[], { hasAdjustment, isTest }: CheckedShipmentFilter): void {
  if (hasAdjustment != null) {
    const sql = hasAdjustment ? 'l.has_adjustment' : 'not l.has_adjustment';
    conditions.push({ about: 'kind', sql, tally: sql });
  }
  if (isTest != null) conditions.push({ about: 'test', sql: isTest ? 'l.test' : 'not l.test' });
}

/** Compare a single value with `=`, so that an index starting with that column also provides the list order. */
const single = <T>(list: readonly T[] | null | undefined): T | readonly T[] | null | undefined => (list?.length === 1 ? list[0] : list);
const oneOrMore = (column: string, list: readonly unknown[] | null | undefined) => (value: string) =>
  list?.length === 1 ? `l.${column} = ${value}` : `l.${column} = any(${value})`;
