import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import type { SellerFiguresType, SellerShipmentStatsType, SellerShopType } from './directory.types.js';

interface FiguresRow {
  readonly id: string;
  readonly total_shipments: string;
  readonly shop_count: number;
  readonly active_shop_count: number;
  readonly last_shipment_at: string | null;
}

const figuresLoader = loaderBy<string, SellerFiguresType & { id: string }>(
  async (ids, { sql }) => {
    const rows = await sql<FiguresRow>(
      'select id, total_shipments, shop_count, active_shop_count, last_shipment_at from seller_listing where id = any($1::uuid[])',
      [ids],
    );
    return rows.map((row) => ({
      id: row.id,
      totalShipments: Number(row.total_shipments),
      shopCount: row.shop_count,
      activeShopCount: row.active_shop_count,
      lastShipmentAt: instantOrNull(row.last_shipment_at),
    }));
  },
  ({ id }) => id,
);

export async function figuresOf(context: Context, sellerId: string): Promise<SellerFiguresType | null> {
  context.actor.require('seller:read');
  return context.load(figuresLoader, sellerId);
}

const ON_THEIR_WAY = ['picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold'];

const statsLoader = loaderBy<string, SellerShipmentStatsType & { id: string }>(
  async (ids, { sql }) =>
    sql(
      `select seller_id as id, count(*) filter (where status = 'delivered')::int as delivered, count(*) filter (where status = 'failed')::int as failed,
              count(*) filter (where status = 'return_to_sender')::int as returned, count(*) filter (where status = any($2))::int as "inTransit"
       from shipment where seller_id = any($1::uuid[]) group by seller_id`,
      [ids, ON_THEIR_WAY],
    ),
  ({ id }) => id,
);

const NONE: SellerShipmentStatsType = { delivered: 0, failed: 0, returned: 0, inTransit: 0 };

export async function shipmentStatsOf(context: Context, sellerId: string): Promise<SellerShipmentStatsType> {
  context.actor.require('seller:read');
  return (await context.load(statsLoader, sellerId)) ?? NONE;
}

const shopsLoader = listLoaderBy<string, SellerShopType & { sellerId: string }>(
  async (ids, { sql }) => {
    const rows = await sql<Omit<SellerShopType, 'createdAt'> & { sellerId: string; createdAt: string }>(
      `select id, domain, name, platform, activated, created_at as "createdAt", seller_id as "sellerId" from shop
       where seller_id = any($1::uuid[]) order by seller_id, created_at, id`,
      [ids],
    );
    return rows.map((row) => ({ ...row, createdAt: instantOf(row.createdAt) }));
  },
  ({ sellerId }) => sellerId,
);

export async function shopsOf(context: Context, sellerId: string): Promise<SellerShopType[]> {
  context.actor.require('seller:read');
  return (await context.load(shopsLoader, sellerId)) ?? [];
}
