import { InputType, ObjectType } from 'type-graphql';
import {
  Choice,
  Count,
  Flag,
  Id,
  JsonObject,
  Many,
  Measure,
  Money,
  nullable,
  One,
  Text,
  When,
  Decimal,
} from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { AddressInput } from '../addresses/index.js';
import { type ParcelType, parcelType, ProductInput, measureLimits } from '../carriers/index.js';

@InputType({ description: 'Contents, origin and destination of a shipment.' })
export class RatesInput {
  @Many(() => ProductInput, 1_000, 'The products; weight and volume are computed from them.', nullable) products?: ProductInput[] | null;
  @Measure('Total weight in kilograms, for callers without products.', nullable) weight?: number | null;
  @Measure('Total volume in cubic centimetres, for callers without products.', nullable) volume?: number | null;
  @One(() => AddressInput, 'Origin of the shipment.') origin!: AddressInput;
  @One(() => AddressInput, 'Destination of the shipment.') destination!: AddressInput;
  @Choice(parcelType, 'Goods or document; goods when absent.', nullable) type?: ParcelType | null;

  @Flag(
    'Cash on delivery: only services that collect money. A live price that is quoted without it does not hold for such an order.',
    nullable,
  )
  cod?: boolean | null;

  @Decimal('Amount the driver collects, in the currency of the result: options then have the COD fee. Implies `cod`.', nullable)
  collectionAmount?: string | number | null;

  @Text('Currency of the result; that of the products when absent.', nullable) currency?: string | null;
  @Text('For the operator: prices of this seller; public prices when absent.', nullable) sellerId?: string | null;
}

@ObjectType('RateBreakdownLine', { description: 'A line item of a price.' })
export class RateBreakdownLineType {
  @Text('BASE, a surcharge code, MARKUP, HANDLING, PLAN_DISCOUNT, CONVERSION or DISPLAY_RULE. MARKUP is for the operator.') code!: string;
  @Text('Display name of the line.') label!: string;
  @Money('Its amount.') amount!: MoneyType;
}

@ObjectType('RateOption', { description: 'A service that can take the shipment, and its price.' })
export class RateOptionType {
  @Id('Signed id that carries the shown price and its expiry.') id!: string;
  @Text('Path of the carrier logo.') logo!: string;
  @Text('Handover method, such as Door to door.') pickupDropoffMethod!: string;
  @Text('Name of the service, such as Economy.') serviceName!: string;
  @Text('Code of the service, such as SVC_ECO.') serviceCode!: string;
  @Text('Code of the carrier.') carrierCode!: string;
  @Text('Name of the carrier.') carrierName!: string;
  @Text('Estimated delivery time, such as 2-3 business days.') description!: string;
  @Money('The price shown to the shopper: the display rate when a rule applied, else the actual rate.') totalPrice!: MoneyType;
  @Count('Minimum days until delivery.') minTransitDays!: number;
  @Count('Maximum days until delivery.') maxTransitDays!: number;
  @Flag('True if the carrier did not answer and this is its last known price, at most a day old.') estimated!: boolean;
  @When('Expiry of the id.') expiresAt!: Date;
}

@ObjectType('RateRejection', { description: 'A service that cannot take the shipment.' })
class RateRejectionType {
  @Text('Code of the service.') serviceCode!: string;
  @Text('Reason, such as OVER_WEIGHT or ROUTE_NOT_SERVED.') code!: string;
  @Text('The reason as text.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string | null;
  @JsonObject('The values in the message, by name.', nullable) params?: unknown;
}

@ObjectType('Rates', { description: 'The services for a shipment, cheapest first.' })
export class RatesType {
  @Many(() => RateOptionType, 'The services that can take it.') rates!: readonly RateOptionType[];

  @Many(() => RateRejectionType, 'The services that cannot take it, with reasons; only when `explain` is set.')
  rejected!: readonly RateRejectionType[];

  @Text('Id of the request.') requestId!: string;

  @Many(() => WarningType, 'Accepted input that looks wrong: LEGACY_IGNORED for weight or volume beside products, VOLUME_MISMATCH.')
  warnings!: readonly WarningType[];
}

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
