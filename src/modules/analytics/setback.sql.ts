import { sql, type RawBuilder } from 'kysely';
import type { FiguresScope } from './analytics-scope.js';

/**
 * Setbacks in the scope, from a partial index that excludes the far more numerous other steps. Keep the wording identical to that index.
 */
export const setbacksOf = ({ sellerId, from, before }: FiguresScope): RawBuilder<unknown> => sql`
  timeline_entry e ${sellerId === null ? sql`` : sql`join shipment s on s.id = e.shipment_id and s.seller_id = ${sellerId}`}
  where e.applied and e.to_status in ('pickup_failed', 'not_collected', 'on_hold', 'failed', 'return_to_sender')
    and e.occurred_at >= ${from} and e.occurred_at < ${before}`;

/**
 * A failed attempt, or a delivery that became impossible. A parcel on hold counts only if a failed attempt led there; exhausting the
 * attempts does not count as another one.
 */
export const IS_FAILURE = sql`(e.to_status in ('pickup_failed', 'not_collected') or e.edge is not distinct from 'fail_attempt'
  or e.to_status = 'failed' and (e.from_status is distinct from 'on_hold' or e.reason_code is distinct from 'attempts_used'))`;

export const IS_WAY_BACK = sql`(e.to_status = 'return_to_sender' and e.from_status is distinct from e.to_status)`;
