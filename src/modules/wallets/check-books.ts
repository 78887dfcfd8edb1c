import type { RunSql } from '../../platform/db/sql.js';
import { carrierCashCheck } from '../cod/index.js';
import { checkLedger, type LedgerIntegrity } from '../ledger/index.js';

/** Checks the books in themselves and against what they stand for. */
export const checkBooks = (on: RunSql, now: Date): Promise<LedgerIntegrity> => checkLedger(on, now, [carrierCashCheck]);
