import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { changeRateBook, type CarrierServices } from '../carriers/index.js';
import { createDisplayRule, deleteDisplayRule } from './change-display-rules.js';
import { CreateDisplayRuleInput, DisplayRuleType } from './display-rule.types.js';
import { displayRuleOut, displayRulesLoader } from './read-display-rules.js';

@Resolver(() => SellerType)
export class DisplayRuleResolver {
  @FieldResolver(() => [DisplayRuleType], {
    description: "The seller's display rules, in order of evaluation.",
  })
  async displayRules(@Root() seller: Seller, @Ctx() context: Context): Promise<DisplayRuleType[]> {
    return ((await context.load(displayRulesLoader, seller.id)) ?? []).map(displayRuleOut);
  }

  @Mutation(() => DisplayRuleType, {
    description:
      "Creates a display rule: what shoppers of a seller or shop see instead of the seller's price. SELLER_NOT_FOUND, LIMIT_REACHED.",
  })
  async createDisplayRule(
    @Arg('input', () => CreateDisplayRuleInput, { description: 'The rule.' }) input: CreateDisplayRuleInput,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<DisplayRuleType> {
    return displayRuleOut(await changeRateBook(context, (tx) => createDisplayRule(tx, input)));
  }

  @Mutation(() => Boolean, { description: 'Deletes a display rule. Orders keep the prices that were shown. NOT_FOUND.' })
  deleteDisplayRule(
    @Arg('id', () => String, { description: 'UUID of the rule.' }) id: string,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<boolean> {
    return changeRateBook(context, (tx) => deleteDisplayRule(tx, id));
  }
}
