import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';

@ArgsType()
export class FiguresArgs {
  @Field(() => String, {
    nullable: true,
    description: 'First day, YYYY-MM-DD in UTC. Comes with endDate; without both, the last 30 days, today included.',
  })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD in UTC, itself included. At most 366 days in all.' })
  endDate?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only shipments of this seller. Sellers have their own figures and no others.' })
  sellerId?: string | null;
}

@ObjectType('ShipmentFigures', {
  description: 'What charts show of the shipments of one seller or of all, returns included. Each field is counted when it is asked for.',
})
export class ShipmentFiguresType {}

@ObjectType('ShipmentStatusCount', { simpleResolvers: true, description: 'How many shipments stand at a status.' })
export class ShipmentStatusCountType {
  @Field(() => enumType(shipmentStatus), { description: 'The status.' })
  status!: ShipmentStatus;

  @Field(() => Int, { description: 'How many shipments, returns included.' })
  count!: number;
}

@ObjectType('ShipmentDay', { simpleResolvers: true, description: 'What happened on one day, from midnight to midnight in UTC.' })
export class ShipmentDayType {
  @Field(() => String, { description: 'The day as YYYY-MM-DD.' })
  date!: string;

  @Field(() => Int, { description: 'Shipments that were placed.' })
  placed!: number;

  @Field(() => Int, { description: 'Shipments that were handed over to their receivers.' })
  delivered!: number;

  @Field(() => Int, { description: 'Attempts that failed, at the pickup and at the door, and deliveries that became impossible.' })
  failed!: number;

  @Field(() => Int, { description: 'Shipments that were sent back to their senders.' })
  returned!: number;
}

@ObjectType('DeliveryTimeBucket', { simpleResolvers: true, description: 'Deliveries that took about as long.' })
export class DeliveryTimeBucketType {
  @Field(() => Int, {
    nullable: true,
    description: 'They took at most as many hours, and more than the bucket before; null: longer than all others.',
  })
  upToHours!: number | null;

  @Field(() => Int, { description: 'How many deliveries.' })
  count!: number;
}

@ObjectType('DeliveryTime', { simpleResolvers: true, description: 'How long deliveries took, from the pickup to the door.' })
export class DeliveryTimeType {
  @Field(() => Int, { description: 'Deliveries of those days of which the pickup is known too.' })
  count!: number;

  @Field(() => Float, { nullable: true, description: 'Half of them took at most as many hours; null when there are none.' })
  medianHours!: number | null;

  @Field(() => Float, { nullable: true, description: 'Nine of ten took at most as many hours; null when there are none.' })
  p90Hours!: number | null;

  @Field(() => [DeliveryTimeBucketType], { description: 'All of them by how long they took, the quickest first.' })
  buckets!: DeliveryTimeBucketType[];
}

@ObjectType('ServiceFigures', { simpleResolvers: true, description: 'What one service has delivered.' })
export class ServiceFiguresType {
  @Field(() => String, { description: 'Code of the service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the service.' })
  serviceName!: string;

  @Field(() => Int, { description: 'Shipments that it delivered in those days.' })
  delivered!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Half of them took at most as many hours from the pickup on; null when no pickup is known.',
  })
  medianHours!: number | null;
}

@ObjectType('FailureReason', { simpleResolvers: true, description: 'How often attempts failed for one reason.' })
export class FailureReasonType {
  @Field(() => String, { nullable: true, description: 'Code of the reason; null for all attempts of which none was given.' })
  reasonCode!: string | null;

  @Field(() => String, { description: 'The reason in words.' })
  label!: string;

  @Field(() => Int, { description: 'How many attempts.' })
  count!: number;
}

@ObjectType('CodOutstanding', { simpleResolvers: true, description: 'Cash on delivery that is not in the bank, one amount per currency.' })
export class CodOutstandingType {
  @Field(() => [MoneyType], { description: 'What was collected and is not deposited yet, less what went missing on the way.' })
  collected!: MoneyType[];

  @Field(() => [MoneyType], { description: 'What is still to be collected for shipments that are placed and not at an end.' })
  toCollect!: MoneyType[];
}
