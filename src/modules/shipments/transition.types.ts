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
    description: 'When it happened; now when absent. A time before the current status only lists the report.',
  })
  occurredAt?: Date | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Where it happened.' })
  location?: GeoPointInput | null;

  @Field(() => DeliveryCollectionInput, {
    nullable: true,
    description:
      'With the status DELIVERED: what was collected. Required from staff while cash on delivery is open (COLLECTION_REQUIRED); optional from ERP tokens.',
  })
  collection?: DeliveryCollectionInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Sets any status, for super administrators. Moves no money but the collection.' })
  force?: boolean | null;

  @Field(() => String, { nullable: true, description: "The reporter's own id of this event; the same one twice is ignored." })
  sourceEventId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the reporter, such as a carrier feed.' })
  source?: string | null;
}

@ObjectType('ShipmentTransition', { simpleResolvers: true, description: 'What became of a step.' })
export class ShipmentTransitionType {
  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => enumType(shipmentStatus), { description: 'Status before.' })
  previousStatus!: ShipmentStatus;

  @Field(() => enumType(shipmentStatus), { description: 'Status after; the same when the report came too late or was known.' })
  newStatus!: ShipmentStatus;

  @Field(() => ID, { nullable: true, description: 'Id of the timeline entry; null when the event was known.' })
  transitionId!: string | null;
}
