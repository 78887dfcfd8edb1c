import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import type { ShipmentStatus } from '../shipment.machine.js';
import { db } from '../shipments.tables.js';
import type { SellerShipmentStatsType } from './shipment-list.types.js';

const ON_THEIR_WAY = ['picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold'] as const;

const countStanding = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('shipment')
    .select(({ fn }) => {
      const at = (...statuses: readonly ShipmentStatus[]) => fn.countAll<bigint>().filterWhere('status', 'in', statuses);
      return [
        'sellerId',
        at('delivered').as('delivered'),
        at('failed').as('failed'),
        at('return_to_sender').as('returned'),
        at(...ON_THEIR_WAY).as('inTransit'),
      ];
    })
    .where('sellerId', '=', anyOf($.ids))
    .groupBy('sellerId'),
);

const statsLoader = loaderBy<string, SellerShipmentStatsType & { sellerId: string }>(
  async (ids, { sql }) =>
    (await countStanding(sql, { ids })).map(({ sellerId, delivered, failed, returned, inTransit }) => ({
      sellerId,
      delivered: Number(delivered),
      failed: Number(failed),
      returned: Number(returned),
      inTransit: Number(inTransit),
    })),
  ({ sellerId }) => sellerId,
);

const NONE: SellerShipmentStatsType = { delivered: 0, failed: 0, returned: 0, inTransit: 0 };

export async function shipmentStatsOf(context: Context, sellerId: string): Promise<SellerShipmentStatsType> {
  return (await context.load(statsLoader, sellerId)) ?? NONE;
}
