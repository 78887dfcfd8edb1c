import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { recordVerdict, type LedgerDifference } from '../ledger/index.js';
import { checkBooks } from './check-books.js';

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
