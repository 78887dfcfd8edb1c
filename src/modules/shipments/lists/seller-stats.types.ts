import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('SellerShipmentStats', { simpleResolvers: true, description: 'Shipment counts of a seller, by state.' })
export class SellerShipmentStatsType {
  @Field(() => Int, { description: 'Delivered.' })
  delivered!: number;

  @Field(() => Int, { description: 'Undeliverable shipments.' })
  failed!: number;

  @Field(() => Int, { description: 'Returning to the sender, or returned.' })
  returned!: number;

  @Field(() => Int, { description: 'Between pickup and delivery.' })
  inTransit!: number;
}
