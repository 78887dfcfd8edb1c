import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { ensureConnectedCarrier } from '../carriers/index.js';
import { lockSeller } from '../sellers/index.js';
import { adapterNamed } from './adapter-named.js';
import { readBaseUrl, readCredentials } from './account-input.rules.js';
import { db } from './carrier-accounts.tables.js';
import { ConnectCarrierInput } from './carrier-account.types.js';
import type { CarrierAccountServices } from './connected-account.js';
import { mapServices } from './map-services.js';

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
