import type { Money } from '../../../kernel/money.js';
import type { NoticeLinks } from './letter.js';

/** Facts of the two mails about a placed order. Must not contain secrets. */
export interface OrderPlaced {
  readonly orderNumber: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  readonly shipmentReference: string;
  readonly consignee: { readonly name: string; readonly city: string; readonly country: string };
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: Money }[];
  readonly totals: {
    readonly subTotal: Money;
    readonly tax: Money;
    readonly discount: Money;
    readonly orderValue: Money;
    readonly shippingFee: Money | null;
  };
  readonly carrierName: string;
  readonly paymentStatus: 'prepaid' | 'postpaid';
  /** Null when nothing is collected at the door. */
  readonly collectionAmount: Money | null;
  readonly codFee: Money | null;
  readonly actualRate: Money;
  readonly billingStatus: 'held' | 'payment_required' | 'invoiced';
  readonly warnings: readonly string[];
  readonly links: NoticeLinks;
}
