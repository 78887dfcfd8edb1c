import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** What a list of sellers shows: incomplete while company, phone or address is missing. */
export const listedStatus = enumeration('ListedSellerStatus', 'What a list says about an account.', {
  active: 'Complete, and may use the service.',
  inactive: 'Switched off.',
  incomplete: 'May use the service, but company, phone or address is missing.',
});
export type ListedStatus = ValueOf<typeof listedStatus>;

export const sellerSort = enumeration('SellerSort', 'What a list of sellers is ordered by.', {
  createdAt: 'When the seller was registered.',
  fullName: 'First and last name, whatever their case.',
  company: 'Company name, whatever its case; none comes before A.',
  totalShipments: 'How many shipments there have been.',
  shopCount: 'How many shops are connected.',
  activeShopCount: 'How many shops are activated.',
});
export type SellerSort = ValueOf<typeof sellerSort>;

/** prepaid sellers pay from their wallet; postpaid ones have a contract and are invoiced. */
export const billingRole = enumeration('BillingRole', 'How a seller pays for shipping.', {
  prepaid: 'From the wallet.',
  postpaid: 'By contract, invoiced later.',
});
export type BillingRole = ValueOf<typeof billingRole>;

export const sellerStatus = enumeration('SellerStatus', 'Whether a seller may use the service.', {
  active: 'May log in, and its shops may ship.',
  inactive: 'Every login and token of the seller and its shops is refused.',
});
export type SellerStatus = ValueOf<typeof sellerStatus>;
