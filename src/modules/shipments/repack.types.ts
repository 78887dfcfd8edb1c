import { InputType, ObjectType } from 'type-graphql';
import { Flag, nullable, Text, Email } from '../../platform/graphql/fields.js';
import { ShipmentTransitionType } from './transition.types.js';

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
