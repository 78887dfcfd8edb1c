import { sql as raw } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';
import { walletsOf, type Wallet } from '../ledger/index.js';
import { creditLimitIn } from '../pricing/index.js';
import { db } from './order-imports.tables.js';
import type { OrderImportServices } from './services.js';
import { unpaidOrders, type Shortage } from './unpaid-orders.rules.js';

/** What the wallet of a seller lacks for the orders of an import that are ready, by currency. */
export interface Funds {
  readonly shortages: readonly Shortage[];
  /** Orders that it cannot pay after those before them, with what it lacks for each. */
  readonly unpaid: ReadonlyMap<string, Unpaid>;
}

export interface Unpaid {
  readonly lacks: Money;
  readonly hasWallet: boolean;
  /** Whether the row has its own warnings. */
  readonly warned: boolean;
}

const sumReady = statement(($: Named<{ importIds: readonly string[] }>) =>
  db
    .selectFrom('orderImportRow as r')
    .innerJoin('orderImport as i', 'i.id', 'r.importId')
    .innerJoin('shop as s', 's.id', 'i.shopId')
    .select(['r.importId', 'i.sellerId', 'r.currency'])
    .select((eb) => eb.fn.sum<bigint>('r.priceMinor').as('minor'))
    .where('r.importId', '=', anyOf($.importIds))
    .where('r.state', '=', 'ready')
    .where('r.priceMinor', 'is not', null)
    .where('s.mode', '<>', 'test')
    .groupBy(['r.importId', 'i.sellerId', 'r.currency']),
);

const findReady = statement(($: Named<{ importId: string; currency: string }>) =>
  db
    .selectFrom('orderImportRow')
    .select(['id', 'priceMinor'])
    .select(raw<boolean | null>`warnings <> '[]'`.as('warned'))
    .where('importId', '=', $.importId)
    .where('state', '=', 'ready')
    .where('currency', '=', $.currency)
    .orderBy('place'),
);

type Ready = RowOf<typeof sumReady>;

/** Shops place orders and do not see the wallet of their seller. */
export const visibleFunds = ({ actor }: Context): boolean => actor.can('wallet:read');

/** The orders of an import that the wallet cannot pay, as far as the caller may see it. */
export async function unpaidRowIds(context: Context<OrderImportServices>, importId: string): Promise<string[]> {
  if (!visibleFunds(context)) return [];
  return [...((await context.load(fundsLoader, importId))?.unpaid.keys() ?? [])];
}

/** Holds are placed in the order of the file, so it decides which orders the wallet still pays. */
export const fundsLoader: LoaderDefinition<string, Funds, OrderImportServices> = {
  load: async (importIds, context) => {
    const sums = await sumReady(context.sql, { importIds });
    const wallets = await walletsOf(context.sql, [...new Set(sums.map(({ sellerId }) => sellerId))]);
    const byImport = Map.groupBy(sums, ({ importId }) => importId);
    const funds = await Promise.all(importIds.map((id) => fundsOf(context, byImport.get(id) ?? [], wallets)));
    if (importIds.length > 1) context.budget.limitEntries(funds.reduce((sum, { unpaid }) => sum + unpaid.size, 0));
    return funds;
  },
};

async function fundsOf(
  context: Context<OrderImportServices>,
  sums: readonly Ready[],
  wallets: ReadonlyMap<string, readonly Wallet[]>,
): Promise<Funds> {
  const shortages: Shortage[] = [];
  const unpaid = new Map<string, Unpaid>();
  for (const sum of sums) {
    const currency = sum.currency ?? '';
    const wallet = wallets.get(sum.sellerId)?.find((each) => each.currency === currency);
    const spendable = await spendableIn(context, { sellerId: sum.sellerId, currency, wallet });
    if (spendable === null || BigInt(sum.minor) <= spendable) continue;
    const rows = await findReady(context.sql, { importId: sum.importId, currency });
    const { lacking, lacks } = unpaidOrders(
      rows.map(({ id, priceMinor }) => ({ id, minor: priceMinor ?? 0n })),
      spendable,
    );
    const hasWallet = wallet !== undefined;
    const warned = new Set(rows.filter((row) => row.warned).map(({ id }) => id));
    shortages.push({ lacks: money(lacks, currency), orders: lacking.size, hasWallet });
    for (const [id, minor] of lacking) unpaid.set(id, { lacks: money(minor, currency), hasWallet, warned: warned.has(id) });
  }
  return { shortages: shortages.toSorted((left, right) => left.lacks.currency.localeCompare(right.lacks.currency)), unpaid };
}

interface Purse {
  readonly sellerId: string;
  readonly currency: string;
  readonly wallet: Wallet | undefined;
}

/** What a hold may take, as `placeHold` decides it; null for sellers that are billed later. */
async function spendableIn(
  { sql, services }: { sql: RunSql; services: Context<OrderImportServices>['services'] },
  { sellerId, currency, wallet }: Purse,
): Promise<bigint | null> {
  const pricing = services.pricing.remembered(sellerId) ?? (await services.pricing.of(sql, sellerId));
  if (pricing.role !== 'prepaid') return null;
  const uncleared = services.settings.spendUnclearedOnShipping ? 0n : (wallet?.uncleared.minor ?? 0n);
  const own = wallet ? wallet.balance.minor - wallet.held.minor - uncleared : 0n;
  return own + creditLimitIn(services, pricing, currency);
}
