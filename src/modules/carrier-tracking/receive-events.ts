import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { failureOf, type CarrierScan, type CarrierWebhookCall } from '../carriers/index.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import type { CarrierTrackingServices } from './services.js';
import { storeScans } from './store-scans.js';

export interface ReceivedCall extends CarrierWebhookCall {
  readonly accountId: string;
}

/**
 * Stores the scans of a carrier's webhook call and returns how many are new. UNAUTHORIZED for an unknown account and for a call that its
 * carrier did not sign. Only such calls count towards the limit of their network: a carrier sends the scans of all parcels from one.
 */
export async function receiveEvents(context: Context<CarrierTrackingServices>, { accountId, ...call }: ReceivedCall): Promise<number> {
  const account = context.services.carriers.account(accountId);
  const scans = account && scansOf(account, call);
  if (!account || !scans) {
    await countVisitor(context);
    // The same words in every case, so that ids of accounts cannot be guessed.
    throw refuse('UNAUTHORIZED.unknownAccountOrSignature');
  }
  return context.transact((tx) => storeScans(tx, { accountId: account.id, source: 'webhook', scans }));
}

function scansOf({ adapter, access }: ConnectedAccount, call: CarrierWebhookCall): readonly CarrierScan[] | undefined {
  if (!adapter.readWebhook) return undefined;
  try {
    return adapter.readWebhook(access, call);
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'credentials') return undefined;
    // Signed, but not understood: the carrier repeats it, and polling finds the scans in the meantime.
    if (failure) throw refuse('VALIDATION_FAILED.eventsUnreadable', {}, { cause: error });
    throw error;
  }
}
