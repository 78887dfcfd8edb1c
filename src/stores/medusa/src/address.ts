import { MedusaError } from '@medusajs/framework/utils';
import type { ShipgraphAddress } from './options.js';

/** An address of a cart, an order or a stock location. */
export interface MedusaAddress {
  first_name?: string | null;
  last_name?: string | null;
  company?: string | null;
  phone?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  city?: string | null;
  province?: string | null;
  country_code?: string | null;
  postal_code?: string | null;
}

export function addressOf(address: MedusaAddress | null | undefined, whose: string): ShipgraphAddress {
  const missing = (['address_1', 'city', 'country_code'] as const).filter((field) => !address?.[field]?.trim());
  if (!address || missing.length > 0)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `Shipping needs ${missing.join(', ')} of ${whose}.`);
  return {
    address: [address.address_1, address.address_2].filter((line) => line?.trim()).join(', '),
    city: address.city ?? '',
    state: address.province?.trim() || null,
    countryCode: (address.country_code ?? '').toUpperCase(),
    zip: address.postal_code ?? '',
    ...(address.company?.trim() ? { company: address.company.trim().slice(0, 100) } : {}),
  };
}

export const placeOf = ({ city, countryCode }: ShipgraphAddress): string => `${city}, ${countryCode}`;
