import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { ManyArg, nullable } from '../../platform/graphql/fields.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { enumType } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { forgetFileAnswer, listFileAnswers } from './file-answers.js';
import type { OrderImport, QuotedService, UsedAnswer } from './order-import.entity.js';
import { OrderImportType } from './order-import.types.js';
import {
  OrderFileAnswerType,
  OrderFileQuestionType,
  OrderImportAnswerType,
  OrderImportServiceType,
  OrderImportShortageType,
} from './import-preview.types.js';
import { questionKind } from './order-imports.enums.js';
import type { FileQuestion, QuestionKind } from './questions.rules.js';
import { sumsOf } from './read-order-imports.js';
import type { OrderImportServices } from './services.js';
import { setImportService } from './set-import-service.js';
import { fundsLoader } from './wallet-funds.js';
import { warnedOrders } from './warned-orders.js';

const IMPORT_ID = { description: 'UUID of the import.' };
const ANSWERING_SELLER = { nullable: true, description: 'UUID of the seller. Sellers may omit it; the operator must name one.' };

/** What a person sees, and answers, before the orders of a file are placed. */
@Resolver(() => OrderImportType)
export class ImportPreviewResolver {
  @Query(() => [OrderFileAnswerType], {
    description: 'What a seller has answered about its files, by kind and value. Shops have none. SELLER_NOT_FOUND.',
  })
  orderFileAnswers(
    @Arg('sellerId', () => ID, ANSWERING_SELLER) sellerId: string | null,
    @Ctx() context: Context,
  ): Promise<OrderFileAnswerType[]> {
    return listFileAnswers(context, sellerId);
  }

  @Mutation(() => Boolean, { description: 'Forgets an answer about files, so that it is asked again. NOT_FOUND, SELLER_NOT_FOUND.' })
  forgetOrderFileAnswer(
    @Arg('sellerId', () => ID, ANSWERING_SELLER) sellerId: string | null,
    @Arg('kind', () => enumType(questionKind), { description: 'What was asked.' }) kind: QuestionKind,
    @Arg('value', () => String, { description: 'The text that was asked about.' }) value: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => forgetFileAnswer(tx, context.actor, { sellerId, kind, value }));
  }

  @Mutation(() => OrderImportType, {
    description:
      'Chooses the service of orders that are not placed, and prices them again. An order that it cannot take has the problem RATE_UNAVAILABLE or INVALID_CARRIER until another one is chosen. NOT_FOUND, UPDATE_FAILED while the orders are placed, RATE_LIMITED while a file of the caller is read.',
  })
  setOrderImportService(
    @Arg('id', () => ID, IMPORT_ID) id: string,
    @ManyArg('rowIds', () => ID, 500, 'UUIDs of the rows; all that are not placed if absent.', nullable)
    rowIds: string[] | null | undefined,
    @Arg('serviceCode', () => String, { nullable: true, description: 'Code of the service; the cheapest for each order if absent.' })
    serviceCode: string | null | undefined,
    @Ctx() context: Context<OrderImportServices>,
  ): Promise<OrderImport> {
    return setImportService(context, { id, rowIds: rowIds ?? null, serviceCode: serviceCode ?? null });
  }

  @FieldResolver(() => [OrderFileQuestionType], {
    description: 'What only the sender of the file can tell. Its orders wait for the answers.',
  })
  questions(@Root() { questions }: OrderImport): readonly FileQuestion[] {
    return questions ?? [];
  }

  @FieldResolver(() => [OrderImportAnswerType], { description: 'The answers that the file was read with: given with it, or remembered.' })
  answers(@Root() { answers }: OrderImport): readonly UsedAnswer[] {
    return answers ?? [];
  }

  @FieldResolver(() => [OrderImportServiceType], { description: 'The services that any of its orders can go with, by name.' })
  services(@Root() { services }: OrderImport): readonly QuotedService[] {
    return services ?? [];
  }

  @FieldResolver(() => [MoneyType], { description: 'What drivers collect for the orders that are placed or ready, by currency.' })
  async collect(@Root() found: OrderImport, @Ctx() context: Context): Promise<MoneyType[]> {
    const sums = await sumsOf(context, found);
    return sums.flatMap(({ collected, currency }) =>
      BigInt(collected ?? 0) === 0n ? [] : [money(BigInt(collected ?? 0), currency ?? '')],
    );
  }

  @FieldResolver(() => Int, { description: 'Number of orders with warnings.' })
  warned(@Root() found: OrderImport, @Ctx() context: Context<OrderImportServices>): Promise<number> {
    return warnedOrders(context, found);
  }

  @FieldResolver(() => [OrderImportShortageType], {
    description:
      'What the wallet lacks now for the orders that are ready, by currency; empty if it can pay them, or if they are billed later.',
  })
  async shortages(@Root() { id }: OrderImport, @Ctx() context: Context<OrderImportServices>): Promise<OrderImportShortageType[]> {
    return [...((await context.load(fundsLoader, id))?.shortages ?? [])];
  }
}
