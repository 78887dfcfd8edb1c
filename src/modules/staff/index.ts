import { StaffSchema } from './staff.entity.js';

export { AccountResolver } from './account.resolver.js';
export { ErpTokenResolver } from './erp-token.resolver.js';
export { MeSessionResolver } from './me-session.resolver.js';
export { SessionResolver } from './session.resolver.js';
export { StaffResolver } from './staff.resolver.js';
export { staffPrincipal } from './staff.principal.js';
export { createStaff, prepareStaff, type NewStaff } from './create-staff.js';
export { createErpToken } from './create-erp-token.js';
export { ownerOf, shownSession } from './session-owner.js';
export { openSession, type OpenedSession, type SessionOwner } from './sessions.js';
export { SessionType } from './staff.types.js';
export { activeStaff } from './active-staff.js';
export { staffLoader } from './staff.loader.js';
export type { Staff } from './staff.entity.js';
export const staffEntities = [StaffSchema];
