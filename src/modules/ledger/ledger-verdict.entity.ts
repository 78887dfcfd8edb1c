import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** Results of the scheduled integrity checks. Append-only. */
export const LedgerVerdictSchema = defineEntity({
  name: 'LedgerVerdict',
  tableName: 'ledger_verdict',
  properties: {
    id: p.uuid().primary(),
    ok: p.boolean(),
    /** Number of differences found; each check reports at most a hundred. */
    differences: p.integer(),
    checkedAt: instant().index(),
  },
});
