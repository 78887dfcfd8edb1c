import { Field, ID, ObjectType } from 'type-graphql';
import { WarningType } from '../../platform/graphql/warning.type.js';

@ObjectType('OrderPlacement', {
  simpleResolvers: true,
  description: 'What a store learns when it places an order. A repeat of the same order answers the same.',
})
export class OrderPlacementType {
  @Field(() => ID, { description: 'UUID of the order.' })
  orderId!: string;

  @Field(() => String, { description: 'Reference given by the store.' })
  orderReference!: string;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Public reference of the shipment; stands in for the AWB until pickup.' })
  shipmentReference!: string;

  @Field(() => String, { description: 'Domain of the store.' })
  shopDomain!: string;

  @Field(() => String, { description: 'Code of the carrier service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the carrier service.' })
  serviceName!: string;

  @Field(() => Boolean, { description: 'True when the service was chosen because the store named none.' })
  carrierAutoSelected!: boolean;

  @Field(() => [WarningType], { description: 'What was accepted but looks wrong.' })
  warnings!: readonly WarningType[];

  @Field(() => Boolean, { description: 'True when the order had been placed before.' })
  replayed!: boolean;
}
