import { StaffSchema } from './staff.entity.js';

export { AccountResolver } from './account.resolver.js';
export { ErpTokenResolver } from './erp-token.resolver.js';
export { MeSessionResolver } from './me-session.resolver.js';
export { SessionResolver } from './session.resolver.js';
export { StaffResolver } from './staff.resolver.js';
export { staffPrincipal } from './staff.principal.js';
export { provePassword, setPassword } from './change-password.js';
export { createErpToken } from './create-erp-token.js';
export { createStaff, prepareStaff, type CheckedStaff, type NewStaff } from './create-staff.js';
export { endCredentials, mailboxOf, openAccount, ownAccount, ownTokens, type Account, type OwnToken } from './own-account.js';
export { ownerOf, shownSession } from './session-owner.js';
export { openSession, originOf, type OpenedSession, type SessionOwner } from './sessions.js';
export { MeType, SessionType, StaffRoleEnum, StaffType } from './staff.types.js';
export { activeStaff } from './active-staff.js';
export { staffLoader } from './staff.loader.js';
export { STAFF_COLUMNS, type Staff } from './staff.entity.js';
export const staffEntities = [StaffSchema];
