import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context.js';
import { SellerType, type Seller } from '../../sellers/index.js';
import { shipmentStatsOf } from './seller-stats.js';
import { SellerShipmentStatsType } from './seller-stats.types.js';

@Resolver(() => SellerType)
export class SellerStatsResolver {
  @FieldResolver(() => SellerShipmentStatsType, { description: 'Shipment counts of the seller, by state.' })
  shipmentStats(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerShipmentStatsType> {
    return shipmentStatsOf(context, seller.id);
  }
}
