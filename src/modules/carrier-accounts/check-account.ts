import type { Context } from '../../platform/work/context.js';
import { refuse } from '../../kernel/errors.js';
import { failureOf } from '../carriers/index.js';
import type { CarrierCheckType } from './carrier-account.types.js';
import { redact } from './carrier-client.js';
import type { CarrierAccountServices } from './connected-account.js';
import { accountById } from './read-accounts.js';

const CHECK_TIMEOUT_MS = 10_000;
const MAX_MESSAGE = 300;

/** Makes one harmless call with the account and says in words what came of it. */
export async function checkAccount(context: Context<CarrierAccountServices>, id: string): Promise<CarrierCheckType> {
  const { actor, sql, services } = context;
  const { id: accountId } = await accountById(sql, actor, id);
  const account = services.carriers.account(accountId);
  if (!account) throw refuse('CARRIER_ACCOUNT_NOT_FOUND.noAdapterForAccount');
  try {
    const message = await account.call((access, signal) => account.adapter.check(access, signal), { timeoutMs: CHECK_TIMEOUT_MS });
    const secrets = Object.values(account.access.credentials);
    return { ok: true, kind: null, message: redact({ secrets }, message).slice(0, MAX_MESSAGE) };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { ok: false, kind: failure.kind, message: failure.message.slice(0, MAX_MESSAGE) };
  }
}
