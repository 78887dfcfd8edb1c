import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { AddressType } from '../addresses/index.js';

@InputType({ description: 'A contact; absent fields keep the values of the original shipment.' })
export class ReturnContactInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number. At most 30 characters. Whether it can be dialled is seen in phoneE164 of the party.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address. At most 255 characters.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Company. At most 100 characters. Names may then be empty.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know. At most 500 characters.' })
  deliveryNote?: string | null;
}

@InputType({ description: 'A return of a delivered shipment.' })
export class CreateReturnInput {
  @Field(() => String, { description: 'Any id of the shipment to return: UUID, order UUID, reference, AWB or tracking number.' })
  shipmentId!: string;

  @Field(() => String, { nullable: true, description: 'Reason for the return. At most 500 characters.' })
  returnReason?: string | null;

  @Field(() => String, { nullable: true, description: 'Carrier service code; the cheapest available one when absent.' })
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'Stored as a note of the return. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => ReturnContactInput, { nullable: true, description: 'Contact for the pickup; the buyer when absent.' })
  pickupContactInfo?: ReturnContactInput | null;

  @Field(() => ReturnContactInput, { nullable: true, description: 'Contact for the delivery; the seller when absent.' })
  returnContactInfo?: ReturnContactInput | null;

  @Field(() => Boolean, { nullable: true, description: 'The operator bears the cost of the return. For the operator only.' })
  waiveFee?: boolean | null;

  @Field(() => String, { nullable: true, description: "E-mail address of the operator's person who requested it, for the audit." })
  operatorEmail?: string | null;
}

@ObjectType('ReturnParty', { simpleResolvers: true, description: 'A contact at a place, as of the creation of the return.' })
export class ReturnPartyType {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'What the driver should know.' })
  deliveryNote?: string | null;

  @Field(() => AddressType, { description: "The address. For a place of delivery, with the driver's coordinates." })
  address!: AddressType;
}

@ObjectType('ReturnShipment', { simpleResolvers: true, description: 'The return of a delivered shipment to its sender.' })
export class ReturnShipmentType {
  @Field(() => ID, { description: 'UUID of the return.' })
  id!: string;

  @Field(() => ReturnPartyType, { description: 'Pickup: the recipient of the original shipment.' })
  origin!: ReturnPartyType;

  @Field(() => ReturnPartyType, { description: 'Destination: the sender of the original shipment.' })
  destination!: ReturnPartyType;

  @Field(() => String, { nullable: true, description: 'Reason for the return.' })
  returnReason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;
}

@ObjectType('ReturnEligibility', { simpleResolvers: true, description: 'Whether a shipment can be returned now.' })
export class ReturnEligibilityType {
  @Field(() => Boolean, { description: 'True when it can be returned.' })
  eligible!: boolean;

  @Field(() => String, { nullable: true, description: 'The obstacle as a sentence.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The obstacle: NOT_DELIVERED, RETURN_EXISTS, RETURN_OF_RETURN or RETURN_WINDOW_CLOSED.',
  })
  code!: string | null;
}
