import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { AddressType } from '../addresses/index.js';

@InputType({ description: 'A contact; what is absent stays that of the first shipment.' })
export class ReturnContactInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number. At most 30 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address. At most 255 characters.' })
  email?: string | null;
}

@InputType({ description: 'A return of a delivered shipment.' })
export class CreateReturnInput {
  @Field(() => String, { description: 'Any id of the shipment that is to come back: UUID, order UUID, reference, AWB or tracking number.' })
  shipmentId!: string;

  @Field(() => String, { nullable: true, description: 'Why it comes back. At most 500 characters.' })
  returnReason?: string | null;

  @Field(() => String, { nullable: true, description: 'Carrier service code; the cheapest available one when absent.' })
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept as a note of the return. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => ReturnContactInput, { nullable: true, description: 'Who hands the parcel over, in place of the buyer.' })
  pickupContactInfo?: ReturnContactInput | null;

  @Field(() => ReturnContactInput, { nullable: true, description: 'Who takes it back, in place of the seller.' })
  returnContactInfo?: ReturnContactInput | null;

  @Field(() => Boolean, { nullable: true, description: 'The operator carries the cost of the return. For the operator alone.' })
  waiveFee?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Who of the operator asked for it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('ReturnParty', { simpleResolvers: true, description: 'Somebody at a place, as it was when the return was made.' })
export class ReturnPartyType {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => AddressType, { description: 'The place. Where a parcel was handed over, with the coordinates of the driver.' })
  address!: AddressType;
}

@ObjectType('ReturnShipment', { simpleResolvers: true, description: 'A delivered shipment on its way back to the sender.' })
export class ReturnShipmentType {
  @Field(() => ID, { description: 'UUID of the return.' })
  id!: string;

  @Field(() => ReturnPartyType, { description: 'Where it is fetched: the receiver of the first shipment.' })
  origin!: ReturnPartyType;

  @Field(() => ReturnPartyType, { description: 'Where it goes: the sender of the first shipment.' })
  destination!: ReturnPartyType;

  @Field(() => String, { nullable: true, description: 'Why it comes back.' })
  returnReason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  createdAt!: Date;
}

@ObjectType('ReturnEligibility', { simpleResolvers: true, description: 'Whether a shipment can be returned now.' })
export class ReturnEligibilityType {
  @Field(() => Boolean, { description: 'True when a return can be made.' })
  eligible!: boolean;

  @Field(() => String, { nullable: true, description: 'Why not, in a sentence.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Why not: NOT_DELIVERED, RETURN_EXISTS, RETURN_OF_RETURN or RETURN_WINDOW_CLOSED.' })
  code!: string | null;
}
