import { createHmac, randomBytes } from 'node:crypto';
import { HmacSha256 } from '../../src/platform/auth/hmac-sha256.js';

it("signs as Node's own HMAC does, whatever the key and the length of the text", () => {
  for (const keyBytes of [1, 32, 63, 64]) {
    const key = randomBytes(keyBytes);
    const hmac = new HmacSha256(key);
    for (const length of [0, 1, 55, 56, 64, 300, 341, 342, 5000]) {
      const text = 'aé漢😀'.repeat(length).slice(0, length);
      expect(hmac.sign(text)).toEqual(createHmac('sha256', key).update(text).digest('base64url'));
    }
  }
});

it('refuses a key that is longer than a block, which would have to be hashed first', () => {
  expect(() => new HmacSha256(randomBytes(65))).toThrow(RangeError);
});
