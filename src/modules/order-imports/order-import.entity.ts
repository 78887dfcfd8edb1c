import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import type { ActorIdentity } from '../../kernel/actor.js';
import type { Remark } from '../../kernel/field-warnings.js';
import type { Said } from '../../kernel/messages.js';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { DraftContent } from '../order-drafts/index.js';
import {
  orderFileFormat,
  orderImportRowState,
  orderImportState,
  questionKind,
  type OrderFileFormat,
  type OrderImportRowState,
  type OrderImportState,
} from './order-imports.enums.js';
import type { FileAnswer, FileQuestion, QuestionKind } from './questions.rules.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { OrderFileAnswerInput, OrderImportInput } from './order-import-input.types.js';

/** Which column of the file a field was read from. */
export interface MappedColumn {
  readonly field: string;
  readonly header: string;
}

/** Grams and centimetres of a whole parcel. */
export interface WholeParcel {
  readonly grams: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** What is wrong with an order, and where in the file. */
export interface RowProblem extends Said {
  readonly line: number;
  readonly column: string | null;
  readonly field: string | null;
  readonly code: string;
}

/** What was taken otherwise than it is written, or may be wrong; the order can be placed. */
export interface RowWarning extends RowProblem {
  /** True if the file itself has said it; the others follow from the order and its service. */
  readonly ofFile?: true;
}

/** A service that a parcel of the file can go with. */
export interface QuotedService {
  readonly code: string;
  readonly name: string;
}

/** An answer that an import was read with. */
export interface UsedAnswer extends FileAnswer {
  /** True if it was given for an earlier file. */
  readonly remembered: boolean;
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
    fileName: p.string().length(maxOf(OrderImportInput, 'fileName')),
    /** SHA-256. */
    fileHash: p.string().length(64),
    format: p.enum(() => orderFileFormat.values).$type<OrderFileFormat>(),
    columns: p.json<MappedColumn[]>(),
    /** Headers of columns that were not read; empty for imports of earlier releases. */
    ignoredColumns: p.json<readonly string[]>().defaultRaw("'[]'"),
    /** Null for imports of earlier releases, like the next two. */
    questions: p.json<FileQuestion[]>().nullable(),
    answers: p.json<UsedAnswer[]>().nullable(),
    services: p.json<QuotedService[]>().nullable(),
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
    /** Weight and size of the whole parcel, where they are known; else they follow from the products. */
    parcel: p.json<WholeParcel>().nullable(),
    problems: p.json<RowProblem[]>(),
    /** Null for rows of earlier releases. */
    warnings: p.json<RowWarning[]>().nullable(),
    state: p.enum(() => orderImportRowState.values).$type<OrderImportRowState>(),
    /** The cheapest service when the file was read, or the one that the order got. */
    serviceCode: p.string().length(40).nullable(),
    serviceName: p.string().length(200).nullable(),
    /** What the file calls the service. */
    wantedService: p.string().length(200).nullable(),
    priceMinor: minorUnits().nullable(),
    /** What the driver collects, in the same currency as the price. */
    collectMinor: minorUnits().nullable(),
    currency: currencyCode().nullable(),
    orderId: p.uuid().nullable(),
    shipmentId: p.uuid().nullable(),
    draftId: p.uuid().nullable(),
    /** When its pickup was booked, or asked for at a connected carrier. */
    bookedAt: instant().nullable(),
    bookingProblem: p.string().length(500).nullable(),
    /** The same with the variant and the values of its words; null in rows of earlier releases. */
    bookingError: p.json<Remark>().nullable(),
  },
});

/** What a seller has answered about its files, used for the next one. */
export const OrderFileAnswerSchema = defineEntity({
  name: 'OrderFileAnswer',
  tableName: 'order_file_answer',
  primaryKeys: ['sellerId', 'kind', 'valueKey'],
  properties: {
    sellerId: p.uuid().primary(),
    kind: p
      .enum(() => questionKind.values)
      .$type<QuestionKind>()
      .primary(),
    /** The value without its case and its spaces. */
    valueKey: p.string().length(maxOf(OrderFileAnswerInput, 'value')).primary(),
    createdAt: instant(),
    updatedAt: instant(),
    value: p.string().length(maxOf(OrderFileAnswerInput, 'value')),
    answer: p.string().length(200),
    answeredBy: p.json<Pick<ActorIdentity, 'type' | 'id'>>(),
  },
});

export type OrderFileAnswer = Readonly<Selectable<TableOf<typeof OrderFileAnswerSchema>>>;
export type OrderImport = Readonly<Selectable<TableOf<typeof OrderImportSchema>>>;
export type OrderImportRow = Readonly<Selectable<TableOf<typeof OrderImportRowSchema>>>;
