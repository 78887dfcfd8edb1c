import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../../platform/graphql/scalars.js';
import { SellerType, type Seller } from '../../sellers/index.js';
import { SellerWarningType, UpdateSellerInput } from './agreement.types.js';
import { ownAmount, ownCodFee } from './own-figures.js';
import { updateSeller, type ChangedSeller } from './update-seller.js';

@Resolver(() => SellerType)
export class AgreementResolver {
  @FieldResolver(() => MoneyType, { nullable: true, description: 'Own credit limit; null where that of the plan applies.' })
  creditLimit(@Root() seller: Seller, @Ctx() context: Context): MoneyType | null {
    return ownAmount(context, seller.creditLimitMinor);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'Own threshold up to which weight adjustments need no approval; null where that of the plan applies.',
  })
  adjustmentThreshold(@Root() seller: Seller, @Ctx() context: Context): MoneyType | null {
    return ownAmount(context, seller.adjustmentThresholdMinor);
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'Own fee for collecting cash in percent; null where that of the plan applies.',
  })
  codFeePercent(@Root() seller: Seller): string | null {
    return ownCodFee(seller);
  }

  @FieldResolver(() => String, { nullable: true, description: 'What the operator remembers about the seller; null for everybody else.' })
  notes(@Root() { notes }: Seller): string | null {
    return notes;
  }

  @FieldResolver(() => [SellerWarningType], {
    description: 'In the answer to a change, the parts of it that wait for approval. Empty where the seller was only read.',
  })
  warnings(@Root() seller: Seller | ChangedSeller): readonly SellerWarningType[] {
    return 'warnings' in seller ? seller.warnings : [];
  }

  @Mutation(() => SellerType, {
    description:
      'Puts a seller on a plan from now on. A plan that raises the terms of the seller above the limit of one person waits for approval: see `warnings`. SELLER_NOT_FOUND.',
  })
  updateSellerPlan(
    @Arg('sellerId', () => String, { description: 'UUID of the seller.' }) id: string,
    @Arg('planId', () => String, { description: 'UUID or name of the plan.' }) planId: string,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => updateSeller(tx, context.actor, { id, changes: { planId } }));
  }

  @Mutation(() => SellerType, {
    description:
      'Changes a seller and what is agreed with it, all or nothing; a credit limit or threshold above the limit of one person waits for approval: see `warnings`. SELLER_NOT_FOUND, EMAIL_IN_USE; FORBIDDEN_SCOPE for a role by a token without sellers:admin.',
  })
  updateSeller(
    @Arg('id', () => String, { description: 'UUID of the seller.' }) id: string,
    @Arg('input', () => UpdateSellerInput, { description: 'The changes.' }) changes: UpdateSellerInput,
    @Ctx() context: Context,
  ): Promise<SellerType> {
    return context.transact((tx) => updateSeller(tx, context.actor, { id, changes }));
  }
}
