import { newNonce, rateId, readRateId, type QuotedPrice } from '../../../src/modules/carriers/rate-id.js';
import { Secrets } from '../../../src/platform/auth/secrets.js';

const secrets = new Secrets('a secret of at least thirty-two characters');
const now = new Date('2026-11-20T12:00:00Z');
const quoted: QuotedPrice = {
  serviceCode: 'SVC_ECO',
  rateCardVersion: 3,
  priceMinor: 714n,
  currency: 'USD',
  expiresAt: new Date('2026-11-27T12:00:00Z'),
};

it('carries what was quoted, until it expires', () => {
  const id = rateId(secrets, quoted, newNonce());
  expect(readRateId(secrets, id, now)).toEqual(quoted);
  expect(readRateId(secrets, id, quoted.expiresAt)).toBeUndefined();
});

it('is different for every quote, and cannot be changed or made by others', () => {
  const id = rateId(secrets, quoted, newNonce());
  expect(rateId(secrets, quoted, newNonce())).not.toBe(id);
  const cheaper = Buffer.from(
    Buffer.from(id.slice(5).split('.')[0] ?? '', 'base64url')
      .toString()
      .replace('SVC_ECO', 'SVC_EXP'),
  ).toString('base64url');
  expect(readRateId(secrets, `rate_${cheaper}.${id.split('.')[1]}`, now)).toBeUndefined();
  expect(readRateId(new Secrets('another secret of thirty-two characters!'), id, now)).toBeUndefined();
  expect(readRateId(secrets, 'rate_nonsense', now)).toBeUndefined();
});
