import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOut } from '../../platform/graphql/money.type.js';
import type { FiguresScope } from './figures-scope.js';
import type { CodOutstandingType } from './figures.types.js';

interface SumRow {
  readonly kind: 'collected' | 'toCollect';
  readonly currency: string;
  readonly amount: string;
}

/** Parcels that have cash to bring; those that have left the store are in an index whose words these are. */
const TO_COLLECT = `s.payment_status = 'postpaid' and s.cod_stage is null and s.type = 'outbound'`;
const PLACED = `s.status in ('new', 'fulfilled')`;
const ON_THE_WAY = `s.status in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified',
  'ready_to_book', 'booked', 'in_transit', 'on_hold')`;

/** `of` narrows each part to a seller. */
const statementFor = (of: (row: string) => string): string => {
  const orders = (where: string): string => `select s.order_id from shipment s where ${TO_COLLECT} and ${where}${of('s')}`;
  return `select 'collected' as kind, c.currency, sum(c.remaining_minor)::text as amount from cod_collection c
    where c.reversed_at is null and c.stage <> 'deposited' and c.remaining_minor > 0${of('c')} group by 2
   union all
   select 'toCollect', o.currency, sum(o.collection_minor)::text
     from (${orders(PLACED)} union all ${orders(ON_THE_WAY)}) p join "order" o on o.id = p.order_id where o.collection_minor > 0 group by 2
   order by 1, 2`;
};
const OF_ALL = statementFor(() => '');
const OF_SELLER = statementFor((row) => ` and ${row}.seller_id = $1`);

/** Null for whoever works for the operator and is not to see whose cash is where. */
export async function readCodOutstanding({ actor, sql }: Context, { sellerId }: FiguresScope): Promise<CodOutstandingType | null> {
  if (actor.actsForOperator && !actor.can('cod:custody')) return null;
  const rows = await (sellerId === null ? sql<SumRow>(OF_ALL) : sql<SumRow>(OF_SELLER, [sellerId]));
  const sumsOf = (kind: SumRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ amount, currency }) => moneyOut(money(BigInt(amount), currency)));
  return { collected: sumsOf('collected'), toCollect: sumsOf('toCollect') };
}
