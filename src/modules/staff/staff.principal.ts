import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { PrincipalSource } from '../access/index.js';
import { hasTwoFactor } from '../two-factor/index.js';
import { notADriver } from './driver-sessions/driver-session.js';
import { db } from './staff.tables.js';

const findAccount = statement(($: Named<{ id: string | null }>) =>
  db.selectFrom('staff').select(['id', 'role', 'active']).where('id', '=', $.id),
);

/** A session of the drivers' app: only as long as its owner is a driver. */
export const driverPrincipal: PrincipalSource = async (sql, token) => {
  const staff = await activeAccount(sql, token.subjectId);
  if (staff.role !== 'driver') throw notADriver();
  return { actor: new Actor({ type: 'driver', id: staff.id, credentialId: token.id }), credentialId: token.id };
};

/** A staff session. Where two-factor login is mandatory for super administrators, one without it can do nothing but set it up. */
export const staffPrincipal =
  (adminsNeedTwoFactor: boolean): PrincipalSource =>
  async (sql, token) => {
    const staff = await activeAccount(sql, token.subjectId);
    const mustEnrol = adminsNeedTwoFactor && staff.role === 'super_admin' && !(await hasTwoFactor(sql, staff.id));
    return { actor: new Actor({ type: staff.role, id: staff.id, credentialId: token.id, mustEnrol }), credentialId: token.id };
  };

async function activeAccount(sql: RunSql, id: string | null): Promise<RowOf<typeof findAccount>> {
  const staff = await findAccount.first(sql, { id });
  if (!staff) throw refuse('UNAUTHORIZED');
  if (!staff.active) throw refuse('UNAUTHORIZED', {}, { reason: 'ACCOUNT_INACTIVE' });
  return staff;
}
