import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** What a stranger typed, besides e-mail and password. */
export interface RegistrationDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly phone: string | null;
  readonly taxId: string | null;
  readonly crNumber: string | null;
  readonly timezone: string | null;
}

/**
 * A registration that waits for its confirmation. There is no account yet, so it keeps nobody else from the address, and several may wait
 * for the same one: each is confirmed by its own link. Only the SHA-256 of the token is kept.
 */
export const SellerRegistrationSchema = defineEntity({
  name: 'SellerRegistration',
  tableName: 'seller_registration',
  properties: {
    /** The id that the seller gets. */
    id: p.uuid().primary(),
    email: p.string().length(255).index(),
    passwordHash: p.string().length(255).hidden(),
    details: p.json<RegistrationDetails>(),
    hash: p.blob().unique(),
    expiresAt: instant().index(),
    createdAt: instant(),
  },
});
