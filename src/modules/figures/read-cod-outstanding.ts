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

/** Statuses from which a parcel still comes to the door by itself. */
const ON_THE_WAY = `('new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified',
  'ready_to_book', 'booked', 'in_transit', 'on_hold')`;

const statementFor = (ofSeller: string): string =>
  `select 'collected' as kind, c.currency, sum(c.remaining_minor)::text as amount from cod_collection c
    where c.reversed_at is null and c.stage <> 'deposited' and c.remaining_minor > 0${ofSeller && ` and c.${ofSeller}`} group by 2
   union all
   select 'toCollect', o.currency, sum(o.collection_minor)::text from shipment s join "order" o on o.id = s.order_id
    where s.status in ${ON_THE_WAY} and s.type = 'outbound' and s.payment_status = 'postpaid' and s.cod_stage is null and o.collection_minor > 0
      ${ofSeller && ` and s.${ofSeller}`} group by 2
   order by 1, 2`;
const OF_ALL = statementFor('');
const OF_SELLER = statementFor('seller_id = $1');

/** Null for whoever works for the operator and is not to see whose cash is where. */
export async function readCodOutstanding({ actor, sql }: Context, { sellerId }: FiguresScope): Promise<CodOutstandingType | null> {
  if (actor.actsForOperator && !actor.can('cod:custody')) return null;
  const rows = await (sellerId === null ? sql<SumRow>(OF_ALL) : sql<SumRow>(OF_SELLER, [sellerId]));
  const sumsOf = (kind: SumRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ amount, currency }) => moneyOut(money(BigInt(amount), currency)));
  return { collected: sumsOf('collected'), toCollect: sumsOf('toCollect') };
}
