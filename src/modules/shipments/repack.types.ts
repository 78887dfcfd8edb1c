import { Field, InputType, ObjectType } from 'type-graphql';
import { ShipmentTransitionType } from './transition.types.js';

@InputType({ description: 'Requests repacking and new measurement of a verified parcel.' })
export class RepackShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Reason; recorded on the timeline. At most 500 characters.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored as an internal note. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the person who requested it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('Repacking', { simpleResolvers: true, description: 'Result of a repack request.' })
export class RepackingType extends ShipmentTransitionType {
  @Field(() => Boolean, { description: 'True when an open weight-adjustment invoice was deleted.' })
  adjustmentInvoiceDeleted!: boolean;
}
