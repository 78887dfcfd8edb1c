import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** Account status as shown in lists: incomplete while company, phone or address is missing. */
export const listedStatus = enumeration('ListedSellerStatus', 'Account status, as shown in lists.', {
  active: 'Active, with complete data.',
  inactive: 'Switched off.',
  incomplete: 'Active, but company, phone or address is missing.',
});
export type ListedStatus = ValueOf<typeof listedStatus>;

export const sellerSort = enumeration('SellerSort', 'Sort key of a seller list.', {
  createdAt: 'When the seller was registered.',
  fullName: 'First and last name, ignoring case.',
  company: 'Company name, ignoring case; sellers without one come first.',
  totalShipments: 'Number of shipments.',
  shopCount: 'Number of connected shops.',
  activeShopCount: 'Number of activated shops.',
});
export type SellerSort = ValueOf<typeof sellerSort>;

export const orderMails = enumeration('OrderMails', 'Which mails about its orders a seller gets.', {
  each: 'One for each new order, delivery, failure, cancellation and return.',
  daily: 'One a day, in the morning of its time zone. What needs an action is mailed at once as well.',
  none: 'None. What needs an action is in the console.',
});
export type OrderMails = ValueOf<typeof orderMails>;

/** prepaid sellers pay from their wallet; postpaid sellers have a contract and are invoiced. */
export const billingRole = enumeration('BillingRole', 'How a seller pays for shipping.', {
  prepaid: 'From the wallet.',
  postpaid: 'By contract, invoiced later.',
});
export type BillingRole = ValueOf<typeof billingRole>;

export const sellerStatus = enumeration('SellerStatus', 'Whether a seller may use the service.', {
  active: 'Can sign in, and its shops can ship.',
  inactive: 'All logins and tokens of the seller and its shops are refused.',
});
export type SellerStatus = ValueOf<typeof sellerStatus>;
