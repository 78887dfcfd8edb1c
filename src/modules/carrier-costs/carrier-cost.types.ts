import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { costStatus } from './carrier-costs.enums.js';

@ObjectType('ShipmentCost', { simpleResolvers: true, description: 'Revenue and cost of a shipment, from the ledger.' })
export class ShipmentCostType {
  @Field(() => enumType(costStatus), { description: 'Whether the cost is known.' })
  status!: string;

  @Field(() => Boolean, { description: "True if the cost was corrected to the carrier's bill." })
  billed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the cost is unknown: NO_RATE_CARD, CARD_EXPIRED, ROUTE_NOT_SERVED, OVER_WEIGHT or FX_MISSING.',
  })
  missing!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the cost card used for the calculation.' })
  rateCardId!: string | null;

  @Field(() => MoneyType, { description: 'Amount owed to carriers, with the difference to their bills.' })
  cost!: MoneyType;

  @Field(() => MoneyType, { description: 'Shipping, fees and weight differences, less refunds and waivers.' })
  revenue!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Revenue less cost; null while the cost is unknown.' })
  margin!: MoneyType | null;
}
