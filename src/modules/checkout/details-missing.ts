import { warning } from '../../kernel/field-warnings.js';
import type { CoreServices } from '../../platform/services.js';
import { missingDetails } from '../bookings/index.js';
import type { Parcel } from '../carriers/index.js';
import { lineMilligrams, type CheckedOrder, type OrderWarning } from '../orders/index.js';
import type { Quote } from '../rating/index.js';
import type { PricingParts } from './price-order.js';

interface Offered {
  readonly shopId: string;
  readonly parcel: Parcel;
  readonly quotes: readonly Quote[];
}

/** Warnings for each service whose carrier would ask for details that the order does not tell. Services that lack nothing are absent. */
export async function detailsMissing(
  parts: PricingParts,
  order: CheckedOrder,
  { shopId, parcel, quotes }: Offered,
): Promise<ReadonlyMap<string, readonly OrderWarning[]>> {
  const missing = await missingDetails(
    parts,
    { shopId, parcel, at: nowOf(parts.services), order: factsOf(order), lines: linesOf(order) },
    quotes,
  );
  return new Map(
    quotes.flatMap(({ service }): [string, OrderWarning[]][] => {
      const names = missing.get(service.code) ?? [];
      const carrier = service.carrier.name;
      const warnings = names.map((field) => warning(field, 'DETAILS_MISSING.beforePickup', { carrier, field }));
      return names.length === 0 ? [] : [[service.code, warnings]];
    }),
  );
}

const nowOf = ({ clock }: CoreServices): Date => clock.now();

/** What is collected depends on the service; that something is collected is enough here. */
const factsOf = (order: CheckedOrder) => ({ ...order, collectionMinor: order.collectionGiven ?? order.total });

const linesOf = ({ products }: CheckedOrder) => products.map((product) => ({ ...product, weightMg: lineMilligrams(product) }));
