import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import { ManyArg, nullable } from '../../platform/graphql/fields.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { BytesScalar } from '../../platform/graphql/scalars.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { LabelsFileType, LabelStyleArgs } from '../labels/index.js';
import { SellerType, sellerLoader } from '../sellers/index.js';
import { pickupBooker } from './book-row.js';
import { createOrderImport } from './create-order-import.js';
import { draftRows } from './draft-rows.js';
import { ownTemplate } from './formats/own.js';
import { importLabels, labelParts } from './import-labels.js';
import type { OrderImport } from './order-import.entity.js';
import { OrderImportInput } from './order-import-input.types.js';
import {
  OrderFileTemplateType,
  OrderImportBookingType,
  OrderImportChangedArgs,
  OrderImportChangeType,
  OrderImportConnection,
  OrderImportCountType,
  OrderImportRowConnection,
  OrderImportRowsArgs,
  OrderImportsArgs,
  OrderImportType,
} from './order-import.types.js';
import { orderImportLoader, readOrderImport } from './own-import.js';
import { cancelOrderImport, placeOrderImport } from './place-order-import.js';
import { bookingCounts, listOrderImports, listRows, stateCounts, sumsOf } from './read-order-imports.js';
import type { OrderImportServices } from './services.js';
import { watchOrderImports, type OrderImportChange } from './watch-order-imports.js';

const IMPORT_ID = { description: 'UUID of the import.' };

@Resolver(() => OrderImportType)
export class OrderImportResolver {
  @Query(() => OrderImportType, { description: 'An import of orders. NOT_FOUND.' })
  orderImport(@Arg('id', () => ID, IMPORT_ID) id: string, @Ctx() context: Context): Promise<OrderImport> {
    return readOrderImport(context, id);
  }

  @Query(() => OrderImportConnection, { description: 'Imports of orders, newest first.' })
  async orderImports(@Args(() => OrderImportsArgs) args: OrderImportsArgs, @Ctx() context: Context) {
    return new OrderImportConnection(await listOrderImports(context, args));
  }

  @Query(() => LabelsFileType, {
    description:
      'The labels of the orders that an import has placed, in one PDF of up to 500 labels and in the order of its file. NOT_FOUND, LABEL_NOT_READY.',
  })
  orderImportLabels(
    @Arg('id', () => ID, IMPORT_ID) id: string,
    @Args(() => LabelStyleArgs) style: LabelStyleArgs,
    @Arg('part', () => Int, { defaultValue: 1, description: 'Which file of the labels, from 1.' }) part: number,
    @Ctx() context: Context<OrderImportServices>,
  ): Promise<LabelsFileType> {
    return importLabels(context, { id, part }, style);
  }

  @Query(() => OrderFileTemplateType, { description: 'A file with our own columns and example orders.' })
  orderFileTemplate(): OrderFileTemplateType {
    return { fileName: 'orders.csv', csv: ownTemplate };
  }

  @Mutation(() => OrderImportType, {
    description:
      'Reads a file with up to 5,000 orders, checks and prices them, and places nothing yet. What is wrong with an order is reported by line and column; a file that cannot be read is refused. SELLER_NOT_FOUND, PAYLOAD_TOO_LARGE, LIMIT_REACHED, RATE_LIMITED while another file of the caller is read.',
  })
  createOrderImport(
    @Arg('input', () => OrderImportInput, { description: 'What the file is.' }) input: OrderImportInput,
    @Arg('file', () => BytesScalar, { description: 'The file: comma, semicolon or tab separated, at most 5 MB.' }) file: Uint8Array,
    @Ctx() context: Context<OrderImportServices>,
  ): Promise<OrderImport> {
    return createOrderImport(context, input, file);
  }

