import { LedgerAccountDaySchema, LedgerFoldSchema, LedgerPartyDaySchema } from './day-totals.entity.js';
import {
  LedgerArchivedEntrySchema,
  LedgerArchiveSchema,
  LedgerOpeningSchema,
  LedgerShipmentTotalSchema,
} from './archive/ledger-archive.entity.js';
import { JournalEntrySchema } from './journal-entry.entity.js';
import { PostingSchema } from './posting.entity.js';
import { PostingTallySchema, LedgerVerdictSchema } from './posting-tally.entity.js';
import { SellerAccountSchema } from './seller-account.entity.js';
import { UnclearedCreditSchema } from './uncleared-credit.entity.js';
import { WalletHoldSchema } from './wallet-hold.entity.js';

export { type LedgerTables, postedAt } from './ledger.tables.js';
export const ledgerEntities = [
  JournalEntrySchema,
  PostingSchema,
  PostingTallySchema,
  SellerAccountSchema,
  UnclearedCreditSchema,
  WalletHoldSchema,
  LedgerVerdictSchema,
  LedgerAccountDaySchema,
  LedgerPartyDaySchema,
  LedgerFoldSchema,
  LedgerArchiveSchema,
  LedgerOpeningSchema,
  LedgerArchivedEntrySchema,
  LedgerShipmentTotalSchema,
];

export { BOOKED } from './booked.sql.js';
export { ledgerSql } from './ledger.sql.js';
export { testShipmentSql } from './test-shipment.sql.js';
export { ledgerArchiveSql } from './archive/ledger-archive.sql.js';
export { verifyArchives, type ArchiveVerdict } from './archive/verify-archives.js';
export { missingEntry, refuseArchivedRange, refuseArchivedShipment } from './archive/archived-entries.js';
export { archiveLedger, type ArchiveRules } from './archive/archive-ledger.js';
export { foldPostingTally } from './fold-posting-tally.js';
export { BLOCK_BITS, postingCountedByRowSql, postingTallyFill, postingTallySql } from './posting-tally.sql.js';
export { foldLedgerDays, foldLedgerDayTotals } from './fold-day-totals.js';
export {
  accountTotalsAt,
  countPartiesAt,
  firstPosted,
  partyTotalsAt,
  periodTotals,
  type AccountTotal,
  type PartyQuestion,
  type PartyTotal,
  type PeriodTotal,
} from './read-totals.js';
export { ledgerAccounts, type AccountCode, type AccountName, type LedgerAccount, chartOfAccounts } from './chart-of-accounts.js';
export { credit, debit, transactionId, type EntryDraft, type JournalEntry, type Line, type PostedEntry, type Posting } from './entry.js';
export { entryTypes } from './entry-types.js';
export { postEntry } from './post-entry.js';
export { topUpWallet, type TopUp, creditWallet, type ManualCredit, payOut, type Payout } from './wallet-money.js';
export { placeHold, type NewHold } from './place-hold.js';
export type { PostingListener, LedgerServices } from './services.js';
export {
  chargeAdjustment,
  creditAdjustment,
  receiveAdjustmentPayment,
  takeBackAdjustmentCredit,
  type AdjustedShipment,
} from './adjust-shipment.js';
export { billReturnToSender, billShipment, type ShipmentBill } from './bill-shipment.js';
export { bookCarrierBill, carrierCostsOf, CARRIER_BILLED, type BilledLine, bookCarrierCost, payCarrier } from './carrier-money.js';
export { shipmentResults, type ShipmentResult } from './shipment-results.js';
export { settleClearing, settleReceivable } from './settlements.js';
export { repayShortage, writeOffShortage, postDriverShortage } from './shortages.js';
export { shortagesOf, type HoldlessBill } from './shortages-of.js';
export { oweBack, refundPayer, refundedMinor } from './payer-money.js';
export { lockOpenHold, releaseHold } from './close-hold.js';
export { refundShipment, type ShipmentRefund, reverseCollection, reverseEntry, type EntryReversal } from './reversals.js';
export { bookCollection, type BookedCollection } from './book-collection.js';
export { moveCollection, type CollectionPlace, remitCollection, writeOffCollection, type RemittedCollection } from './move-collection.js';
export { collectedShipments } from './collected-shipments.js';
export { entryById, isKeyUsed } from './read-entry.js';
export { journalSpanOf, sellerBalancesAt, type JournalSpan, type SellerBalance } from './seller-balances.js';
export { emptyWallet, walletOf, walletsOf, type Wallet } from './wallet.js';
export { checkLedger, comparisonsOf, ledgerCheck, type LedgerDifference, type LedgerIntegrity } from './check-ledger.js';
export { ledgerReading, latestVerdict, recordVerdict, type LedgerVerdict } from './ledger-verdict.js';
export {
  postingDirection,
  postingSource,
  sellerAccountKind,
  type PostingDirection,
  type PostingSource,
  type SellerAccountKind,
} from './ledger.enums.js';
