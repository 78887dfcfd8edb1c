import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** A seller who was asked in. Whoever has the token may set the first password, once. Only its SHA-256 is kept. */
export const SellerInvitationSchema = defineEntity({
  name: 'SellerInvitation',
  tableName: 'seller_invitation',
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid().index(),
    hash: p.blob().unique(),
    expiresAt: instant(),
    acceptedAt: instant().nullable(),
    createdById: p.uuid().nullable(),
    createdAt: instant(),
  },
});
