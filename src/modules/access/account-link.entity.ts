import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

export const linkPurposes = ['seller_invitation', 'staff_invitation', 'password_reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A link mailed to the owner of an account to prove control of the mailbox. Only the SHA-256 of its token is kept. */
export const AccountLinkSchema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  properties: {
    id: p.uuid().primary(),
    purpose: p.enum(() => linkPurposes).$type<LinkPurpose>(),
    /** Id of the seller or staff member. */
    accountId: p.uuid().index(),
    hash: p.blob().unique(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    /** Set when a newer link replaces it, when it is withdrawn, or when the account's address changes. */
    endedAt: instant().nullable(),
    createdById: p.uuid().nullable(),
    createdAt: instant(),
  },
});
