import { RecoveryCodeSchema, TwoFactorSchema } from './two-factor.entity.js';

export type { TwoFactorTables } from './two-factor.tables.js';
export { CODE_LIMIT, hasTwoFactor, twoFactorLoader, useCode, type TwoFactorServices } from './check-code.js';
export { checkCredentials, wrongCode, wrongCredentials, type CredentialCheck } from './check-credentials.js';
export { beginTwoFactor, confirmTwoFactor, removeTwoFactor, type Enrolment } from './enrol.js';
export { renewRecoveryCodes } from './recovery-codes.js';
export const twoFactorEntities = [TwoFactorSchema, RecoveryCodeSchema];
