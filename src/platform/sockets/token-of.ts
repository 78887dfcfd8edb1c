import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../../kernel/errors.js';

const BEARER = /^Bearer +(\S+) *$/i;

/** The credentials of an upgrade request. */
export interface UpgradeProof extends Pick<IncomingHttpHeaders, 'authorization'> {
  /** The session of one of our pages, from its cookie. */
  readonly session?: string | undefined;
}

/**
 * The token of a connection: `authorization` or `token` in its first message, or the Authorization header of the upgrade, which browsers
 * cannot send. Conflicting tokens are refused, because the caller would be ambiguous. Without a token, the session of the page applies.
 */
export function tokenOf(params: Readonly<Record<string, unknown>> | undefined, { authorization, session }: UpgradeProof): string {
  const given = [bearer(params?.['authorization'] ?? params?.['Authorization']), text(params?.['token']), bearer(authorization)];
  const tokens = new Set(given.filter((token) => token !== undefined));
  const [token = session] = tokens;
  if (token === undefined) throw refuse('UNAUTHORIZED');
  if (tokens.size > 1)
    throw refuse('UNAUTHORIZED', { reason: 'CONFLICTING_TOKENS', message: 'The connection carries conflicting tokens.' });
  return token;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const bearer = (value: unknown): string | undefined => BEARER.exec(text(value) ?? '')?.[1];
