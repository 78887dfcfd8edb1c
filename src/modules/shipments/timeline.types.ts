import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { GeoPointType } from './geo-point.types.js';
import { shipmentStatus } from './status-catalogue.js';
import type { ShipmentStatus } from './shipment.machine.js';

@ObjectType('TimelineEntry', { simpleResolvers: true, description: 'One report about a shipment. Never changed.' })
export class TimelineEntryType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'Status before; null for the first entry and for late reports.' })
  from!: ShipmentStatus | null;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'Status after; null for late reports.' })
  to!: ShipmentStatus | null;

  @Field(() => enumType(shipmentStatus), { description: 'The status that was reported.' })
  reportedStatus!: ShipmentStatus;

  @Field(() => String, { description: 'What caused it.' })
  trigger!: string;

  @Field(() => Boolean, { description: 'False for a report that came too late to move anything.' })
  applied!: boolean;

  @Field(() => Boolean, { description: 'True for a step that follows from a later report.' })
  inferred!: boolean;

  @Field(() => Boolean, { description: 'True when a super administrator set the status by force.' })
  forced!: boolean;

  @Field(() => String, { description: 'Kind of actor: shop, erp, ops, driver, carrier, system and so on.' })
  actorType!: string;

  @Field(() => String, { nullable: true, description: 'Id of the actor.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason code.' })
  reasonCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Free text.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the service learned of it.' })
  recordedAt!: Date;

  @Field(() => GeoPointType, { nullable: true, description: 'Where it happened.' })
  location!: GeoPointType | null;

  @Field(() => String, { nullable: true, description: 'Id of the request that wrote it.' })
  requestId!: string | null;
}

@ObjectType('AllowedTransition', { simpleResolvers: true, description: 'A step that the caller could take now.' })
export class AllowedTransitionType {
  @Field(() => Int, { description: 'Number of the edge in the reference table.' })
  edge!: number;

  @Field(() => enumType(shipmentStatus), { description: 'The status that it leads to.' })
  to!: ShipmentStatus;

  @Field(() => String, { description: 'What causes it.' })
  trigger!: string;

  @Field(() => [String], { description: 'What else it does.' })
  effects!: readonly string[];
}
