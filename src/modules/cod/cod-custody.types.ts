import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { codStage, type CodStage } from '../shipments/index.js';

@InputType({ description: 'A handover of collected money.' })
export class AdvanceCodHandoverInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(codStage), {
    nullable: true,
    description:
      'Must be the next stage, which is also the default. Without it, a repeat is the next step, unless it has an idempotencyKey.',
  })
  toStage?: CodStage | null;

  @Field(() => String, { nullable: true, description: 'UUID of the staff member who hands it over; defaults to the last holder.' })
  handedOverById?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the receiving staff member; required for cash that stays in the house.',
  })
  receivedById?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount received; defaults to the full amount. Any difference is a shortage.',
  })
  amount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Reason for a shortage; required if there is one. At most 500 characters.' })
  shortageNote?: string | null;

  @Field(() => String, { nullable: true, description: 'Bank slip; required for a deposit. At most 100 characters.' })
  depositReference?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of deposit; defaults to now.' })
  depositedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the reporting person, for the audit.' })
  operatorEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Repeats with the same key are one handover of the parcel. At most 200 characters.',
  })
  idempotencyKey?: string | null;
}

@ObjectType('CodCustodyStep', { simpleResolvers: true, description: 'One custody stage of collected money.' })
export class CodCustodyStepType {
  @Field(() => enumType(codStage), { description: 'The stage.' })
  stage!: CodStage;

  @Field(() => DateTimeScalar, { description: 'When the stage was reached.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'UUID of the staff member who received it; operator only.' })
  byId!: string | null;

  @Field(() => String, { nullable: true, description: 'Slip or id that proves it; operator only.' })
  reference!: string | null;
}

@ObjectType('CodHandover', { simpleResolvers: true, description: 'A completed handover of collected money.' })
export class CodHandoverType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => enumType(codStage), { description: 'Previous stage.' })
  previousStage!: CodStage;

  @Field(() => enumType(codStage), { description: 'Current stage.' })
  stage!: CodStage;

  @Field(() => MoneyType, { description: 'Amount received.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount missing.' })
  shortage!: MoneyType;

  @Field(() => [CodCustodyStepType], { description: 'All stages so far, earliest first.' })
  history!: CodCustodyStepType[];

  @Field(() => Boolean, { description: 'True if a handover with this idempotencyKey was recorded before; this is its result.' })
  replayed!: boolean;
}

@ObjectType('CodHolder', { simpleResolvers: true, description: 'A staff member who holds collected money.' })
export class CodHolderType {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;
}

@ObjectType('CodCustodySum', { simpleResolvers: true, description: 'Collected money held by one holder in one currency.' })
export class CodCustodySumType {
  @Field(() => enumType(codStage), { description: 'The stage.' })
  stage!: CodStage;

  @Field(() => Boolean, { description: 'True for cash; false for money still owed by a bank or provider.' })
  cash!: boolean;

  @Field(() => CodHolderType, { nullable: true, description: 'The holder; null if unnamed, or if a carrier has it.' })
  holder!: CodHolderType | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier that has it; null if nobody but the operator does.' })
  carrierCode!: string | null;

  @Field(() => MoneyType, { description: 'Amount held.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Number of parcels.' })
  shipments!: number;
}
