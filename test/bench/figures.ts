/** The queries of the console's charts: thirty days of all sellers. */
export const FIGURES = `{ shipmentFigures { statuses { status count } days { date placed delivered failed returned }
  deliveryTime { count medianHours p90Hours buckets { upToHours count } } services { serviceCode serviceName delivered medianHours }
  failureReasons { reasonCode label count } codOutstanding { collected { amount currency } toCollect { amount currency } } } }`;

const MONTH = (moment: string): string => `${moment} >= date_trunc('day', now()) - interval '29 days'`;
const SETBACKS = `timeline_entry where applied and to_status in ('pickup_failed', 'not_collected', 'on_hold', 'failed', 'return_to_sender') and ${MONTH('occurred_at')}`;
const HOURS = 'extract(epoch from delivered_at - picked_up_at) / 3600';

/** The same figures in hand-written SQL that counts the rows, with the same indexes. */
export const FIGURES_BY_HAND = [
  'select status, count(*) from shipment group by status',
  `select created_at::date as day, 'placed' as what, count(*) from shipment where ${MONTH('created_at')} group by 1
   union all select delivered_at::date, 'delivered', count(*) from shipment where ${MONTH('delivered_at')} group by 1
   union all select occurred_at::date, case to_status when 'return_to_sender' then 'returned' else 'failed' end, count(*) from ${SETBACKS}
     and (to_status <> 'on_hold' or edge = 'fail_attempt') group by 1, 2`,
  `select count(*), percentile_cont(array[0.5, 0.9]) within group (order by ${HOURS}),
     ${[12, 24, 48, 72, 120, 168].map((upTo) => `count(*) filter (where ${HOURS} <= ${upTo})`).join(', ')}
   from shipment where picked_up_at is not null and ${MONTH('delivered_at')}`,
  `select service_code, count(*), percentile_cont(0.5) within group (order by ${HOURS}) from shipment where ${MONTH('delivered_at')} group by 1 order by 2 desc limit 10`,
  `select reason_code, count(*) from ${SETBACKS} and (to_status not in ('on_hold', 'return_to_sender') or edge = 'fail_attempt') group by 1 order by 2 desc limit 20`,
  `select currency, sum(remaining_minor) from cod_collection where reversed_at is null and stage <> 'deposited' group by 1
   union all select o.currency, sum(o.collection_minor) from shipment s join "order" o on o.id = s.order_id
     where s.status not in ('failed', 'return_to_sender', 'delivered', 'cancelled') and s.type = 'outbound' and s.payment_status = 'postpaid' and s.cod_stage is null group by 1`,
];
