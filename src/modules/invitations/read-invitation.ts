import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { findLink } from '../access/index.js';
import type { InvitationType } from './invitation.types.js';

/** What an invitation can be for. */
export const invitations = ['seller_invitation', 'staff_invitation'] as const;

type Invited = Omit<InvitationType, 'kind' | 'expiresAt'>;

const SELLER = `
  select email, first_name || ' ' || last_name as name, first_name as "firstName", last_name as "lastName", company, null as role from seller where id = $1`;
const STAFF = `
  select email, name, name as "firstName", '' as "lastName", null as company, role from staff where id = $1 and active`;

/** Who was asked in with this token. NOT_FOUND alike for those that nobody was given, were used, were replaced or have expired. */
export async function openInvitation(sql: RunSql, token: string, now: Date): Promise<InvitationType> {
  const link = await findLink(sql, token, { purposes: invitations, now });
  const isStaff = link?.purpose === 'staff_invitation';
  const [invited] = link ? await sql<Invited>(isStaff ? STAFF : SELLER, [link.accountId]) : [];
  if (!link || !invited) throw unknownInvitation();
  return { ...invited, kind: isStaff ? 'staff' : 'seller', expiresAt: link.expiresAt };
}

export const unknownInvitation = () => refuse('NOT_FOUND', { message: 'There is no such invitation, or it has been used or has expired.' });
