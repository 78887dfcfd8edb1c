import { InputType, ObjectType } from 'type-graphql';
import { Choice, Flag, Id, nullable, One, Text, When, Measure, Email } from '../../platform/graphql/fields.js';
import { DeliveryCollectionInput } from './door-collection.types.js';
import { shipmentStatus } from './status-catalogue.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { ShipmentType } from './shipment.types.js';

@ObjectType('GeoPoint', { description: 'A point on the map.' })
export class GeoPointType {
  @Measure('Latitude in degrees.') lat!: number;
  @Measure('Longitude in degrees.') lng!: number;
}

@InputType({ description: 'A point on the map.' })
export class GeoPointInput {
  @Measure('Latitude in degrees, -90 to 90.') lat!: number;
  @Measure('Longitude in degrees, -180 to 180.') lng!: number;
}

@InputType({ description: 'A step of a shipment.' })
export class TransitionShipmentInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Choice(shipmentStatus, 'The status to reach.') status!: ShipmentStatus;
  @Text('Reason code; see reference.reasonCodes.', nullable) reasonCode?: string | null;
  @Text(2_000, 'Free text. Required to force.', nullable) note?: string | null;
  @When('When it happened; now when absent. A report from before the current status is only listed.', nullable) occurredAt?: Date | null;
  @One(() => GeoPointInput, 'Where it happened.', nullable) location?: GeoPointInput | null;

  @One(
    () => DeliveryCollectionInput,
    'With status DELIVERED: what was collected. Required from staff while cash on delivery is open ' +
      '(COLLECTION_REQUIRED); optional from ERP tokens.',
    nullable,
  )
  collection?: DeliveryCollectionInput | null;

  @Flag('Sets any status; super administrators only. Moves no money except the collection.', nullable) force?: boolean | null;
  @Text(200, "The reporter's own event id; repeats are ignored.", nullable) sourceEventId?: string | null;
  @Text(60, 'Name of the reporter, such as a carrier feed.', nullable) source?: string | null;
}

@ObjectType('ShipmentTransition', { description: 'Result of a step.' })
export class ShipmentTransitionType {
  @One(() => ShipmentType, 'The shipment afterwards.') shipment!: ShipmentType;
  @Choice(shipmentStatus, 'Status before.') previousStatus!: ShipmentStatus;
  @Choice(shipmentStatus, 'The resulting status; unchanged when the report was late or repeated.') newStatus!: ShipmentStatus;
  @Id('Id of the timeline entry; null for a repeated event.', nullable) transitionId!: string | null;
}

@InputType({ description: 'Requests repacking and new measurement of a verified parcel.' })
export class RepackShipmentInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Text(500, 'Reason; recorded on the timeline.', nullable) reason?: string | null;
  @Text(2_000, 'Stored as an internal note.', nullable) notes?: string | null;
  @Email('E-mail address of the person who requested it, for the audit.', nullable) operatorEmail?: string | null;
}

@ObjectType('Repacking', { description: 'Result of a repack request.' })
export class RepackingType extends ShipmentTransitionType {
  @Flag('True when an open weight-adjustment invoice was deleted.') adjustmentInvoiceDeleted!: boolean;
}
