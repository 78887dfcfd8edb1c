import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
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