  @Mutation(() => OrderImportType, {
    description:
      'Places the orders of an import that are ready, in the background, together with those that failed before. Repeated requests place nothing twice. NOT_FOUND.',
  })
  placeOrderImport(
    @Arg('id', () => ID, IMPORT_ID) id: string,
    @Arg('book', () => Boolean, {
      defaultValue: false,
      description: 'Also mark the orders as packed and book their pickups, so that labels exist.',
    })
    book: boolean,
    @Ctx() context: Context,
  ): Promise<OrderImport> {
    return context.transact((tx) => placeOrderImport(tx, context.actor, { id, book }));
  }

  @Mutation(() => OrderImportType, {
    description: 'Stops an import. Orders that were placed stay. NOT_FOUND, UPDATE_FAILED once it is done.',
  })
  cancelOrderImport(@Arg('id', () => ID, IMPORT_ID) id: string, @Ctx() context: Context): Promise<OrderImport> {
    return context.transact((tx) => cancelOrderImport(tx, context.actor, id));
  }

  @Mutation(() => OrderImportType, {
    description: 'Saves orders of an import that have a problem or failed as drafts, to finish them later. NOT_FOUND, LIMIT_REACHED.',
  })
  draftOrderImportRows(
    @Arg('id', () => ID, IMPORT_ID) id: string,
    @ManyArg('rowIds', () => ID, 500, 'UUIDs of the rows; all of them if absent.', nullable)
    rowIds: string[] | null,
    @Ctx() context: Context,
  ): Promise<OrderImport> {
    return context.transact((tx) => draftRows(tx, context.actor, { id, rowIds }));
  }

  @FieldResolver(() => [OrderImportCountType], { description: 'Its orders by state; every state is listed.' })
  counts(@Root() found: OrderImport, @Ctx() context: Context): Promise<OrderImportCountType[]> {
    return stateCounts(context, found);
  }

  @FieldResolver(() => OrderImportBookingType, { description: 'How far its pickups are.' })
  async booking(@Root() found: OrderImport, @Ctx() context: Context): Promise<OrderImportBookingType> {
    const allowed = pickupBooker(context.actor, context.services.settings) !== undefined;
    return { requested: found.book, allowed, ...(await bookingCounts(context, found)) };
  }

  @FieldResolver(() => Int, { description: 'Number of files of orderImportLabels: one for each 500 placed orders.' })
  async labelParts(@Root() found: OrderImport, @Ctx() context: Context): Promise<number> {
    return labelParts(await stateCounts(context, found));
  }

  @FieldResolver(() => [MoneyType], { description: 'What the orders that are placed or ready cost together, by currency.' })
  async price(@Root() found: OrderImport, @Ctx() context: Context): Promise<MoneyType[]> {
    return (await sumsOf(context, found)).map(({ priced, currency }) => money(priced, currency ?? ''));
  }

  @FieldResolver(() => OrderImportRowConnection, { description: 'Its orders, as they are in the file.' })
  async rows(
    @Root() found: OrderImport,
    @Args(() => OrderImportRowsArgs) args: OrderImportRowsArgs,
    @Ctx() context: Context<OrderImportServices>,
  ): Promise<unknown> {
    return new OrderImportRowConnection(await listRows(context, found, args));
  }

  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller.' })
  async seller(@Root() { sellerId }: OrderImport, @Ctx() context: Context): Promise<SellerType | null> {
    return await context.load(sellerLoader, sellerId);
  }
}

@Resolver(() => OrderImportChangeType)
export class OrderImportChangeResolver {
  @Subscription(() => OrderImportChangeType, {
    description: 'Progress of imports of orders that the caller can see.',
    subscribe: ({ args, context }: Subscribing<OrderImportChangedArgs>) => watchOrderImports(context, args),
  })
  orderImportChanged(
    @Root() change: OrderImportChange,
    @Args(() => OrderImportChangedArgs) _args: OrderImportChangedArgs,
  ): OrderImportChange {
    return told(change);
  }

  @FieldResolver(() => OrderImportType, { nullable: true, description: 'The import as it is now, which may be ahead of this change.' })
  import(@Root() { importId }: OrderImportChange, @Ctx() context: Context): Promise<OrderImport | null> {
    return context.load(orderImportLoader, importId);
  }
}
