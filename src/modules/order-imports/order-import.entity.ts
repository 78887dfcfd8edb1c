import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import type { ActorIdentity } from '../../kernel/actor.js';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { DraftContent } from '../order-drafts/index.js';
import {
  orderFileFormat,
  orderImportRowState,
  orderImportState,
  type OrderFileFormat,
  type OrderImportRowState,
  type OrderImportState,
} from './order-imports.enums.js';

/** Which column of the file a field was read from. */
export interface MappedColumn {
  readonly field: string;
  readonly header: string;
}

/** What is wrong with an order, and where in the file. */
export interface RowProblem {
  readonly line: number;
  readonly column: string | null;
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** Who asked for the orders; `tokenId` if it was a token. */
export type RequestedBy = Pick<ActorIdentity, 'type' | 'id' | 'sellerId'> & { readonly tokenId?: string };

/** A file with orders of one shop. */
export const OrderImportSchema = defineEntity({
  name: 'OrderImport',
  tableName: 'order_import',
  indexes: [
    { name: 'order_import_seller_created', properties: ['sellerId', 'createdAt', 'id'] },
    {
      name: 'order_import_placing',
      expression: `create index "order_import_placing" on "order_import" ("due_at") where "state" = 'placing'`,
    },
  ],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    shopId: p.uuid(),
    shopDomain: p.string().length(255),
    fileName: p.string().length(255),
    /** SHA-256. */
    fileHash: p.string().length(64),
    format: p.enum(() => orderFileFormat.values).$type<OrderFileFormat>(),
    columns: p.json<MappedColumn[]>(),
    state: p.enum(() => orderImportState.values).$type<OrderImportState>(),
    /** Whether pickups are booked as soon as the orders are placed. */
    book: p.boolean(),
    requestedBy: p.json<RequestedBy>(),
    /** While it is placing: when a worker may take it on, because no other one has it. */
    dueAt: instant().nullable(),
    finishedAt: instant().nullable(),
  },
});

/** One order of a file. */
export const OrderImportRowSchema = defineEntity({
  name: 'OrderImportRow',
  tableName: 'order_import_row',
  indexes: [{ name: 'order_import_row_place', properties: ['importId', 'place'] }],
  properties: {
    ...recordColumns,
    importId: p.uuid(),
    /** Counts the orders of the file from 0. */
    place: p.integer(),
    /** Its first line in the file. */
    line: p.integer(),
    orderReference: p.string().length(100),
    content: p.json<DraftContent>(),
    problems: p.json<RowProblem[]>(),
    state: p.enum(() => orderImportRowState.values).$type<OrderImportRowState>(),
    /** The cheapest service when the file was read, or the one that the order got. */
    serviceCode: p.string().length(40).nullable(),
    priceMinor: minorUnits().nullable(),
    currency: currencyCode().nullable(),
    orderId: p.uuid().nullable(),
    shipmentId: p.uuid().nullable(),
    draftId: p.uuid().nullable(),
    /** When its pickup was booked, or asked for at a connected carrier. */
    bookedAt: instant().nullable(),
    bookingProblem: p.string().length(500).nullable(),
  },
});

export type OrderImport = Readonly<Selectable<TableOf<typeof OrderImportSchema>>>;
export type OrderImportRow = Readonly<Selectable<TableOf<typeof OrderImportRowSchema>>>;
