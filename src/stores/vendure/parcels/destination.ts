import type { Order } from '@vendure/core';

export interface Destination {
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly countryCode: string;
  readonly zip: string;
  readonly company?: string;
}

const LONGEST_ADDRESS = 500;
const LONGEST_COMPANY = 100;

/** Undefined until the shopper has entered enough for a price. */
export function destinationOf({ shippingAddress: to }: Pick<Order, 'shippingAddress'>): Destination | undefined {
  if (!to?.streetLine1 || !to.city || !to.countryCode) return undefined;
  const lines = [to.streetLine1, to.streetLine2].filter(Boolean);
  return {
    address: lines.join(', ').slice(0, LONGEST_ADDRESS),
    city: to.city,
    state: to.province || null,
    countryCode: to.countryCode,
    zip: to.postalCode ?? '',
    ...(to.company?.trim() && { company: to.company.trim().slice(0, LONGEST_COMPANY) }),
  };
}
