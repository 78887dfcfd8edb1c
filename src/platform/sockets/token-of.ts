import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../../kernel/errors.js';

const BEARER = /^Bearer +(\S+) *$/i;

/** What a request to open a socket proves. */
export interface UpgradeProof extends Pick<IncomingHttpHeaders, 'authorization'> {
  /** The session of a page of ours, by its cookie. */
  readonly session?: string | undefined;
}

/**
 * The token of a connection: `authorization` or `token` of its first message, or the Authorization header of the upgrade, which browsers cannot
 * send. Different ones are refused, because nobody could tell for whom the connection speaks. Without any it speaks for the session of its page.
 */
export function tokenOf(params: Readonly<Record<string, unknown>> | undefined, { authorization, session }: UpgradeProof): string {
  const given = [bearer(params?.['authorization'] ?? params?.['Authorization']), text(params?.['token']), bearer(authorization)];
  const tokens = new Set(given.filter((token) => token !== undefined));
  const [token = session] = tokens;
  if (token === undefined) throw refuse('UNAUTHORIZED');
  if (tokens.size > 1) throw refuse('UNAUTHORIZED', { reason: 'CONFLICTING_TOKENS', message: 'The connection carries different tokens.' });
  return token;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const bearer = (value: unknown): string | undefined => BEARER.exec(text(value) ?? '')?.[1];
