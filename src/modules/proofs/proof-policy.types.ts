import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { otpRule, type OtpRule } from './proofs.enums.js';

@ObjectType('ProofPolicy', {
  simpleResolvers: true,
  description:
    'What deliveries have to prove. The most specific policy applies as a whole: of a seller and service, of a seller, of a service, or for all.',
})
export class ProofPolicyType {
  @Field(() => ID, { description: 'UUID of the policy.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'UUID of the seller; null for all sellers.' })
  sellerId!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the service; null for all services.' })
  serviceCode!: string | null;

  @Field(() => Boolean, { description: 'The parcel is scanned at the door.' })
  scan!: boolean;

  @Field(() => Boolean, { description: 'A picture is taken. Not for pickups.' })
  photo!: boolean;

  @Field(() => Boolean, { description: 'The recipient signs. Not for pickups.' })
  signature!: boolean;

  @Field(() => enumType(otpRule), { description: 'When the consignee has to say the delivery code.' })
  otp!: OtpRule;

  @Field(() => Boolean, { description: 'A picture is taken if the task fails.' })
  failurePhoto!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'A policy. It replaces the one for the same seller and service.' })
export class SetProofPolicyInput {
  @Field(() => String, { nullable: true, description: 'UUID of the seller; all sellers if absent.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the service; all services if absent.' })
  serviceCode?: string | null;

  @Field(() => Boolean, { description: 'The parcel is scanned at the door.', defaultValue: false })
  scan!: boolean;

  @Field(() => Boolean, { description: 'A picture is taken. Not for pickups.', defaultValue: false })
  photo!: boolean;

  @Field(() => Boolean, { description: 'The recipient signs. Not for pickups.', defaultValue: false })
  signature!: boolean;

  @Field(() => enumType(otpRule), {
    nullable: true,
    description: 'When the consignee has to say the delivery code. WHEN_COLLECTING_OR_VALUABLE if absent.',
  })
  otp?: OtpRule | null;

  @Field(() => Boolean, { description: 'A picture is taken if the task fails.', defaultValue: false })
  failurePhoto!: boolean;
}
