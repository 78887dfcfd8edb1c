import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { readBaseUrl, readCredentials } from './account-input.rules.js';
import { UpdateCarrierAccountInput } from './carrier-account.types.js';
import { db } from './carrier-accounts.tables.js';
import type { CarrierAccountServices } from './connected-account.js';
import { adapterNamed } from './adapter-named.js';
import { lockAccount } from './read-accounts.js';

/** Changes the label or address of an account, or replaces its credentials, which also ends a pause by the carrier. */
export async function updateAccount(
  tx: Tx<CarrierAccountServices>,
  actor: Actor,
  { id, ...given }: UpdateCarrierAccountInput & { id: string },
): Promise<string> {
  const account = await lockAccount(tx, actor, { id, version: given.version });
  const { services } = tx;
  const adapter = adapterNamed(services.carriers.adapters, account.carrierCode);
  if (given.label == null && given.baseUrl === undefined && given.credentials == null) throw refuse('NO_FIELDS_TO_UPDATE');
  const checks = new FieldChecks();
  checkFields(checks, '', UpdateCarrierAccountInput, given);
  const credentials = given.credentials == null ? null : readCredentials(checks, adapter, given.credentials);
  const baseUrl =
    given.baseUrl === undefined
      ? account.baseUrl
      : readBaseUrl(checks, {
          adapter,
          baseUrl: given.baseUrl,
          mode: account.mode,
          settings: services.settings.carriers,
          sellerId: account.sellerId,
          bySeller: !actor.actsForOperator,
        });
  checks.settle();
  // Stored credentials must not follow to another address: whoever changes it names them again.
  if (baseUrl !== account.baseUrl && !credentials) {
    checks.missing('credentials');
    checks.settle();
  }
  await db.change(tx.sql, 'carrierAccount', account, {
    version: account.version + 1,
    baseUrl,
    ...(given.label != null && { label: given.label.trim() }),
    ...(credentials && { credentials: services.secrets.encrypt(JSON.stringify(credentials)) }),
    ...(credentials && account.pausedBy === 'carrier' && { pausedAt: null, pausedBy: null, pauseReason: null }),
  });
  return account.id;
}
