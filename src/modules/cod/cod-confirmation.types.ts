import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { codPaymentMethod, codStage, type CodStage } from '../shipments/index.js';
import type { ConfirmedMethod } from './cod.enums.js';

@InputType({ description: 'A collection at the door.' })
export class ConfirmCodInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(codPaymentMethod), { description: 'How it was taken.' })
  paymentMethod!: ConfirmedMethod;

  @Field(() => DecimalScalar, { nullable: true, description: 'What was taken; all that was to be collected when absent.' })
  amountCollected?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Currency; it must be the one of the order.' })
  currency?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken; now when absent.' })
  collectedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'UUID of the member of staff who took it.' })
  collectedById?: string | null;

  @Field(() => String, { nullable: true, description: 'Slip number of the terminal; needed for POS. At most 100 characters.' })
  posReference?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when less than expected was taken on purpose; the notes say why.' })
  acceptPartial?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the person who confirms, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('CodConfirmation', { simpleResolvers: true, description: 'What a confirmed collection did to the books.' })
export class CodConfirmationType {
  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => ID, { description: 'UUID of the invoice that it paid.' })
  invoiceId!: string;

  @Field(() => MoneyType, { description: 'What was collected.' })
  amountCollected!: MoneyType;

  @Field(() => Float, { description: 'Fee in percent.' })
  handlingFeePercent!: number;

  @Field(() => MoneyType, { description: 'Fee as an amount.' })
  handlingFee!: MoneyType;

  @Field(() => MoneyType, { description: 'What the wallet of the seller gained.' })
  netCredited!: MoneyType;

  @Field(() => enumType(codStage), { description: 'Who has the money.' })
  stage!: CodStage;

  @Field(() => [String], { description: "The transactions on the seller's wallet: the credit and, unless it is 0, the fee." })
  transactions!: string[];

  @Field(() => MoneyType, { description: 'The wallet after both.' })
  walletBalance!: MoneyType;

  @Field(() => Boolean, { description: 'True when the same was confirmed before.' })
  replayed!: boolean;
}
