import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

export const tokenKinds = ['shop', 'api', 'erp', 'seller_session', 'staff_session'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A bearer credential of any kind. Only the SHA-256 of the token is kept. */
export const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(() => tokenKinds).$type<TokenKind>(),
    hash: p.blob().unique(),
    /** The shop, seller or staff member who owns it; null for ERP tokens, which act for the operator. */
    subjectId: p.uuid().nullable().index(),
    name: p.string().length(100).nullable(),
    scopes: p.json<string[]>(),
    ipAllowList: p.json<string[]>(),
    expiresAt: instant().nullable(),
    renewedAt: instant(),
    /** To the minute: it is not worth a write for every request. */
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
    createdById: p.uuid().nullable(),
    /** The session that made it. Whoever ends that credential can end what it made as well. */
    parentId: p.uuid().nullable().index(),
    /** Where a session was opened from, to recognise it by. */
    ip: p.string().length(45).nullable(),
    userAgent: p.string().length(300).nullable(),
    createdAt: instant(),
  },
});
