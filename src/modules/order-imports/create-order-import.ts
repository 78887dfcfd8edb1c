import { createHash } from 'node:crypto';
import { FieldChecks } from '../../kernel/field-checks.js';
import { refuse, refuseFields, invalid } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { FileEncoding } from '../../platform/csv/csv-file.js';
import type { Context } from '../../platform/graphql/context.js';
import { newId } from '../../platform/ids.js';
import type { Shop } from '../shops/index.js';
import { assessOrders, type AssessedOrder } from './assess-orders.js';
import { importShop, usualOrigin } from './import-shop.js';
import type { OrderImport } from './order-import.entity.js';
import type { OrderImportInput } from './order-import.types.js';
import type { OrderFileEncoding } from './order-imports.enums.js';
import { db } from './order-imports.tables.js';
import { lockOrderImport } from './own-import.js';
import { readOrderFile, type ReadFile } from './read-order-file.rules.js';
import { requestedBy } from './requested-by.js';
import type { OrderImportServices } from './services.js';

/** 5 MB, in Base64. */
const MAX_BYTES = 5_000_000;
const ENCODINGS: Readonly<Record<OrderFileEncoding, FileEncoding>> = {
  utf_8: 'utf-8',
  windows_1252: 'windows-1252',
  windows_1256: 'windows-1256',
};

/** Reads and checks a file with orders, and prices them. Places nothing. */
export async function createOrderImport(
  context: Context<OrderImportServices>,
  input: OrderImportInput,
  file: Uint8Array,
): Promise<OrderImport> {
  const { actor, services } = context;
  actor.require('order:create');
  checkInput(input, file);
  const { shop, origin } = await context.transactPart(async (tx) => {
    const found = await importShop(tx, actor, input);
    return { shop: found, origin: input.defaults?.origin ?? (await usualOrigin(tx, found)) };
  });
  const source = { content: file, encoding: ENCODINGS[input.encoding], format: input.format ?? null };
  const read = readOrderFile(source, { ...defaultsOf(input), shopDomain: shop.domain, origin }, services.settings);
  const assessed = await assessOrders(context, shop, read.orders);

  const hash = createHash('sha256').update(file).digest('hex');
  return context.transact((tx) => save(tx, context, { shop, read, assessed, fileName: input.fileName.trim(), hash }));
}

function checkInput({ fileName, defaults }: OrderImportInput, file: Uint8Array): void {
  if (file.length > MAX_BYTES) throw refuse('PAYLOAD_TOO_LARGE', { message: 'A file may have at most 5 MB.' });
  const checks = new FieldChecks();
  checks.text('input.fileName', fileName, 255);
  checks.atMost('input.defaults.currency', defaults?.currency, 3);
  checks.atMost('input.defaults.countryCode', defaults?.countryCode, 2);
  checks.settle();
  for (const measure of ['grams', 'length', 'width', 'height'] as const) {
    const value = defaults?.[measure];
    if (value != null && !(value > 0)) throw refuseFields([invalid(`input.defaults.${measure}`, 'must be more than 0')]);
  }
}

const defaultsOf = ({ defaults }: OrderImportInput) => ({
  currency: defaults?.currency?.trim() || null,
  countryCode: defaults?.countryCode?.trim().toUpperCase() || null,
  grams: defaults?.grams ?? null,
  length: defaults?.length ?? null,
  width: defaults?.width ?? null,
  height: defaults?.height ?? null,
});

interface Assessed {
  readonly shop: Shop;
  readonly read: ReadFile;
  readonly assessed: readonly AssessedOrder[];
  readonly fileName: string;
  readonly hash: string;
}

async function save(tx: Tx, { actor }: Context, { shop, read, assessed, fileName, hash }: Assessed): Promise<OrderImport> {
  const id = newId();
  await db.insert(tx.sql, 'orderImport', {
    id,
    sellerId: shop.sellerId,
    shopId: shop.id,
    shopDomain: shop.domain,
    fileName,
    fileHash: hash,
    format: read.format,
    columns: read.columns,
    state: 'preview',
    book: false,
    requestedBy: await requestedBy(tx.sql, actor),
    dueAt: null,
    finishedAt: null,
  });
  await db.insertAll(
    tx.sql,
    'orderImportRow',
    assessed.map((row, place) => rowOf(id, place, row)),
  );
  return lockOrderImport(tx, actor, id);
}

const rowOf = (importId: string, place: number, { order, problems, ...assessed }: AssessedOrder) => ({
  id: newId(),
  importId,
  place,
  line: order.line,
  orderReference: order.name.slice(0, 100),
  content: order.content,
  problems: [...problems],
  ...assessed,
  shipmentId: null,
  draftId: null,
  bookedAt: null,
  bookingProblem: null,
});
