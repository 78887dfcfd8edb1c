import type { Context } from '../../platform/graphql/context.js';
import { ownTokens } from '../access/index.js';
import { ownAccount } from '../staff/index.js';
import type { OwnTokenType } from './session.types.js';

/** What a new password of the account that asks can end. */
export async function listOwnTokens(context: Context): Promise<OwnTokenType[]> {
  const { id } = await ownAccount(context);
  return ownTokens(context.sql, id);
}
