import { erpScopes, type Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { assertRoomForToken, issueToken, type IssuedToken } from '../access/index.js';
import { CreateApiTokenArgs } from './seller.types.js';

export interface NewApiToken {
  readonly name: string;
  readonly scopes?: readonly string[] | null;
  readonly expiresAt?: Date | null;
  /** The session that creates it; null for tokens that the service creates. */
  readonly sessionId: string | null;
}

/** The scopes that a seller's token can have; operator scopes are excluded. */
const SCOPES: readonly string[] = erpScopes.filter((scope) => scope !== 'erp:*' && scope !== 'sellers:admin');

/** Creates a token for the seller's own programs. The secret is returned only once. */
export async function createApiToken(tx: Tx, actor: Actor, wanted: NewApiToken): Promise<IssuedToken> {
  actor.require('token:create-api');
  if (!actor.sellerId) throw refuse('FORBIDDEN');
  const checks = new FieldChecks();
  checkFields(checks, '', CreateApiTokenArgs, wanted);
  for (const scope of wanted.scopes ?? []) if (!SCOPES.includes(scope)) checks.fail('scopes', 'noScope', { scope }, SCOPES);
  if (wanted.expiresAt && wanted.expiresAt <= tx.services.clock.now()) checks.fail('expiresAt', 'future');
  checks.settle();

  await assertRoomForToken(tx, { pile: 'apiTokens', kind: 'api', subjectId: actor.sellerId });
  return issueToken(tx, {
    kind: 'api',
    subjectId: actor.sellerId,
    name: wanted.name,
    scopes: wanted.scopes ?? [],
    expiresAt: wanted.expiresAt ?? null,
    createdById: actor.id,
    parentId: wanted.sessionId,
  });
}
