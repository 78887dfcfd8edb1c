import { Passwords } from '../../src/platform/auth/passwords.js';

const passwords = new Passwords();

describe('A password', () => {
  it('is kept as argon2id with enough memory and passes in a service built as in production', async () => {
    const kept = await passwords.hash('correct horse battery');
    const [, m = '0', t = '0'] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(kept) ?? [];

    expect(Number(m)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(t)).toBeGreaterThanOrEqual(2);
    expect(await passwords.fit(kept, 'correct horse battery')).toBe(true);
    expect(await passwords.fit(kept, 'wrong horse battery')).toBe(false);
    expect(passwords.isOutdated(kept)).toBe(false);
    expect(await new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).fit(kept, 'correct horse battery')).toBe(true);
  });
});
