import { instantOf, instantOrNull, type RunSql } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import type { PayoutAccountStatus } from './payout-account.entity.js';

/** A bank account without its number, which is read where it is needed. */
export interface PayoutAccount {
  readonly id: string;
  readonly sellerId: string;
  readonly currency: string;
  readonly version: number;
  readonly holder: string;
  readonly lastDigits: string;
  readonly isIban: boolean;
  readonly bankCode: string | null;
  readonly bankName: string;
  readonly country: string;
  readonly status: PayoutAccountStatus;
  readonly enteredByType: string;
  readonly enteredById: string | null;
  readonly approvalRequestId: string | null;
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
}

type Row = Omit<PayoutAccount, 'verifiedAt' | 'createdAt'> & { readonly verifiedAt: string | null; readonly createdAt: string };

const COLUMNS = `id, seller_id as "sellerId", currency, version, holder, last_digits as "lastDigits", is_iban as "isIban", bank_code as "bankCode",
  bank_name as "bankName", country, status, entered_by_type as "enteredByType", entered_by_id as "enteredById",
  approval_request_id as "approvalRequestId", verified_at as "verifiedAt", created_at as "createdAt"`;

const accountOf = (row: Row): PayoutAccount => ({ ...row, verifiedAt: instantOrNull(row.verifiedAt), createdAt: instantOf(row.createdAt) });

export const maskedNumber = ({ lastDigits }: Pick<PayoutAccount, 'lastDigits'>): string => `****${lastDigits}`;

/** Where the money of a seller in this currency goes now; undefined when nothing is on file. */
export async function currentPayoutAccount(sql: RunSql, sellerId: string, currency: string): Promise<PayoutAccount | undefined> {
  const rows = await sql<Row>(`select ${COLUMNS} from payout_account where seller_id = $1 and currency = $2 and status <> 'replaced'`, [
    sellerId,
    currency,
  ]);
  return rows.map(accountOf)[0];
}

export async function payoutAccountById(sql: RunSql, id: string): Promise<PayoutAccount | undefined> {
  return (await sql<Row>(`select ${COLUMNS} from payout_account where id = $1`, [id])).map(accountOf)[0];
}

/** The same, held as it is until the end of the transaction. */
export async function keepPayoutAccount(sql: RunSql, id: string): Promise<PayoutAccount | undefined> {
  return (await sql<Row>(`select ${COLUMNS} from payout_account where id = $1 for share`, [id])).map(accountOf)[0];
}

const accountsLoader = listLoaderBy<string, PayoutAccount>(
  async (sellerIds, { sql }) =>
    (
      await sql<Row>(
        `select ${COLUMNS} from payout_account where seller_id = any($1::uuid[]) order by status = 'replaced', currency, version desc`,
        [sellerIds],
      )
    ).map(accountOf),
  (account) => account.sellerId,
);

/** Every account that a seller ever had, those in use first. */
export const payoutAccountsOf = async (context: Context, sellerId: string): Promise<PayoutAccount[]> =>
  (await context.load(accountsLoader, sellerId)) ?? [];

export const payoutAccountLoader = loaderBy<string, PayoutAccount>(
  async (ids, { sql }) => (await sql<Row>(`select ${COLUMNS} from payout_account where id = any($1::uuid[])`, [ids])).map(accountOf),
  (account) => account.id,
);
