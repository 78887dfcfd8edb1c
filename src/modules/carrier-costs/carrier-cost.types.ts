import { ObjectType } from 'type-graphql';
import { Choice, Flag, Id, Money, nullable, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { enumeration } from '../../kernel/enumeration.js';

const costStatus = enumeration('CostStatus', "Status of a shipment's carrier cost.", {
  not_due: 'No carrier has taken it over yet.',
  booked: 'Booked in the ledger.',
  reversed: 'Booked in the ledger and later corrected.',
  unknown: 'It could not be computed, so nothing was booked.',
});

@ObjectType('ShipmentCost', { description: 'Revenue and cost of a shipment, from the ledger.' })
export class ShipmentCostType {
  @Choice(costStatus, 'Whether the cost is known.') status!: string;
  @Flag("True if the cost was corrected to the carrier's bill.") billed!: boolean;

  @Text('Why the cost is unknown: NO_RATE_CARD, CARD_EXPIRED, ROUTE_NOT_SERVED, OVER_WEIGHT or FX_MISSING.', nullable)
  missing!: string | null;

  @Id('UUID of the cost card used for the calculation.', nullable) rateCardId!: string | null;
  @Money('Amount owed to carriers, with the difference to their bills.') cost!: MoneyType;
  @Money('Shipping, fees and weight adjustments, less refunds and waivers.') revenue!: MoneyType;
  @Money('Revenue less cost; null while the cost is unknown.', nullable) margin!: MoneyType | null;
}
