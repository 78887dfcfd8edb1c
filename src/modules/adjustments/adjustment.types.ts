import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { adjustmentStatus, type AdjustmentStatus, shipmentStatus, ShipmentType, type ShipmentStatus } from '../shipments/index.js';
import { payerKind, disputeOutcome, type DisputeOutcome, type PayerKind } from './adjustments.enums.js';

@ObjectType('AdjustmentInvoice', { description: 'What a seller owes for a parcel that is heavier or larger than declared.' })
export class AdjustmentInvoiceType {
  @Field(() => ID, { simple: true, description: 'UUID of the invoice.' })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Number of the invoice.' })
  refId!: number;

  @Field(() => enumType(adjustmentStatus), { simple: true, description: 'Status of the invoice.' })
  status!: AdjustmentStatus;

  @Field(() => JsonObjectScalar, { simple: true, description: 'The parcel as declared and as measured, with the rate of each.' })
  breakdown!: unknown;

  @Field(() => JsonObjectScalar, { simple: true, nullable: true, description: "The seller's objection and its resolution." })
  dispute!: unknown;

  @Field(() => DateTimeScalar, { simple: true, description: 'When the parcel was measured.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it was paid.' })
  paidAt!: Date | null;

  @Field(() => enumType(payerKind), { simple: true, nullable: true, description: 'Payment method.' })
  paidBy!: PayerKind | null;

  @Field(() => MoneyType, { description: 'Amount due.' })
  amount!: MoneyType;
}

@InputType({ description: 'The adjustment to charge to its seller.' })
export class AdjustWalletInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Stored as an internal note. At most 2000 characters.' })
  notes?: string | null;
}

@ObjectType('WalletAdjustment', { simpleResolvers: true, description: 'Result of charging an adjustment.' })
export class WalletAdjustmentType {
  @Field(() => ShipmentType, { description: 'The shipment.' })
  shipment!: unknown;

  @Field(() => enumType(shipmentStatus), { description: 'Previous status.' })
  previousStatus!: ShipmentStatus;

  @Field(() => enumType(shipmentStatus), { description: 'Current status.' })
  newStatus!: ShipmentStatus;

  @Field(() => MoneyType, { description: 'Amount of the adjustment.' })
  adjustmentAmount!: MoneyType;

  @Field(() => Boolean, { description: 'True if the wallet was charged; contract sellers owe the amount instead.' })
  walletDeducted!: boolean;

  @Field(() => ID, { nullable: true, description: 'The transaction; null while an approval is pending.' })
  transactionId!: string | null;

  @Field(() => MoneyType, { nullable: true, description: "Balance of the seller's account before." })
  beforeBalance!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: "Balance of the seller's account after." })
  afterBalance!: MoneyType | null;

  @Field(() => ID, { nullable: true, description: 'The request that must be approved first.' })
  approvalRequestId!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'The threshold that the amount exceeds.' })
  threshold!: MoneyType | null;
}

@InputType({ description: 'An objection to an adjustment.' })
export class DisputeAdjustmentInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => String, { description: 'What is wrong with the measurements. At most 2000 characters.' })
  reason!: string;

  @Field(() => [String], { nullable: true, description: 'Links to pictures, at most 20.' })
  photos?: string[] | null;
}

@InputType({ description: 'Resolution of a dispute.' })
export class ResolveDisputeInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => enumType(disputeOutcome), { description: 'Outcome of the dispute.' })
  outcome!: DisputeOutcome;

  @Field(() => String, { nullable: true, description: 'Reason. At most 2000 characters.' })
  note?: string | null;
}
