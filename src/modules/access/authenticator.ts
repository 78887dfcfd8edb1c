import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { IpAllowList } from '../../platform/auth/ip-allow-list.js';
import type { Principal } from '../../platform/auth/principal.js';
import { sha256Text } from '../../platform/auth/secrets.js';
import type { Database } from '../../platform/db/database.js';
import type { RunSql } from '../../platform/db/sql.js';
import { now as currentTime, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Services } from '../../platform/services.js';
import { db } from './access.tables.js';
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

const findToken = statement(($: Named<{ hash: Buffer }>) =>
  db
    .selectFrom('accessToken')
    .select(['id', 'kind', 'subjectId', 'scopes', 'ipAllowList', 'expiresAt', 'renewedAt', 'lastUsedAt', 'createdAt', 'revokedAt'])
    .where('hash', '=', $.hash),
);
type TokenRow = RowOf<typeof findToken>;

const noteUse = statement(($: Named<{ id: string }>) =>
  db.updateTable('accessToken').set({ lastUsedAt: currentTime }).where('id', '=', $.id),
);

const renewUntil = statement(($: Named<{ id: string; expiresAt: Date | null }>) =>
  db.updateTable('accessToken').set({ renewedAt: currentTime, expiresAt: $.expiresAt }).where('id', '=', $.id),
);

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
    const { sql } = this.database();
    const row = await findToken.first(sql, { hash: Buffer.from(key, 'base64url') });
    const source = row && this.sources[row.kind];
    if (!row || !source) return undefined;
    // Who has the text of a token was given it once, and may know that it has ended.
    if (row.revokedAt) return this.refuseUnknown(ip, revoked());
    const principal = await source(sql, row);
    const expiresAt = await this.renew(row);
    await this.noteUse(row);
    const known = { until: performance.now() + REMEMBER_MS, expiresAt, ipAllowList: new IpAllowList(row.ipAllowList), principal };
    if (this.known.size >= MAX_REMEMBERED) this.known.clear();
    this.known.set(key, known);
    return known;
  }

  /** To the minute, so that a busy token costs one write in that time. */
  private async noteUse({ id, kind, lastUsedAt }: TokenRow): Promise<void> {
    if (!NOTED.has(kind)) return;
    const now = this.services().clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return;
    await noteUse(this.database().sql, { id });
  }

  /** Shop tokens and sessions live on while they are used, at the cost of one write a day or every five minutes. */
  private async renew(row: TokenRow): Promise<Date | null> {
    const { clock, settings } = this.services();
    const now = clock.now();
    const { id, kind, expiresAt, renewedAt, createdAt } = row;
    if (expiresAt && expiresAt <= now) throw expired();
    const every = RENEWED_EVERY_MS[kind];
    if (every === undefined || now.getTime() - renewedAt.getTime() < every) return expiresAt;
    const renewed = kind === 'shop' ? expiryAfter(now, settings.shopTokenTtlDays) : sessionEnd(now, createdAt);
    await renewUntil(this.database().sql, { id, expiresAt: renewed });
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

/** ERP tokens have no owner: they act for the operator, within their scopes. */
export const erpPrincipal: PrincipalSource = (_sql, token) =>
  Promise.resolve({
    actor: new Actor({ type: 'erp', id: token.id, credentialId: token.id, scopes: token.scopes }),
    credentialId: token.id,
  });
