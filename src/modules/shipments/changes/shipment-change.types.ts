import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../../platform/live/live-change.types.js';
import type { ShipmentStatus } from '../shipment.machine.js';
import { shipmentStatus } from '../status-catalogue.js';

@ObjectType('ShipmentChange', { simpleResolvers: true, description: 'A status change of a shipment, in real time.' })
export class ShipmentChangeType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  reference!: string;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'The previous status; null for a new shipment.' })
  from!: ShipmentStatus | null;

  @Field(() => enumType(shipmentStatus), { description: 'The new status.' })
  to!: ShipmentStatus;

  @Field(() => Int, { description: 'Counts the changes of a shipment, so that clients can detect gaps.' })
  sequence!: number;
}

@ArgsType()
export class ShipmentChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'Any id of a shipment; limits the stream to that shipment.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID of a seller; limits the stream to its shipments.' })
  sellerId?: string | null;

  @Field(() => [enumType(shipmentStatus)], { nullable: true, description: 'Limits the stream to changes to one of these statuses.' })
  status?: ShipmentStatus[] | null;
}
