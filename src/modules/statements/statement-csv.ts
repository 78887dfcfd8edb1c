import { csvRows, textCell } from '../../kernel/csv.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { localDay } from '../../kernel/local-time.js';
import { add, formatMoney, money, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { transactionId } from '../ledger/index.js';
import { findMovements, START, type Movement, type Place } from './find-movements.js';
import {
  openingOf,
  readStatement,
  rangeOf,
  statementFileName,
  type SellerStatement,
  type StatementAccount,
  type StatementRequest,
} from './read-statement.js';

export interface StatementCsvPage {
  readonly fileName: string;
  readonly text: string;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Movements per page, so that no file is ever held in memory as a whole. */
const PAGE = 2_000;

/** The same in every language, so that programs can rely on them. */
const COLUMNS = [
  'kind', 'date', 'posted_at', 'account', 'currency', 'reason', 'description', 'shipment', 'order', 'reference', 'amount', 'balance',
  'transaction_id',
]; // prettier-ignore

/** A statement as CSV, page by page: the opening balance of each account, every movement, and the closing balances. */
export async function statementCsv(context: Context, request: StatementRequest & { after?: string | null }): Promise<StatementCsvPage> {
  const behind = request.after == null ? START : placeOf(request.after);
  const statement = await readStatement(context, request);
  const found = await findMovements(context.sql, { ...rangeOf(statement), ...behind, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const hasNextPage = found.length > PAGE;
  const { accounts, from, before } = statement;
  const text = csvRows([
    ...(behind === START ? [COLUMNS, ...accounts.map((account) => balanceRow('opening', { account, at: from, statement }))] : []),
    ...page.map((movement) => movementRow(statement, movement)),
    ...(hasNextPage ? [] : accounts.map((account) => balanceRow('closing', { account, at: before, statement }))),
  ]);
  const last = page.at(-1);
  return { fileName: statementFileName(statement, 'csv'), text, hasNextPage, endCursor: last ? cursorOf(last) : null };
}

const cursorOf = ({ postedAt, seq }: Movement): string => Buffer.from(`${postedAt.toISOString()}|${seq}`).toString('base64url');

function placeOf(cursor: string): Place {
  const [, at = '', seq = ''] = /^([^|]{1,30})\|(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) throw refuseFields([invalid('after', 'noCursor')]);
  return { at: instant, seq: BigInt(seq) };
}

interface BalanceOf {
  readonly account: StatementAccount;
  readonly at: Date;
  readonly statement: SellerStatement;
}

/** The closing balance is that of the last moment of the month. */
function balanceRow(kind: 'opening' | 'closing', { account, at, statement }: BalanceOf): string[] {
  const day = localDay(kind === 'opening' ? at : new Date(at.getTime() - 1), statement.timeZone);
  return row({ kind, day, account: account.account, balance: account[kind] });
}

function movementRow(statement: SellerStatement, movement: Movement): string[] {
  const { account, currency, signedMinor, movedMinor } = movement;
  const balance = add(openingOf(statement, movement), money(movedMinor, currency));
  return row({
    kind: 'movement',
    day: localDay(movement.postedAt, statement.timeZone),
    account,
    balance,
    amount: formatMoney(money(signedMinor, currency)),
    movement,
  });
}

interface Row {
  readonly kind: string;
  readonly day: string;
  readonly account: string;
  readonly balance: Money;
  readonly amount?: string;
  readonly movement?: Movement;
}

const row = ({ kind, day, account, balance, amount = '', movement }: Row): string[] => [
  kind,
  day,
  movement?.postedAt.toISOString() ?? '',
  account,
  balance.currency,
  movement?.source ?? '',
  textCell(movement?.description ?? null),
  movement?.shipmentReference ?? '',
  textCell(movement?.orderReference ?? null),
  textCell(movement?.reference ?? null),
  amount,
  formatMoney(balance),
  movement ? transactionId(movement.id) : '',
];
