import { warning } from '../../kernel/field-warnings.js';
import { formatMoney } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import type { OrderImport, OrderImportRow, RowWarning } from './order-import.entity.js';
import { warnedRows } from './read-order-imports.js';
import type { OrderImportServices } from './services.js';
import { fundsLoader, visibleFunds, type Unpaid } from './wallet-funds.js';

/** The warnings of a row, and whether the wallet can pay it. */
export async function warningsOf(context: Context<OrderImportServices>, row: OrderImportRow): Promise<readonly RowWarning[]> {
  const own = row.warnings ?? [];
  const unpaid = await unpaidRow(context, row);
  return unpaid ? [...own, walletLacks(row, unpaid)] : own;
}

/** What the wallet lacks for a row; undefined if it can pay it, or if the caller may not see the wallet. */
export async function unpaidRow(
  context: Context<OrderImportServices>,
  { id, importId, state }: OrderImportRow,
): Promise<Unpaid | undefined> {
  if (state !== 'ready' || !visibleFunds(context)) return undefined;
  return (await context.load(fundsLoader, importId))?.unpaid.get(id);
}

function walletLacks({ line }: OrderImportRow, { lacks, hasWallet }: Unpaid): RowWarning {
  const amount = `${formatMoney(lacks)} ${lacks.currency}`;
  const { currency } = lacks;
  const why = hasWallet ? warning(null, 'WALLET_LACKS', { amount }) : warning(null, 'WALLET_LACKS.noWallet', { currency, amount });
  return { ...why, line, column: null };
}

/** How many orders of an import have warnings. */
export async function warnedOrders(context: Context<OrderImportServices>, found: OrderImport): Promise<number> {
  const own = await warnedRows(context, found);
  if (!visibleFunds(context)) return own;
  const unpaid = (await context.load(fundsLoader, found.id))?.unpaid ?? new Map<string, Unpaid>();
  return own + [...unpaid.values()].filter(({ warned }) => !warned).length;
}
