import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Remark } from '../../kernel/field-warnings.js';
import { moneyOrNull } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { RemarkType } from '../../platform/graphql/remark.type.js';
import { bookingErrorOf } from './book-row.js';
import type { OrderImportRow, RowWarning } from './order-import.entity.js';
import { OrderImportRowType, OrderImportWarningType } from './order-import.types.js';
import type { OrderImportServices } from './services.js';
import { unpaidRow, warningsOf } from './warned-orders.js';

@Resolver(() => OrderImportRowType)
export class OrderImportRowResolver {
  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'Price of its service; null if carriers were too slow, until it is placed.',
  })
  price(@Root() { priceMinor, currency }: OrderImportRow): MoneyType | null {
    return moneyOrNull(priceMinor, currency);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'What the driver collects; 0 for prepaid orders, null until the order has a price.',
  })
  collect(@Root() { collectMinor, currency }: OrderImportRow): MoneyType | null {
    return moneyOrNull(collectMinor, currency);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'What the wallet lacks now for this order, after those before it in the file; null if it can pay it.',
  })
  async lacks(@Root() row: OrderImportRow, @Ctx() context: Context<OrderImportServices>): Promise<MoneyType | null> {
    return (await unpaidRow(context, row))?.lacks ?? null;
  }

  @FieldResolver(() => [OrderImportWarningType], { description: 'What a person should see before it is placed.' })
  warnings(@Root() row: OrderImportRow, @Ctx() context: Context<OrderImportServices>): Promise<readonly RowWarning[]> {
    return warningsOf(context, row);
  }

  @FieldResolver(() => RemarkType, {
    nullable: true,
    description: 'Why its pickup is not booked, with its code; null for rows of earlier releases.',
  })
  bookingError(@Root() row: OrderImportRow): Remark | null {
    return bookingErrorOf(row);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the recipient.' })
  recipient(@Root() { content: { customer, destination } }: OrderImportRow): string | null {
    return [customer?.firstName, customer?.lastName].filter((part) => part).join(' ') || destination?.company || customer?.company || null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Company of the recipient.' })
  company(@Root() { content: { customer, destination } }: OrderImportRow): string | null {
    return destination?.company || customer?.company || null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'City and country of the recipient.' })
  destination(@Root() { content: { destination } }: OrderImportRow): string | null {
    return [destination?.city, destination?.countryCode].filter((part) => part).join(', ') || null;
  }
}
