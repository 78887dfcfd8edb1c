import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { LedgerAccountDaySchema, LedgerPartyDaySchema, LedgerFoldSchema } from './day-totals.entity.js';
import {
  LedgerArchivedEntrySchema,
  LedgerArchiveSchema,
  LedgerOpeningSchema,
  LedgerShipmentTotalSchema,
} from './archive/ledger-archive.entity.js';
import { JournalEntrySchema, POSTED_AT } from './journal-entry.entity.js';
import { PostingTallySchema, LedgerVerdictSchema } from './posting-tally.entity.js';
import { PostingSchema } from './posting.entity.js';
import { SellerAccountSchema } from './seller-account.entity.js';
import { UnclearedCreditSchema } from './uncleared-credit.entity.js';
import { WalletHoldSchema } from './wallet-hold.entity.js';
import { sql } from 'kysely';

export const db = tablesOf({
  journalEntry: JournalEntrySchema,
  posting: PostingSchema,
  postingTally: PostingTallySchema,
  sellerAccount: SellerAccountSchema,
  unclearedCredit: UnclearedCreditSchema,
  walletHold: WalletHoldSchema,
  ledgerVerdict: LedgerVerdictSchema,
  ledgerAccountDay: LedgerAccountDaySchema,
  ledgerPartyDay: LedgerPartyDaySchema,
  ledgerFold: LedgerFoldSchema,
  ledgerArchive: LedgerArchiveSchema,
  ledgerOpening: LedgerOpeningSchema,
  ledgerArchivedEntry: LedgerArchivedEntrySchema,
  ledgerShipmentTotal: LedgerShipmentTotalSchema,
});

/** For modules that read them. */
export type LedgerTables = Readable<typeof db>;

/** Posting date of an entry `e` in a statement. */
export const postedAt = sql.raw<Date>(POSTED_AT);
