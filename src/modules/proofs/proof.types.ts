import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BytesScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { proofKind, type ProofKind } from './proofs.enums.js';

@ObjectType('ProofNeeds', { simpleResolvers: true, description: 'What has to be proved to complete a task.' })
export class ProofNeedsType {
  @Field(() => Boolean, { description: 'The code of the parcel is scanned.' })
  scan!: boolean;

  @Field(() => Boolean, { description: 'A picture is taken.' })
  photo!: boolean;

  @Field(() => Boolean, { description: 'The recipient signs.' })
  signature!: boolean;

  @Field(() => Boolean, { description: 'The recipient says the delivery code, or the driver says why not.' })
  otp!: boolean;

  @Field(() => Boolean, { description: 'A picture is taken if the task fails.' })
  failurePhoto!: boolean;
}

@ObjectType('Proof', { simpleResolvers: true, description: 'A proof of a task: a picture, a signature, a code or a scan.' })
export class ProofType {
  @Field(() => ID, { description: 'UUID of the proof.' })
  id!: string;

  @Field(() => enumType(proofKind), { description: 'Kind of proof.' })
  kind!: ProofKind;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the file as the device sent it; null without a file.' })
  sha256!: string | null;

  @Field(() => String, { nullable: true, description: 'Media type, detected by content; null until the file has arrived.' })
  contentType!: string | null;

  @Field(() => Int, { nullable: true, description: 'Size in bytes, without metadata; null until the file has arrived.' })
  size!: number | null;

  @Field(() => String, { nullable: true, description: 'The scanned code. Never the digits of a delivery code.' })
  text!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken, by the clock of the device.' })
  deviceTime!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was taken, by the clock of the service.' })
  takenAt!: Date;

  lat!: number | null;
  lng!: number | null;
  receivedAt!: Date | null;
  deletedAt!: Date | null;
}

@ObjectType('ProofFile', { simpleResolvers: true, description: 'The file of a proof, with its content.' })
export class ProofFileType {
  @Field(() => String, { description: 'Media type, detected by content.' })
  contentType!: string;

  @Field(() => BytesScalar, { description: 'The picture, without metadata.' })
  content!: Uint8Array;
}
