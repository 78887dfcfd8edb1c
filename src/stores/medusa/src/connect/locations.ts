import type { MedusaContainer } from '@medusajs/framework/types';
import { addressOf, type MedusaAddress } from '../address.js';
import type { ShipgraphAddress } from '../options.js';
import type { Query } from '../orders/read-order.js';

export interface ShipgraphLocation extends ShipgraphAddress {
  readonly refId: string;
  readonly refName: string;
  readonly state: string;
}

interface StockLocation {
  readonly id: string;
  readonly name: string;
  readonly address?: MedusaAddress | null;
}

/** The stock locations of the store. Those without an address cannot be shipped from, and are left out. */
export async function locationsOf(container: MedusaContainer): Promise<ShipgraphLocation[]> {
  const query: Query = container.resolve('query');
  const { data } = await query.graph({ entity: 'stock_location', fields: ['id', 'name', 'address.*'] });
  return (data as unknown as StockLocation[])
    .filter(({ address }) => address?.address_1 && address.city && address.country_code)
    .map(({ id, name, address }) => {
      const { state, ...rest } = addressOf(address, name);
      return { refId: id, refName: name, ...rest, state: state ?? '' };
    });
}
