import type { Money } from '../../kernel/money.js';
import type { CarrierAccess, CarrierAdapter, CarrierMode, ScanStatus } from '../carriers/index.js';

/** An account of a carrier, ready for calls. A snapshot: ask for it again after a change. */
export interface ConnectedAccount {
  readonly id: string;
  /** Code of the adapter and of the carrier in the rate book. */
  readonly carrierCode: string;
  readonly label: string;
  /** The seller who owns it; null for the operator's. */
  readonly sellerId: string | null;
  readonly mode: CarrierMode;
  /** Changes with the settings of the account. */
  readonly version: number;
  /** No new parcels while paused; parcels that are booked are still tracked and cancelled. */
  readonly paused: boolean;
  readonly adapter: CarrierAdapter;
  /** What its services are called here. */
  readonly services: readonly MappedService[];
  /** For calls without a network, such as checking the signature of a webhook. */
  readonly access: CarrierAccess;
  /**
   * Makes one call to the carrier. Rejects with a `CarrierFailure` only. It limits the time, opens the breaker of this account after
   * failures in a row, keeps to the carrier's throttling, records health, and pauses the account when its credentials are refused.
   */
  readonly call: <Answer>(work: (access: CarrierAccess, signal: AbortSignal) => Promise<Answer>, options?: CallOptions) => Promise<Answer>;
}

export interface CallOptions {
  readonly timeoutMs?: number;
  /** Also ends the call when the caller gives up. */
  readonly signal?: AbortSignal;
  /** True if the carrier may have done something although its answer is lost. */
  readonly changes?: boolean;
}

/** A service of the carrier as it is sold here. */
export interface MappedService {
  readonly carrierService: string;
  /** Code of our service. */
  readonly serviceCode: string;
  readonly markup: { readonly basisPoints: bigint; readonly fixed: Money; readonly minimum: Money };
  readonly active: boolean;
  /** Destinations; null for all. */
  readonly countries: ReadonlySet<string> | null;
  /** The own fleet collects the parcel; the carrier takes it over at the hub. */
  readonly firstMile: boolean;
}

/** Every connected account of this installation, in memory. */
export interface CarrierConnections {
  /** Undefined when there is none, or when it was removed. */
  account(id: string): ConnectedAccount | undefined;
  accounts(): readonly ConnectedAccount[];
  /** Accounts that take new parcels of a seller, or of no one in particular: its own before the operator's, live before test. */
  sellingTo(sellerId: string | null): readonly ConnectedAccount[];
  /** Reloads the tables; afterwards the accounts reflect everything committed before the call. */
  refresh(): Promise<unknown>;
  /** Adapters that an account can be connected to, by code. */
  readonly adapters: ReadonlyMap<string, CarrierAdapter>;
}

/** What modules that talk to carriers need of the composition. */
export interface CarrierAccountServices {
  readonly carriers: CarrierConnections;
}

/** Our meaning of a carrier's code, if the adapter knows it. */
export const meaningOf = ({ adapter }: Pick<ConnectedAccount, 'adapter'>, code: string): ScanStatus | null =>
  Object.hasOwn(adapter.scanCodes, code) ? (adapter.scanCodes[code] ?? null) : null;
