import type { CarrierRow } from './carriers.tables.js';

/** What this module needs of the composition. */
export interface CarrierServices {
  readonly rateBook: {
    current(): { readonly carriers: ReadonlyMap<string, CarrierRow> };
    /** Reloads the tables; afterwards `current` reflects everything committed before the call. */
    refresh(): Promise<unknown>;
  };
}
