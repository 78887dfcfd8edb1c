import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The database refuses to delete audit events, except those before the moment in the only row of this table. */
export const AuditLimitSchema = defineEntity({
  name: 'AuditLimit',
  tableName: 'audit_limit',
  properties: {
    /** Always 1. */
    id: p.integer().primary().autoincrement(false),
    before: instant(),
  },
});
