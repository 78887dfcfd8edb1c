import { ObjectType, InputType, ArgsType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import {
  Choice,
  Flag,
  Id,
  Many,
  Money,
  nullable,
  Text,
  When,
  Measure,
  Email,
  Count,
  One,
  Decimal,
  Choices,
} from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { codStage, type CodStage, codPaymentMethod, doorField, type CodPaymentMethod } from '../shipments/index.js';
import {
  collectionMethod,
  type CollectionMethod,
  codInvoiceStatus,
  custodyMove,
  type CustodyMove,
  moneyStage,
  type MoneyStage,
} from './cod.enums.js';

@ObjectType('CodCustodyStep', { description: 'One custody stage of collected money.' })
class CodCustodyStepType {
  @Choice(codStage, 'The stage.') stage!: CodStage;
  @When('When the stage was reached.') at!: Date;
  @Text('UUID of the staff member who received it; operator only.', nullable) byId!: string | null;
  @Text('Slip or id that proves it; operator only.', nullable) reference!: string | null;
}

@ObjectType('CodDeliverer', { description: 'The staff member who delivered a parcel.' })
export class CodDelivererType {
  @Id('UUID of the staff member.') id!: string;
  @Text('Name of the staff member.') name!: string;
}

@ObjectType('CodNotCollected', { description: 'A delivery without collection of the money.' })
export class CodNotCollectedType {
  @Text('Reason given by the person who delivered it.') reason!: string;
  @When('Time of delivery.') at!: Date;
}

@ObjectType('ShipmentCod', { description: 'Cash on delivery of one parcel.' })
export class ShipmentCodType {
  @Choice(codStage, 'Current custody stage; null until collected.', nullable) stage!: CodStage | null;

  @Flag(
    "True if the carrier pays the cash to the seller, because the parcel travels on the seller's own account: the operator collects nothing at the door. False again once the shopper has paid by link.",
  )
  paidToSeller!: boolean;

  @Money('Amount due.') amount!: MoneyType;
  @Money('What coins make of the amount due: to be paid in cash.') amountInCash!: MoneyType;
  @Money('Amount collected.', nullable) collected!: MoneyType | null;
  @Money('Remaining amount after shortages; operator only.', nullable) remaining!: MoneyType | null;
  @Money('Fee charged for the collection.', nullable) handlingFee!: MoneyType | null;
  @Choice(collectionMethod, 'Payment method.', nullable) paymentMethod!: CollectionMethod | null;

  shipmentId!: string;

  @Many(() => CodCustodyStepType, 'All stages so far, earliest first.') history!: CodCustodyStepType[];
}

@InputType({ description: 'A collection at the door.' })
export class ConfirmCodInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Choice(codPaymentMethod, 'Payment method.') paymentMethod!: CodPaymentMethod;
  @doorField.amount amountCollected?: string | number | null;
  @doorField.currency currency?: string | null;
  @When('Time of collection; defaults to now.', nullable) collectedAt?: Date | null;
  @Text('UUID of the staff member who collected it.', nullable) collectedById?: string | null;
  @doorField.posReference posReference?: string | null;
  @doorField.acceptPartial acceptPartial?: boolean | null;
  @doorField.notes notes?: string | null;
  @Email('E-mail address of the confirming person, for the audit.', nullable) operatorEmail?: string | null;
}

@ObjectType('CodConfirmation', { description: 'Postings of a confirmed collection.' })
export class CodConfirmationType {
  @Text('Reference of the shipment.') shipmentReference!: string;
  @Id('UUID of the shipment.') shipmentId!: string;
  @Id('UUID of the paid invoice.') invoiceId!: string;
  @Money('Amount collected, and credited to the seller.') amountCollected!: MoneyType;
  @Money('Money that changed hands: the same, or in cash what coins make of it.') amountTaken!: MoneyType;
  @Measure('Fee in percent.') handlingFeePercent!: number;
  @Money('Fee as an amount.') handlingFee!: MoneyType;
  @Money("Net credit to the seller's wallet.") netCredited!: MoneyType;
  @Choice(codStage, 'Current custody stage.') stage!: CodStage;
  @Many(() => String, "The transactions on the seller's wallet: the credit and, unless zero, the fee.") transactions!: string[];
  @Money('Wallet balances after both transactions.') walletBalance!: MoneyType;
  @Flag('True if the same collection was already confirmed.') replayed!: boolean;
  @Many(() => WarningType, 'NOT_DELIVERED while the parcel is still on its way.') warnings!: WarningType[];
}

