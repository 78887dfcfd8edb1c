import { isCodeUnsent, mayBeRight, triesLeftOf, type CodeCheck } from '../../src/driver/model/code-check.js';
import { makeCodeCheck } from '../../src/modules/proofs/code-check.js';

const KNOWN: CodeCheck = {
  salt: 'AAECAwQFBgcICQoLDA0ODw==',
  iterations: 1,
  tag: '8d',
  expiresAt: '2026-11-25T10:00:00.000Z',
  triesLeft: 5,
  appTries: 0,
};

const codes = (count: number): string[] => Array.from({ length: count }, (_, code) => String(code).padStart(6, '0'));

async function passing(check: CodeCheck, count: number): Promise<string[]> {
  const all = codes(count);
  const results = await Promise.all(all.map((code) => mayBeRight(check, code)));
  return all.filter((_, index) => results[index]);
}

describe('The check of a delivery code on a phone', () => {
  it('lets the right code pass, as the service made the check', async () => {
    for (const code of ['000000', '042917', '999999']) {
      const made = await makeCodeCheck(code);
      expect(await mayBeRight({ ...KNOWN, ...made }, code)).toBe(true);
    }
  });

  it('refuses almost every wrong code, and so many pass that none of them can be told to be the right one', async () => {
    const left = await passing(KNOWN, 10_000);

    // One in 256: about 3,900 of all 1,000,000 codes.
    expect(left.length).toBeGreaterThan(25);
    expect(left.length).toBeLessThan(55);
  });

  it('has another salt for each code, so that equal codes cannot be seen to be equal', async () => {
    const [one, other] = [await makeCodeCheck('123456'), await makeCodeCheck('123456')];

    expect(one.salt).not.toBe(other.salt);
    expect(one.tag).toHaveLength(2);
  });

  it('counts the codes that this phone refused and those that another one has reported once', () => {
    const check = { ...KNOWN, triesLeft: 2, appTries: 2 };

    expect([0, 2, 3, 4, 9].map((refused) => triesLeftOf(check, refused))).toEqual([2, 2, 1, 0, 0]);
    expect([0, 1, 5].map((refused) => triesLeftOf(KNOWN, refused))).toEqual([5, 4, 0]);
  });

  it('is not asked for where none was sent, which is known once the driver has left with the parcel', () => {
    const [left, atHub] = [{ startedAt: '2026-11-24T06:00:00.000Z' }, { startedAt: null }];

    expect(isCodeUnsent({ codeSentTo: null, here: null }, left)).toBe(true);
    expect(isCodeUnsent({ codeSentTo: 'SMS …67', here: null }, left)).toBe(false);
    expect(isCodeUnsent({ codeSentTo: null, here: null }, atHub)).toBe(false);
    expect(isCodeUnsent({ codeSentTo: null, here: 'saved' }, left)).toBe(false);
  });
});
