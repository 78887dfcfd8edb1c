import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ArgsType()
export class CarrierCashArgs {
  @Field(() => String, { nullable: true, description: 'Code of a carrier: only its cash.' })
  carrierCode?: string | null;
}

@ObjectType('CarrierCash', {
  simpleResolvers: true,
  description: 'Cash that a carrier collected and has not paid yet, in one currency and one range of ages.',
})
export class CarrierCashType {
  @Field(() => String, { description: 'Code of the carrier.' })
  carrierCode!: string;

  @Field(() => Int, { description: 'Least age in whole days since the collection.' })
  fromDays!: number;

  @Field(() => Int, { nullable: true, description: 'Greatest age in whole days since the collection; null without a limit.' })
  toDays!: number | null;

  @Field(() => MoneyType, { description: 'Amount that the carrier still owes.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Number of parcels.' })
  shipments!: number;

  @Field(() => Int, { description: 'Number of these parcels for which the carrier has paid a part.' })
  partlyPaid!: number;

  @Field(() => DateTimeScalar, { description: 'When the oldest of it was collected.' })
  oldestAt!: Date;
}

@ArgsType()
export class CarrierCashParcelsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Code of a carrier: only its cash.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code: only cash in this currency.' })
  currency?: string | null;

  @Field(() => Int, { nullable: true, description: 'Least age in whole days since the collection.' })
  fromDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest age in whole days since the collection.' })
  toDays?: number | null;
}

@ObjectType('CarrierCashParcel', { description: 'A parcel whose cash a carrier collected and has not paid yet.' })
export class CarrierCashParcelType {
  @Field(() => ID, { simple: true, description: 'UUID of the collection.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Code of the carrier.' })
  carrierCode!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When the carrier collected it.' })
  collectedAt!: Date;

  @Field(() => Int, { simple: true, description: 'Age in whole days since the collection.' })
  days!: number;

  @Field(() => MoneyType, { simple: true, description: 'Amount that the carrier collected.' })
  collected!: MoneyType;

  @Field(() => MoneyType, { simple: true, description: 'Amount that the carrier still owes.' })
  owed!: MoneyType;
}

export const CarrierCashParcelConnection = connectionType('CarrierCashParcel', () => CarrierCashParcelType, 'oldest first');
