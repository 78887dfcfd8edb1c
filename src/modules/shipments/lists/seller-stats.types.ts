import { ObjectType } from 'type-graphql';
import { Count } from '../../../platform/graphql/fields.js';

@ObjectType('SellerShipmentStats', { description: 'Shipment counts of a seller, by state.' })
export class SellerShipmentStatsType {
  @Count('Delivered.') delivered!: number;
  @Count('Undeliverable shipments.') failed!: number;
  @Count('Returning to the sender, or returned.') returned!: number;
  @Count('Between pickup and delivery.') inTransit!: number;
}
