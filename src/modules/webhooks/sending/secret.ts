import { randomBytes } from 'node:crypto';

export const SECRET_PREFIX = 'whsec_';

/** A multiple of three, so that Base64 needs no padding, which is easily lost when copying. */
const SECRET_BYTES = 33;

/** A new endpoint secret in the format of Standard Webhooks: the prefix and random bytes in Base64. */
export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
