/**
 * Steps that an index of the timeline holds apart from the others, which are many more; its words are these. The range is $1 and $2,
 * the seller $3.
 */
export const setbacksOf = (
  sellerId: string | null,
): string => `timeline_entry e ${sellerId === null ? '' : 'join shipment s on s.id = e.shipment_id and s.seller_id = $3'}
  where e.applied and e.to_status in ('pickup_failed', 'not_collected', 'on_hold', 'failed', 'return_to_sender')
    and e.occurred_at >= $1 and e.occurred_at < $2`;

/**
 * An attempt that failed, or a delivery that became impossible. A parcel on hold has failed an attempt only if one led there, and
 * that its attempts are used up is no attempt more.
 */
export const IS_FAILURE = `(e.to_status in ('pickup_failed', 'not_collected') or e.edge is not distinct from 'fail_attempt'
  or e.to_status = 'failed' and (e.from_status is distinct from 'on_hold' or e.reason_code is distinct from 'attempts_used'))`;

export const IS_WAY_BACK = `(e.to_status = 'return_to_sender' and e.from_status is distinct from e.to_status)`;
