import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { findLink } from '../access/index.js';
import type { InvitationType } from './invitation.types.js';
import { db } from './invitations.tables.js';

/** Purposes of an invitation. */
export const invitations = ['seller_invitation', 'staff_invitation'] as const;

const findSeller = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('seller')
    .select((eb) => [
      'email',
      sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('name'),
      'firstName',
      'lastName',
      'company',
    ])
    .where('id', '=', $.id),
);

const findStaff = statement(($: Named<{ id: string }>) =>
  db.selectFrom('staff').select(['email', 'name', 'role']).where('id', '=', $.id).where('active', '=', true),
);

/** Finds the invited person by token. NOT_FOUND for tokens that are unknown, used, replaced or expired. */
export async function openInvitation(on: RunSql, token: string, now: Date): Promise<InvitationType> {
  const link = await findLink(on, token, { purposes: invitations, now });
  const invited = link && (await (link.purpose === 'staff_invitation' ? invitedStaff : invitedSeller)(on, link.accountId));
  if (!link || !invited) throw unknownInvitation();
  return { ...invited, expiresAt: link.expiresAt };
}

type Invited = Omit<InvitationType, 'expiresAt'>;

async function invitedSeller(on: RunSql, id: string): Promise<Invited | undefined> {
  const seller = await findSeller.first(on, { id });
  return seller && { ...seller, role: null, kind: 'seller' };
}

async function invitedStaff(on: RunSql, id: string): Promise<Invited | undefined> {
  const staff = await findStaff.first(on, { id });
  return staff && { ...staff, firstName: staff.name, lastName: '', company: null, kind: 'staff' };
}

export const unknownInvitation = () => refuse('NOT_FOUND.invitationGone');
