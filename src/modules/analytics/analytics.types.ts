import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';

@ArgsType()
export class FiguresArgs {
  @Field(() => String, {
    nullable: true,
    description: 'First day, YYYY-MM-DD in UTC. Requires endDate; without both, covers the last 30 days including today.',
  })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD in UTC, inclusive. The range covers at most 366 days.' })
  endDate?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only shipments of this seller. Sellers can only see their own figures.' })
  sellerId?: string | null;
}

@ObjectType('ShipmentFigures', {
  description: 'Shipment figures for charts, for one seller or all, returns included. Each field is computed only when requested.',
})
export class ShipmentFiguresType {}

@ObjectType('ShipmentStatusCount', { simpleResolvers: true, description: 'Number of shipments in a status.' })
export class ShipmentStatusCountType {
  @Field(() => enumType(shipmentStatus), { description: 'The status.' })
  status!: ShipmentStatus;

  @Field(() => Int, { description: 'Number of shipments, returns included.' })
  count!: number;
}

@ObjectType('ShipmentDay', { simpleResolvers: true, description: 'Activity on one day, from midnight to midnight UTC.' })
export class ShipmentDayType {
  @Field(() => String, { description: 'Day as YYYY-MM-DD.' })
  date!: string;

  @Field(() => Int, { description: 'Shipments placed.' })
  placed!: number;

  @Field(() => Int, { description: 'Shipments delivered.' })
  delivered!: number;

  @Field(() => Int, { description: 'Failed attempts at pickup and delivery, and deliveries that became impossible.' })
  failed!: number;

  @Field(() => Int, { description: 'Shipments sent back to their senders.' })
  returned!: number;
}

@ObjectType('DeliveryTimeBucket', { simpleResolvers: true, description: 'Deliveries grouped by duration.' })
export class DeliveryTimeBucketType {
  @Field(() => Int, {
    nullable: true,
    description: 'Upper bound in hours, inclusive; the previous bucket is the lower bound. Null: longer than all other buckets.',
  })
  upToHours!: number | null;

  @Field(() => Int, { description: 'Number of deliveries.' })
  count!: number;
}

@ObjectType('DeliveryTime', { simpleResolvers: true, description: 'Duration of deliveries, from pickup to door.' })
export class DeliveryTimeType {
  @Field(() => Int, { description: 'Deliveries in the range with a known pickup time.' })
  count!: number;

  @Field(() => Float, { nullable: true, description: 'Median in hours; null if there are no deliveries.' })
  medianHours!: number | null;

  @Field(() => Float, { nullable: true, description: '90th percentile in hours; null if there are no deliveries.' })
  p90Hours!: number | null;

  @Field(() => [DeliveryTimeBucketType], { description: 'Deliveries by duration, shortest first.' })
  buckets!: DeliveryTimeBucketType[];
}

@ObjectType('ServiceFigures', { simpleResolvers: true, description: 'Deliveries of one service.' })
export class ServiceFiguresType {
  @Field(() => String, { description: 'Code of the service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the service.' })
  serviceName!: string;

  @Field(() => Int, { description: 'Shipments delivered in the range.' })
  delivered!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Median hours from pickup to delivery; null if no pickup time is known.',
  })
  medianHours!: number | null;
}

@ObjectType('FailureReason', { simpleResolvers: true, description: 'Frequency of one failure reason.' })
export class FailureReasonType {
  @Field(() => String, { nullable: true, description: 'Code of the reason; null groups all attempts without one.' })
  reasonCode!: string | null;

  @Field(() => String, { description: 'Human-readable reason.' })
  label!: string;

  @Field(() => Int, { description: 'Number of attempts.' })
  count!: number;
}

@ObjectType('CodOutstanding', { simpleResolvers: true, description: 'Cash on delivery not yet in the bank, one amount per currency.' })
export class CodOutstandingType {
  @Field(() => [MoneyType], { description: 'Collected but not yet deposited, less shortages.' })
  collected!: MoneyType[];

  @Field(() => [MoneyType], {
    description: "Still to be collected for open shipments; without those on sellers' own accounts, whose carrier pays the seller.",
  })
  toCollect!: MoneyType[];
}