@ObjectType('CodInvoice', { description: "The shopper's payment request for a parcel." })
export class CodInvoiceType {
  @Id('UUID of the invoice.') id!: string;
  @Count('Sequential number, for people.') refId!: number;
  @Text('Payment page.') paymentUrl!: string;
  @Choice(collectionMethod, 'Payment method; the payment link until it is paid.') paymentMethod!: CollectionMethod;
  @Money('Amount due.') amount!: MoneyType;
  @Measure("The seller's COD fee, in percent.") handlingFeePercent!: number;
  @Money('The COD fee as an amount.') handlingFee!: MoneyType;
  @Text('Name of the recipient.') customerName!: string;
  @Text('Phone number of the recipient.', nullable) customerPhone!: string | null;
  @Choice(codInvoiceStatus, 'Status of the invoice.') status!: string;
  @When('When it was paid.', nullable) paidAt!: Date | null;
  @When('When it was issued.') createdAt!: Date;
}

@ObjectType('IssuedCodInvoice', { description: "A shipment's invoice, newly issued or existing." })
export class IssuedCodInvoiceType {
  @One(() => CodInvoiceType, 'The invoice.') invoice!: CodInvoiceType;
  @Flag('True if it already existed.') existing!: boolean;
}

@InputType({ description: 'A handover of collected money.' })
export class AdvanceCodHandoverInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;

  @Choice(
    codStage,
    'Must be the next stage, which is also the default. Without it, a repeat is the next step, unless it has an idempotencyKey.',
    nullable,
  )
  toStage?: CodStage | null;

  @Text('UUID of the staff member who hands it over; defaults to the last holder.', nullable) handedOverById?: string | null;
  @Text('UUID of the receiving staff member; required for cash that stays in the house.', nullable) receivedById?: string | null;
  @Decimal('Amount received; defaults to the full amount. Any difference is a shortage.', nullable) amount?: string | number | null;
  @Text(500, 'Reason for a shortage; required if there is one.', nullable) shortageNote?: string | null;
  @Text(100, 'Deposit slip; required for a deposit.', nullable) depositReference?: string | null;
  @When('Time of deposit; defaults to now.', nullable) depositedAt?: Date | null;
  @Text(500, 'Notes.', nullable) notes?: string | null;
  @Email('E-mail address of the reporting person, for the audit.', nullable) operatorEmail?: string | null;
  @Text(200, 'Repeats with the same key are one handover of the parcel.', nullable) idempotencyKey?: string | null;
}

@ObjectType('CodHandover', { description: 'A completed handover of collected money.' })
export class CodHandoverType {
  @Id('UUID of the shipment.') shipmentId!: string;
  @Text('Reference of the shipment.') shipmentReference!: string;
  @Choice(codStage, 'Previous stage.') previousStage!: CodStage;
  @Choice(codStage, 'Current stage.') stage!: CodStage;
  @Money('Amount received.') amount!: MoneyType;
  @Money('Amount missing.') shortage!: MoneyType;
  @Many(() => CodCustodyStepType, 'All stages so far, earliest first.') history!: CodCustodyStepType[];
  @Flag('True if a handover with this idempotencyKey was recorded before; this is its result.') replayed!: boolean;
}

@ObjectType('CodHolder', { description: 'A staff member who holds collected money.' })
class CodHolderType {
  @Id('UUID.') id!: string;
  @Text('Name.') name!: string;
}

