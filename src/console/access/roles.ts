import type { StaffRole } from '../../schema-types.generated.js';

export const staffRoles = ['SUPER_ADMIN', 'OPS', 'DISPATCHER', 'DRIVER', 'ACCOUNTS', 'RECEPTION'] as const satisfies readonly StaffRole[];

/** The role of that name, if there is one. */
export const roleOf = (text: string | null): StaffRole | null => staffRoles.find((role) => role === text) ?? null;
