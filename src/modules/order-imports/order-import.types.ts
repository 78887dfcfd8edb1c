import { ArgsType, ObjectType } from 'type-graphql';
import type { ToldParams } from '../../kernel/messages.js';
import { Choice, Choices, Count, Flag, Id, JsonObject, Many, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import {
  orderFileFormat,
  orderImportRowState,
  orderImportState,
  type OrderFileFormat,
  type OrderImportRowState,
  type OrderImportState,
} from './order-imports.enums.js';

@ObjectType('OrderImportColumn', { description: 'A column of a file that was understood.' })
export class OrderImportColumnType {
  @Text('What it tells, such as city or itemPrice.') field!: string;
  @Text('Its header in the file.') header!: string;
}

@ObjectType('OrderImportProblem', { description: 'Something in a file that keeps an order from being placed.' })
export class OrderImportProblemType {
  @Count('Line of the file, counted from 1.') line!: number;
  @Text('Header of the column; null if the file has none for it, or for the whole order.', nullable) column!: string | null;
  @Text('Dotted path of the field as in CreateOrderInput, if it is one.', nullable) field!: string | null;
  @Text('Code, such as MISSING_FIELD or ORDER_EXISTS.') code!: string;
  @Text('What is wrong.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string;
  @JsonObject('The values in the message, by name.', nullable) params?: ToldParams;
}

@ObjectType('OrderImportWarning', {
  description: 'Something about an order of a file that a person should see before it is placed. The order can be placed.',
})
export class OrderImportWarningType {
  @Count('Line of the file, counted from 1.') line!: number;
  @Text('Header of the column; null if no single one is meant.', nullable) column!: string | null;
  @Text('Dotted path of the field as in CreateOrderInput, if it is one.', nullable) field!: string | null;
  @Text('Code, such as WALLET_LACKS, SERVICE_NOT_MATCHED or PHONE_FORMAT.') code!: string;
  @Text('What was found, and what was done about it.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string;
  @JsonObject('The values in the message, by name.', nullable) params?: ToldParams;
}

@ObjectType('OrderImportCount', { description: 'Number of orders of an import in one state.' })
export class OrderImportCountType {
  @Choice(orderImportRowState, 'The state.') state!: OrderImportRowState;
  @Count('Number of orders.') orders!: number;
}

@ObjectType('OrderImportBooking', { description: 'How far the pickups of an import are.' })
export class OrderImportBookingType {
  @Flag('True if pickups are booked as soon as orders are placed.') requested!: boolean;

  @Flag('True if the caller can book pickups. Otherwise orders are marked as packed, and the operator books their pickups.')
  allowed!: boolean;

  @Count('Number of orders whose pickup is booked.') booked!: number;
  @Count('Number of placed orders whose pickup could not be booked.') problems!: number;
}

@ObjectType('OrderImportRow', { description: 'One order of a file.' })
export class OrderImportRowType {
  @Id('UUID of the row.') id!: string;
  @Count('Its first line in the file.') line!: number;
  @Text('Its name in the store, such as #1001.') orderReference!: string;
  @Choice(orderImportRowState, 'What becomes of it.') state!: OrderImportRowState;
  @Many(() => OrderImportProblemType, 'What is wrong with it.') problems!: OrderImportProblemType[];

  @Text('Code of its service: the one of the file, or that its shipping method names, else the cheapest.', nullable)
  serviceCode!: string | null;

  @Text('Name of its service.', nullable) serviceName!: string | null;
  @Text('The shipping method that the file names.', nullable) wantedService!: string | null;
  @Id('UUID of the order: placed by this import, or before.', nullable) orderId!: string | null;
  @Id('UUID of the shipment.', nullable) shipmentId!: string | null;
  @Id('UUID of the draft that it was saved as.', nullable) draftId!: string | null;
  @When('When its pickup was booked.', nullable) bookedAt!: Date | null;
  @Text('Why its pickup is not booked, such as a wallet that is too low.', nullable) bookingProblem!: string | null;
}

@ArgsType()
export class OrderImportRowsArgs extends PageArgs {
  @Choices(orderImportRowState, 100, 'Only orders in these states.', nullable) states?: OrderImportRowState[] | null;
  @Flag('Only orders with warnings if true, only those without if false.', nullable) withWarnings?: boolean | null;
}

export const OrderImportRowConnection = connectionType('OrderImportRow', () => OrderImportRowType, 'in the order of the file');

@ObjectType('OrderImport', {
  description: 'A file with orders: first a preview, then orders that are placed in the background. Kept for 90 days.',
})
export class OrderImportType {
  @Id('UUID of the import.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @Text('Domain of the shop that the orders belong to.') shopDomain!: string;
  @Text('Name of the file.') fileName!: string;
  @Choice(orderFileFormat, 'Layout of the file.') format!: OrderFileFormat;
  @Many(() => OrderImportColumnType, 'The columns that were understood. Others are ignored.') columns!: OrderImportColumnType[];

  @Many(
    () => String,
    'Headers of columns that were not read, as they stand in the file. At most 100. Empty for exports of stores, of which most columns are not needed.',
  )
  ignoredColumns!: readonly string[];

  @Choice(orderImportState, 'How far it is.') state!: OrderImportState;
  @When('When the file was read.') createdAt!: Date;
  @When('When the last order was placed.', nullable) finishedAt!: Date | null;
}

@ArgsType()
export class OrderImportsArgs extends PageArgs {
  @Id('Only imports for this seller.', nullable) sellerId?: string | null;
}

export const OrderImportConnection = connectionType('OrderImport', () => OrderImportType);

@ObjectType('OrderFileTemplate', { description: 'A file to begin with.' })
export class OrderFileTemplateType {
  @Text('Suggested file name.') fileName!: string;
  @Text('The file: a header and three example lines.') csv!: string;
}

@ArgsType()
export class OrderImportChangedArgs extends LiveArgs {
  @Id('Only changes of this import.', nullable) importId?: string | null;
}

@ObjectType('OrderImportChange', { description: 'Progress of an import of orders.' })
export class OrderImportChangeType extends LiveChangeType {
  @Id('UUID of the import.') importId!: string;
}
