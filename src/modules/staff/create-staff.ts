import { systemActor, type Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/errors.js';
import type { HashingCaller } from '../../platform/auth/passwords.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { recordAccountChange } from '../access/index.js';
import { checkPassword, claimEmail, isEmailTaken } from '../sellers/index.js';
import { db, type Staff } from './staff.tables.js';
import { CreateStaffInput } from './staff.types.js';

export type CheckedStaff = Omit<CreateStaffInput, 'password'> & { readonly passwordHash: string };

/** Checks permission and fields, and hashes the password before a transaction begins. */
export async function prepareStaff({ actor, services }: HashingCaller, given: CreateStaffInput): Promise<CheckedStaff> {
  actor.require('staff:manage');
  const checks = new FieldChecks();
  checkFields(checks, '', CreateStaffInput, given);
  checkPassword(checks, given.password);
  checks.settle();
  const { password, ...rest } = given;
  return { ...rest, email: given.email.trim().toLowerCase(), passwordHash: await services.passwords.hash(password) };
}

/** EMAIL_IN_USE when the address belongs to a staff member or seller. */
export async function createStaff(tx: Tx, maker: Actor, staff: CheckedStaff): Promise<Staff> {
  await claimEmail(tx, staff.email);
  await assertRoom(tx, 'staff', { owner: null, held: () => countStaff.first(tx.sql, {}) });
  const row = { id: newId(), email: staff.email, name: staff.name, role: staff.role, active: true };
  await db.insert(tx.sql, 'staff', { ...row, passwordHash: staff.passwordHash });
  await recordAccountChange(tx, maker, row.id, 'made');
  return row;
}

const countStaff = statement(() => db.selectFrom('staff').select((eb) => eb.fn.countAll<bigint>().as('count')));

const resetHash = statement(($: Named<{ email: string; passwordHash: string }>) =>
  db.updateTable('staff').set({ passwordHash: $.passwordHash }).where('email', '=', $.email).returning('id'),
);

/** For the installation: inserts a staff member, or sets the password of the existing one. Returns the id. */
export async function setUpStaff(tx: Tx, staff: CheckedStaff): Promise<string> {
  if (!(await isEmailTaken(tx, staff.email))) return (await createStaff(tx, systemActor, staff)).id;
  const known = await resetHash.first(tx.sql, staff);
  if (!known) throw new Error(`The address ${staff.email} belongs to a seller.`);
  return known.id;
}
