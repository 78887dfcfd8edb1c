import { InputType, ObjectType } from 'type-graphql';
import { Choice, Flag, Id, Many, Measure, Money, nullable, Text, When, Email } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { codPaymentMethod, codStage, doorField, type CodPaymentMethod, type CodStage } from '../shipments/index.js';

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
