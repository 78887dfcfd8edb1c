import { Field, ObjectType } from 'type-graphql';
import { ShipmentType } from '../shipments/index.js';

@ObjectType('OrderOutcome', { simpleResolvers: true, description: "Result of an operation on an order identified by its store's number." })
export class OrderOutcomeType {
  @Field(() => ShipmentType, { description: 'The outbound shipment after the operation.' })
  shipment!: ShipmentType;

  @Field(() => Boolean, { description: 'False if it had already been done.' })
  changed!: boolean;
}
