import type { CreateOrderInput } from '../orders/index.js';

type Optional<T> = { readonly [K in keyof T]?: T[K] | null };

/** A CreateOrderInput of which everything may be missing. */
export interface DraftContent {
  readonly order?: Optional<CreateOrderInput['order']> | null;
  readonly customer?: Optional<CreateOrderInput['customer']> | null;
  readonly origin?: Optional<CreateOrderInput['origin']> | null;
  readonly destination?: Optional<CreateOrderInput['destination']> | null;
  readonly products?: readonly Optional<CreateOrderInput['products'][number]>[] | null;
}
