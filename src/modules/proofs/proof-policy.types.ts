import { InputType, ObjectType } from 'type-graphql';
import { Choice, Flag, Id, nullable, Text, When } from '../../platform/graphql/fields.js';
import { otpRule, type OtpRule } from './proofs.enums.js';

@ObjectType('ProofPolicy', {
  description:
    'What deliveries have to prove. The most specific policy applies as a whole: of a seller and service, of a seller, of a service, or for all.',
})
export class ProofPolicyType {
  @Id('UUID of the policy.') id!: string;
  @Text('UUID of the seller; null for all sellers.', nullable) sellerId!: string | null;
  @Text('Code of the service; null for all services.', nullable) serviceCode!: string | null;
  @Flag('The parcel is scanned at the door.') scan!: boolean;
  @Flag('A picture is taken. Not for pickups.') photo!: boolean;
  @Flag('The recipient signs. Not for pickups.') signature!: boolean;
  @Choice(otpRule, 'When the consignee has to say the delivery code.') otp!: OtpRule;
  @Flag('A picture is taken if the task fails.') failurePhoto!: boolean;
  @When('When it was last changed.') updatedAt!: Date;
}

@InputType({ description: 'A policy. It replaces the one for the same seller and service.' })
export class SetProofPolicyInput {
  @Text('UUID of the seller; all sellers if absent.', nullable) sellerId?: string | null;
  @Text('Code of the service; all services if absent.', nullable) serviceCode?: string | null;
  @Flag('The parcel is scanned at the door.', { defaultValue: false }) scan!: boolean;
  @Flag('A picture is taken. Not for pickups.', { defaultValue: false }) photo!: boolean;
  @Flag('The recipient signs. Not for pickups.', { defaultValue: false }) signature!: boolean;

  @Choice(otpRule, 'When the consignee has to say the delivery code. WHEN_COLLECTING_OR_VALUABLE if absent.', nullable)
  otp?: OtpRule | null;

  @Flag('A picture is taken if the task fails.', { defaultValue: false }) failurePhoto!: boolean;
}
