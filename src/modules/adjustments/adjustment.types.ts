import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { adjustmentStatus, type AdjustmentStatus, shipmentStatus, ShipmentType, type ShipmentStatus } from '../shipments/index.js';
import { payerKind, disputeOutcome, type DisputeOutcome, type PayerKind } from './adjustments.enums.js';

@ObjectType('AdjustmentInvoice', { description: 'What a seller owes because a parcel is heavier or larger than declared.' })
export class AdjustmentInvoiceType {
  @Field(() => ID, { simple: true, description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Its number.' })
  refId!: number;

  @Field(() => enumType(adjustmentStatus), { simple: true, description: 'Where it stands.' })
  status!: AdjustmentStatus;

  @Field(() => JsonObjectScalar, { simple: true, description: 'The parcel as declared and as verified, with the rate of each.' })
  breakdown!: unknown;

  @Field(() => JsonObjectScalar, { simple: true, nullable: true, description: 'The objection of the seller and how it ended.' })
  dispute!: unknown;

  @Field(() => DateTimeScalar, { simple: true, description: 'When the parcel was measured.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => enumType(payerKind), { simple: true, nullable: true, description: 'How it was paid.' })
  paidBy!: PayerKind | null;
}

@InputType({ description: 'Which adjustment to take from its seller.' })
export class AdjustWalletInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Kept as an internal note. At most 2000 characters.' })
  notes?: string | null;
}

@ObjectType('WalletAdjustment', { simpleResolvers: true, description: 'What became of an adjustment.' })
export class WalletAdjustmentType {
  @Field(() => ShipmentType, { description: 'The shipment.' })
  shipment!: unknown;

  @Field(() => enumType(shipmentStatus), { description: 'Its status before.' })
  previousStatus!: ShipmentStatus;

  @Field(() => enumType(shipmentStatus), { description: 'Its status now.' })
  newStatus!: ShipmentStatus;

  @Field(() => MoneyType, { description: 'How much it is about.' })
  adjustmentAmount!: MoneyType;

  @Field(() => Boolean, { description: 'True when the wallet was charged; contract sellers owe it instead.' })
  walletDeducted!: boolean;

  @Field(() => ID, { nullable: true, description: 'The transaction; null while an approval is pending.' })
  transactionId!: string | null;

  @Field(() => MoneyType, { nullable: true, description: "Balance of the seller's account before." })
  beforeBalance!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: "Balance of the seller's account after." })
  afterBalance!: MoneyType | null;

  @Field(() => ID, { nullable: true, description: 'The request that has to be approved first.' })
  approvalRequestId!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'The threshold that the amount is above.' })
  threshold!: MoneyType | null;
}

@InputType({ description: 'An objection to an adjustment.' })
export class DisputeAdjustmentInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => String, { description: 'What is wrong with the measures. At most 2000 characters.' })
  reason!: string;

  @Field(() => [String], { nullable: true, description: 'Links to pictures, at most 20.' })
  photos?: string[] | null;
}

@InputType({ description: 'The end of a dispute.' })
export class ResolveDisputeInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => enumType(disputeOutcome), { description: 'Who is right.' })
  outcome!: DisputeOutcome;

  @Field(() => String, { nullable: true, description: 'Why. At most 2000 characters.' })
  note?: string | null;
}
