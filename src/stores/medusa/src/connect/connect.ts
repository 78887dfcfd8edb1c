import type { MedusaContainer } from '@medusajs/framework/types';
import { MedusaError } from '@medusajs/framework/utils';
import { connectStore } from '@shipgraph/client/store';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { refusalOf } from '../refusal.js';
import { connectionState, type ConnectionState } from './connection-state.js';
import { locationsOf } from './locations.js';
import { registerWebhook } from './register-webhook.js';

export interface Credentials {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  /** With two-factor login. */
  readonly code?: string | undefined;
}

/** Logs in, turns shipping on, sends the stock locations and registers the webhook. Each step may be repeated. */
export async function connect(container: MedusaContainer, credentials: Credentials): Promise<ConnectionState> {
  const shipgraph: ShipgraphModuleService = container.resolve('shipgraph');
  try {
    if (shipgraph.settings.token === undefined) await login(shipgraph, credentials);
    await shipgraph.store.activate({ activate: true, locations: await locationsOf(container) });
    await registerWebhook(shipgraph);
  } catch (error) {
    throw refusalOf(error, 'This store was not connected');
  }
  return connectionState(container);
}

async function login(shipgraph: ShipgraphModuleService, given: Credentials): Promise<void> {
  const { url, domain, storeUrl, mode, account, timeoutMs } = shipgraph.settings;
  const [email, password] = [given.email ?? account?.email, given.password ?? account?.password];
  if (!email || !password) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      'Connecting needs the e-mail address and the password of your shipgraph account.',
    );
  }
  const { code } = given;
  const { token } = await connectStore({
    url,
    timeoutMs,
    email,
    password,
    ...(code === undefined ? {} : { code }),
    shopId: domain,
    shopName: domain,
    platform: 'medusa',
    storeUrl,
    ...(mode === undefined ? {} : { mode }),
  });
  await shipgraph.saveConnection({ token });
}
