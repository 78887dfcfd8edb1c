import { AuditEventSchema, AuditLimitSchema } from './audit-event.entity.js';
import { auditRetention } from './audit-retention.js';

export { auditOwnChange } from './audit-own-change.js';
export { auditMutations } from './audit-mutations.js';
export { AuditResolver } from './audit.resolver.js';
export { auditLimitSql, auditSql } from './audit.sql.js';
export { AuditTrail, type AuditServices } from './audit-trail.js';
export const auditTasks = [auditRetention];
export const auditEntities = [AuditEventSchema, AuditLimitSchema];
