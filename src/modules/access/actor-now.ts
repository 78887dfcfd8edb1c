import type { Actor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import type { Holder } from '../../platform/auth/principal.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './access.tables.js';
import type { PrincipalSources, TokenRecord } from './authenticator.js';
import { findSession } from './live-session.js';

const findToken = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('accessToken')
    .select(['id', 'kind', 'subjectId', 'scopes', 'expiresAt'])
    .where('id', '=', $.id)
    .where('revokedAt', 'is', null),
);

interface Looking {
  readonly sources: PrincipalSources;
  /** Tokens end in real time, whatever the clock of a shop says. */
  readonly now: Date;
}

/** The caller that a holder of rights is now: undefined once its token has ended or its account may not log in. */
export async function actorNow(sql: RunSql, holder: Holder, { sources, now }: Looking): Promise<Actor | undefined> {
  const token = 'tokenId' in holder ? await liveToken(sql, holder.tokenId, now) : accountOf(holder);
  const source = token && sources[token.kind];
  if (!source) return undefined;
  try {
    return (await source(sql, token)).actor;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function liveToken(sql: RunSql, id: string, now: Date): Promise<TokenRecord | undefined> {
  const token = await findToken.first(sql, { id });
  return token && (token.expiresAt === null || token.expiresAt > now) ? token : undefined;
}

/**
 * The token that bounds what a caller leaves to be done later. Null for shops, and for sessions, which end within days: there the account
 * does.
 */
export async function tokenOf(sql: RunSql, { credentialId }: Actor): Promise<string | null> {
  return credentialId === undefined || (await findSession(sql, credentialId)) ? null : credentialId;
}

/** An account as a token without limits. */
function accountOf(holder: Exclude<Holder, { tokenId: string }>): TokenRecord {
  if ('staffId' in holder) return { id: holder.staffId, kind: 'staff_session', subjectId: holder.staffId, scopes: [] };
  if ('shopId' in holder) return { id: holder.shopId, kind: 'shop', subjectId: holder.shopId, scopes: [] };
  return { id: holder.sellerId, kind: 'seller_session', subjectId: holder.sellerId, scopes: [] };
}
