import type { Context } from '../../platform/work/context.js';
import { networkOf } from '../../platform/http/caller-network.js';
import { checkSeller, hashed, registerNewSeller, type RegisterSellerInput, type Seller } from '../sellers/index.js';
import { registerStranger } from './register-stranger.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { RegistrationServices } from './services.js';

/**
 * Registration by staff or an ERP system, who receive the account, or by an anonymous caller. The password is hashed before a transaction
 * begins.
 */
export async function registerBySomebody(
  context: Context<AuthServices & RegistrationServices>,
  given: RegisterSellerInput,
): Promise<Seller> {
  const { actor, services, caller } = context;
  const checked = checkSeller(actor, services.settings.selfRegistration, given);
  if (actor.type !== 'public') {
    const ready = await hashed(services.passwords, checked);
    return context.transact((tx) => registerNewSeller(tx, actor, ready));
  }
  await services.registrations.byNetwork(networkOf(caller.ip));
  const ready = await hashed(services.passwords, checked);
  const mails = await services.registrations.mailsTo(ready.email);
  return context.transact((tx) => registerStranger(tx, ready, { mayMail: !mails || mails.taken <= mails.limit }));
}
