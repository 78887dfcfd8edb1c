import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import { IpAllowList } from '../../platform/auth/ip-allow-list.js';
import type { Holder, Principal } from '../../platform/auth/principal.js';
import { sha256, sha256Text } from '../../platform/auth/secrets.js';
import type { RunSql } from '../../platform/db/sql.js';
import { now as currentTime, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { CoreServices } from '../../platform/services.js';
import { db } from './access.tables.js';
import { actorNow } from './actor-now.js';
import type { TokenKind } from './access-token.entity.js';
import { sessionEnd } from './session-life.js';
import { expiryAfter } from './tokens.js';

/** A token row in the form its principal source needs. */
export interface TokenRecord {
  readonly id: string;
  readonly kind: TokenKind;
  readonly subjectId: string | null;
  readonly scopes: readonly string[];
}

/** Resolves a live token of one kind to its owner, or refuses if the owner is missing or inactive. */
export type PrincipalSource = (sql: RunSql, token: TokenRecord) => Promise<Principal>;

export type PrincipalSources = Readonly<Partial<Record<TokenKind, PrincipalSource>>>;

interface Known {
  readonly until: number;
  readonly expiresAt: Date | null;
  readonly ipAllowList: IpAllowList;
  readonly principal: Principal;
  /** SHA-256 of the id of the only device that may use it; null for tokens of any device. */
  readonly deviceHash: Buffer | null;
}

/** Upper bound on how long other processes honour a revoked token. The process that revokes it applies the revocation at once. */
const REMEMBER_MS = 900;
const MAX_REMEMBERED = 20_000;
const TOKEN = /^(?:sst|sat|erp|ses|drv)_[\w-]{43}$/;

const findToken = statement(($: Named<{ hash: Buffer }>) =>
  db
    .selectFrom('accessToken')
    .select([
      'id',
      'kind',
      'subjectId',
      'scopes',
      'ipAllowList',
      'expiresAt',
      'renewedAt',
      'lastUsedAt',
      'createdAt',
      'revokedAt',
      'deviceHash',
    ])
    .where('hash', '=', $.hash),
);
type TokenRow = RowOf<typeof findToken>;

const noteUse = statement(($: Named<{ id: string }>) =>
  db.updateTable('accessToken').set({ lastUsedAt: currentTime }).where('id', '=', $.id),
);

const renewUntil = statement(($: Named<{ id: string; expiresAt: Date | null }>) =>
  db.updateTable('accessToken').set({ renewedAt: currentTime, expiresAt: $.expiresAt }).where('id', '=', $.id),
);

/** Resolves a bearer token to its owner. Caches the result for less than a second to spare the database under load. */
export class Authenticator {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly sql: RunSql,
    private readonly services: Pick<CoreServices & AuthServices, 'clock' | 'settings' | 'loginGuard'>,
    private readonly sources: PrincipalSources,
  ) {}

  /** `deviceId` is what the caller says of its device; only sessions that are bound to one need it. */
  async authenticate(token: string, ip: string, deviceId?: string): Promise<Principal> {
    if (!TOKEN.test(token)) return this.refuseUnknown(ip);
    const key = sha256Text(token);
    const remembered = this.known.get(key);
    const known =
      remembered && remembered.until > performance.now() ? remembered : ((await this.lookUp(key, ip)) ?? (await this.refuseUnknown(ip)));
    if (known.expiresAt && known.expiresAt <= this.services.clock.now()) throw expired();
    if (!known.ipAllowList.allows(ip)) {
      throw refuse('UNAUTHORIZED.networkNotAllowed', {}, { reason: 'IP_NOT_ALLOWED' });
    }
    await this.requireDevice(known, ip, deviceId);
    return known.principal;
  }

  /** A token that was copied to another device is of no use there. DEVICE_MISMATCH; guesses count as unknown tokens do. */
  private async requireDevice({ deviceHash }: Known, ip: string, deviceId: string | undefined): Promise<void> {
    if (deviceHash === null || (deviceId !== undefined && sha256(deviceId).equals(deviceHash))) return;
    const refusal = refuse('DEVICE_MISMATCH');
    if (deviceId === undefined) throw refusal;
    await this.refuseUnknown(ip, refusal);
  }

  actorNow(sql: RunSql, holder: Holder): Promise<Actor | undefined> {
    return actorNow(sql, holder, { sources: this.sources, now: this.services.clock.now() });
  }

  forget(): void {
    this.known.clear();
  }

  /** Rate-limits callers that guess tokens. */
  private async refuseUnknown(ip: string, refusal = unknownToken()): Promise<never> {
    await this.services.loginGuard.countWrongToken(ip);
    throw refusal;
  }

  private async lookUp(key: string, ip: string): Promise<Known | undefined> {
    const { sql } = this;
    const row = await findToken.first(sql, { hash: Buffer.from(key, 'base64url') });
    const source = row && this.sources[row.kind];
    if (!row || !source) return undefined;
    // Only a caller that held this token can present its text, so saying that it was revoked leaks nothing.
    if (row.revokedAt) return this.refuseUnknown(ip, revoked());
    const principal = await source(sql, row);
    const expiresAt = await this.renew(row);
    await this.noteUse(row);
    const known: Known = {
      until: performance.now() + REMEMBER_MS,
      expiresAt,
      ipAllowList: new IpAllowList(row.ipAllowList),
      principal,
      deviceHash: row.deviceHash && Buffer.from(row.deviceHash),
    };
    if (this.known.size >= MAX_REMEMBERED) this.known.clear();
    this.known.set(key, known);
    return known;
  }

  /** A busy token costs one write per minute, a busy driver one per five. */
  private async noteUse({ id, kind, lastUsedAt }: TokenRow): Promise<void> {
    const every = NOTED_EVERY_MS[kind];
    if (every === undefined) return;
    const now = this.services.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < every) return;
    await noteUse(this.sql, { id });
  }

  /** Extends shop tokens and sessions on use. Costs one write per day, or one per five minutes for sessions. */
  private async renew(row: TokenRow): Promise<Date | null> {
    const { clock, settings } = this.services;
    const now = clock.now();
    const { id, kind, expiresAt, renewedAt, createdAt } = row;
    if (expiresAt && expiresAt <= now) throw expired();
    const every = RENEWED_EVERY_MS[kind];
    if (every === undefined || now.getTime() - renewedAt.getTime() < every) return expiresAt;
    const renewed = kind === 'shop' ? expiryAfter(now, settings.shopTokenTtlDays) : sessionEnd(now, createdAt);
    await renewUntil(this.sql, { id, expiresAt: renewed });
    return renewed;
  }
}

/** Tokens of other kinds have a fixed expiry. */
const RENEWED_EVERY_MS: Readonly<Partial<Record<TokenKind, number>>> = {
  shop: 86_400_000,
  staff_session: 300_000,
  seller_session: 300_000,
};

/** Token kinds whose last use is recorded. Other sessions record their renewals. */
const NOTED_EVERY_MS: Readonly<Partial<Record<TokenKind, number>>> = {
  erp: 60_000,
  api: 60_000,
  driver_session: 300_000,
};

const unknownToken = () => refuse('UNAUTHORIZED.unknownToken', {}, { reason: 'INVALID_TOKEN' });

const revoked = () => refuse('UNAUTHORIZED.tokenRevoked', {}, { reason: 'TOKEN_REVOKED' });

const expired = () => refuse('UNAUTHORIZED.expired', {}, { reason: 'TOKEN_EXPIRED' });

/** ERP tokens have no owner: they act for the operator, within their scopes. */
export const erpPrincipal: PrincipalSource = (_sql, token) =>
  Promise.resolve({
    actor: new Actor({ type: 'erp', id: token.id, credentialId: token.id, scopes: token.scopes }),
    credentialId: token.id,
  });
