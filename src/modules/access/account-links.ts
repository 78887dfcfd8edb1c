import { secondsAfter } from '../../kernel/clock.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { instantOf, type RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId, newToken } from '../../platform/ids.js';
import type { LinkPurpose } from './account-link.entity.js';

export interface NewLink {
  /** Absent for a new one. */
  readonly id?: string;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly createdById: string | null;
  readonly lifeSeconds: number;
}

export interface MailedLink {
  /** For the mail alone; stored nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

export interface OpenLink {
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly expiresAt: Date;
}

const PREFIX: Readonly<Record<LinkPurpose, string>> = { seller_invitation: 'inv', staff_invitation: 'inv', password_reset: 'rst' };

/** Longer than any token; what is longer is not looked at. */
const MAX_TOKEN = 100;

const IS_OPEN = 'used_at is null and ended_at is null and expires_at >';

/** Makes a link. The one of the same purpose that the account had is good for nothing from then on. The caller holds a lock on the account. */
export async function makeLink(tx: Tx, { id = newId(), purpose, accountId, createdById, lifeSeconds }: NewLink): Promise<MailedLink> {
  const now = tx.services.clock.now();
  const expiresAt = secondsAfter(now, lifeSeconds);
  const token = newToken(PREFIX[purpose]);
  await tx.sql('update account_link set ended_at = $3 where account_id = $1 and purpose = $2 and used_at is null and ended_at is null', [
    accountId,
    purpose,
    now,
  ]);
  await tx.sql(
    'insert into account_link (id, purpose, account_id, hash, expires_at, created_by_id, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, purpose, accountId, sha256(token), expiresAt, createdById, now],
  );
  return { token, expiresAt };
}

/** The open link of one of these purposes with this token; undefined alike for tokens that are unknown, used, replaced or expired. */
export async function findLink(
  sql: RunSql,
  token: string,
  { purposes, now }: { purposes: readonly LinkPurpose[]; now: Date },
): Promise<OpenLink | undefined> {
  if (token.length > MAX_TOKEN) return undefined;
  const [row] = await sql<Omit<OpenLink, 'expiresAt'> & { expiresAt: string }>(
    `select purpose, account_id as "accountId", expires_at as "expiresAt" from account_link where hash = $1 and purpose = any($2) and ${IS_OPEN} $3`,
    [sha256(token), purposes, now],
  );
  return row && { ...row, expiresAt: instantOf(row.expiresAt) };
}

/** Uses a link up: of many who try at once one gets its account, the others undefined. */
export async function useLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Pick<OpenLink, 'purpose' | 'accountId'> | undefined> {
  if (token.length > MAX_TOKEN) return undefined;
  const [row] = await tx.sql<Pick<OpenLink, 'purpose' | 'accountId'>>(
    `update account_link set used_at = $2 where hash = $1 and purpose = any($3) and ${IS_OPEN} $2 returning purpose, account_id as "accountId"`,
    [sha256(token), tx.services.clock.now(), purposes],
  );
  return row;
}

/** Ends every open link of an account: its address has changed, or the account was closed. */
export async function endLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.sql('update account_link set ended_at = $2 where account_id = $1 and used_at is null and ended_at is null', [
    accountId,
    tx.services.clock.now(),
  ]);
}

/** Whoever has set a password needs no other link for it. Open invitations count as accepted. */
export async function useUpLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.sql('update account_link set used_at = $2 where account_id = $1 and used_at is null and ended_at is null', [
    accountId,
    tx.services.clock.now(),
  ]);
}
