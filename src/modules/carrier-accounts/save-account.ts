import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Context } from '../../platform/work/context.js';
import { ensureConnectedCarrier, failureOf } from '../carriers/index.js';
import { lockSeller } from '../sellers/index.js';
import { adapterNamed } from './adapter-named.js';
import { readBaseUrl, readCredentials } from './account-input.rules.js';
import { db } from './carrier-accounts.tables.js';
import { ConnectCarrierInput, UpdateCarrierAccountInput, type CarrierCheckType } from './carrier-account.types.js';
import { redact } from './carrier-client.js';
import type { CarrierAccountServices } from './connected-account.js';
import { mapServices } from './map-services.js';
import { lockAccount, accountById } from './read-accounts.js';

/** Connects an account of a carrier, for the operator or for one seller. Returns its id. */
export async function connectCarrier(tx: Tx<CarrierAccountServices>, actor: Actor, given: ConnectCarrierInput): Promise<string> {
  const { services } = tx;
  const adapter = adapterNamed(services.carriers.adapters, given.carrier);
  const sellerId = await ownerOf(tx, actor, given.sellerId ?? null);
  const bySeller = !actor.actsForOperator;
  const checks = new FieldChecks();
  checkFields(checks, '', ConnectCarrierInput, given);
  const credentials = readCredentials(checks, adapter, given.credentials);
  const baseUrl = readBaseUrl(checks, {
    adapter,
    baseUrl: given.baseUrl,
    mode: given.mode,
    settings: services.settings.carriers,
    sellerId,
    bySeller,
  });
  checks.settle();

  // The list of carriers is everybody's.
  if (!bySeller) await ensureConnectedCarrier(tx, adapter);
  await assertRoom(tx, 'carrierAccounts', { owner: sellerId, held: () => countAccounts.first(tx.sql, { sellerId }) });
  const id = newId();
  await db.insert(tx.sql, 'carrierAccount', {
    id,
    version: 1,
    carrierCode: adapter.code,
    sellerId,
    mode: given.mode,
    label: given.label?.trim() || adapter.name,
    baseUrl,
    credentials: services.secrets.encrypt(JSON.stringify(credentials)),
  });
  if (given.services && given.services.length > 0)
    await mapServices(tx, { account: { id, carrierCode: adapter.code }, bySeller }, given.services);
  return id;
}

const countAccounts = statement(($: Named<{ sellerId: string | null }>) =>
  db
    .selectFrom('carrierAccount')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('sellerId', 'is not distinct from', $.sellerId),
);

/** Sellers connect their own accounts; the operator connects its own or a seller's. */
async function ownerOf(tx: Tx, actor: Actor, wanted: string | null): Promise<string | null> {
  if (actor.sellerId !== undefined) {
    if (wanted !== null && wanted.toLowerCase() !== actor.sellerId) throw refuse('SELLER_NOT_FOUND');
    return actor.sellerId;
  }
  if (wanted === null) return null;
  if (!isUuid(wanted)) throw refuse('SELLER_NOT_FOUND');
  await lockSeller(tx, wanted);
  return wanted.toLowerCase();
}

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
  // Stored credentials must not follow to another address: a change of the address names them again.
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

const CHECK_TIMEOUT_MS = 10_000;
const MAX_MESSAGE = 300;

/** Makes one harmless call with the account and says in words how it ended. */
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
