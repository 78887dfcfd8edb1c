export { TransactionResolver } from './transaction.resolver.js';
export { announceTransactions } from './announce-transactions.js';
export { transactionSearchSql } from './transaction-search.js';
