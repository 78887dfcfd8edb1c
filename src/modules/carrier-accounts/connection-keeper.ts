import type { Dispatcher } from 'undici';
import type { Clock } from '../../kernel/clock.js';
import { money } from '../../kernel/money.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import { KeptCopy } from '../../platform/cache/kept-copy.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { CarrierAccess, CarrierAdapter } from '../carriers/index.js';
import { AccountLine } from './account-line.js';
import type { AccountWatch } from './account-watch.js';
import { carrierClient } from './carrier-client.js';
import type { CarrierConnections, ConnectedAccount, MappedService } from './connected-account.js';
import { type AccountRow, type AccountServiceRow, loadAccounts } from './load-accounts.js';

export interface KeeperParts {
  readonly sql: RunSql;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly adapters: ReadonlyMap<string, CarrierAdapter>;
  /** Opens connections to the address of an account, if it is permitted to its owner. */
  readonly dispatcherFor: (baseUrl: string, sellerId: string | null) => Dispatcher;
  readonly timeoutMs: number;
  readonly watch: AccountWatch;
  readonly warn: (message: string, error: unknown) => void;
}

/** Keeps every account in memory, with its line, and reloads them when any process changes one. */
export class ConnectionKeeper implements CarrierConnections {
  readonly adapters: ReadonlyMap<string, CarrierAdapter>;
  private byId: ReadonlyMap<string, ConnectedAccount> = new Map();
  private operators: readonly ConnectedAccount[] = [];
  private bySeller: ReadonlyMap<string, readonly ConnectedAccount[]> = new Map();
  private readonly copy: KeptCopy;

  constructor(private readonly parts: KeeperParts) {
    this.adapters = parts.adapters;
    const failed = (error: unknown): void =>
      parts.warn('The carrier accounts could not be reloaded; the previous ones stay in use.', error);
    this.copy = new KeptCopy(() => this.load(), failed);
  }

  account(id: string): ConnectedAccount | undefined {
    return this.byId.get(id);
  }

  accounts(): readonly ConnectedAccount[] {
    return [...this.byId.values()];
  }

  sellingTo(sellerId: string | null): readonly ConnectedAccount[] {
    return (sellerId === null ? undefined : this.bySeller.get(sellerId)) ?? this.operators;
  }

  async load(): Promise<void> {
    const rows = await loadAccounts(this.parts.sql);
    const services = Map.groupBy(rows.services, ({ accountId }) => accountId);
    const connected = rows.accounts.flatMap((row) => this.connected(row, services.get(row.id) ?? []));
    this.byId = new Map(connected.map((account) => [account.id, account]));
    const selling = connected.filter(({ paused }) => !paused).sort(liveFirst);
    this.operators = selling.filter(({ sellerId }) => sellerId === null);
    const own = Map.groupBy(
      selling.filter(({ sellerId }) => sellerId !== null),
      ({ sellerId }) => sellerId ?? '',
    );
    this.bySeller = new Map([...own].map(([sellerId, accounts]) => [sellerId, [...accounts, ...this.operators]]));
  }

  /** False if they could not be loaded. */
  refresh(): Promise<boolean> {
    return this.copy.refresh();
  }

  /** Empty if this installation has no such adapter, or another secret key: the account is then shown, but takes no parcels. */
  private connected(row: AccountRow, services: readonly AccountServiceRow[]): ConnectedAccount[] {
    const adapter = this.parts.adapters.get(row.carrierCode);
    const known = this.byId.get(row.id);
    if (!adapter) return [];
    try {
      const { call, access } = known?.version === row.version ? known : this.line(row, adapter);
      return [
        {
          id: row.id,
          carrierCode: row.carrierCode,
          label: row.label,
          sellerId: row.sellerId,
          mode: row.mode,
          version: row.version,
          paused: row.pausedAt !== null,
          adapter,
          services: services.map(mappedService),
          access,
          call,
        },
      ];
    } catch (error) {
      this.parts.warn(`The carrier account ${row.id} cannot be used.`, error);
      return [];
    }
  }

  /** The line outlives reloads, with its breaker, until the account itself changes. */
  private line(row: AccountRow, adapter: CarrierAdapter): Pick<ConnectedAccount, 'call' | 'access'> {
    const { secrets, dispatcherFor, clock, timeoutMs, watch } = this.parts;
    const credentials = JSON.parse(secrets.decrypt(row.credentials)) as Readonly<Record<string, string>>;
    const baseUrl = row.baseUrl ?? adapter.baseUrls[row.mode];
    if (baseUrl === null) throw new Error(`The account has no address, and ${adapter.name} has none of its own.`);
    const access: CarrierAccess = {
      id: row.id,
      mode: row.mode,
      credentials,
      http: carrierClient({
        baseUrl,
        dispatcher: dispatcherFor(baseUrl, row.sellerId),
        // Sellers must not read pages through the service.
        quotesPages: row.sellerId === null || row.baseUrl === null,
        secrets: secretsOf(adapter, credentials),
        now: () => clock.now(),
      }),
      now: () => clock.now(),
    };
    const line = new AccountLine({ access, clock, timeoutMs, observer: watch.of(row) });
    return { access, call: (work, options) => line.call(work, options) };
  }
}

const secretsOf = ({ credentials: fields }: CarrierAdapter, credentials: Readonly<Record<string, string>>): string[] =>
  fields.flatMap(({ name, secret }) => (secret && credentials[name] !== undefined ? [credentials[name]] : []));

const mappedService = (row: AccountServiceRow): MappedService => ({
  carrierService: row.carrierService,
  serviceCode: row.serviceCode,
  markup: {
    basisPoints: BigInt(row.markupBasisPoints),
    fixed: money(row.markupFixedMinor, row.markupCurrency),
    minimum: money(row.markupMinimumMinor, row.markupCurrency),
  },
  active: row.active,
  countries: row.countries === null ? null : new Set(row.countries),
  firstMile: row.firstMile,
});

const liveFirst = (left: ConnectedAccount, right: ConnectedAccount): number =>
  left.mode === right.mode ? 0 : left.mode === 'live' ? -1 : 1;
