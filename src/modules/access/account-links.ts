import { secondsAfter } from '../../kernel/clock.js';
import { sha256 } from '../../platform/auth/secrets.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, now, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, newToken } from '../../platform/ids.js';
import { db } from './access.tables.js';
import type { LinkPurpose } from './account-link.entity.js';

export interface NewLink {
  /** Absent for a new link. */
  readonly id?: string;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly createdById: string | null;
  readonly lifeSeconds: number;
}

export interface MailedLink {
  /** Only for the mail; never stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

export type OpenLink = RowOf<typeof findOpen>;

const PREFIX: Readonly<Record<LinkPurpose, string>> = { seller_invitation: 'inv', staff_invitation: 'inv', password_reset: 'rst' };

/** Longer than any token; longer input is rejected unread. */
const MAX_TOKEN = 100;

const replaceOpen = statement(($: Named<{ accountId: string; purpose: LinkPurpose }>) =>
  db
    .updateTable('accountLink')
    .set({ endedAt: now })
    .where('accountId', '=', $.accountId)
    .where('purpose', '=', $.purpose)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null),
);

/** Creates a link and invalidates the account's previous link of the same purpose. The caller holds a lock on the account. */
export async function makeLink(tx: Tx, { id = newId(), purpose, accountId, createdById, lifeSeconds }: NewLink): Promise<MailedLink> {
  const expiresAt = secondsAfter(tx.services.clock.now(), lifeSeconds);
  const token = newToken(PREFIX[purpose]);
  await Promise.all([
    replaceOpen(tx.sql, { accountId, purpose }),
    db.insert(tx.sql, 'accountLink', {
      id,
      purpose,
      accountId,
      hash: sha256(token),
      expiresAt,
      usedAt: null,
      endedAt: null,
      createdById,
    }),
  ]);
  return { token, expiresAt };
}

const findOpen = statement(($: Named<{ hash: Buffer; purposes: readonly LinkPurpose[]; now: Date }>) =>
  db
    .selectFrom('accountLink')
    .select(['purpose', 'accountId', 'expiresAt'])
    .where('hash', '=', $.hash)
    .where('purpose', '=', anyOf($.purposes))
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', $.now),
);

/** Finds the open link of one of these purposes by its token; undefined if the token is unknown, used, replaced or expired. */
export async function findLink(
  sql: RunSql,
  token: string,
  given: { purposes: readonly LinkPurpose[]; now: Date },
): Promise<OpenLink | undefined> {
  return token.length > MAX_TOKEN ? undefined : findOpen.first(sql, { hash: sha256(token), ...given });
}

const useOpen = statement(($: Named<{ hash: Buffer; purposes: readonly LinkPurpose[] }>) =>
  db
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('hash', '=', $.hash)
    .where('purpose', '=', anyOf($.purposes))
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'accountId']),
);

/** Consumes a link. Of concurrent callers, one gets the account and the others get undefined. */
export async function useLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Pick<OpenLink, 'purpose' | 'accountId'> | undefined> {
  return token.length > MAX_TOKEN ? undefined : useOpen.first(tx.sql, { hash: sha256(token), purposes });
}

const endAllOpen = statement(($: Named<{ accountId: string }>) =>
  db
    .updateTable('accountLink')
    .set({ endedAt: now })
    .where('accountId', '=', $.accountId)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null),
);

/** Ends every open link of an account after its address changes or the account is closed. */
export async function endLinks(tx: Tx, accountId: string): Promise<void> {
  await endAllOpen(tx.sql, { accountId });
}

const endAllBy = statement(($: Named<{ createdById: string; purposes: readonly LinkPurpose[] }>) =>
  db
    .updateTable('accountLink')
    .set({ endedAt: now })
    .where('createdById', '=', $.createdById)
    .where('purpose', '=', anyOf($.purposes))
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null),
);

/** Ends the open links of these purposes that this account created. Call it when the account loses the permission to create them. */
export async function endLinksBy(tx: Tx, createdById: string, purposes: readonly LinkPurpose[]): Promise<void> {
  if (purposes.length > 0) await endAllBy(tx.sql, { createdById, purposes });
}

const useAllOpen = statement(($: Named<{ accountId: string }>) =>
  db
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('accountId', '=', $.accountId)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null),
);

/** Consumes all open links once a password is set. Open invitations count as accepted. */
export async function useUpLinks(tx: Tx, accountId: string): Promise<void> {
  await useAllOpen(tx.sql, { accountId });
}
