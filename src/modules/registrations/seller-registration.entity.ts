import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The input of an anonymous caller besides e-mail and password. */
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
 * A registration pending confirmation. There is no account yet, so it does not block the address; several may be pending for one address,
 * each with its own link. Only the SHA-256 of the token is stored.
 */
export const SellerRegistrationSchema = defineEntity({
  name: 'SellerRegistration',
  tableName: 'seller_registration',
  properties: {
    /** The future id of the seller. */
    id: p.uuid().primary(),
    email: p.string().length(255).index(),
    passwordHash: p.string().length(255).hidden(),
    details: p.json<RegistrationDetails>(),
    hash: p.blob().unique(),
    expiresAt: instant().index(),
    createdAt: instant(),
  },
});
