import type { ProductVariant } from '@vendure/core';

export interface ShipgraphAddress {
  readonly address: string;
  readonly city: string;
  readonly state?: string | null;
  /** Two letters, ISO 3166-1. */
  readonly countryCode: string;
  /** Empty in countries without postal codes. */
  readonly zip?: string | null;
}

/** One unit of a product, packed. */
export interface Parcel {
  readonly grams: number;
  /** Centimetres. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export interface ShipgraphPluginOptions {
  /** Encrypts what is stored of the connection. At least 16 characters, the same in every process. Changing it means connecting again. */
  readonly encryptionKey: string;
  /** Where shipgraph reaches this server over HTTPS, such as https://shop.example. `connectShipgraph` can be given another. */
  readonly publicUrl?: string;
  /** Used for a product variant without its own measures. Default: 500 g, 20 x 15 x 10 cm. */
  readonly defaultParcel?: Partial<Parcel>;
  /** For shops that keep measures elsewhere. What it leaves out comes from the fields of the plug-in. */
  readonly parcelOf?: (variant: ProductVariant) => Partial<Parcel> | undefined;
  /** The default address that parcels are sent from. `connectShipgraph` and stock locations can be given others. */
  readonly origin?: ShipgraphAddress;
  /** A connection that is not made in the admin, for shops configured by their environment. The webhook is then added by hand. */
  readonly connection?: {
    readonly url: string;
    readonly domain: string;
    readonly token: string;
    readonly webhookSecrets?: readonly string[];
  };
  /** How long rates are kept for a basket that does not change. Default: ten minutes. */
  readonly ratesTtlMs?: number;
  /** How long the checkout waits for rates. Default: 5,000. */
  readonly ratesTimeoutMs?: number;
}

export type ResolvedOptions = Omit<ShipgraphPluginOptions, 'defaultParcel'> & {
  readonly defaultParcel: Parcel;
  readonly ratesTtlMs: number;
  readonly ratesTimeoutMs: number;
};

export const SHIPGRAPH_OPTIONS = Symbol('SHIPGRAPH_OPTIONS');
export const LOG_CONTEXT = 'ShipgraphPlugin';

const SHORTEST_KEY = 16;

export function resolveOptions(options: ShipgraphPluginOptions): ResolvedOptions {
  if (typeof options.encryptionKey !== 'string' || options.encryptionKey.length < SHORTEST_KEY)
    throw new Error(`ShipgraphPlugin: encryptionKey needs at least ${SHORTEST_KEY} characters. Make one with: openssl rand -hex 32`);
  return {
    ...options,
    defaultParcel: { grams: 500, length: 20, width: 15, height: 10, ...options.defaultParcel },
    ratesTtlMs: options.ratesTtlMs ?? 600_000,
    ratesTimeoutMs: options.ratesTimeoutMs ?? 5_000,
  };
}
