import type { CarrierAccess, CarrierAdapter, CarrierMode } from '../carriers/index.js';

/** An account of a carrier, ready for calls. A snapshot: ask for it again after a change. */
export interface ConnectedAccount {
  readonly id: string;
  /** Code of the adapter and of the carrier in the rate book. */
  readonly carrierCode: string;
  /** The seller who owns it; null for the operator's. */
  readonly sellerId: string | null;
  readonly mode: CarrierMode;
  /** No new parcels while paused; parcels that are booked are still tracked and cancelled. */
  readonly paused: boolean;
  readonly adapter: CarrierAdapter;
  /** Our status for carrier codes that operators have mapped; they win over the adapter's own list. */
  readonly mappedCodes: ReadonlyMap<string, string>;
  /** For calls without a network, such as checking the signature of a webhook. */
  readonly access: CarrierAccess;
  /**
   * Makes one call to the carrier. Rejects with a `CarrierFailure` only. It limits the time, opens the breaker of this account after
   * failures in a row, keeps to the carrier's throttling, records health, and pauses the account when its credentials are refused.
   */
  call<Answer>(work: (access: CarrierAccess, signal: AbortSignal) => Promise<Answer>, options?: CallOptions): Promise<Answer>;
}

export interface CallOptions {
  readonly timeoutMs?: number;
  /** Also ends the call when the caller gives up. */
  readonly signal?: AbortSignal;
}

/** Every connected account of this installation, in memory. */
export interface CarrierConnections {
  /** Undefined when there is none, or when it was removed. */
  account(id: string): ConnectedAccount | undefined;
  accounts(): readonly ConnectedAccount[];
}

/** What modules that talk to carriers need of the composition. */
export interface CarrierAccountServices {
  readonly carriers: CarrierConnections;
}
