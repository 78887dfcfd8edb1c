import { sql } from 'kysely';
import { ARCHIVED_SEQ } from './archive/ledger-archive.sql.js';
import { chartOfAccounts } from './chart-of-accounts.js';

const { sellerReceivable, sellerWallet, driverShortage } = chartOfAccounts;

/** Movements of the books. */
interface Booked {
  readonly account: string;
  readonly currency: string;
  /** The seller or worker whose sub-account it is. */
  readonly partyId: string | null;
  /** Positive for a credit. */
  readonly minor: bigint;
}

/**
 * All movements of the books, as a table in a statement: the postings behind the archive, and the opening balances in place of those in it.
 * Archived postings that are still in the journal are part of the opening balances. The condition limits the postings only.
 */
export const bookedWhere = (condition: string): string => `(
  select account, currency,
         case when account in ('${sellerReceivable.code}', '${sellerWallet.code}') then seller_id
              when account = '${driverShortage.code}' then worker_id end as party_id,
         case direction when 'credit' then amount_minor else -amount_minor end as minor
    from posting where seq > ${ARCHIVED_SEQ} and ${condition}
   union all
  select account, currency, party_id, credit_minor - debit_minor from ledger_opening)`;

export const BOOKED = bookedWhere('true');

export const booked = sql.raw<Booked>(BOOKED).as('booked');
