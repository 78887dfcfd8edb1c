import { refuse } from '../../kernel/errors.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { instantOf, type RunSql } from '../../platform/db/sql.js';
import type { InvitationType } from './invitation.types.js';

interface InvitationRow {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly expiresAt: string;
}

const OPEN = `
  select s.email, s.first_name as "firstName", s.last_name as "lastName", s.company, i.expires_at as "expiresAt"
    from seller_invitation i join seller s on s.id = i.seller_id where i.hash = $1 and i.accepted_at is null and i.expires_at > $2`;

/** Longer than any token. */
const MAX_TOKEN = 100;

/** Who was asked in with this token. NOT_FOUND alike for those that nobody was given, were used, were replaced or have expired. */
export async function openInvitation(sql: RunSql, token: string, now: Date): Promise<InvitationType> {
  if (token.length > MAX_TOKEN) throw unknownInvitation();
  const [row] = await sql<InvitationRow>(OPEN, [sha256(token), now]);
  if (!row) throw unknownInvitation();
  return { ...row, expiresAt: instantOf(row.expiresAt) };
}

export const unknownInvitation = () => refuse('NOT_FOUND', { message: 'There is no such invitation, or it has been used or has expired.' });
