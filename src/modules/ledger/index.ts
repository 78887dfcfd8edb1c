import { JournalEntrySchema } from './journal-entry.entity.js';
import { PostingSchema } from './posting.entity.js';
import { SellerAccountSchema } from './seller-account.entity.js';
import { UnclearedCreditSchema } from './uncleared-credit.entity.js';
import { WalletHoldSchema } from './wallet-hold.entity.js';

export const ledgerEntities = [JournalEntrySchema, PostingSchema, SellerAccountSchema, UnclearedCreditSchema, WalletHoldSchema];

export { ledgerSql } from './ledger.sql.js';
export { type AccountCode, type AccountName } from './chart-of-accounts.js';
export { credit, debit, type EntryDraft, type JournalEntry, type Line, type PostedEntry, type Posting } from './entry.js';
export { postEntry } from './post-entry.js';
export { topUpWallet, type TopUp } from './top-up-wallet.js';
export { placeHold, type NewHold } from './place-hold.js';
export type { PostingListener } from './posting-listener.js';
export { payOut, type Payout } from './pay-out.js';
export { creditWallet, type ManualCredit } from './credit-wallet.js';
export { releaseHold } from './close-hold.js';
export { billShipment, type ShipmentBill } from './bill-shipment.js';
export { refundShipment, type ShipmentRefund } from './refund-shipment.js';
export { bookCollection, type BookedCollection } from './book-collection.js';
export { moveCollection, type CollectionPlace } from './move-collection.js';
export { reverseCollection } from './reverse-collection.js';
export { oweBack } from './owe-back.js';
export { collectedShipments } from './collected-shipments.js';
export { refundedMinor } from './read-refund.js';
export { reverseEntry, type EntryReversal } from './reverse-entry.js';
export { emptyWallet, walletOf, walletsOf, type Wallet } from './wallet.js';
export { checkLedger, type LedgerDifference, type LedgerIntegrity } from './check-ledger.js';
