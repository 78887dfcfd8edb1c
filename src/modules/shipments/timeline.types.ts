import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { GeoPointType } from './geo-point.types.js';
import { shipmentStatus } from './status-catalogue.js';
import { shipmentMilestone, type ShipmentMilestone } from './scan-details.js';
import type { ShipmentStatus } from './shipment.machine.js';

@ObjectType('ProofOfDelivery', { simpleResolvers: true, description: 'What a carrier gave as proof of delivery.' })
export class ProofOfDeliveryType {
  @Field(() => String, { nullable: true, description: 'Name of the person who received it.' })
  signedBy!: string | null;

  @Field(() => String, { nullable: true, description: "Link to a picture or signature, on the carrier's server." })
  pictureUrl!: string | null;
}

@ObjectType('TimelineEntry', { simpleResolvers: true, description: 'One report about a shipment. Immutable.' })
export class TimelineEntryType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'Previous status; null for the first entry and for late reports.' })
  from!: ShipmentStatus | null;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'New status; null for reports that moved nothing.' })
  to!: ShipmentStatus | null;

  @Field(() => enumType(shipmentStatus), { description: 'The reported status.' })
  reportedStatus!: ShipmentStatus;

  @Field(() => String, { description: 'What caused it.' })
  trigger!: string;

  @Field(() => Boolean, { description: 'False for a report that moved nothing, such as a late one or a milestone.' })
  applied!: boolean;

  @Field(() => Boolean, { description: 'True for a step implied by a later report.' })
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

  @Field(() => DateTimeScalar, { description: 'When the service received it.' })
  recordedAt!: Date;

  @Field(() => GeoPointType, { nullable: true, description: 'Where it happened.' })
  location!: GeoPointType | null;

  @Field(() => enumType(shipmentMilestone), { nullable: true, description: 'Progress that a connected carrier reported.' })
  milestone!: ShipmentMilestone | null;

  @Field(() => String, { nullable: true, description: "The connected carrier's own code of the scan." })
  carrierCode!: string | null;

  @Field(() => String, { nullable: true, description: "Where it was scanned, in the carrier's words." })
  place!: string | null;

  @Field(() => ProofOfDeliveryType, { nullable: true, description: 'Proof of delivery, if the carrier gave one.' })
  proof!: ProofOfDeliveryType | null;

  @Field(() => String, { nullable: true, description: 'Id of the request that wrote it.' })
  requestId!: string | null;
}

@ObjectType('AllowedTransition', { simpleResolvers: true, description: 'A step that the caller can take now.' })
export class AllowedTransitionType {
  @Field(() => Int, { description: 'Number of the edge in the state machine.' })
  edge!: number;

  @Field(() => enumType(shipmentStatus), { description: 'The resulting status.' })
  to!: ShipmentStatus;

  @Field(() => String, { description: 'What triggers it.' })
  trigger!: string;

  @Field(() => [String], { description: 'Its side effects.' })
  effects!: readonly string[];
}
