import { ObjectType } from 'type-graphql';
import { Choice, Flag, Id, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { codStage, type CodStage } from '../shipments/index.js';
import { CodCustodyStepType } from './cod-custody.types.js';
import { collectionMethod, type CollectionMethod } from './cod.enums.js';

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
