import type { OrderImportRowFragment, OrderImportRowsQuery, OrderImportRowState } from '../client/index.js';
import type { Desk } from './desk.js';
import { plain, amountOf, counted, sumOf } from './words.js';

export type ImportRow = OrderImportRowsQuery['orderImport']['rows']['nodes'][number];

const FIRST_SHOWN = 10;
const MOST_ROWS = 5_000;

export const totalOf = ({ counts }: OrderImportRowFragment, state: OrderImportRowState): number =>
  counts.find((count) => count.state === state)?.orders ?? 0;

/** Shows the preview of an import: its first orders, and everything that is wrong with others. Returns all rows for scripts. */
export async function showImport(desk: Desk, found: OrderImportRowFragment): Promise<readonly ImportRow[]> {
  const rows = await rowsOf(desk, found.id);
  if (desk.json) return rows;
  const { counts, format, columns, ignoredColumns, price, collect, warned } = found;
  const states = counts.filter(({ orders }) => orders > 0).map(({ state, orders }) => `${orders} ${state.toLowerCase()}`);
  desk.remark(
    `${plain(found.fileName)}: ${format.toLowerCase()}, ${counted(rows.length, 'order')} (${states.join(', ')}), ${sumOf(price)} in all${collect.length > 0 ? `, ${sumOf(collect)} to collect` : ''}.`,
  );
  remarkShortages(desk, found);
  remarkQuestions(desk, found);
  desk.remark(`Columns: ${columns.map(({ field, header }) => `${plain(header)} -> ${field}`).join(', ')}.`);
  if (ignoredColumns.length > 0)
    desk.remark(desk.paint('yellow', `These columns were not read: ${ignoredColumns.map(plain).join(', ')}.`, desk.io.err));
  desk.remark(desk.rows(COLUMNS, rows.slice(0, FIRST_SHOWN)));
  if (rows.length > FIRST_SHOWN) desk.remark(`... and ${rows.length - FIRST_SHOWN} more.`);
  remarkProblems(
    desk,
    rows.filter(({ state }) => state === 'PROBLEM' || state === 'DUPLICATE'),
  );
  if (warned > 0) desk.remark(`${counted(warned, 'order has', 'orders have')} warnings.`);
  for (const { orderReference, warnings } of rows)
    for (const warning of warnings) remarkAt(desk, { state: 'warning', colour: 'yellow', orderReference }, warning);
  return rows;
}

function remarkShortages(desk: Desk, { shortages }: OrderImportRowFragment): void {
  for (const { lacks, orders, hasWallet } of shortages) {
    const some = counted(orders, 'of these orders', 'of these orders');
    const message = hasWallet
      ? `The wallet lacks ${amountOf(lacks)} for ${some}.`
      : `There is no wallet in ${lacks.currency} that could pay ${some}.`;
    desk.remark(desk.paint('yellow', message, desk.io.err));
  }
}

function remarkQuestions(desk: Desk, { questions, answers }: OrderImportRowFragment): void {
  for (const { kind, value, answer, remembered } of answers)
    desk.remark(`${remembered ? 'Remembered' : 'Answered'}: ${kind.toLowerCase()} "${plain(value)}" is ${plain(answer)}.`);
  for (const { kind, column, value, line, orders, choices } of questions) {
    const place = `line ${line}${column === null ? '' : `, column ${plain(column)}`}`;
    desk.remark(
      `${desk.paint('red', 'question', desk.io.err)}  ${place}: ${plain(value)} (${counted(orders, 'order waits', 'orders wait')})`,
    );
    for (const { answer, text } of choices)
      desk.remark(`  --answer '${kind.toLowerCase()}:${plain(value)}=${plain(answer)}'  ${plain(text)}`);
  }
}

/** Shows what went wrong with the orders of an import that are in these states. */
export async function showRows(desk: Desk, id: string, states: OrderImportRowState[]): Promise<readonly ImportRow[]> {
  const rows = await rowsOf(desk, id, states);
  if (desk.json) return rows;
  remarkProblems(desk, rows);
  for (const { orderReference, bookingProblem } of rows)
    if (bookingProblem !== null)
      desk.remark(`${desk.paint('yellow', 'not booked', desk.io.err)}  ${plain(orderReference)}  ${plain(bookingProblem)}`);
  return rows;
}

function remarkProblems(desk: Desk, rows: readonly ImportRow[]): void {
  for (const { orderReference, state, problems } of rows)
    for (const problem of problems)
      remarkAt(desk, { state: state.toLowerCase(), colour: state === 'DUPLICATE' ? 'yellow' : 'red', orderReference }, problem);
}

interface Remarked {
  readonly state: string;
  readonly colour: 'red' | 'yellow';
  readonly orderReference: string;
}

function remarkAt(
  desk: Desk,
  { state, colour, orderReference }: Remarked,
  { line, column, field, message }: ImportRow['problems'][number],
): void {
  const place = `line ${line}${column !== null ? `, column ${plain(column)}` : field !== null ? `, field ${field}` : ''}`;
  desk.remark(`${desk.paint(colour, state, desk.io.err)}  ${plain(orderReference)}  ${place}: ${plain(message)}`);
}

async function rowsOf(desk: Desk, id: string, states?: OrderImportRowState[]): Promise<ImportRow[]> {
  const shipgraph = await desk.shipgraph();
  const found: ImportRow[] = [];
  for (let after: string | null | undefined; found.length < MOST_ROWS;) {
    const { rows } = await shipgraph.orderImportRows({ id, states, first: 200, after }, { signal: desk.signal });
    found.push(...rows.nodes);
    if (!rows.pageInfo.hasNextPage) break;
    after = rows.pageInfo.endCursor;
  }
  return found;
}

const COLUMNS = [
  { title: 'LINE', of: ({ line }: ImportRow) => line, right: true as const },
  { title: 'ORDER', of: ({ orderReference }: ImportRow) => orderReference },
  {
    title: 'TO',
    of: ({ recipient, company, destination }: ImportRow) =>
      [recipient, company === recipient ? null : company, destination].filter((part) => part !== null).join(', '),
  },
  { title: 'SERVICE', of: ({ serviceCode }: ImportRow) => serviceCode ?? '' },
  { title: 'PRICE', of: ({ price }: ImportRow) => (price ? amountOf(price) : ''), right: true as const },
  { title: 'COLLECT', of: ({ collect }: ImportRow) => (collect ? amountOf(collect) : ''), right: true as const },
  { title: 'STATE', of: ({ state }: ImportRow) => state.toLowerCase() },
];
