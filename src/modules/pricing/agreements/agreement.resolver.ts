import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { formatScaled } from '../../../kernel/decimal.js';
import { moneyOrNull } from '../../../kernel/money.js';
import type { Context } from '../../../platform/work/context.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../../platform/graphql/scalars.js';
import { SellerType, type Seller } from '../../sellers/index.js';
import type { PricingServices } from '../services.js';
import { SellerWarningType, UpdateSellerInput } from './agreement.types.js';
import { updateSeller, type ChangedSeller } from './update-seller.js';

@Resolver(() => SellerType)
export class AgreementResolver {
  @FieldResolver(() => MoneyType, { nullable: true, description: "Own credit limit; null when the plan's applies." })
  creditLimit(@Root() seller: Seller, @Ctx() context: Context): MoneyType | null {
    return ownAmount(context, seller.creditLimitMinor);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: "Own threshold up to which weight adjustments need no approval; null when the plan's applies.",
  })
  adjustmentThreshold(@Root() seller: Seller, @Ctx() context: Context): MoneyType | null {
    return ownAmount(context, seller.adjustmentThresholdMinor);
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: "Own COD fee in percent; null when the plan's applies.",
  })
  codFeePercent(@Root() seller: Seller): string | null {
    return ownCodFee(seller);
  }

  @FieldResolver(() => String, { nullable: true, description: "The operator's notes about the seller; null for other callers." })
  notes(@Root() { notes }: Seller): string | null {
    return notes;
  }

  @FieldResolver(() => [SellerWarningType], {
    description: 'Parts of a change that await approval. Always empty on reads.',
  })
  warnings(@Root() seller: Seller | ChangedSeller): readonly SellerWarningType[] {
    return 'warnings' in seller ? seller.warnings : [];
  }

  @Mutation(() => SellerType, {
    description:
      "Assigns a plan to a seller, effective immediately. A plan that raises the seller's terms above the limit of a " +
      'single person awaits approval: see `warnings`. SELLER_NOT_FOUND.',
  })
  updateSellerPlan(
    @Arg('sellerId', () => String, { description: 'UUID of the seller.' }) id: string,
    @Arg('planId', () => String, { description: 'UUID or name of the plan.' }) planId: string,
    @Ctx() context: Context<PricingServices>,
  ): Promise<SellerType> {
    return context.transact((tx) => updateSeller(tx, context.actor, { id, changes: { planId } }));
  }

  @Mutation(() => SellerType, {
    description:
      'Updates a seller and its terms, all or nothing; a credit limit or threshold above the limit of a single person ' +
      'awaits approval: see `warnings`. SELLER_NOT_FOUND, EMAIL_IN_USE; FORBIDDEN_SCOPE for changing the role with a ' +
      'token without sellers:admin.',
  })
  updateSeller(
    @Arg('id', () => String, { description: 'UUID of the seller.' }) id: string,
    @Arg('input', () => UpdateSellerInput, { description: 'The changes.' }) changes: UpdateSellerInput,
    @Ctx() context: Context<PricingServices>,
  ): Promise<SellerType> {
    return context.transact((tx) => updateSeller(tx, context.actor, { id, changes }));
  }
}

/** One of the seller's own figures. */
const ownAmount = ({ services }: Context, minor: bigint | null): MoneyType | null => moneyOrNull(minor, services.settings.baseCurrency);

const ownCodFee = ({ codFeeBasisPoints: points }: Seller): string | null => (points === null ? null : formatScaled(BigInt(points), 2));
