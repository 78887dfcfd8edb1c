import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { daysAfter } from '../../kernel/clock.js';
import type { Context } from '../../platform/work/context.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { OrderPlacementType, type CheckoutServices, type Placement } from '../checkout/index.js';
import { SellerType, sellerLoader } from '../sellers/index.js';
import { problemsOf } from './complete-draft.rules.js';
import { OrderDraftContentType, OrderDraftConnection, OrderDraftInput, OrderDraftsArgs, OrderDraftType } from './order-draft.types.js';
import { KEPT_DAYS } from './draft-retention.js';
import { listOrderDrafts } from './list-order-drafts.js';
import type { OrderDraft } from './order-draft.entity.js';
import { readOrderDraft } from './own-draft.js';
import { placeOrderDraft } from './place-order-draft.js';
import { createOrderDraft, deleteOrderDraft, updateOrderDraft } from './save-order-draft.js';

const DRAFT_ID = { description: 'UUID of the draft.' };
const EXPECTED_RATE = {
  nullable: true,
  description: 'The actualRate that was shown, in the currency of the order. Another price by now is refused: RATE_CHANGED.',
};
const REQUIRE_DETAILS = {
  defaultValue: false,
  description:
    'True refuses the order while the connected carrier asks for details that it lacks, and names their fields. False places it with the warning DETAILS_MISSING.',
};

@Resolver(() => OrderDraftType)
export class OrderDraftResolver {
  @Query(() => OrderDraftType, { description: 'A draft of an order, also after it was placed. NOT_FOUND.' })
  orderDraft(@Arg('id', () => ID, DRAFT_ID) id: string, @Ctx() context: Context): Promise<OrderDraft> {
    return readOrderDraft(context, id);
  }

  @Query(() => OrderDraftConnection, { description: 'Drafts that are not placed yet, newest first.' })
  async orderDrafts(@Args(() => OrderDraftsArgs) args: OrderDraftsArgs, @Ctx() context: Context) {
    return new OrderDraftConnection(await listOrderDrafts(context, args));
  }

  @Mutation(() => OrderDraftType, {
    description: 'Saves an order that is not complete yet. Nothing is priced, held or shipped. SELLER_NOT_FOUND, LIMIT_REACHED.',
  })
  createOrderDraft(
    @Arg('input', () => OrderDraftInput, { description: 'The draft.' }) input: OrderDraftInput,
    @Ctx() context: Context,
  ): Promise<OrderDraft> {
    return context.transact((tx) => createOrderDraft(tx, context.actor, input));
  }

  @Mutation(() => OrderDraftType, {
    description: 'Replaces the content of a draft. NOT_FOUND, VERSION_CONFLICT, UPDATE_FAILED once it is placed.',
  })
  updateOrderDraft(
    @Arg('id', () => ID, DRAFT_ID) id: string,
    @Arg('content', () => OrderDraftContentType, { description: 'The new content.' }) content: OrderDraftContentType,
    @Arg('version', () => Int, { nullable: true, description: 'The version that was read; without it the last change wins.' })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<OrderDraft> {
    return context.transact((tx) => updateOrderDraft(tx, context.actor, { id, content, version }));
  }

  @Mutation(() => OrderPlacementType, {
    description:
      'Places a draft as an order; a repeated call returns the original result. Names each field that is missing or wrong: of the recipient, a name or company and a phone number or e-mail address are enough. Otherwise refuses as createOrder does. NOT_FOUND, RATE_CHANGED.',
  })
  placeOrderDraft(
    @Arg('id', () => ID, DRAFT_ID) id: string,
    @Arg('expectedRate', () => DecimalScalar, EXPECTED_RATE) expectedRate: string | null | undefined,
    @Arg('requireDetails', () => Boolean, REQUIRE_DETAILS) needsDetails: boolean,
    @Ctx() context: Context<CheckoutServices>,
  ): Promise<Placement> {
    return placeOrderDraft(context, id, { rate: expectedRate ?? null, needsDetails });
  }

  @Mutation(() => Boolean, { description: 'Throws a draft away. NOT_FOUND, UPDATE_FAILED once it is placed.' })
  deleteOrderDraft(@Arg('id', () => ID, DRAFT_ID) id: string, @Ctx() context: Context): Promise<boolean> {
    return context.transact((tx) => deleteOrderDraft(tx, context.actor, id));
  }

  @FieldResolver(() => [WarningType], {
    description: 'What is missing or wrong before it can be placed. Prices and services are not looked at.',
  })
  problems(@Root() { content }: OrderDraft, @Ctx() { services }: Context): WarningType[] {
    return [...problemsOf(content, services.settings)];
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When it is deleted, unless it changes before.' })
  expiresAt(@Root() { updatedAt }: OrderDraft): Date {
    return daysAfter(updatedAt, KEPT_DAYS);
  }

  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller.' })
  async seller(@Root() { sellerId }: OrderDraft, @Ctx() context: Context): Promise<SellerType | null> {
    return await context.load(sellerLoader, sellerId);
  }
}
