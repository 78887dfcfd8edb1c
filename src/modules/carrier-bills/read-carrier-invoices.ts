import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { money } from '../../kernel/money.js';
import { anyOf, runOnce, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { isUuid } from '../../platform/ids.js';
import { carrierLineKind, type CarrierLineKind, type CarrierLineState } from './carrier-bills.enums.js';
import { db, type CarrierBillTables } from './carrier-bills.tables.js';
import type { CarrierInvoiceCountType, CarrierInvoicesArgs } from './carrier-invoice.types.js';

const invoices = () => db.selectFrom('carrierInvoice').select(['id', 'createdAt', 'carrierCode', 'accountId', 'number']);
const lines = () => db.selectFrom('carrierInvoiceLine').select(db.columns('carrierInvoiceLine'));

const findInvoices = statement(($: Named<{ ids: readonly string[] }>) => invoices().where('id', '=', anyOf($.ids)));
const findLines = statement(($: Named<{ ids: readonly string[] }>) => lines().where('id', '=', anyOf($.ids)));

export type CarrierInvoice = Readonly<RowOf<typeof findInvoices>>;
export type CarrierInvoiceLine = Readonly<RowOf<typeof findLines>>;

export interface LineFilter {
  readonly kind?: readonly CarrierLineKind[] | null;
  readonly state?: readonly CarrierLineState[] | null;
}

/** Reads one invoice. NOT_FOUND. */
export async function carrierInvoiceById({ sql: on }: Context, id: string): Promise<CarrierInvoice> {
  const found = isUuid(id) ? await findInvoices.first(on, { ids: [id] }) : undefined;
  if (!found) throw refuse('NOT_FOUND.noBill');
  return found;
}

/** Lists invoices of carriers, latest first; with a filter of lines, those that have such a line. */
export async function listCarrierInvoices({ sql: on }: Context, args: CarrierInvoicesArgs): Promise<Page<CarrierInvoice>> {
  const found = matches(args);
  return readPage(args, {
    count: async () => {
      const counted = db.selectFrom('carrierInvoice').where(found);
      const [row] = await runOnce(
        on,
        counted.select(({ fn }) => fn.countAll<bigint>().as('count')),
      );
      return Number(row?.count ?? 0);
    },
    rows: ({ limit, after, offset }) => {
      const page = invoices().where(found).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
      return runOnce(on, after ? page.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id))) : page);
    },
  });
}

const invoice = expressionBuilder<CarrierBillTables, 'carrierInvoice'>();
const MAX_CODE = 40;
const MAX_NUMBER = 60;

function matches({ account, number, ...filter }: CarrierInvoicesArgs): Expression<SqlBool> {
  const ofLine = lineMatches(filter);
  return invoice.and([
    ...(account == null ? [] : [ofAccount(account.trim())]),
    ...(number == null ? [] : [invoice('number', '=', number.trim().slice(0, MAX_NUMBER + 1))]),
    ...(ofLine === null
      ? []
      : [
          invoice.exists(
            invoice
              .selectFrom('carrierInvoiceLine')
              .select('carrierInvoiceLine.id')
              .whereRef('carrierInvoiceLine.invoiceId', '=', 'carrierInvoice.id')
              .where(ofLine),
          ),
        ]),
  ]);
}

const ofAccount = (account: string): Expression<SqlBool> =>
  isUuid(account) ? invoice('accountId', '=', account) : invoice('carrierCode', '=', account.slice(0, MAX_CODE + 1));

const line = expressionBuilder<CarrierBillTables, 'carrierInvoiceLine'>();

/** Null if every line matches. */
function lineMatches({ kind, state }: LineFilter): Expression<SqlBool> | null {
  if (!kind?.length && !state?.length) return null;
  return line.and([
    ...(kind?.length ? [line('carrierInvoiceLine.kind', 'in', [...kind])] : []),
    ...(state?.length ? [line('carrierInvoiceLine.state', 'in', [...state])] : []),
  ]);
}

/** Lists the lines of an invoice, latest first. The caller has read the invoice. */
export function listLines({ sql: on }: Context, invoiceId: string, args: PageArgs & LineFilter): Promise<Page<CarrierInvoiceLine>> {
  const ofInvoice = line('carrierInvoiceLine.invoiceId', '=', invoiceId);
  const ofLine = lineMatches(args);
  const found = ofLine === null ? ofInvoice : line.and([ofInvoice, ofLine]);
  return readPage(args, {
    count: async () => {
      const counted = db.selectFrom('carrierInvoiceLine').where(found);
      const [row] = await runOnce(
        on,
        counted.select(({ fn }) => fn.countAll<bigint>().as('count')),
      );
      return Number(row?.count ?? 0);
    },
    rows: ({ limit, after, offset }) => {
      const page = lines().where(found).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
      return runOnce(on, after ? page.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id))) : page);
    },
  });
}

