import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { PrincipalSource } from '../access/index.js';
import { STAFF_COLUMNS, type Staff } from './staff.entity.js';

export const staffPrincipal: PrincipalSource = async (sql, token) => {
  const [staff] = await sql<Staff>(`select ${STAFF_COLUMNS} from staff where id = $1`, [token.subjectId]);
  if (!staff) throw refuse('UNAUTHORIZED');
  if (!staff.active) throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE' });
  return { actor: new Actor({ type: staff.role, id: staff.id, credentialId: token.id }), credentialId: token.id };
};
