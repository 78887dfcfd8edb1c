import { defineEntity, p } from '@mikro-orm/core';
import { staffRole, type StaffRole } from '../../kernel/permissions.js';
import { instant, recordColumns } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { CreateStaffInput } from './staff.types.js';

/** A person who works for the operator. */
export const StaffSchema = defineEntity({
  name: 'Staff',
  tableName: 'staff',
  properties: {
    ...recordColumns,
    email: p.string().length(maxOf(CreateStaffInput, 'email')).unique(),
    passwordHash: p.string().length(255).hidden(),
    name: p.string().length(maxOf(CreateStaffInput, 'name')),
    role: p.enum(() => staffRole.values).$type<StaffRole>(),
    active: p.boolean(),
    lastLoginAt: instant().nullable(),
  },
});
