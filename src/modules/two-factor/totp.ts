import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after the current one that are accepted too, because clocks differ. */
const WINDOW = 1;
const ISSUER = 'shipgraph';

/** A new base32 secret in the format of authenticator apps. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code, in the defaults that every authenticator app supports (RFC 6238). */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The time step that a code belongs to; undefined for codes outside the window or of another secret. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = inAscii(code);
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Arabic, Persian and full-width keyboards produce their own digits. */
const inAscii = (code: string): string =>
  code.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15));

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret: Secret.fromBase32(secret) });
