import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { codPaymentMethod, codStage, type CodStage } from '../shipments/index.js';
import type { ConfirmedMethod } from './cod.enums.js';

@InputType({ description: 'A collection at the door.' })
export class ConfirmCodInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => enumType(codPaymentMethod), { description: 'Payment method.' })
  paymentMethod!: ConfirmedMethod;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount collected; defaults to the full amount due, in cash to what coins make of it.',
  })
  amountCollected?: string | number | null;

  @Field(() => String, { nullable: true, description: 'Currency; must be that of the order.' })
  currency?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of collection; defaults to now.' })
  collectedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'UUID of the staff member who collected it.' })
  collectedById?: string | null;

  @Field(() => String, { nullable: true, description: 'Slip number of the terminal; required for POS. At most 100 characters.' })
  posReference?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True to accept less than the amount due; requires notes that explain it.' })
  acceptPartial?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Notes. At most 500 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the confirming person, for the audit.' })
  operatorEmail?: string | null;
}

@ObjectType('CodConfirmation', { simpleResolvers: true, description: 'Postings of a confirmed collection.' })
export class CodConfirmationType {
  @Field(() => String, { description: 'Reference of the shipment.' })
  shipmentReference!: string;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => ID, { description: 'UUID of the paid invoice.' })
  invoiceId!: string;

  @Field(() => MoneyType, { description: 'Amount collected, and credited to the seller.' })
  amountCollected!: MoneyType;

  @Field(() => MoneyType, { description: 'Money that changed hands: the same, or in cash what coins make of it.' })
  amountTaken!: MoneyType;

  @Field(() => Float, { description: 'Fee in percent.' })
  handlingFeePercent!: number;

  @Field(() => MoneyType, { description: 'Fee as an amount.' })
  handlingFee!: MoneyType;

  @Field(() => MoneyType, { description: "Net credit to the seller's wallet." })
  netCredited!: MoneyType;

  @Field(() => enumType(codStage), { description: 'Current custody stage.' })
  stage!: CodStage;

  @Field(() => [String], { description: "The transactions on the seller's wallet: the credit and, unless zero, the fee." })
  transactions!: string[];

  @Field(() => MoneyType, { description: 'Wallet balances after both transactions.' })
  walletBalance!: MoneyType;

  @Field(() => Boolean, { description: 'True if the same collection was already confirmed.' })
  replayed!: boolean;

  @Field(() => [WarningType], { description: 'NOT_DELIVERED while the parcel is still on its way.' })
  warnings!: WarningType[];
}
