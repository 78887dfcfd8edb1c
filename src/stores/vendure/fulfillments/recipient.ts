import type { Order } from '@vendure/core';

export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
}

const LONGEST_NAME = 100;
const LONGEST_PHONE = 30;

/** The person whom the address names receives the parcel; the customer may have sent it to somebody else. */
export function recipientOf({ shippingAddress, customer }: Pick<Order, 'shippingAddress' | 'customer'>): Recipient {
  const words = (shippingAddress.fullName ?? '').trim().split(/\s+/).filter(Boolean);
  // The company of the address takes the parcel where no person is named.
  const isCompany = words.length === 0 && Boolean(shippingAddress.company?.trim());
  const firstName = isCompany ? '' : (words[0] ?? customer?.firstName ?? '');
  const lastName = isCompany ? '' : words.slice(1).join(' ') || customer?.lastName || firstName;
  const phone = shippingAddress.phoneNumber || customer?.phoneNumber;
  return {
    firstName: firstName.slice(0, LONGEST_NAME),
    lastName: lastName.slice(0, LONGEST_NAME),
    email: customer?.emailAddress ?? '',
    ...(phone && { phone: phone.slice(0, LONGEST_PHONE) }),
  };
}
