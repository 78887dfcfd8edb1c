import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { DeliveryCollectionInput } from './delivery-collection.types.js';
import { GeoPointInput } from './geo-point.types.js';
import { shipmentStatus } from './status-catalogue.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { ShipmentType } from './shipment.types.js';

@InputType({ description: 'A step of a shipment.' })
export class TransitionShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(shipmentStatus), { description: 'The status to reach.' })
  status!: ShipmentStatus;

  @Field(() => String, { nullable: true, description: 'Reason code; see reference.reasonCodes.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Free text, at most 2000 characters. Required to force.' })
  note?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it happened; now when absent. A report from before the current status is only listed.',
  })
  occurredAt?: Date | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Where it happened.' })
  location?: GeoPointInput | null;

  @Field(() => DeliveryCollectionInput, {
    nullable: true,
    description:
      'With status DELIVERED: what was collected. Required from staff while cash on delivery is open ' +
      '(COLLECTION_REQUIRED); optional from ERP tokens.',
  })
  collection?: DeliveryCollectionInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Sets any status; super administrators only. Moves no money except the collection.',
  })
  force?: boolean | null;

  @Field(() => String, { nullable: true, description: "The reporter's own event id; repeats are ignored." })
  sourceEventId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the reporter, such as a carrier feed.' })
  source?: string | null;
}

@ObjectType('ShipmentTransition', { simpleResolvers: true, description: 'Result of a step.' })
export class ShipmentTransitionType {
  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => enumType(shipmentStatus), { description: 'Status before.' })
  previousStatus!: ShipmentStatus;

  @Field(() => enumType(shipmentStatus), { description: 'The resulting status; unchanged when the report was late or repeated.' })
  newStatus!: ShipmentStatus;

  @Field(() => ID, { nullable: true, description: 'Id of the timeline entry; null for a repeated event.' })
  transitionId!: string | null;
}
