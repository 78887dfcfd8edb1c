import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { IpAllowList } from '../../platform/auth/ip-allow-list.js';
import type { Principal } from '../../platform/auth/principal.js';
import { sha256Text } from '../../platform/auth/secrets.js';
import type { Database } from '../../platform/db/database.js';
import { instantOf, instantOrNull, type RunSql } from '../../platform/db/sql.js';
import type { Services } from '../../platform/services.js';
import type { TokenKind } from './access-token.entity.js';
import { sessionEnd } from './session-life.js';
import { expiryAfter } from './tokens.js';

/** A token row as its kind needs it. */
export interface TokenRecord {
  readonly id: string;
  readonly kind: TokenKind;
  readonly subjectId: string | null;
  readonly scopes: readonly string[];
}

/** Turns a live token of one kind into its owner, or refuses because the owner is gone or inactive. */
export type PrincipalSource = (sql: RunSql, token: TokenRecord) => Promise<Principal>;

export type PrincipalSources = Readonly<Partial<Record<TokenKind, PrincipalSource>>>;

interface Known {
  readonly until: number;
  readonly expiresAt: Date | null;
  readonly ipAllowList: IpAllowList;
  readonly principal: Principal;
}

/** A revocation is felt everywhere after at most this time, and at once in the process that made it. */
const REMEMBER_MS = 900;
const MAX_REMEMBERED = 20_000;
const TOKEN = /^(?:sst|sat|erp|ses)_[\w-]{43}$/;

/** Finds the owner of a bearer token. Remembers it for less than a second, so that busy shops do not ask the database each time. */
export class Authenticator {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly database: () => Database,
    private readonly services: () => Services,
    private readonly sources: PrincipalSources,
  ) {}

  async authenticate(token: string, ip: string): Promise<Principal> {
    if (!TOKEN.test(token)) return this.refuseUnknown(ip);
    const key = sha256Text(token);
    const remembered = this.known.get(key);
    const known =
      remembered && remembered.until > performance.now() ? remembered : ((await this.lookUp(key, ip)) ?? (await this.refuseUnknown(ip)));
    if (known.expiresAt && known.expiresAt <= this.services().clock.now()) throw expired();
    if (!known.ipAllowList.allows(ip)) {
      throw refuse('UNAUTHORIZED', { reason: 'IP_NOT_ALLOWED', message: 'This token may not be used from this address.' });
    }
    return known.principal;
  }

  forget(): void {
    this.known.clear();
  }

  /** Whoever guesses tokens is told to wait after a while. */
  private async refuseUnknown(ip: string, refusal = unknownToken()): Promise<never> {
    await this.services().loginGuard.countWrongToken(ip);
    throw refusal;
  }

  private async lookUp(key: string, ip: string): Promise<Known | undefined> {
    const [row] = await this.database().sql<TokenRow>(
      `select id, kind, subject_id, scopes, ip_allow_list, expires_at, renewed_at, last_used_at, created_at, revoked_at from access_token where hash = $1`,
      [Buffer.from(key, 'base64url')],
    );
    const source = row && this.sources[row.kind];
    if (!row || !source) return undefined;
    // Who has the text of a token was given it once, and may know that it has ended.
    if (row.revoked_at) return this.refuseUnknown(ip, revoked());
    const { sql } = this.database();
    const principal = await source(sql, { id: row.id, kind: row.kind, subjectId: row.subject_id, scopes: row.scopes });
    const expiresAt = await this.renew(row);
    await this.noteUse(row);
    const known = { until: performance.now() + REMEMBER_MS, expiresAt, ipAllowList: new IpAllowList(row.ip_allow_list), principal };
    if (this.known.size >= MAX_REMEMBERED) this.known.clear();
    this.known.set(key, known);
    return known;
  }

  /** To the minute, so that a busy token costs one write in that time. */
  private async noteUse({ id, kind, last_used_at }: TokenRow): Promise<void> {
    if (!NOTED.has(kind)) return;
    const now = this.services().clock.now();
    const last = instantOrNull(last_used_at);
    if (last && now.getTime() - last.getTime() < NOTED_EVERY_MS) return;
    await this.database().sql('update access_token set last_used_at = $2 where id = $1', [id, now]);
  }

  /** Shop tokens and sessions live on while they are used, at the cost of one write a day or every five minutes. */
  private async renew(row: TokenRow): Promise<Date | null> {
    const { clock, settings } = this.services();
    const now = clock.now();
    const expiresAt = instantOrNull(row.expires_at);
    if (expiresAt && expiresAt <= now) throw expired();
    const every = RENEWED_EVERY_MS[row.kind];
    if (every === undefined || now.getTime() - instantOf(row.renewed_at).getTime() < every) return expiresAt;
    const renewed = row.kind === 'shop' ? expiryAfter(now, settings.shopTokenTtlDays) : sessionEnd(now, instantOf(row.created_at));
    await this.database().sql('update access_token set renewed_at = $2, expires_at = $3 where id = $1', [row.id, now, renewed]);
    return renewed;
  }
}

/** Tokens of other kinds end when it was said that they would. */
const RENEWED_EVERY_MS: Readonly<Partial<Record<TokenKind, number>>> = {
  shop: 86_400_000,
  staff_session: 300_000,
  seller_session: 300_000,
};

/** Of these kinds somebody may want to know whether they are still in use. */
const NOTED: ReadonlySet<TokenKind> = new Set(['erp', 'api']);
const NOTED_EVERY_MS = 60_000;

const unknownToken = () =>
  refuse('UNAUTHORIZED', {
    reason: 'INVALID_TOKEN',
    message: 'This token is not known. Check that all of it was copied, or log in again for a new one.',
  });

const revoked = () =>
  refuse('UNAUTHORIZED', { reason: 'TOKEN_REVOKED', message: 'This token has been revoked or replaced; log in again for a new one.' });

const expired = () => refuse('UNAUTHORIZED', { reason: 'TOKEN_EXPIRED', message: 'The token has expired; log in again.' });

interface TokenRow {
  readonly id: string;
  readonly kind: TokenKind;
  readonly subject_id: string | null;
  readonly scopes: string[];
  readonly ip_allow_list: string[];
  readonly expires_at: string | null;
  readonly renewed_at: string;
  readonly last_used_at: string | null;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** ERP tokens have no owner: they act for the operator, within their scopes. */
export const erpPrincipal: PrincipalSource = (_sql, token) =>
  Promise.resolve({
    actor: new Actor({ type: 'erp', id: token.id, credentialId: token.id, scopes: token.scopes }),
    credentialId: token.id,
  });
