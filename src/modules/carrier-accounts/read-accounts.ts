import { refuse } from '../../kernel/errors.js';
import type { Actor } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './carrier-accounts.tables.js';
import type { CarrierAdapter } from '../carriers/index.js';
import type { ConnectableCarrierType } from './carrier-account.types.js';
import type { CarrierAccountServices } from './connected-account.js';

/** Credentials are never read here. */
const selectAccounts = () =>
  db
    .selectFrom('carrierAccount as a')
    .leftJoin('carrierAccountHealth as h', 'h.accountId', 'a.id')
    .select(['a.id', 'a.createdAt', 'a.updatedAt', 'a.version', 'a.carrierCode', 'a.sellerId', 'a.mode', 'a.label', 'a.baseUrl'])
    .select(['a.pausedAt', 'a.pausedBy', 'a.pauseReason', 'a.removedAt'])
    .select(['h.lastSuccessAt', 'h.lastFailureAt', 'h.lastFailureKind', 'h.lastFailure']);

const findAll = statement(() => selectAccounts().where('a.removedAt', 'is', null).orderBy('a.createdAt').orderBy('a.id'));
const findOfSeller = statement(($: Named<{ sellerId: string }>) =>
  selectAccounts().where('a.removedAt', 'is', null).where('a.sellerId', '=', $.sellerId).orderBy('a.createdAt').orderBy('a.id'),
);
const findByIds = statement(($: Named<{ ids: readonly string[] }>) => selectAccounts().where('a.id', '=', anyOf($.ids)));

/** An account without its credentials. */
export type CarrierAccountRecord = Readonly<RowOf<typeof findAll>>;

/** Accounts of the caller; the operator's staff see all, or those of one seller. Not paged: there are few. */
export async function listAccounts({ actor, sql }: Context, sellerId: string | null): Promise<readonly CarrierAccountRecord[]> {
  const wanted = actor.sellerId ?? sellerId;
  if (wanted === null) return findAll(sql, {});
  return isUuid(wanted) ? findOfSeller(sql, { sellerId: wanted }) : [];
}

/** The account of a shipment or booking, also after it was removed. */
export const accountLoader = loaderBy<string, CarrierAccountRecord>(
  (ids, { sql }) => findByIds(sql, { ids }),
  (account) => account.id,
);

/** CARRIER_ACCOUNT_NOT_FOUND also for accounts of others. */
export async function accountById(sql: RunSql, actor: Actor, id: string): Promise<CarrierAccountRecord> {
  const account = isUuid(id) ? await findByIds.first(sql, { ids: [id] }) : undefined;
  if (!account || account.removedAt || !seesAccount(actor, account)) throw refuse('CARRIER_ACCOUNT_NOT_FOUND');
  return account;
}

export const seesAccount = (actor: Actor, { sellerId }: Pick<CarrierAccountRecord, 'sellerId'>): boolean =>
  actor.actsForOperator || (sellerId !== null && sellerId === actor.sellerId);

const lockById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierAccount').select(db.columns('carrierAccount')).where('id', '=', $.id).where('removedAt', 'is', null).forUpdate(),
);
export type LockedAccount = Readonly<RowOf<typeof lockById>>;

/** Locks an account for a change. VERSION_CONFLICT if somebody changed it since the caller read it. */
export async function lockAccount(tx: Tx, actor: Actor, { id, version }: { id: string; version?: number | null }): Promise<LockedAccount> {
  const account = isUuid(id) ? await lockById.first(tx.sql, { id }) : undefined;
  if (!account || !seesAccount(actor, account)) throw refuse('CARRIER_ACCOUNT_NOT_FOUND');
  if (version != null && version !== account.version) throw refuse('VERSION_CONFLICT');
  return account;
}

const holdById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierAccount').select('id').where('id', '=', $.id).where('removedAt', 'is', null).forShare(),
);

/** Keeps an account from being removed while this transaction depends on it. CARRIER_ACCOUNT_NOT_FOUND if it was. */
export async function holdAccount(tx: Tx, id: string): Promise<void> {
  if (!(await holdById.first(tx.sql, { id }))) throw refuse('CARRIER_ACCOUNT_NOT_FOUND');
}

const findServices = statement(($: Named<{ accountIds: readonly string[] }>) =>
  db
    .selectFrom('carrierAccountService as m')
    .innerJoin('carrierService as s', 's.id', 'm.serviceId')
    .select(['m.id', 'm.accountId', 'm.carrierService', 's.code as serviceCode', 's.name as serviceName', 'm.active', 'm.countries'])
    .select(['m.firstMile', 'm.markupBasisPoints', 'm.markupFixedMinor', 'm.markupMinimumMinor', 'm.markupCurrency'])
    .where('m.accountId', '=', anyOf($.accountIds))
    .orderBy('m.carrierService'),
);
export type MappedServiceRecord = Readonly<RowOf<typeof findServices>>;

export const mappedServicesLoader = listLoaderBy<string, MappedServiceRecord>(
  (accountIds, { sql }) => findServices(sql, { accountIds }),
  (service) => service.accountId,
);

/** The adapters of this installation, by code. */
export function connectableCarriers({ services }: Context<CarrierAccountServices>): ConnectableCarrierType[] {
  return [...services.carriers.adapters.values()].map(connectable).sort((left, right) => (left.code < right.code ? -1 : 1));
}

const connectable = ({ code, name, credentials, baseUrls, capabilities }: CarrierAdapter): ConnectableCarrierType => ({
  code,
  name,
  credentials,
  needsBaseUrl: baseUrls.live === null,
  capabilities: Object.entries(capabilities).flatMap(([capability, able]) => (able === true ? [capability] : [])),
  labelFormats: capabilities.labelFormats,
});
