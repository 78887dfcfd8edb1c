import { erpScopes, type Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { isIpOrNetwork } from '../../platform/auth/ip-allow-list.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { assertRoomForToken, issueToken, type IssuedToken } from '../access/index.js';
import { CreateErpTokenArgs } from './staff.types.js';

export interface NewErpToken {
  readonly name: string;
  readonly scopes?: readonly string[] | null;
  readonly expiresAt?: Date | null;
  readonly ipAllowList?: readonly string[] | null;
  /** The session that creates it; null for tokens that the service creates. */
  readonly sessionId: string | null;
}

/** Creates a token for an ERP or accounting system. It acts for the operator within its scopes; its secret is returned only once. */
export async function createErpToken(tx: Tx, actor: Actor, wanted: NewErpToken): Promise<IssuedToken> {
  actor.require('token:create-erp');
  const scopes = wanted.scopes?.length ? wanted.scopes : ['erp:*'];
  const checks = new FieldChecks();
  checkFields(checks, '', CreateErpTokenArgs, wanted);
  const known: readonly string[] = erpScopes;
  for (const scope of scopes) if (!known.includes(scope)) checks.fail('scopes', 'noScope', { scope }, known);
  for (const ip of wanted.ipAllowList ?? [])
    if (!isIpOrNetwork(ip)) checks.fail('ipAllowList', 'notNetwork', { address: ip.slice(0, 100) });
  if (wanted.expiresAt && wanted.expiresAt <= tx.services.clock.now()) checks.fail('expiresAt', 'future');
  checks.settle();

  await assertRoomForToken(tx, { pile: 'erpTokens', kind: 'erp', subjectId: null });
  return issueToken(tx, {
    kind: 'erp',
    subjectId: null,
    name: wanted.name,
    scopes,
    ipAllowList: wanted.ipAllowList ?? [],
    expiresAt: wanted.expiresAt ?? null,
    createdById: actor.id,
    parentId: wanted.sessionId,
  });
}
