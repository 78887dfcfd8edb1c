import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../../kernel/errors.js';
import type { BrowserCookie } from '../http/browser-session.js';

const BEARER = /^Bearer +(\S+) *$/i;

/** The credentials of an upgrade request. */
export interface UpgradeProof extends Pick<IncomingHttpHeaders, 'authorization'> {
  /** The sessions of one of our pages, from its cookies. */
  readonly sessions?: Readonly<Partial<Record<BrowserCookie, string | undefined>>>;
  /** The device that the upgrade names, which browsers cannot do. */
  readonly device?: string | undefined;
}

/** The token of a connection, and the device that it says it is. */
export interface GivenProof {
  readonly token: string;
  readonly deviceId: string | undefined;
}

/**
 * The token of a connection: `authorization` or `token` in its first message, or the Authorization header of the upgrade, which browsers
 * cannot send. Conflicting tokens are refused, because the caller would be ambiguous. Without a token, the session of the page applies: that
 * of the drivers' app if the first message names a device, else that of the console.
 */
export function proofOf(
  params: Readonly<Record<string, unknown>> | undefined,
  { authorization, sessions = {}, device }: UpgradeProof,
): GivenProof {
  const given = [bearer(params?.['authorization'] ?? params?.['Authorization']), text(params?.['token']), bearer(authorization)];
  const tokens = new Set(given.filter((token) => token !== undefined));
  const deviceId = text(params?.['deviceId']) ?? device;
  const [token = deviceId === undefined ? sessions.session : sessions.driver] = tokens;
  if (token === undefined) throw refuse('UNAUTHORIZED');
  if (tokens.size > 1) throw refuse('UNAUTHORIZED.conflictingTokens', {}, { reason: 'CONFLICTING_TOKENS' });
  return { token, deviceId };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const bearer = (value: unknown): string | undefined => BEARER.exec(text(value) ?? '')?.[1];
