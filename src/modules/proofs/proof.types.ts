import { ObjectType, InputType } from 'type-graphql';
import { Bytes, Choice, Count, Flag, Id, nullable, Text, When } from '../../platform/graphql/fields.js';
import { proofKind, type ProofKind, proofProblemKind, type ProofProblemKind, otpRule, type OtpRule } from './proofs.enums.js';
import { connectionType } from '../../platform/graphql/connection.js';

@ObjectType('ProofNeeds', { description: 'What has to be proved to complete a task.' })
export class ProofNeedsType {
  @Flag('The code of the parcel is scanned.') scan!: boolean;
  @Flag('A picture is taken.') photo!: boolean;
  @Flag('The recipient signs.') signature!: boolean;
  @Flag('The recipient says the delivery code, or the driver says why not.') otp!: boolean;
  @Flag('A picture is taken if the task fails.') failurePhoto!: boolean;
}

@ObjectType('CodeCheck', {
  description:
    'What the app of a driver checks a delivery code with while it has no network. A code whose tag differs is wrong. One in 256 wrong codes has the ' +
    'same tag, so the service checks each code again.',
})
export class CodeCheckType {
  @Text('Salt of PBKDF2, in base64.') salt!: string;
  @Count('Iterations of PBKDF2 with SHA-256.') iterations!: number;
  @Text('First byte of the result, in hexadecimal.') tag!: string;
  @When('When the code expires.') expiresAt!: Date;
  @Count('Tries that are left, as far as the service knows.') triesLeft!: number;
  @Count('Wrong codes that the app has reported with wrongCodes. triesLeft already includes them.') appTries!: number;
}

@ObjectType('Proof', { description: 'A proof of a task: a picture, a signature, a code or a scan.' })
export class ProofType {
  @Id('UUID of the proof.') id!: string;
  @Choice(proofKind, 'Kind of proof.') kind!: ProofKind;
  @Text('SHA-256 of the file as the device sent it; null without a file.', nullable) sha256!: string | null;
  @Text('Media type, detected by content; null until the file has arrived.', nullable) contentType!: string | null;
  @Count('Size in bytes, without metadata; null until the file has arrived.', nullable) size!: number | null;
  @Text('The scanned code. Never the digits of a delivery code.', nullable) text!: string | null;
  @When('When it was taken, by the clock of the device.', nullable) deviceTime!: Date | null;
  @When('When it was taken, by the clock of the service.') takenAt!: Date;

  lat!: number | null;

  lng!: number | null;

  receivedAt!: Date | null;

  deletedAt!: Date | null;
}

@ObjectType('ProofFile', { description: 'The file of a proof, with its content.' })
export class ProofFileType {
  @Text('Media type, detected by content.') contentType!: string;
  @Bytes('The picture, without metadata.') content!: Uint8Array;
}

@ObjectType('ProofProblem', { description: 'Something that is wrong with the proof of a task.' })
export class ProofProblemType {
  @Choice(proofProblemKind, 'What is wrong.') kind!: ProofProblemKind;
  @Id('UUID of the task.') taskId!: string;
  @Text('Why the driver went on without the code; null for a missing file.', nullable) reason!: string | null;
  @When('When the task was completed.') at!: Date;

  /** Its place in the list. */
  id!: string;

  createdAt!: Date;
}

export const ProofProblemConnection = connectionType('ProofProblem', () => ProofProblemType);

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
