import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('SellerShipmentStats', { simpleResolvers: true, description: 'Where the shipments of a seller stand.' })
export class SellerShipmentStatsType {
  @Field(() => Int, { description: 'Delivered.' })
  delivered!: number;

  @Field(() => Int, { description: 'Could not be delivered.' })
  failed!: number;

  @Field(() => Int, { description: 'On their way back to the sender, or there.' })
  returned!: number;

  @Field(() => Int, { description: 'Between collection and delivery.' })
  inTransit!: number;
}
