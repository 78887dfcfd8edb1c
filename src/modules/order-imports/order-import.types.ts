import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import {
  orderFileFormat,
  orderImportRowState,
  orderImportState,
  type OrderFileFormat,
  type OrderImportRowState,
  type OrderImportState,
} from './order-imports.enums.js';

@ObjectType('OrderImportColumn', { simpleResolvers: true, description: 'A column of a file that was understood.' })
export class OrderImportColumnType {
  @Field(() => String, { description: 'What it tells, such as city or itemPrice.' })
  field!: string;

  @Field(() => String, { description: 'Its header in the file.' })
  header!: string;
}

@ObjectType('OrderImportProblem', { simpleResolvers: true, description: 'Something in a file that keeps an order from being placed.' })
export class OrderImportProblemType {
  @Field(() => Int, { description: 'Line of the file, counted from 1.' })
  line!: number;

  @Field(() => String, { nullable: true, description: 'Header of the column; null if the file has none for it, or for the whole order.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'Dotted path of the field as in CreateOrderInput, if it is one.' })
  field!: string | null;

  @Field(() => String, { description: 'Code, such as MISSING_FIELD or ORDER_EXISTS.' })
  code!: string;

  @Field(() => String, { description: 'What is wrong.' })
  message!: string;
}

@ObjectType('OrderImportWarning', {
  simpleResolvers: true,
  description: 'Something about an order of a file that a person should see before it is placed. The order can be placed.',
})
export class OrderImportWarningType {
  @Field(() => Int, { description: 'Line of the file, counted from 1.' })
  line!: number;

  @Field(() => String, { nullable: true, description: 'Header of the column; null if no single one is meant.' })
  column!: string | null;

  @Field(() => String, { nullable: true, description: 'Dotted path of the field as in CreateOrderInput, if it is one.' })
  field!: string | null;

  @Field(() => String, { description: 'Code, such as WALLET_LACKS, SERVICE_NOT_MATCHED or PHONE_FORMAT.' })
  code!: string;

  @Field(() => String, { description: 'What was found, and what was done about it.' })
  message!: string;
}

@ObjectType('OrderImportCount', { simpleResolvers: true, description: 'Number of orders of an import in one state.' })
export class OrderImportCountType {
  @Field(() => enumType(orderImportRowState), { description: 'The state.' })
  state!: OrderImportRowState;

  @Field(() => Int, { description: 'Number of orders.' })
  orders!: number;
}

@ObjectType('OrderImportBooking', { simpleResolvers: true, description: 'How far the pickups of an import are.' })
export class OrderImportBookingType {
  @Field(() => Boolean, { description: 'True if pickups are booked as soon as orders are placed.' })
  requested!: boolean;

  @Field(() => Boolean, {
    description: 'True if the caller can book pickups. Otherwise orders are marked as packed, and the operator books their pickups.',
  })
  allowed!: boolean;

  @Field(() => Int, { description: 'Number of orders whose pickup is booked.' })
  booked!: number;

  @Field(() => Int, { description: 'Number of placed orders whose pickup could not be booked.' })
  problems!: number;
}

@ObjectType('OrderImportRow', { description: 'One order of a file.' })
export class OrderImportRowType {
  @Field(() => ID, { simple: true, description: 'UUID of the row.' })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Its first line in the file.' })
  line!: number;

  @Field(() => String, { simple: true, description: 'Its name in the store, such as #1001.' })
  orderReference!: string;

  @Field(() => enumType(orderImportRowState), { simple: true, description: 'What becomes of it.' })
  state!: OrderImportRowState;

  @Field(() => [OrderImportProblemType], { simple: true, description: 'What is wrong with it.' })
  problems!: OrderImportProblemType[];

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'Code of its service: the one of the file, or that its shipping method names, else the cheapest.',
  })
  serviceCode!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Name of its service.' })
  serviceName!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'The shipping method that the file names.' })
  wantedService!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the order: placed by this import, or before.' })
  orderId!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the shipment.' })
  shipmentId!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the draft that it was saved as.' })
  draftId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When its pickup was booked.' })
  bookedAt!: Date | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why its pickup is not booked, such as a wallet that is too low.' })
  bookingProblem!: string | null;
}

@ArgsType()
export class OrderImportRowsArgs extends PageArgs {
  @Field(() => [enumType(orderImportRowState)], { nullable: true, description: 'Only orders in these states.' })
  states?: OrderImportRowState[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders with warnings if true, only those without if false.' })
  withWarnings?: boolean | null;
}

export const OrderImportRowConnection = connectionType('OrderImportRow', () => OrderImportRowType, 'in the order of the file');

@ObjectType('OrderImport', {
  description: 'A file with orders: first a preview, then orders that are placed in the background. Kept for 90 days.',
})
export class OrderImportType {
  @Field(() => ID, { simple: true, description: 'UUID of the import.' })
  id!: string;

  @Field(() => ID, { simple: true, description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => String, { simple: true, description: 'Domain of the shop that the orders belong to.' })
  shopDomain!: string;

  @Field(() => String, { simple: true, description: 'Name of the file.' })
  fileName!: string;

  @Field(() => enumType(orderFileFormat), { simple: true, description: 'Layout of the file.' })
  format!: OrderFileFormat;

  @Field(() => [OrderImportColumnType], { simple: true, description: 'The columns that were understood. Others are ignored.' })
  columns!: OrderImportColumnType[];

  @Field(() => [String], {
    simple: true,
    description:
      'Headers of columns that were not read, as they stand in the file. At most 100. Empty for exports of stores, of which most columns are not needed.',
  })
  ignoredColumns!: readonly string[];

  @Field(() => enumType(orderImportState), { simple: true, description: 'How far it is.' })
  state!: OrderImportState;

  @Field(() => DateTimeScalar, { simple: true, description: 'When the file was read.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the last order was placed.' })
  finishedAt!: Date | null;
}

@ArgsType()
export class OrderImportsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only imports for this seller.' })
  sellerId?: string | null;
}

export const OrderImportConnection = connectionType('OrderImport', () => OrderImportType);

@ObjectType('OrderFileTemplate', { simpleResolvers: true, description: 'A file to begin with.' })
export class OrderFileTemplateType {
  @Field(() => String, { description: 'Suggested file name.' })
  fileName!: string;

  @Field(() => String, { description: 'The file: a header and three example lines.' })
  csv!: string;
}

@ArgsType()
export class OrderImportChangedArgs extends LiveArgs {
  @Field(() => ID, { nullable: true, description: 'Only changes of this import.' })
  importId?: string | null;
}

@ObjectType('OrderImportChange', { simpleResolvers: true, description: 'Progress of an import of orders.' })
export class OrderImportChangeType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the import.' })
  importId!: string;
}
