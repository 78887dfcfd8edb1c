import type { Context } from '../../../platform/graphql/context.js';
import { heldBy } from './held-by.js';

/** Filters a stream of changes to shipments that the driver holds when each change arrives. */
export async function* heldChanges<Told extends { readonly change: { readonly shipmentId: string } }>(
  { sql, actor }: Context,
  changes: AsyncIterable<Told>,
): AsyncGenerator<Told> {
  for await (const told of changes) {
    const { shipmentId } = told.change;
    if ((await heldBy(sql, actor, [shipmentId])).has(shipmentId)) yield told;
  }
}
