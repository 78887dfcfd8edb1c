import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { archiveLedger, type LedgerServices } from '../ledger/index.js';
import { isUnderWaySql } from '../shipments/index.js';

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
