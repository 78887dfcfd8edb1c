import { Field, InputType } from 'type-graphql';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.js';
import { proofKind, type ProofKind } from '../../proofs/index.js';
import { codPaymentMethod, GeoPointInput, type CodPaymentMethod } from '../../shipments/index.js';
import { taskOutcome, type TaskOutcome } from '../fleet.enums.js';

@InputType({ description: 'A proof of what was done.' })
export class ProofInput {
  @Field(() => enumType(proofKind), { description: 'Kind of proof.' })
  kind!: ProofKind;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the file, in hexadecimal. The file itself is sent with uploadProof, before or after.',
  })
  sha256?: string | null;

  @Field(() => String, { nullable: true, description: "For OTP the consignee's six digits; for SCAN the scanned text." })
  code?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken, by the clock of the device.' })
  deviceTime?: Date | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Where it was taken.' })
  location?: GeoPointInput | null;
}

@InputType({ description: 'The money taken at the door, or why none was.' })
export class TaskCollectionInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'Amount; the full amount due when absent.' })
  amount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code; must be the currency of the order.' })
  currency?: string | null;

  @Field(() => enumType(codPaymentMethod), { nullable: true, description: 'Payment method; required unless nothing was collected.' })
  method?: CodPaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'Slip number of the terminal; required for POS.' })
  posReference?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when less than the amount due was accepted on purpose; explain it in the notes.',
  })
  acceptPartial?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Why nothing was collected. Excludes the other fields. At most 500 characters.' })
  notCollectedReason?: string | null;
}

@InputType({ description: "A driver's report that a task has ended." })
export class CompleteTaskInput {
  @Field(() => String, { description: 'UUID or short id of the task.' })
  taskId!: string;

  @Field(() => String, { description: "The device's own id of this report. The same id again answers as the first time." })
  clientEventId!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it happened, by the clock of the device.' })
  deviceTime?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When this request was sent, by the same clock. Corrects a clock that is wrong; give it with every late report.',
  })
  sentAt?: Date | null;

  @Field(() => enumType(taskOutcome), { description: 'How it ended.' })
  outcome!: TaskOutcome;

  @Field(() => String, { nullable: true, description: 'Reason code of the catalogue; required for FAILED.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 2000 characters.' })
  notes?: string | null;

  @Field(() => TaskCollectionInput, { nullable: true, description: 'Cash on delivery; required where it is open.' })
  collected?: TaskCollectionInput | null;

  @Field(() => [ProofInput], { nullable: true, description: 'Proofs, at most 20.' })
  proofs?: ProofInput[] | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Where it happened.' })
  location?: GeoPointInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the delivery goes on without the code of the consignee. Listed for dispatch. At most 500 characters.',
  })
  withoutOtpReason?: string | null;
}
