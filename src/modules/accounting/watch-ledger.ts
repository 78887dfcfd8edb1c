import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import {
  recordVerdict,
  type LedgerDifference,
  archiveLedger,
  type LedgerServices,
  checkLedger,
  comparisonsOf,
  type LedgerIntegrity,
} from '../ledger/index.js';
import { isUnderWaySql } from '../shipments/index.js';
import type { RunSql } from '../../platform/db/sql.js';
import { carrierCashCheck } from '../cod/index.js';

/** Checks the ledger every night, off-peak, and logs an error on any mismatch. Repairs nothing. */
export const ledgerWatch = (warn: (message: string, error: unknown) => void): ScheduledTask => ({
  queue: 'ledger_check',
  cron: '17 2 * * *',
  run: async ({ sql, services }) => {
    const integrity = await checkBooks(sql, services.clock.now());
    await recordVerdict(sql, integrity);
    const { ok, differences } = integrity;
    if (!ok) warn('The ledger integrity check found mismatches.', new Error(differences.map(inWords).join('; ')));
  },
});

const inWords = ({ kind, account, currency, expected, found }: LedgerDifference): string =>
  `${kind} of ${account}: expected ${expected}${currency ? ` ${currency}` : ''}, found ${found}`;

/** Archives closed months of the journal every night, if LEDGER_ARCHIVE_AFTER_MONTHS is set. Entries of parcels that are under way stay. */
export const ledgerArchive: ScheduledTask<LedgerServices> = {
  queue: 'ledger_archive',
  cron: '47 2 * * *',
  run: async (context) => {
    const { ledgerArchiveAfterMonths: afterMonths } = context.services.settings;
    if (afterMonths === null) return;
    await archiveLedger(context, { afterMonths, isOpen: isUnderWaySql('l.shipment_id') });
  },
};

const others = [carrierCashCheck];

/** The kinds of comparisons that `checkBooks` makes. */
export const bookComparisons = (): string[] => comparisonsOf(others);

/** Checks the books in themselves and against what they stand for. */
export const checkBooks = (on: RunSql, now: Date): Promise<LedgerIntegrity> => checkLedger(on, now, others);
