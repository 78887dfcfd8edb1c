import { Passwords } from '../../src/platform/auth/passwords.js';

/** The least that argon2id takes: a login in a test proves that the password is compared, not how long that takes. */
export const testPasswords = (): Passwords => new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
