import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { codStage, type CodStage } from '../shipments/index.js';

@InputType({ description: 'A step of collected money from hand to hand.' })
export class AdvanceCodHandoverInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(codStage), { nullable: true, description: 'Must be the next stage; that one when absent.' })
  toStage?: CodStage | null;

  @Field(() => String, { nullable: true, description: 'UUID of the member of staff who gives it; the last one who had it when absent.' })
  handedOverById?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the member of staff who takes it; needed for cash that stays in the house.',
  })
  receivedById?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What arrived; all of it when absent. The rest is a shortage.' })
  amount?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Why something is missing; needed with a shortage. At most 500 characters.' })
  shortageNote?: string | null;

  @Field(() => String, { nullable: true, description: 'Slip of the bank; needed for a deposit. At most 100 characters.' })
  depositReference?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was deposited; now when absent.' })
  depositedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the person who reports it, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('CodCustodyStep', { simpleResolvers: true, description: 'One hand that collected money came to.' })
export class CodCustodyStepType {
  @Field(() => enumType(codStage), { description: 'The stage.' })
  stage!: CodStage;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'UUID of the member of staff who took it; for the operator alone.' })
  byId!: string | null;

  @Field(() => String, { nullable: true, description: 'Slip or id that proves it; for the operator alone.' })
  reference!: string | null;
}

@ObjectType('CodHandover', { simpleResolvers: true, description: 'A step that collected money has taken.' })
export class CodHandoverType {
  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => enumType(codStage), { description: 'Who had the money before.' })
  previousStage!: CodStage;

  @Field(() => enumType(codStage), { description: 'Who has the money now.' })
  stage!: CodStage;

  @Field(() => MoneyType, { description: 'What arrived.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What was missing.' })
  shortage!: MoneyType;

  @Field(() => [CodCustodyStepType], { description: 'Every hand so far, the first one first.' })
  history!: CodCustodyStepType[];
}

@ObjectType('CodHolder', { simpleResolvers: true, description: 'A member of staff who has collected money.' })
export class CodHolderType {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;
}

@ObjectType('CodCustodySum', { simpleResolvers: true, description: 'Collected money that one holder has in one currency.' })
export class CodCustodySumType {
  @Field(() => enumType(codStage), { description: 'The stage.' })
  stage!: CodStage;

  @Field(() => Boolean, { description: 'True for cash; false for money that a bank or provider still owes.' })
  cash!: boolean;

  @Field(() => CodHolderType, { nullable: true, description: 'Who has it; null when nobody was named.' })
  holder!: CodHolderType | null;

  @Field(() => MoneyType, { description: 'How much.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Of how many parcels.' })
  shipments!: number;
}
