import type { Money } from '../../../../kernel/money.js';

/** The events a shopper is mailed about, once per occurrence. */
export type ShopperFact = 'on_its_way' | 'out_for_delivery' | 'attempt_failed' | 'failed' | 'returning' | 'delivered';

export type ShopperLanguage = 'en' | 'ar';

/** The content of a mail to a shopper. */
export interface ShopperNotice {
  readonly fact: ShopperFact;
  readonly language: ShopperLanguage;
  readonly firstName: string;
  readonly orderReference: string;
  /** The tracking number. */
  readonly number: string;
  readonly serviceName: string;
  readonly happenedAt: Date;
  /** IANA time zone of the destination. */
  readonly timeZone: string;
  /** Why a delivery failed, in the language of the mail. */
  readonly reason: string | null;
  readonly trackUrl: string;
  /** Where the consignee says how the parcel is to be delivered, and whether on which day; null when nothing can be chosen. */
  readonly choose: { readonly url: string; readonly day: boolean } | null;
  readonly payment: { readonly status: 'prepaid' | 'due' | 'paid'; readonly amount: Money | null; readonly payUrl: string | null } | null;
  readonly shop: ShopperContact;
}

/** The shop and its contact details. */
export interface ShopperContact {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Null if it can be called within its country only. */
  readonly phoneE164?: string | null;
  readonly url: string;
  /** The seller whose logo is shown at the top. */
  readonly logoSellerId: string | null;
}
