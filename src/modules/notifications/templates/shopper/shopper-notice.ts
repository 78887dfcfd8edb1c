import type { Money } from '../../../../kernel/money.js';

/** What a shopper is mailed about, once each time that it happens. */
export type ShopperFact = 'on_its_way' | 'out_for_delivery' | 'attempt_failed' | 'failed' | 'returning' | 'delivered';

export type ShopperLanguage = 'en' | 'ar';

/** What a mail to a shopper tells. */
export interface ShopperNotice {
  readonly fact: ShopperFact;
  readonly language: ShopperLanguage;
  readonly firstName: string;
  readonly orderReference: string;
  /** By which the parcel is tracked. */
  readonly number: string;
  readonly serviceName: string;
  readonly happenedAt: Date;
  /** Where the parcel goes, by its name in the IANA database. */
  readonly timeZone: string;
  readonly reasonCode: string | null;
  readonly trackUrl: string;
  readonly payment: { readonly status: 'prepaid' | 'due' | 'paid'; readonly amount: Money | null; readonly payUrl: string | null } | null;
  readonly shop: ShopperContact;
}

/** The shop, and how it is reached. */
export interface ShopperContact {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly url: string;
  /** Whose logo stands at the top of the mail. */
  readonly logoSellerId: string | null;
}
