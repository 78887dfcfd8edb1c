import type { StaffRole } from '../../schema-types.generated.js';

export const staffRoles = ['SUPER_ADMIN', 'OPS', 'DISPATCHER', 'DRIVER', 'ACCOUNTS', 'RECEPTION'] as const satisfies readonly StaffRole[];

/** The role with this name, if it exists. */
export const roleOf = (text: string | null): StaffRole | null => staffRoles.find((role) => role === text) ?? null;
