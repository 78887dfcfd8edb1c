import { Arg, Ctx, FieldResolver, Float, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { quoteRates } from './quote-rates.js';
import { PlanDiscountType, QuoteRatesInput, RateQuoteType } from './rate-quote.types.js';
import { RateOptionType } from './rate.types.js';
import { discountOf, type RateOption } from './read-rates.js';
import type { RatingServices } from './services.js';

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

  @FieldResolver(() => MoneyType, { nullable: true, description: 'Collection fee; null unless the amount to collect was given.' })
  codFee(@Root() option: RateOption): MoneyType | null {
    return option.quote.codFee;
  }
}
