import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { Shipment } from './shipment.entity.js';

/** One statement for whatever is asked, so that the time of an answer does not tell a near miss from a far one. */
const BY_PUBLIC_ID = `
  select *, case upper($1) when reference then 1 when awb then 2 else 3 end as rank from shipment
  where reference = upper($1) or awb = upper($1) or tracking_number = upper($1) order by rank limit 3`;

/**
 * The shipment that a stranger names: by its reference, AWB or tracking number, which are hard to guess, and by no other id.
 * SHIPMENT_NOT_FOUND also where a number would stand for several, because their references are nobody's business.
 */
export async function findPublicShipment({ em, sql }: Context, given: string): Promise<Shipment> {
  const text = given.trim();
  const findable = text !== '' && text.length <= 60 && !text.includes('\0') && text.isWellFormed();
  const [first, second] = await sql<{ rank: number }>(BY_PUBLIC_ID, [findable ? text : '']);
  if (!first || first.rank === second?.rank) throw refuse('SHIPMENT_NOT_FOUND');
  const { rank: _, ...row } = first;
  return em.map(Shipment, row);
}
