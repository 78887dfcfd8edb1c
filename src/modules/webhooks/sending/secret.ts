import { randomBytes } from 'node:crypto';

export const SECRET_PREFIX = 'whsec_';

/** A multiple of three, so that Base64 needs no padding, which gets lost when people copy it. */
const SECRET_BYTES = 33;

/** A new secret of an endpoint, in the form of Standard Webhooks: the prefix and random bytes in Base64. */
export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
