import { defineEntity, p } from '@mikro-orm/core';
import { staffRole, type StaffRole } from '../../kernel/permissions.js';
import { instant, recordColumns } from '../../platform/db/base.js';

/** A person who works for the operator. */
export const StaffSchema = defineEntity({
  name: 'Staff',
  tableName: 'staff',
  properties: {
    ...recordColumns,
    email: p.string().length(255).unique(),
    passwordHash: p.string().length(255).hidden(),
    name: p.string().length(200),
    role: p.enum(() => staffRole.values).$type<StaffRole>(),
    active: p.boolean(),
    lastLoginAt: instant().nullable(),
  },
});
