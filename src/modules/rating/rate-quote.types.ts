import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Flag, Many, Measure, Money, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { AddressInput } from '../addresses/index.js';
import { measureLimits, parcelType, type ParcelType, ProductInput } from '../carriers/index.js';
import { RateOptionType, RateRejectionType } from './rate.types.js';

@InputType({ description: 'Weight and dimensions of the whole parcel.' })
export class PackageInput {
  @Measure([0, 1_000_000], 'Weight in kilograms.') weightKg!: number;
  @Measure(measureLimits.side, 'Length in centimetres.') length!: number;
  @Measure(measureLimits.side, 'Width in centimetres.') width!: number;
  @Measure(measureLimits.side, 'Height in centimetres.') height!: number;
  @Measure(measureLimits.volume, 'Volume in cubic centimetres; length x width x height when absent.', nullable) volume?: number | null;
}

@InputType({ description: 'A pricing request of the operator.' })
export class QuoteRatesInput {
  @One(() => AddressInput, 'Origin of the shipment.') origin!: AddressInput;
  @One(() => AddressInput, 'Destination of the shipment.') destination!: AddressInput;
  @Many(() => ProductInput, 1_000, 'The products; alternatively give a package or a weight.', nullable) products?: ProductInput[] | null;
  @One(() => PackageInput, 'The whole parcel, instead of products.', nullable) package?: PackageInput | null;
  @Measure('Total weight in kilograms, instead of products and package.', nullable) weight?: number | null;
  @Measure('Total volume in cubic centimetres, instead of products and package.', nullable) volume?: number | null;
  @Choice(parcelType, 'Goods or document; goods when absent.', nullable) type?: ParcelType | null;
  @Text('Prices of this seller; public prices when absent.', nullable) sellerId?: string | null;
  @Many(() => String, 200, 'Limits the result to these service codes.', nullable) services?: string[] | null;
  @Flag('Cash on delivery: only services that collect money. Implied by an amount.', nullable) cod?: boolean | null;
  @Decimal('Amount the driver collects, in the currency of the result.', nullable) collectionAmount?: string | number | null;
  @Text('Currency of the result; that of the products when absent.', nullable) currency?: string | null;
  @Flag('Price the return of such a shipment: reversed route, no display rules.', nullable) isReturn?: boolean | null;
}

@ObjectType('PlanDiscount', { description: "Discount from a seller's plan." })
export class PlanDiscountType {
  @Text('Name of the plan.') planName!: string;
  @Measure('In percent; null when the plan has a fixed price for the service.', nullable) percent!: number | null;
  @Money('Difference to the public rate.') amount!: MoneyType;
}

@ObjectType('RateQuote', { description: 'Prices for the operator, cheapest first.' })
export class RateQuoteType {
  @Many(
    () => RateOptionType,
    "The services that can take it. Their total price is the seller's price, or the public rate when no seller is " + 'given.',
  )
  options!: readonly RateOptionType[];

  @Many(() => RateRejectionType, 'The services that cannot take it, with reasons.') rejected!: readonly RateRejectionType[];
  @Many(() => WarningType, 'Accepted input that looks wrong.') warnings!: readonly WarningType[];
  @Text('Id of the request.') requestId!: string;
  @Text('The seller whose prices these are.', nullable) sellerId!: string | null;
  @Text("The seller's plan.", nullable) planName!: string | null;
  @Text('Currency of all amounts.') currency!: string;
  @When('When the prices were computed.') generatedAt!: Date;
  @Count('Volumetric divisor: cubic centimetres per kilogram.') divisor!: number;
}
