import { Field, ObjectType } from 'type-graphql';
import { ShipmentType } from '../shipments/index.js';

@ObjectType('OrderOutcome', { simpleResolvers: true, description: 'What became of an order that its store named by number.' })
export class OrderOutcomeType {
  @Field(() => ShipmentType, { description: 'The outbound shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => Boolean, { description: 'False when it had been done before.' })
  changed!: boolean;
}
