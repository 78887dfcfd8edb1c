export { walletPostings } from './manual-postings.js';
export { JournalEntryType, PostingType } from './journal.types.js';
export { JournalResolver } from './journal.resolver.js';
export { WalletChangeResolver, WalletResolver } from './wallet.resolver.js';
export { ledgerArchive, ledgerWatch, bookComparisons, checkBooks } from './watch-ledger.js';
export { manualCreditHandler, payoutHandler } from './money-requests.js';
export { TransactionResolver } from './statements/transaction.resolver.js';
export { announceTransactions } from './statements/announce-transactions.js';
export { transactionSearchSql } from './statements/transaction-search.js';
