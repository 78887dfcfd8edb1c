import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

export const tokenKinds = ['shop', 'api', 'erp', 'seller_session', 'staff_session', 'driver_session'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A bearer credential of any kind. Only the SHA-256 of the token is kept. */
export const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  indexes: [
    {
      name: 'access_token_ending',
      expression: `create index "access_token_ending" on "access_token" ("expires_at") where "kind" in ('api', 'erp') and "revoked_at" is null and "end_told_at" is null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(() => tokenKinds).$type<TokenKind>(),
    hash: p.blob().unique(),
    /** Id of the shop, seller or staff member that owns the token; null for ERP tokens, which act for the operator. */
    subjectId: p.uuid().nullable().index(),
    name: p.string().length(100).nullable(),
    scopes: p.json<string[]>(),
    ipAllowList: p.json<string[]>(),
    expiresAt: instant().nullable(),
    /** When its maker was warned that it ends. */
    endToldAt: instant().nullable(),
    renewedAt: instant(),
    /** Accurate to the minute, to avoid a write per request. */
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
    createdById: p.uuid().nullable(),
    /** The session that created the token. Revoking that session can revoke the token as well. */
    parentId: p.uuid().nullable().index(),
    /** Address that opened the session, so that its owner can recognise it. */
    ip: p.string().length(45).nullable(),
    userAgent: p.string().length(300).nullable(),
    /** SHA-256 of the id of the device that a driver's session is bound to. */
    deviceHash: p.blob().nullable(),
    createdAt: instant(),
  },
});
