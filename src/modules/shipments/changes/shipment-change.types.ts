import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Choices, Count, Id, nullable, Text } from '../../../platform/graphql/fields.js';
import { LiveArgs, LiveChangeType } from '../../../platform/live/live-change.types.js';
import type { ShipmentStatus } from '../shipment.machine.js';
import { shipmentStatus } from '../status-catalogue.js';

@ObjectType('ShipmentChange', { description: 'A status change of a shipment, in real time.' })
export class ShipmentChangeType extends LiveChangeType {
  @Id('UUID of the shipment.') shipmentId!: string;
  @Text('Reference of the shipment.') reference!: string;
  @Choice(shipmentStatus, 'The previous status; null for a new shipment.', nullable) from!: ShipmentStatus | null;
  @Choice(shipmentStatus, 'The new status.') to!: ShipmentStatus;
  @Count('Counts the changes of a shipment, so that clients can detect gaps.') sequence!: number;
}

@ArgsType()
export class ShipmentChangedArgs extends LiveArgs {
  @Text('Any id of a shipment; limits the stream to that shipment.', nullable) id?: string | null;
  @Text('UUID of a seller; limits the stream to its shipments.', nullable) sellerId?: string | null;
  @Choices(shipmentStatus, 100, 'Limits the stream to changes to one of these statuses.', nullable) status?: ShipmentStatus[] | null;
}
