import { instantOf } from '../../platform/db/sql.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import type { WaitingInvitationType } from './invitation.types.js';

interface Row {
  readonly accountId: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly isOpen: boolean;
}

type Waiting = WaitingInvitationType & { readonly accountId: string };

/** The newest invitation of each member of staff who has not set a password yet. */
export const staffInvitationLoader = loaderBy<string, Waiting>(
  async (ids, { sql, services }) => {
    const rows = await sql<Row>(
      `select distinct on (i.account_id) i.account_id as "accountId", i.created_at as "sentAt", i.expires_at as "expiresAt",
              i.ended_at is null and i.expires_at > $2 as "isOpen"
         from account_link i where i.account_id = any($1::uuid[]) and i.purpose = 'staff_invitation'
          and not exists (select 1 from account_link used where used.account_id = i.account_id and used.used_at is not null)
        order by i.account_id, i.created_at desc, i.id desc`,
      [ids, services.clock.now()],
    );
    return rows.map((row) => ({ ...row, sentAt: instantOf(row.sentAt), expiresAt: instantOf(row.expiresAt) }));
  },
  ({ accountId }) => accountId,
);
