export { AdministratorResolver } from './administrators.resolver.js';
export { assertMayMake, superAdminHandler } from './raise-staff.js';
