import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

export const linkPurposes = ['seller_invitation', 'staff_invitation', 'password_reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A link that was mailed to the owner of an account, who proves with it that the mailbox is theirs. Only the SHA-256 of its token is kept. */
export const AccountLinkSchema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  properties: {
    id: p.uuid().primary(),
    purpose: p.enum(() => linkPurposes).$type<LinkPurpose>(),
    /** The seller or member of staff. */
    accountId: p.uuid().index(),
    hash: p.blob().unique(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    /** Replaced by a newer one, withdrawn, or mailed to an address that is no longer that of the account. */
    endedAt: instant().nullable(),
    createdById: p.uuid().nullable(),
    createdAt: instant(),
  },
});
