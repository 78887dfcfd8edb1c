import { tablesOf } from '../../platform/db/tables.js';
import type { AccessTables } from '../access/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { StaffTables } from '../staff/index.js';
import { AuditEventSchema, AuditLimitSchema } from './audit-event.entity.js';

export const db = tablesOf({ auditEvent: AuditEventSchema, auditLimit: AuditLimitSchema })
  .reading<AccessTables>()
  .reading<SellerTables>()
  .reading<StaffTables>();
