import { sql, type RawBuilder } from 'kysely';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { NOT_ON_OWN_ACCOUNT } from '../shipments/index.js';
import type { FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { CodOutstandingType } from './analytics.types.js';

/**
 * Parcels with cash to collect. Those that have left the store are in a partial index with the same wording, so keep them identical. On the
 * seller's own account, the carrier pays the seller.
 */
const TO_COLLECT = sql`s.payment_status = 'postpaid' and s.cod_stage is null and s.type = 'outbound'
  and ${NOT_ON_OWN_ACCOUNT}`;
const PLACED = sql`s.status in ('new', 'fulfilled')`;
const ON_THE_WAY = sql`s.status in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified',
  'ready_to_book', 'booked', 'in_transit', 'on_hold')`;

/** `of` restricts each part to a seller. */
function sumsOf(of: (row: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const orders = (where: RawBuilder<unknown>) => sql`select s.order_id from shipment s where ${TO_COLLECT} and ${where} ${of(sql`s`)}`;
  const sums = sql<{ kind: 'collected' | 'toCollect'; currency: string; amount: bigint }>`(
    select 'collected' as kind, c.currency, sum(c.remaining_minor)::bigint as amount from cod_collection c
     where c.reversed_at is null and c.stage <> 'deposited' and c.remaining_minor > 0 ${of(sql`c`)} group by 2
    union all
    select 'toCollect', o.currency, sum(o.collection_minor)::bigint
      from (${orders(PLACED)} union all ${orders(ON_THE_WAY)}) p join "order" o on o.id = p.order_id where o.collection_minor > 0 group by 2)`;
  return db.selectFrom(sums.as('sums')).select(['kind', 'currency', 'amount']).orderBy('kind').orderBy('currency');
}

const sumsOfAll = statement(() => sumsOf(() => sql``));
const sumsOfSeller = statement(($: Named<{ sellerId: string }>) => sumsOf((row) => sql`and ${row}.seller_id = ${$.sellerId}`));

/** Null for operator callers without permission to see custody. */
export async function readCodOutstanding({ actor, sql: on }: Context, { sellerId }: FiguresScope): Promise<CodOutstandingType | null> {
  if (actor.actsForOperator && !actor.can('cod:custody')) return null;
  const rows = await (sellerId === null ? sumsOfAll(on, {}) : sumsOfSeller(on, { sellerId }));
  const amountsOf = (wanted: (typeof rows)[number]['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ amount, currency }) => money(amount, currency));
  return { collected: amountsOf('collected'), toCollect: amountsOf('toCollect') };
}
