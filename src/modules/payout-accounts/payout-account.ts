import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { db } from './payout-accounts.tables.js';

/** Columns of a bank account without its number, which is read only where needed. */
export const ACCOUNT = [
  'id',
  'sellerId',
  'currency',
  'version',
  'holder',
  'lastDigits',
  'isIban',
  'bankCode',
  'bankName',
  'country',
  'status',
  'enteredByType',
  'enteredById',
  'approvalRequestId',
  'verifiedAt',
  'createdAt',
] as const;

const accounts = () => db.selectFrom('payoutAccount').select(ACCOUNT);

const findCurrent = statement(($: Named<{ sellerId: string; currency: string }>) =>
  accounts().where('sellerId', '=', $.sellerId).where('currency', '=', $.currency).where('status', '<>', 'replaced'),
);
const keepById = statement(($: Named<{ id: string }>) => accounts().where('id', '=', $.id).forShare());
const findByIds = statement(($: Named<{ ids: readonly string[] }>) => accounts().where('id', '=', anyOf($.ids)));
const findOfSellers = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  accounts()
    .where('sellerId', '=', anyOf($.sellerIds))
    .orderBy((eb) => eb('status', '=', 'replaced'))
    .orderBy('currency')
    .orderBy('version', 'desc'),
);

export type PayoutAccount = Awaited<ReturnType<typeof findByIds>>[number];

export const maskedNumber = ({ lastDigits }: Pick<PayoutAccount, 'lastDigits'>): string => `****${lastDigits}`;

/** The seller's current account for payouts in this currency; undefined when none is on file. */
export const currentPayoutAccount = (on: RunSql, sellerId: string, currency: string): Promise<PayoutAccount | undefined> =>
  findCurrent.first(on, { sellerId, currency });

/** Locks an account until the transaction ends. */
export const keepPayoutAccount = (on: RunSql, id: string): Promise<PayoutAccount | undefined> => keepById.first(on, { id });

const accountsLoader = listLoaderBy<string, PayoutAccount>(
  (sellerIds, { sql }) => findOfSellers(sql, { sellerIds }),
  (account) => account.sellerId,
);

/** All accounts a seller ever had, current ones first. */
export const payoutAccountsOf = async (context: Context, sellerId: string): Promise<PayoutAccount[]> =>
  (await context.load(accountsLoader, sellerId)) ?? [];

export const payoutAccountLoader = loaderBy<string, PayoutAccount>(
  (ids, { sql }) => findByIds(sql, { ids }),
  (account) => account.id,
);
