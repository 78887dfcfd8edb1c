import type { StaffRole } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { HashingCaller } from '../../platform/auth/passwords.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { checkPassword, claimEmail } from '../sellers/index.js';
import { STAFF_COLUMNS, type Staff } from './staff.entity.js';

export interface NewStaff {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: StaffRole;
}

export type CheckedStaff = Omit<NewStaff, 'password'> & { readonly passwordHash: string };

/** Permission and fields; hashes the password before a transaction begins. */
export async function prepareStaff({ actor, services }: HashingCaller, given: NewStaff): Promise<CheckedStaff> {
  actor.require('staff:manage');
  const checks = new FieldChecks();
  checks.email('email', given.email);
  checks.text('name', given.name, 200);
  checkPassword(checks, given.password);
  checks.settle();
  const { password, ...rest } = given;
  return { ...rest, email: given.email.trim().toLowerCase(), passwordHash: await services.passwords.hash(password) };
}

/** EMAIL_IN_USE when a member of staff or a seller has the address. */
export async function createStaff(tx: Tx, staff: CheckedStaff): Promise<Staff> {
  await claimEmail(tx, staff.email);
  const [row] = await tx.sql<Staff>(
    `insert into staff (id, email, password_hash, name, role, active, created_at, updated_at)
     values ($1, $2, $3, $4, $5, true, $6, $6) returning ${STAFF_COLUMNS}`,
    [newId(), staff.email, staff.passwordHash, staff.name, staff.role, tx.services.clock.now()],
  );
  if (!row) throw new Error('The member of staff was not written.');
  return row;
}
