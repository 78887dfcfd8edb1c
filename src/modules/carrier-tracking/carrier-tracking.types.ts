import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'A header of an HTTP request.' })
export class CarrierHeaderInput {
  @Field(() => String, { description: 'Name in lower case.' })
  name!: string;

  @Field(() => String, { description: 'Value as received.' })
  value!: string;
}

@ObjectType('UnknownCarrierCode', { simpleResolvers: true, description: 'A code of a carrier that is not mapped to a status.' })
export class UnknownCarrierCodeType {
  @Field(() => String, { description: "The carrier's code." })
  code!: string;

  @Field(() => String, { nullable: true, description: "One of the carrier's messages with it." })
  message!: string | null;

  @Field(() => Int, { description: 'Number of scans with it.' })
  count!: number;

  @Field(() => DateTimeScalar, { description: 'When the first of them arrived.' })
  firstSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the last of them arrived.' })
  lastSeenAt!: Date;
}

@ObjectType('CarrierCancellation', { simpleResolvers: true, description: 'An open shipment whose booking the carrier has cancelled.' })
export class CarrierCancellationType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  reference!: string;

  @Field(() => String, { description: "The carrier's number." })
  awb!: string;

  @Field(() => String, { nullable: true, description: "In the carrier's words." })
  message!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the carrier cancelled it.' })
  occurredAt!: Date;
}
