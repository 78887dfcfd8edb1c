import { StaffSchema } from './staff.entity.js';

export { ErpTokenResolver } from './erp-token.resolver.js';
export { StaffResolver } from './staff.resolver.js';
export { staffPrincipal } from './staff.principal.js';
export { createErpToken } from './create-erp-token.js';
export const staffEntities = [StaffSchema];
