import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { changeRateBook } from '../carriers/index.js';
import { createDisplayRule } from './create-display-rule.js';
import { deleteDisplayRule } from './delete-display-rule.js';
import { CreateDisplayRuleInput, DisplayRuleType } from './display-rule.types.js';
import { displayRuleOut, displayRulesLoader } from './read-display-rules.js';

@Resolver(() => SellerType)
export class DisplayRuleResolver {
  @FieldResolver(() => [DisplayRuleType], {
    description: 'The rules for what the shoppers of the seller see, in the order in which they are tried.',
  })
  async displayRules(@Root() seller: Seller, @Ctx() context: Context): Promise<DisplayRuleType[]> {
    context.actor.require('seller:read');
    return ((await context.load(displayRulesLoader, seller.id)) ?? []).map(displayRuleOut);
  }

  @Mutation(() => DisplayRuleType, {
    description: 'Sets what the shoppers of a seller or of one shop see instead of the price that the seller pays. SELLER_NOT_FOUND.',
  })
  async createDisplayRule(
    @Arg('input', () => CreateDisplayRuleInput, { description: 'The rule.' }) input: CreateDisplayRuleInput,
    @Ctx() context: Context,
  ): Promise<DisplayRuleType> {
    return displayRuleOut(await changeRateBook(context, (tx) => createDisplayRule(tx, context.actor, input)));
  }

  @Mutation(() => Boolean, { description: 'Ends a display rule. What orders have shown stays on them. NOT_FOUND.' })
  deleteDisplayRule(@Arg('id', () => String, { description: 'UUID of the rule.' }) id: string, @Ctx() context: Context): Promise<boolean> {
    return changeRateBook(context, (tx) => deleteDisplayRule(tx, context.actor, id));
  }
}
