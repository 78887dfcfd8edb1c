import { Field, InputType, ObjectType } from 'type-graphql';
import { ShipmentTransitionType } from './transition.types.js';

@InputType({ description: 'A verified parcel that is to be packed and measured again.' })
export class RepackShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why; written on the timeline. At most 500 characters.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept as an internal note. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'Who asked for it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('Repacking', { simpleResolvers: true, description: 'What became of a request to pack a parcel again.' })
export class RepackingType extends ShipmentTransitionType {
  @Field(() => Boolean, { description: 'True when an invoice for the difference in weight was open and is gone now.' })
  adjustmentInvoiceDeleted!: boolean;
}
