import { instantOrNull } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { ownAccount, ownTokens } from '../staff/index.js';
import type { OwnTokenType } from './session.types.js';

/** What a new password of the account that asks can end. */
export async function listOwnTokens(context: Context): Promise<OwnTokenType[]> {
  const { id } = await ownAccount(context);
  const tokens = await ownTokens(context.sql, id, context.services.clock.now());
  return tokens.map((token) => ({ ...token, lastUsedAt: instantOrNull(token.lastUsedAt) }));
}
