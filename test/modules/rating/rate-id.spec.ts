import { rateIds, readRateId, type QuotedPrice } from '../../../src/modules/rating/rate-id.js';
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
  const id = rateIds(secrets, quoted.expiresAt)(quoted);
  expect(readRateId(secrets, id, now)).toEqual(quoted);
  expect(readRateId(secrets, id, quoted.expiresAt)).toBeUndefined();
});

it('is different for every quote, and cannot be changed or made by others', () => {
  const id = rateIds(secrets, quoted.expiresAt)(quoted);
  expect(rateIds(secrets, quoted.expiresAt)(quoted)).not.toBe(id);
  const cheaper = Buffer.from(
    Buffer.from(id.slice(5).split('.')[0] ?? '', 'base64url')
      .toString()
      .replace('SVC_ECO', 'SVC_EXP'),
  ).toString('base64url');
  expect(readRateId(secrets, `rate_${cheaper}.${id.split('.')[1]}`, now)).toBeUndefined();
  expect(readRateId(new Secrets('another secret of thirty-two characters!'), id, now)).toBeUndefined();
  expect(readRateId(secrets, 'rate_nonsense', now)).toBeUndefined();
});

it('proves nothing of one service or answer by what is known of another', () => {
  const idOf = rateIds(secrets, quoted.expiresAt);
  const [one, other] = [idOf(quoted), idOf({ ...quoted, serviceCode: 'SVC_EXP' })];
  const next = rateIds(secrets, quoted.expiresAt)(quoted);
  const exchanged = (id: string, proof: string): string => `${id.split('.')[0]}.${proof.split('.')[1]}`;

  expect(readRateId(secrets, other, now)?.serviceCode).toBe('SVC_EXP');
  for (const forged of [exchanged(one, other), exchanged(other, one), exchanged(one, next)]) {
    expect(readRateId(secrets, forged, now)).toBeUndefined();
  }
});

it('is still taken as it was made before, signed by itself', () => {
  const content = 'SVC_ECO.3.ju.USD.sx2yww.abcdefgh';
  const id = `rate_${Buffer.from(content).toString('base64url')}.${secrets.sign(content).slice(0, 16)}`;
  const expiresAt = new Date(Number.parseInt('sx2yww', 36) * 1000);
  expect(readRateId(secrets, id, new Date(expiresAt.getTime() - 1))).toEqual({ ...quoted, expiresAt });
  expect(readRateId(secrets, id, expiresAt)).toBeUndefined();
});
