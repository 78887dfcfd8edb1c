import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { postedAt } from '../ledger/index.js';
import { isRevenueAccount, kindOfLine, type InvoiceLineKind } from './invoice.rules.js';
import { db } from './invoices.tables.js';

/** Funding of a charge: wallet, on account, or payment link. */
export type Funding = 'wallet' | 'account' | 'link';

/** Charges or credits of one kind for one seller. */
export interface Charge {
  readonly sellerId: string;
  readonly currency: string;
  readonly kind: InvoiceLineKind;
  readonly funding: Funding;
  readonly quantity: number;
  /** Negative for credits. */
  readonly grossMinor: bigint;
}

interface Month {
  readonly from: Date;
  readonly before: Date;
}

/**
 * Finds uninvoiced revenue per seller within a range of posting dates. Waived fees are an expense of the operator (their entry debits
 * 5100) and no charge.
 */
const findCharges = statement(($: Named<Month>) =>
  db
    .selectFrom('journalEntry as e')
    .innerJoin('posting as p', (join) =>
      join.onRef('p.entryId', '=', 'e.id').on('p.account', 'in', ['4100', '4110', '4120', '4130']).on('p.sellerId', 'is not', null),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('posting as o')
          .select(sql<Funding>`case o.account when '2100' then 'wallet' when '1200' then 'account' else 'link' end`.as('funding'))
          .whereRef('o.entryId', '=', 'e.id')
          .where('o.account', 'in', ['2100', '1200', '1140'])
          .limit(1)
          .as('f'),
      (join) => join.onTrue(),
    )
    .select(['p.sellerId', 'p.currency', 'p.account', 'p.direction', 'f.funding'])
    .select([
      sql<bigint>`count(*)`.as('quantity'),
      sql<bigint>`sum(case p.direction when 'credit' then p.amount_minor else -p.amount_minor end)::bigint`.as('grossMinor'),
    ])
    .where(sql<boolean>`${postedAt} >= ${$.from} and ${postedAt} < ${$.before}`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sellerInvoice as i')
            .select('i.id')
            .whereRef('i.sellerId', '=', 'p.sellerId')
            .whereRef('i.currency', '=', 'p.currency')
            .where('i.month', '=', sql<string>`(${$.from}::timestamptz at time zone 'UTC')::date`),
        ),
      ),
    )
    .groupBy(['p.sellerId', 'p.currency', 'p.account', 'p.direction', 'f.funding'])
    .orderBy('p.sellerId')
    .orderBy('p.currency')
    .orderBy('p.account')
    .orderBy('p.direction')
    .orderBy('f.funding'),
);

/** Reads the month's entries by posting date. One statement. */
export async function readCharges(on: RunSql, month: Month): Promise<Charge[]> {
  const charges = await findCharges(on, month);
  return charges.flatMap(({ sellerId, account, direction, quantity, ...charge }) => {
    if (sellerId === null || !isRevenueAccount(account)) return [];
    return [{ ...charge, sellerId, kind: kindOfLine(account, direction), quantity: Number(quantity) }];
  });
}
