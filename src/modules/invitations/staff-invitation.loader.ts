import { anyOf, now, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import { db } from './invitations.tables.js';

const findWaiting = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('accountLink as i')
    .distinctOn('i.accountId')
    .select((eb) => [
      'i.accountId',
      'i.createdAt as sentAt',
      'i.expiresAt',
      eb.and([eb('i.endedAt', 'is', null), eb('i.expiresAt', '>', now)]).as('isOpen'),
    ])
    .$narrowType<{ isOpen: boolean }>()
    .where('i.accountId', '=', anyOf($.ids))
    .where('i.purpose', '=', 'staff_invitation')
    .where((eb) =>
      eb.not(
        eb.exists(
          db
            .selectFrom('accountLink as used')
            .select('used.id')
            .where('used.accountId', '=', eb.ref('i.accountId'))
            .where('used.usedAt', 'is not', null),
        ),
      ),
    )
    .orderBy('i.accountId')
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc'),
);

/** The newest invitation of each staff member who has not set a password yet. */
export const staffInvitationLoader = loaderBy(
  (ids: readonly string[], { sql }) => findWaiting(sql, { ids }),
  ({ accountId }) => accountId,
);
