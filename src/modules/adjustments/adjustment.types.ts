import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, JsonObject, Many, Money, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { adjustmentStatus, type AdjustmentStatus, shipmentStatus, ShipmentType, type ShipmentStatus } from '../shipments/index.js';
import { payerKind, disputeOutcome, type DisputeOutcome, type PayerKind } from './adjustments.enums.js';

@ObjectType('AdjustmentInvoice', { description: 'What a seller owes for a parcel that is heavier or larger than declared.' })
export class AdjustmentInvoiceType {
  @Id('UUID of the invoice.') id!: string;
  @Count('Number of the invoice.') refId!: number;
  @Choice(adjustmentStatus, 'Status of the invoice.') status!: AdjustmentStatus;
  @JsonObject('The parcel as declared and as measured, with the rate of each.') breakdown!: unknown;
  @JsonObject("The seller's objection and its resolution.", nullable) dispute!: unknown;
  @When('When the parcel was measured.') createdAt!: Date;
  @When('When it was paid.', nullable) paidAt!: Date | null;
  @Choice(payerKind, 'Payment method.', nullable) paidBy!: PayerKind | null;
  @Money('Amount due.') amount!: MoneyType;
}

@InputType({ description: 'The adjustment to charge to its seller.' })
export class AdjustWalletInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Text(2_000, 'Stored as an internal note.', nullable) notes?: string | null;
}

@ObjectType('WalletAdjustment', { description: 'Result of charging an adjustment.' })
export class WalletAdjustmentType {
  @One(() => ShipmentType, 'The shipment.') shipment!: unknown;
  @Choice(shipmentStatus, 'Previous status.') previousStatus!: ShipmentStatus;
  @Choice(shipmentStatus, 'Current status.') newStatus!: ShipmentStatus;
  @Money('Amount of the adjustment.') adjustmentAmount!: MoneyType;
  @Flag('True if the wallet was charged; contract sellers owe the amount instead.') walletDeducted!: boolean;
  @Id('The transaction; null while an approval is pending.', nullable) transactionId!: string | null;
  @Money("Balance of the seller's account before.", nullable) beforeBalance!: MoneyType | null;
  @Money("Balance of the seller's account after.", nullable) afterBalance!: MoneyType | null;
  @Id('The request that must be approved first.', nullable) approvalRequestId!: string | null;
  @Money('The threshold that the amount exceeds.', nullable) threshold!: MoneyType | null;
}

@InputType({ description: 'An objection to an adjustment.' })
export class DisputeAdjustmentInput {
  @Text('Any id of the shipment.') id!: string;
  @Text(2_000, 'What is wrong with the measurements.') reason!: string;
  @Many(() => String, 20, 'Links to pictures.', nullable) photos?: string[] | null;
}

@InputType({ description: 'Resolution of a dispute.' })
export class ResolveDisputeInput {
  @Text('Any id of the shipment.') id!: string;
  @Choice(disputeOutcome, 'Outcome of the dispute.') outcome!: DisputeOutcome;
  @Text(2_000, 'Reason.', nullable) note?: string | null;
}
