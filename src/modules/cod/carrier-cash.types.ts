import { ArgsType, ObjectType } from 'type-graphql';
import { Count, Id, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';

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
