import { createHash } from 'node:crypto';
import { FieldChecks, refuse, refuseFields, invalid } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { FileEncoding } from '../../platform/csv/csv-file.js';
import type { Context } from '../../platform/work/context.js';
import { unpacked } from '../../platform/files/packed-list.js';
import { newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Shop } from '../shops/index.js';
import { assessOrders, type AssessedFile, type AssessedOrder } from './assess-orders.js';
import { answersFor, answerTo, checkAnswers, rememberAnswers, usedAnswers } from './file-answers.js';
import { importShop, usualOrigin } from './import-shop.js';
import type { OrderImport, UsedAnswer } from './order-import.entity.js';
import { OrderImportInput, OrderImportDefaultsInput } from './order-import-input.types.js';
import type { OrderFileEncoding } from './order-imports.enums.js';
import { db } from './order-imports.tables.js';
import { lockOrderImport } from './own-import.js';
import { orderFile, type ReadFile } from './read-order-file.rules.js';
import { requestedBy } from './requested-by.js';
import type { OrderImportServices } from './services.js';

/** 5 MB, in Base64. */
const MAX_BYTES = 5_000_000;
const ENCODINGS: Readonly<Record<OrderFileEncoding, FileEncoding>> = {
  utf_8: 'utf-8',
  windows_1252: 'windows-1252',
  windows_1256: 'windows-1256',
};

/** Longer than reading and pricing a file may take. */
export const IMPORT_TURN_SECONDS = 60;
/** What a preview shows; orders with further questions wait all the same. */
const MAX_QUESTIONS = 200;
const MAX_SERVICES = 200;
const MAX_SHOWN = 200;
/** So that writing them as JSON keeps the process for a few milliseconds at a time. */
const ROWS_AT_ONCE = 50;

/** Reads and checks a file with orders, and prices them. Places nothing. RATE_LIMITED while another file of the caller is read. */
export async function createOrderImport(
  context: Context<OrderImportServices>,
  input: OrderImportInput,
  file: Uint8Array,
): Promise<OrderImport> {
  const { actor, services } = context;
  checkInput(input, file);
  checkAnswers(input.answers ?? [], (code) => services.rateBook.current().services.has(code));
  return services.importTurns.during(actor.sellerId ?? `${actor.type}:${actor.id}`, () => readAndSave(context, input, file));
}

async function readAndSave(context: Context<OrderImportServices>, input: OrderImportInput, file: Uint8Array): Promise<OrderImport> {
  const { actor, services } = context;
  const { shop, origin } = await context.transactPart(async (tx) => {
    const found = await importShop(tx, actor, input);
    return { shop: found, origin: input.defaults?.origin ?? (await usualOrigin(tx, found)) };
  });
  const answers = await answersFor(context.sql, actor, shop.sellerId, input.answers ?? []);
  const read = await services.fileReader.read(orderFile, {
    file: { content: file, encoding: ENCODINGS[input.encoding], format: input.format ?? null },
    defaults: { ...defaultsOf(input), shopDomain: shop.domain, origin },
    settings: { strictSubtotal: services.settings.strictSubtotal },
    answers,
  });
  const known = (method: string): string | undefined => answerTo(answers, 'service', method);
  const orders = await unpacked(read.orders);
  const assessed = await assessOrders(context, { shop, known }, orders);

  const hash = createHash('sha256').update(file).digest('hex');
  return context.transact(async (tx) => {
    await rememberAnswers(tx, actor, { sellerId: shop.sellerId, answers, open: read.questions });
    return save(tx, context, { shop, read, assessed, answers: usedAnswers(answers, orders), fileName: input.fileName.trim(), hash });
  });
}

function checkInput({ fileName, defaults }: OrderImportInput, file: Uint8Array): void {
  if (file.length > MAX_BYTES) throw refuse('PAYLOAD_TOO_LARGE.fileSize');
  const checks = new FieldChecks();
  checkFields(checks, 'input', OrderImportInput, { fileName });
  checkFields(checks, 'input.defaults', OrderImportDefaultsInput, defaults ?? {});
  checks.settle();
  for (const measure of ['grams', 'length', 'width', 'height'] as const) {
    const value = defaults?.[measure];
    if (value != null && !(value > 0)) throw refuseFields([invalid(`input.defaults.${measure}`, 'positive')]);
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
  readonly read: Pick<ReadFile, 'format' | 'columns' | 'ignoredColumns' | 'questions'>;
  readonly assessed: AssessedFile;
  readonly answers: readonly UsedAnswer[];
  readonly fileName: string;
  readonly hash: string;
}

const countImports = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('orderImport')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', '=', $.sellerId),
);

async function save(tx: Tx, { actor }: Context, { shop, read, assessed, answers, fileName, hash }: Assessed): Promise<OrderImport> {
  await assertRoom(tx, 'orderImports', { owner: shop.sellerId, held: () => countImports.first(tx.sql, { sellerId: shop.sellerId }) });
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
    ignoredColumns: read.ignoredColumns,
    questions: read.questions.slice(0, MAX_QUESTIONS),
    answers: [...answers],
    services: assessed.services.slice(0, MAX_SERVICES),
    state: 'preview',
    book: false,
    requestedBy: await requestedBy(tx.sql, actor),
    dueAt: null,
    finishedAt: null,
  });
  for (let from = 0; from < assessed.orders.length; from += ROWS_AT_ONCE) {
    const rows = assessed.orders.slice(from, from + ROWS_AT_ONCE).map((row, index) => rowOf(id, from + index, row));
    await db.insertAll(tx.sql, 'orderImportRow', rows);
  }
  return lockOrderImport(tx, actor, id);
}

const rowOf = (importId: string, place: number, { order, problems, warnings, ...assessed }: AssessedOrder) => ({
  id: newId(),
  importId,
  place,
  line: order.line,
  orderReference: order.name.slice(0, 100),
  parcel: order.parcel,
  wantedService: order.wantedService?.slice(0, MAX_SHOWN) ?? null,
  problems: [...problems],
  warnings: [...warnings],
  ...assessed,
  shipmentId: null,
  draftId: null,
  bookedAt: null,
  bookingProblem: null,
});
