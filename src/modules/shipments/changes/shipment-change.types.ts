import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../../platform/live/live-change.types.js';
import type { ShipmentStatus } from '../shipment.machine.js';
import { shipmentStatus } from '../status-catalogue.js';

@ObjectType('ShipmentChange', { simpleResolvers: true, description: 'A change of the status of a shipment, as it happens.' })
export class ShipmentChangeType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  reference!: string;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'The status before; null for a new shipment.' })
  from!: ShipmentStatus | null;

  @Field(() => enumType(shipmentStatus), { description: 'The status after.' })
  to!: ShipmentStatus;

  @Field(() => Int, { description: 'Counts the changes of the shipment, so that a gap shows.' })
  sequence!: number;
}

@ArgsType()
export class ShipmentChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'Any id of a shipment: only its changes.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID of a seller: only changes of its shipments.' })
  sellerId?: string | null;

  @Field(() => [enumType(shipmentStatus)], { nullable: true, description: 'Only changes to one of these statuses.' })
  status?: ShipmentStatus[] | null;
}
