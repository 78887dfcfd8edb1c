import { Arg, Ctx, FieldResolver, Float, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { enumType } from '../../platform/graphql/scalars.js';
import { pickupDropoff, type PickupDropoff } from '../carriers/index.js';
import { quoteRates } from './quote-rates.js';
import { breakdownLines, readRates, type RateOption, discountOf } from './read-rates.js';
import {
  RateBreakdownLineType,
  RateOptionType,
  RatesInput,
  RatesType,
  PlanDiscountType,
  QuoteRatesInput,
  RateQuoteType,
} from './rate.types.js';
import type { RatingServices } from './services.js';

@Resolver(() => RateOptionType)
export class RateResolver {
  @Query(() => RatesType, { description: 'The services available for a shipment, cheapest first. Writes nothing.' })
  rates(
    @Arg('input', () => RatesInput, { description: 'Contents, origin and destination.' }) input: RatesInput,
    @Arg('explain', () => Boolean, { defaultValue: false, description: 'Also return the services that cannot take it, with reasons.' })
    explain: boolean,
    @Ctx() context: Context<RatingServices>,
  ): Promise<RatesType> {
    return readRates(context, input, explain);
  }

  @FieldResolver(() => MoneyType, { description: "The seller's price." })
  actualRate(@Root() option: RateOption): MoneyType {
    return option.quote.actualRate;
  }

  @FieldResolver(() => MoneyType, { description: 'The price without plan discount.' })
  publicRate(@Root() option: RateOption): MoneyType {
    return option.quote.publicRate;
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'The price shown to the shopper; null when no display rule applied.' })
  displayRate(@Root() option: RateOption): MoneyType | null {
    return option.quote.displayRate;
  }

  @FieldResolver(() => Float, { description: 'Billed weight in kilograms.' })
  chargeableWeightKg(@Root() option: RateOption): number {
    return option.quote.weights.chargeableMg / 1e6;
  }

  @FieldResolver(() => Float, { description: 'Volumetric weight in kilograms.' })
  volumetricWeightKg(@Root() option: RateOption): number {
    return option.quote.weights.volumetricMg / 1e6;
  }

  @FieldResolver(() => Float, { description: 'Cubic centimetres that count as one kilogram.' })
  volumetricDivisor(@Root() option: RateOption): number {
    return option.quote.service.volumetricDivisor;
  }

  @FieldResolver(() => Float, { description: 'The billed weight is rounded up to a multiple of this, in kilograms.' })
  weightStepKg(@Root() option: RateOption): number {
    return option.quote.service.stepMg / 1e6;
  }

  @FieldResolver(() => enumType(pickupDropoff), { description: 'Where the parcel is picked up and delivered.' })
  pickupDropoff(@Root() option: RateOption): PickupDropoff {
    return option.quote.service.pickupDropoff;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'HH:MM in local time of the origin: what is booked later is picked up on the next working day. Null if the service has no such time.',
  })
  cutoffTime(@Root() option: RateOption): string | null {
    return option.quote.service.cutoffTime;
  }

  @FieldResolver(() => String, { description: 'Weekdays on which the service operates, Monday = 1, such as 12345.' })
  workDays(@Root() option: RateOption): string {
    return option.quote.service.workDays;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The tier of the route, such as D1.' })
  tier(@Root() option: RateOption): string | null {
    return option.quote.tier;
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Version of the rate card that priced it.' })
  rateCardVersion(@Root() option: RateOption): number | null {
    return option.quote.rateCardVersion;
  }

  @FieldResolver(() => [RateBreakdownLineType], {
    description:
      'The price as line items. A price that a carrier named is one line, except for the operator, whose markup is a separate line.',
  })
  breakdown(@Root() option: RateOption, @Ctx() { actor }: Context): RateBreakdownLineType[] {
    return breakdownLines(actor, option);
  }
}

@Resolver(() => RateOptionType)
export class RateQuoteResolver {
  @Query(() => RateQuoteType, {
    description: 'Prices for the operator: those of a seller, or public prices. Writes nothing. CURRENCY_NOT_SUPPORTED.',
  })
  quoteRates(
    @Arg('input', () => QuoteRatesInput, { description: 'What to price.' }) input: QuoteRatesInput,
    @Ctx() context: Context<RatingServices>,
  ): Promise<RateQuoteType> {
    return quoteRates(context, input);
  }

  @FieldResolver(() => PlanDiscountType, {
    nullable: true,
    description: "Discount from the seller's plan; null for public prices.",
  })
  discount(@Root() option: RateOption): PlanDiscountType | null {
    return discountOf(option);
  }

  @FieldResolver(() => Float, { description: 'Actual weight in kilograms.' })
  actualWeightKg(@Root() option: RateOption): number {
    return option.quote.weights.actualMg / 1e6;
  }

  @FieldResolver(() => Boolean, { description: 'True when the driver can collect money.' })
  supportsCod(@Root() option: RateOption): boolean {
    return option.quote.service.supportsCod;
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'COD fee; null unless the amount to collect was given.' })
  codFee(@Root() option: RateOption): MoneyType | null {
    return option.quote.codFee;
  }
}
