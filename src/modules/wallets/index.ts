export { JournalEntryType, PostingDirectionEnum, PostingType } from './journal.types.js';
export { JournalResolver } from './journal.resolver.js';
export { WalletChangeResolver } from './wallet-change.resolver.js';
export { WalletResolver } from './wallet.resolver.js';
export { ledgerWatch } from './watch-ledger.js';
export { manualCreditHandler } from './request-credit.js';
export { payoutHandler } from './request-payout.js';
