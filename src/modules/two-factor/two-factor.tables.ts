import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { TwoFactorSchema, RecoveryCodeSchema } from './two-factor.entity.js';

export const db = tablesOf({ twoFactor: TwoFactorSchema, recoveryCode: RecoveryCodeSchema });

/** For modules that read them. */
export type TwoFactorTables = Readable<typeof db>;
