import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { PrincipalSource } from '../access/index.js';
import { hasTwoFactor } from '../two-factor/index.js';
import { db } from './staff.tables.js';

const findAccount = statement(($: Named<{ id: string | null }>) =>
  db.selectFrom('staff').select(['id', 'role', 'active']).where('id', '=', $.id),
);

/** A staff session. Where two-factor login is mandatory for super administrators, one without it can do nothing but set it up. */
export const staffPrincipal =
  (adminsNeedTwoFactor: boolean): PrincipalSource =>
  async (sql, token) => {
    const staff = await findAccount.first(sql, { id: token.subjectId });
    if (!staff) throw refuse('UNAUTHORIZED');
    if (!staff.active) throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE' });
    const mustEnrol = adminsNeedTwoFactor && staff.role === 'super_admin' && !(await hasTwoFactor(sql, staff.id));
    return { actor: new Actor({ type: staff.role, id: staff.id, credentialId: token.id, mustEnrol }), credentialId: token.id };
  };
