import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../db/base.js';

/** A completed request. The response is encrypted because it may contain personal data or a token. */
export const IdempotentAnswerSchema = defineEntity({
  name: 'IdempotentAnswer',
  tableName: 'idempotent_answer',
  properties: {
    /** SHA-256 of credential, method, path and key. */
    scope: p.blob().primary(),
    /** Keyed signature of the body, so that a password in it cannot be guessed from this table. */
    fingerprint: p.blob(),
    answer: p.blob(),
    expiresAt: instant().index(),
  },
});
