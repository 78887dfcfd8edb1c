import { InputType, ObjectType } from 'type-graphql';
import { Decimal, Id, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('PricePlan', { implements: NodeType, description: 'Price terms for a group of sellers.' })
export class PricePlanType {
  @Id('UUID of the plan.') id!: string;
  @Text('Name, unique regardless of case.') name!: string;
  @Text('ISO 4217 code of every amount of the plan.') currency!: string;
  @Decimal('Discount on the freight in percent, such as "10.00".') discountPercent!: string;
  @Money('Minimum charge per shipment.', nullable) minCharge!: MoneyType | null;
  @Decimal('Price of returning an undeliverable parcel, as a percentage of its rate.') returnFreightPercent!: string;
  @Decimal('COD fee in percent; null for the general fee.', nullable) codFeePercent!: string | null;
  @Money('Minimum COD fee.', nullable) codFeeMin!: MoneyType | null;
  @Money('Maximum COD fee.', nullable) codFeeMax!: MoneyType | null;
  @Money('How far a wallet may go below zero.') creditLimit!: MoneyType;
  @Money("Charge per parcel that a carrier bills to the seller's own account.") handlingFee!: MoneyType;

  @Money('Weight adjustments up to this need no approval; null for the general threshold.', nullable)
  adjustmentThreshold!: MoneyType | null;

  @When('When it was created.') createdAt!: Date;
}

@ObjectType('PricePlanService', {
  description: "Service-specific terms that replace the plan's general discount.",
})
export class PricePlanServiceType {
  @Decimal('Discount on the freight in percent; null for a flat price.', nullable) discountPercent!: string | null;
  @Money('Flat price per shipment; null for a percentage.', nullable) flatPerShipment!: MoneyType | null;
}

@ObjectType('SellerPlan', { description: 'A period in which a seller is or was on a plan.' })
export class SellerPlanType {
  @When('Start of the period.') effectiveFrom!: Date;
  @When('End of the period; null for the current plan.', nullable) effectiveTo!: Date | null;
}

@InputType({ description: 'Service-specific terms of a plan: either a percentage or a flat price.' })
export class PricePlanServiceInput {
  @Text('Code of the service, such as SVC_ECO.') serviceCode!: string;
  @Decimal('Discount on the freight in percent, 0 to 100.', nullable) discountPercent?: string | null;
  @Decimal('Flat price per shipment.', nullable) flatPerShipment?: string | null;
}

@InputType({ description: 'A new price plan.' })
export class CreatePlanInput {
  @Text(100, 'Name, unique regardless of case.') name!: string;
  @Text('ISO 4217 code of every amount of the plan; the base currency when absent.', nullable) currency?: string | null;
  @Decimal('Discount on the freight in percent, 0 to 100; 0 when absent.', nullable) discountPercent?: string | null;
  @Decimal('Minimum charge per shipment.', nullable) minCharge?: string | null;

  @Decimal('Price of returning an undeliverable parcel, as a percentage of its rate, 0 to 100; 0 when absent.', nullable)
  returnFreightPercent?: string | null;

  @Decimal('COD fee, 0 to 20 percent; the general fee when absent.', nullable) codFeePercent?: string | null;
  @Decimal('Minimum COD fee.', nullable) codFeeMin?: string | null;
  @Decimal('Maximum COD fee.', nullable) codFeeMax?: string | null;
  @Decimal('How far a wallet may go below zero; 0 when absent.', nullable) creditLimit?: string | null;
  @Decimal("Charge per parcel that a carrier bills to the seller's own account; 0 when absent.", nullable) handlingFee?: string | null;

  @Decimal('Weight adjustments up to this need no approval; the general threshold when absent.', nullable)
  adjustmentThreshold?: string | null;

  @Many(() => PricePlanServiceInput, 200, 'Service-specific terms.', nullable) services?: PricePlanServiceInput[] | null;
}
