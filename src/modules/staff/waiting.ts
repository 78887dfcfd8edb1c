import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { StaffRole } from '../../kernel/permissions.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db, STAFF_COLUMNS, type Staff } from './staff.tables.js';

/** True for an invited staff member without a password, who cannot log in yet. */
export function waitsForPassword(staffId: Expression<string>): Expression<SqlBool> {
  const eb = expressionBuilder();
  const links = db.selectFrom('accountLink as i').select('i.id').where('i.accountId', '=', staffId);
  return eb.and([eb.exists(links.where('i.purpose', '=', 'staff_invitation')), eb.not(eb.exists(links.where('i.usedAt', 'is not', null)))]);
}

const renew = statement(($: Named<Pick<Staff, 'email' | 'name' | 'role'>>) =>
  db
    .updateTable('staff')
    .set({ name: $.name, role: $.role, active: true })
    .where('email', '=', $.email)
    .where((eb) => waitsForPassword(eb.ref('staff.id')))
    .returning(STAFF_COLUMNS),
);

/** Updates name and role of the invited staff member with this address; undefined when there is none. */
export const renewWaitingStaff = (tx: Tx, given: { email: string; name: string; role: StaffRole }): Promise<Staff | undefined> =>
  renew.first(tx.sql, given);

const close = statement(($: Named<{ id: string }>) =>
  db
    .updateTable('staff')
    .set({ active: false })
    .where('id', '=', $.id)
    .where((eb) => waitsForPassword(eb.ref('staff.id')))
    .returning(STAFF_COLUMNS),
);

/** Closes the account of an invited staff member; undefined for any other account. */
export const closeWaitingStaff = (tx: Tx, id: string): Promise<Staff | undefined> => close.first(tx.sql, { id });
