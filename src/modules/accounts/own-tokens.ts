import type { Context } from '../../platform/graphql/context.js';
import { ownTokens } from '../access/index.js';
import { ownAccount } from '../staff/index.js';
import type { OwnTokenType } from './session.types.js';

/** Lists the tokens that a password change of the calling account can revoke. */
export async function listOwnTokens(context: Context): Promise<OwnTokenType[]> {
  const { id } = await ownAccount(context);
  return ownTokens(context.sql, id);
}