@ObjectType('CodCustodySum', { description: 'Collected money held by one holder in one currency.' })
export class CodCustodySumType {
  @Choice(codStage, 'The stage.') stage!: CodStage;
  @Flag('True for cash; false for money still owed by a bank or provider.') cash!: boolean;
  @One(() => CodHolderType, 'The holder; null if unnamed, or if a carrier has it.', nullable) holder!: CodHolderType | null;
  @Text('Code of the carrier that has it; null if the operator has it.', nullable) carrierCode!: string | null;
  @Money('Amount held.') amount!: MoneyType;
  @Count('Number of parcels.') shipments!: number;
}

@ObjectType('MoneyOnItsWay', {
  description: 'Collected money of a seller that is not in the bank yet, credited to its wallet less the fee.',
})
export class MoneyOnItsWayType {
  @Choice(moneyStage, 'Who has it.') stage!: MoneyStage;
  @Money('Credited amount, less fees.') amount!: MoneyType;
  @Count('Number of parcels.') shipments!: number;
  @When('When the oldest of it was collected.') oldestAt!: Date;
  @When('When the first of it should be in the bank, by COD_DEPOSIT_DAYS; null if that is not configured.', nullable)
  expectedFrom!: Date | null;

  @When('When all of it should be in the bank.', nullable) expectedUntil!: Date | null;
}

@ObjectType('CodCustodyChange', { description: 'A custody change of collected money.' })
export class CodCustodyChangeType extends LiveChangeType {
  @Choice(custodyMove, 'What happened.') move!: CustodyMove;
  @Choice(codStage, 'Custody stage after the change; null if the collection was reversed.', nullable) stage!: CodStage | null;
  @Id('UUID of the shipment.') shipmentId!: string;
}

@ArgsType()
export class CodCustodyChangedArgs extends LiveArgs {
  @Text('UUID of a seller: only money from its parcels.', nullable) sellerId?: string | null;
  @Choices(codStage, 100, 'Only changes into one of these stages.', nullable) stage?: CodStage[] | null;
}

@ArgsType()
export class CarrierCashArgs {
  @Text('Code of a carrier: only its cash.', nullable) carrierCode?: string | null;
}

@ObjectType('CarrierCash', {
  description: 'Cash that a carrier collected and has not paid yet, in one currency and one range of ages.',
})
export class CarrierCashType {
  @Text('Code of the carrier.') carrierCode!: string;
  @Count('Least age in whole days since the collection.') fromDays!: number;
  @Count('Greatest age in whole days since the collection; null without a limit.', nullable) toDays!: number | null;
  @Money('Amount that the carrier still owes.') amount!: MoneyType;
  @Count('Number of parcels.') shipments!: number;
  @Count('Number of these parcels for which the carrier has paid a part.') partlyPaid!: number;
  @When('When the oldest of it was collected.') oldestAt!: Date;
}

@ArgsType()
export class CarrierCashParcelsArgs extends PageArgs {
  @Text('Code of a carrier: only its cash.', nullable) carrierCode?: string | null;
  @Text('ISO 4217 code: only cash in this currency.', nullable) currency?: string | null;
  @Count('Least age in whole days since the collection.', nullable) fromDays?: number | null;
  @Count('Greatest age in whole days since the collection.', nullable) toDays?: number | null;
}

@ObjectType('CarrierCashParcel', { description: 'A parcel whose cash a carrier collected and has not paid yet.' })
export class CarrierCashParcelType {
  @Id('UUID of the collection.') id!: string;
  @Text('Code of the carrier.') carrierCode!: string;
  @When('When the carrier collected it.') collectedAt!: Date;
  @Count('Age in whole days since the collection.') days!: number;
  @Money('Amount that the carrier collected.') collected!: MoneyType;
  @Money('Amount that the carrier still owes.') owed!: MoneyType;
}

export const CarrierCashParcelConnection = connectionType('CarrierCashParcel', () => CarrierCashParcelType, 'oldest first');
