import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** What came of adding up the books, each time that the service did it by itself. Only ever added to. */
export const LedgerVerdictSchema = defineEntity({
  name: 'LedgerVerdict',
  tableName: 'ledger_verdict',
  properties: {
    id: p.uuid().primary(),
    ok: p.boolean(),
    /** How many differences were found; each check names at most a hundred. */
    differences: p.integer(),
    checkedAt: instant().index(),
  },
});
