import { Arg, Ctx, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOrNull, moneyOut, MoneyType } from '../../platform/graphql/money.type.js';
import { breakdownLines, readRates, type RateOption } from './read-rates.js';
import { RateBreakdownLineType, RateOptionType, RatesInput, RatesType } from './rate.types.js';

@Resolver(() => RateOptionType)
export class RateResolver {
  @Query(() => RatesType, { description: 'The services that can take a shipment, cheapest first. Writes nothing.' })
  rates(
    @Arg('input', () => RatesInput, { description: 'What to ship from where to where.' }) input: RatesInput,
    @Arg('explain', () => Boolean, { defaultValue: false, description: 'Also name the services that cannot take it, and why.' })
    explain: boolean,
    @Ctx() context: Context,
  ): Promise<RatesType> {
    return readRates(context, input, explain);
  }

  @FieldResolver(() => MoneyType, { description: 'What the seller pays.' })
  actualRate(@Root() option: RateOption): MoneyType {
    return moneyOut(option.quote.actualRate);
  }

  @FieldResolver(() => MoneyType, { description: 'The price without the discount of a plan.' })
  publicRate(@Root() option: RateOption): MoneyType {
    return moneyOut(option.quote.publicRate);
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'What the shopper is shown; null when no display rule applied.' })
  displayRate(@Root() option: RateOption): MoneyType | null {
    return moneyOrNull(option.quote.displayRate);
  }

  @FieldResolver(() => Float, { description: 'The weight that is billed, in kilograms.' })
  chargeableWeightKg(@Root() option: RateOption): number {
    return option.quote.weights.chargeableMg / 1e6;
  }

  @FieldResolver(() => Float, { description: 'The volumetric weight in kilograms.' })
  volumetricWeightKg(@Root() option: RateOption): number {
    return option.quote.weights.volumetricMg / 1e6;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The tier of the route, such as D1.' })
  tier(@Root() option: RateOption): string | null {
    return option.quote.tier;
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Version of the rate card that priced it.' })
  rateCardVersion(@Root() option: RateOption): number | null {
    return option.quote.rateCardVersion;
  }

  @FieldResolver(() => [RateBreakdownLineType], { description: 'How the price came about, line by line.' })
  breakdown(@Root() option: RateOption): RateBreakdownLineType[] {
    return breakdownLines(option);
  }
}