export const invoiceLoader = loaderBy<string, CarrierInvoice>(
  (ids, { sql: on }) => findInvoices(on, { ids }),
  ({ id }) => id,
);

export const lineLoader = loaderBy<string, CarrierInvoiceLine>(
  (ids, { sql: on }) => findLines(on, { ids }),
  ({ id }) => id,
);

const countLines = statement(($: Named<{ invoiceIds: readonly string[] }>) =>
  db
    .selectFrom('carrierInvoiceLine')
    .select(['invoiceId', 'kind', 'currency', 'bookCurrency'])
    .select([sql<number>`count(*)::int`.as('lines'), sql<number>`(count(*) filter (where state = 'open'))::int`.as('open')])
    .select([sql<bigint>`sum(amount_minor)::bigint`.as('billed'), sql<bigint>`sum(credited_minor)::bigint`.as('credited')])
    .select([sql<bigint>`sum(booked_minor)::bigint`.as('booked'), sql<bigint>`sum(expected_minor)::bigint`.as('expected')])
    .select(sql<bigint>`sum(billed_minor - expected_minor)::bigint`.as('difference'))
    .select([sql<string | null>`min(billed_on)::text`.as('firstBilledOn'), sql<string | null>`max(billed_on)::text`.as('lastBilledOn')])
    .where('invoiceId', '=', anyOf($.invoiceIds))
    .groupBy(['invoiceId', 'kind', 'currency', 'bookCurrency']),
);
type LineSums = Readonly<RowOf<typeof countLines>>;

const sumsLoader = listLoaderBy<string, LineSums>(
  (invoiceIds, { sql: on }) => countLines(on, { invoiceIds }),
  ({ invoiceId }) => invoiceId,
);

const sumsOf = async (context: Context, { id }: CarrierInvoice): Promise<readonly LineSums[]> => (await context.load(sumsLoader, id)) ?? [];

/** Every kind, with the number of its lines. */
export async function countsOf(context: Context, of: CarrierInvoice): Promise<CarrierInvoiceCountType[]> {
  return kindCounts(await sumsOf(context, of));
}

export const kindCounts = (sums: readonly Pick<LineSums, 'kind' | 'lines' | 'open'>[]): CarrierInvoiceCountType[] =>
  carrierLineKind.values.map((kind) => {
    const ofKind = sums.filter((each) => each.kind === kind);
    return { kind, lines: total(ofKind, 'lines'), open: total(ofKind, 'open') };
  });

const total = (sums: readonly Pick<LineSums, 'lines' | 'open'>[], of: 'lines' | 'open'): number =>
  sums.reduce((sum, each) => sum + each[of], 0);

/** Amounts in the currency of the lines; the others are in that of the booked cost. */
const AS_BILLED = ['billed', 'credited'] as const;
export type SummedAmount = (typeof AS_BILLED)[number] | 'booked' | 'expected' | 'difference';

/** The first and the last day that its lines name. */
export async function billedDaysOf(context: Context, of: CarrierInvoice): Promise<{ first: string | null; last: string | null }> {
  const sums = await sumsOf(context, of);
  const days = sums.flatMap(({ firstBilledOn, lastBilledOn }) => [firstBilledOn, lastBilledOn]).filter((day) => day !== null);
  const inOrder = days.toSorted();
  return { first: inOrder[0] ?? null, last: inOrder.at(-1) ?? null };
}

/** One total of an invoice, by currency. */
export async function amountsOf(context: Context, of: CarrierInvoice, amount: SummedAmount): Promise<MoneyType[]> {
  const sums = await sumsOf(context, of);
  const isAsBilled = AS_BILLED.some((each) => each === amount);
  return byCurrency(sums.map((each) => money(each[amount], isAsBilled ? each.currency : each.bookCurrency)));
}

/** Adds up amounts by currency, in order of the codes. */
export function byCurrency(amounts: readonly { readonly minor: bigint; readonly currency: string }[]): MoneyType[] {
  const sums = new Map<string, bigint>();
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + minor);
  return [...sums].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([currency, minor]) => money(minor, currency));
}
