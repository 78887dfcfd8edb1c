import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import type { ShipmentStatus } from '../shipments/index.js';
import { db } from './directory.tables.js';
import type { SellerFiguresType, SellerShipmentStatsType, SellerShopType } from './directory.types.js';

const findFigures = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('sellerListing')
    .select(['id', 'totalShipments', 'shopCount', 'activeShopCount', 'lastShipmentAt'])
    .where('id', '=', anyOf($.ids)),
);

const figuresLoader = loaderBy<string, SellerFiguresType & { id: string }>(
  async (ids, { sql }) =>
    (await findFigures(sql, { ids })).map(({ totalShipments, ...row }) => ({ ...row, totalShipments: Number(totalShipments) })),
  ({ id }) => id,
);

export async function figuresOf(context: Context, sellerId: string): Promise<SellerFiguresType | null> {
  context.actor.require('seller:read');
  return context.load(figuresLoader, sellerId);
}

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
  context.actor.require('seller:read');
  return (await context.load(statsLoader, sellerId)) ?? NONE;
}

const findShops = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('shop')
    .select(['id', 'domain', 'name', 'platform', 'activated', 'createdAt', 'sellerId'])
    .where('sellerId', '=', anyOf($.sellerIds))
    .orderBy('sellerId')
    .orderBy('createdAt')
    .orderBy('id'),
);

const shopsLoader = listLoaderBy<string, SellerShopType & { sellerId: string }>(
  (sellerIds, { sql }) => findShops(sql, { sellerIds }),
  ({ sellerId }) => sellerId,
);

export async function shopsOf(context: Context, sellerId: string): Promise<SellerShopType[]> {
  context.actor.require('seller:read');
  return (await context.load(shopsLoader, sellerId)) ?? [];
}
