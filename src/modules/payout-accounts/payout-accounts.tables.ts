import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { AccessTables } from '../access/index.js';
import { PayoutAccountSchema } from './payout-account.entity.js';

export const db = tablesOf({ payoutAccount: PayoutAccountSchema }).reading<AccessTables>();

/** For modules that read them. */
export type PayoutAccountTables = Readable<typeof db>;
