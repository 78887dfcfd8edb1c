export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** The `BigInt` scalar type represents non-fractional signed whole numeric values. */
  BigInt: { input: string | number; output: string | number; }
  /** The content of a file, as base64. */
  Bytes: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** An exact decimal number. Answered as a string such as "12.50"; accepted as a string or a number. */
  Decimal: { input: string | number; output: string; }
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: { input: unknown; output: unknown; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A whole number from 0 to 2^53-1. Digits in a string are accepted. */
  WholeNumber: { input: number; output: number; }
};

/** Switches shipping for a store on or off. */
export type ActivationInput = {
  /** True to activate. */
  activate: Scalars['Boolean']['input'];
  /** Locations to add or change on the way. At most 500. */
  locations?: InputMaybe<Array<LocationInput>>;
};

/** A note about a shipment. */
export type AddShipmentNoteInput = {
  /** For ERP systems: who writes it, by e-mail address. */
  authorEmail?: InputMaybe<Scalars['String']['input']>;
  /** For ERP systems: the member of staff who writes it. */
  authorId?: InputMaybe<Scalars['String']['input']>;
  /** Files that belong to it. At most 5. */
  files?: InputMaybe<Array<NoteFileInput>>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** The text, at most 5000 characters. Needed unless a file comes with it. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** GENERAL when absent. */
  type?: InputMaybe<NoteType>;
  /** INTERNAL when absent. */
  visibility?: InputMaybe<NoteVisibility>;
};

/** What to correct about an address. Absent keys stay as they are. */
export type AddressCorrectionInput = {
  /** Street address. At most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City; only with allowRouteChange. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Something to find it by; told behind the street. At most 200 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** Latitude, together with the longitude. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude, together with the latitude. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; only with allowRouteChange. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address. */
export type AddressInput = {
  /** Street address including extra lines. At most 500 characters. */
  address: Scalars['String']['input'];
  /** City. At most 100 characters. */
  city: Scalars['String']['input'];
  /** Name of the country; derived from the code if absent. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code, such as AE. */
  countryCode: Scalars['String']['input'];
  /** Latitude in degrees; requires the longitude. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees; requires the latitude. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region; null if none. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; empty if the country has none. */
  zip: Scalars['String']['input'];
};

/** The adjustment to charge to its seller. */
export type AdjustWalletInput = {
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Stored as an internal note. At most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** How an adjustment was paid. */
export const AdjustmentPayer = {
  /** Charged to the seller's account after approval. */
  APPROVAL: 'APPROVAL',
  /** Paid using the payment link. */
  LINK: 'LINK',
  /** Charged to the seller's account at once. */
  WALLET: 'WALLET'
} as const;

export type AdjustmentPayer = typeof AdjustmentPayer[keyof typeof AdjustmentPayer];
/** Where the invoice for a difference in weight stands. */
export const AdjustmentStatus = {
  /** The parcel was repacked to be measured anew. */
  DELETED: 'DELETED',
  /** The seller does not agree with the measures. */
  DISPUTED: 'DISPUTED',
  /** Paid. */
  PAID: 'PAID',
  /** Waits for a decision; the link does not work meanwhile. */
  PENDING_APPROVAL: 'PENDING_APPROVAL',
  /** To be paid, by link or from the wallet. */
  UNPAID: 'UNPAID',
  /** Given up. */
  VOID: 'VOID'
} as const;

export type AdjustmentStatus = typeof AdjustmentStatus[keyof typeof AdjustmentStatus];
/** A handover of collected money. */
export type AdvanceCodHandoverInput = {
  /** Amount received; defaults to the full amount. Any difference is a shortage. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Bank slip; required for a deposit. At most 100 characters. */
  depositReference?: InputMaybe<Scalars['String']['input']>;
  /** Time of deposit; defaults to now. */
  depositedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** UUID of the staff member who hands it over; defaults to the last holder. */
  handedOverById?: InputMaybe<Scalars['String']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Notes. At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the reporting person, for the audit. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the receiving staff member; required for cash that stays in the house. */
  receivedById?: InputMaybe<Scalars['String']['input']>;
  /** Reason for a shortage; required if there is one. At most 500 characters. */
  shortageNote?: InputMaybe<Scalars['String']['input']>;
  /** Must be the next stage, which is also the default. */
  toStage?: InputMaybe<CodStage>;
};

/** Kinds of callers, as the rules of access name them. */
export const AllowedCaller = {
  /** Staff: counts and banks the money. */
  ACCOUNTS: 'ACCOUNTS',
  /** Everybody, without a token. */
  ANYBODY: 'ANYBODY',
  /** Staff: plans pickups and routes. */
  DISPATCHER: 'DISPATCHER',
  /** Staff: collects and delivers. */
  DRIVER: 'DRIVER',
  /** An ERP system, by its token. */
  ERP: 'ERP',
  /** Staff: hub and support. */
  OPS: 'OPS',
  /** Staff: takes cash from drivers. */
  RECEPTION: 'RECEPTION',
  /** A seller, by session or API token. */
  SELLER: 'SELLER',
  /** A shop, by its token. */
  SHOP: 'SHOP',
  /** Everybody with a valid token. */
  SIGNED_IN: 'SIGNED_IN',
  /** Staff: a super administrator. */
  SUPER_ADMIN: 'SUPER_ADMIN'
} as const;

export type AllowedCaller = typeof AllowedCaller[keyof typeof AllowedCaller];
/** Status of a request. Only pending requests can be decided. */
export const ApprovalStatus = {
  /** Approved by a super administrator and carried out. */
  APPROVED: 'APPROVED',
  /** Withdrawn, or no longer needed. */
  CANCELLED: 'CANCELLED',
  /** Awaiting a decision. */
  PENDING: 'PENDING',
  /** Rejected. */
  REJECTED: 'REJECTED'
} as const;

export type ApprovalStatus = typeof ApprovalStatus[keyof typeof ApprovalStatus];
/** Type of an approval request. */
export const ApprovalType = {
  /** Reverse the confirmation of a cash on delivery collection. */
  COD_REVERSAL: 'COD_REVERSAL',
  /** Credit a wallet at the operator's expense. */
  MANUAL_CREDIT: 'MANUAL_CREDIT',
  /** Pay wallet money out to the seller. */
  PAYOUT: 'PAYOUT',
  /** Pay out to a new or changed bank account. */
  PAYOUT_ACCOUNT: 'PAYOUT_ACCOUNT',
  /** Raise a seller's credit limit or adjustment threshold above what one person may grant. */
  SELLER_TERMS: 'SELLER_TERMS',
  /** Charge a weight adjustment above the threshold to a wallet. */
  WALLET_ADJUSTMENT: 'WALLET_ADJUSTMENT'
} as const;

export type ApprovalType = typeof ApprovalType[keyof typeof ApprovalType];
/** Shipments for a driver. */
export type AssignShipmentsInput = {
  /** UUID of an active member of staff with the role driver. */
  driverId: Scalars['String']['input'];
  /** Any ids of 1 to 200 shipments: UUID, order UUID, reference, AWB or tracking number. */
  ids: Array<Scalars['String']['input']>;
};

/** How a driver came by a shipment. */
export const AssignmentKind = {
  /** A dispatcher gave it to the driver, until it is taken back. */
  ASSIGNED: 'ASSIGNED',
  /** The driver scanned its label, and has it for a day. */
  SCANNED: 'SCANNED'
} as const;

export type AssignmentKind = typeof AssignmentKind[keyof typeof AssignmentKind];
/** Filter for audit events. Conditions are combined with AND. */
export type AuditEventFilter = {
  /** Name of the mutation, such as updateSeller. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the staff member, seller or token that acted. */
  actorId?: InputMaybe<Scalars['String']['input']>;
  /** At or after this moment. */
  from?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Only successes, or only refusals. */
  outcome?: InputMaybe<AuditOutcome>;
  /** Part of the action, name, id, code, request id or arguments, matched literally. At most 100 characters; under three, matches the beginning of a field. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the seller that owns the record. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record concerned. */
  subjectId?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

/** Outcome of an attempt. */
export const AuditOutcome = {
  /** Succeeded. */
  OK: 'OK',
  /** Refused; `code` states the reason. */
  REFUSED: 'REFUSED'
} as const;

export type AuditOutcome = typeof AuditOutcome[keyof typeof AuditOutcome];
/** How a seller pays for shipping. */
export const BillingRole = {
  /** By contract, invoiced later. */
  POSTPAID: 'POSTPAID',
  /** From the wallet. */
  PREPAID: 'PREPAID'
} as const;

export type BillingRole = typeof BillingRole[keyof typeof BillingRole];
/** Whether the shipping was paid for. */
export const BillingStatus = {
  /** Taken from the wallet of a prepaid seller. */
  PAID: 'PAID',
  /** On the account of a seller with a contract. */
  POSTPAID: 'POSTPAID',
  /** Charged, and given back after a cancellation. */
  REFUNDED: 'REFUNDED',
  /** Not billed yet; the rate may be held on the wallet. */
  UNPAID: 'UNPAID',
  /** Not charged to the seller. */
  WAIVED: 'WAIVED'
} as const;

export type BillingStatus = typeof BillingStatus[keyof typeof BillingStatus];
/** How a carrier is priced and booked. */
export const CarrierKind = {
  /** A connected carrier that names its prices itself. */
  ADAPTER: 'ADAPTER',
  /** Our own drivers; priced from rate cards, tracked on our page. */
  OWN_FLEET: 'OWN_FLEET',
  /** A partner without a connection; priced from rate cards. */
  RATE_CARD: 'RATE_CARD'
} as const;

export type CarrierKind = typeof CarrierKind[keyof typeof CarrierKind];
/** Event in the custody of collected money. */
export const CodCustodyMove = {
  /** The shopper has paid. */
  COLLECTED: 'COLLECTED',
  /** The money was handed over to the next stage. */
  HANDED_OVER: 'HANDED_OVER',
  /** The collection was reversed. */
  REVERSED: 'REVERSED'
} as const;

export type CodCustodyMove = typeof CodCustodyMove[keyof typeof CodCustodyMove];
/** Payment method of an invoice. */
export const CodInvoiceMethod = {
  /** Bank transfer. */
  BANK_TRANSFER: 'BANK_TRANSFER',
  /** Card without a terminal. */
  CARD: 'CARD',
  /** Notes and coins. */
  CASH: 'CASH',
  /** Payment link; also the value of an unpaid invoice. */
  PAYMENT_LINK: 'PAYMENT_LINK',
  /** Card at the driver's terminal. */
  POS: 'POS'
} as const;

export type CodInvoiceMethod = typeof CodInvoiceMethod[keyof typeof CodInvoiceMethod];
/** Status of a COD invoice. */
export const CodInvoiceStatus = {
  /** Not paid in time. */
  EXPIRED: 'EXPIRED',
  /** Paid, at the door or by link. */
  PAID: 'PAID',
  /** Awaiting payment. */
  UNPAID: 'UNPAID',
  /** Voided because of a new amount, a cancellation, a return or a reversal. */
  VOID: 'VOID'
} as const;

export type CodInvoiceStatus = typeof CodInvoiceStatus[keyof typeof CodInvoiceStatus];
/** How a collection was taken. */
export const CodPaymentMethod = {
  /** A transfer to the bank. */
  BANK_TRANSFER: 'BANK_TRANSFER',
  /** A card without a terminal. */
  CARD: 'CARD',
  /** Notes and coins. */
  CASH: 'CASH',
  /** A card at the terminal of the driver. */
  POS: 'POS'
} as const;

export type CodPaymentMethod = typeof CodPaymentMethod[keyof typeof CodPaymentMethod];
/** Who has the money that was collected at the door. */
export const CodStage = {
  /** The driver, or for a payment without cash the bank or provider that took it. */
  COLLECTED: 'COLLECTED',
  /** The bank of the operator. */
  DEPOSITED: 'DEPOSITED',
  /** Accounting. */
  WITH_ACCOUNTS: 'WITH_ACCOUNTS',
  /** The reception of the hub. */
  WITH_RECEPTION: 'WITH_RECEPTION'
} as const;

export type CodStage = typeof CodStage[keyof typeof CodStage];
/** What was collected at the door. */
export type CollectedAtDoorInput = {
  /** True when less than expected was taken on purpose; the notes say why. */
  acceptPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** What was taken; all that was to be collected when absent. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** UUID of the member of staff who took it; the caller when absent. A driver can only name themselves. */
  collectedById?: InputMaybe<Scalars['String']['input']>;
  /** How it was taken. */
  method: CodPaymentMethod;
  /** Notes. At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Slip number of the terminal; required for POS. At most 100 characters. */
  posReference?: InputMaybe<Scalars['String']['input']>;
};

/** A collection at the door. */
export type ConfirmCodInput = {
  /** True to accept less than the amount due; requires notes that explain it. */
  acceptPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount collected; defaults to the full amount due. */
  amountCollected?: InputMaybe<Scalars['Decimal']['input']>;
  /** Time of collection; defaults to now. */
  collectedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** UUID of the staff member who collected it. */
  collectedById?: InputMaybe<Scalars['String']['input']>;
  /** Currency; must be that of the order. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Notes. At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the confirming person, for the audit. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Payment method. */
  paymentMethod: CodPaymentMethod;
  /** Slip number of the terminal; required for POS. At most 100 characters. */
  posReference?: InputMaybe<Scalars['String']['input']>;
};

/** What is said of the parcels of a pickup task: all of it is taken, or none. */
export type ConfirmPickupsInput = {
  /** UUID of the active member of staff who says so. */
  confirmedBy: Scalars['String']['input'];
  /** The parcels. At least one, at most 1000. */
  shipments: Array<PickupVerdictInput>;
  /** UUID or short id of the task. */
  taskId: Scalars['String']['input'];
};

/** Connects an online store to the account of an existing seller. */
export type ConnectShopInput = {
  /** For sellers with two-factor login: a code of their authenticator app, or a recovery code. Each counts once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the seller. */
  email: Scalars['String']['input'];
  /** Places that the store ships from. At most 500. */
  locations?: InputMaybe<Array<LoginLocationInput>>;
  /** Password of the seller. */
  password: Scalars['String']['input'];
  /** E-commerce platform, such as woocommerce. */
  platform: Scalars['String']['input'];
  /** Domain of the store. */
  shopId: Scalars['String']['input'];
  /** Name of the store. */
  shopName: Scalars['String']['input'];
  /** Address of the store on the web, http or https. */
  url: Scalars['String']['input'];
};

/** Status of a shipment's carrier cost. */
export const CostStatus = {
  /** Booked in the ledger. */
  BOOKED: 'BOOKED',
  /** No carrier has taken it over yet. */
  NOT_DUE: 'NOT_DUE',
  /** Booked in the ledger and later corrected. */
  REVERSED: 'REVERSED',
  /** It could not be computed, so nothing was booked. */
  UNKNOWN: 'UNKNOWN'
} as const;

export type CostStatus = typeof CostStatus[keyof typeof CostStatus];
/** A rule for what shoppers see. Every condition that is given must hold. */
export type CreateDisplayRuleInput = {
  /** Only for these destination countries, ISO 3166-1 alpha-2. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 4217 code of every amount of the rule; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What it does to the price that the seller pays. */
  effect: DisplayEffect;
  /** The shown price is never above this. */
  max?: InputMaybe<Scalars['Decimal']['input']>;
  /** The shown price is never below this. */
  min?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only from this order value, inclusive. */
  orderValueFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only up to this order value, inclusive. */
  orderValueTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Rules are tried from the lowest number up, 0 to 1000000; 100 when absent. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** NONE when absent. */
  rounding?: InputMaybe<DisplayRounding>;
  /** UUID of the seller, for all of its shops. Not needed with a shop. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Only for these service codes. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** UUID or domain of the only shop that the rule is for. */
  shopId?: InputMaybe<Scalars['String']['input']>;
  /** Percentage from -100 to 1000, or an amount. Required but for FREE. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only from this actual weight in kilograms, inclusive. At most three decimals. */
  weightFromKg?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only up to this actual weight in kilograms, inclusive. At most three decimals. */
  weightToKg?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A new order. */
export type CreateOrderInput = {
  /** The buyer. */
  customer: CustomerInput;
  /** Where it is shipped to. */
  destination: AddressInput;
  /** The order itself. */
  order: OrderDetailsInput;
  /** Where it is shipped from. */
  origin: AddressInput;
  /** The lines of the order. At least 1, at most 1000. */
  products: Array<ProductInput>;
};

/** A new price plan. */
export type CreatePlanInput = {
  /** Weight adjustments up to this need no approval; the general threshold when absent. */
  adjustmentThreshold?: InputMaybe<Scalars['Decimal']['input']>;
  /** Highest fee for collecting cash. */
  codFeeMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Least fee for collecting cash. */
  codFeeMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** Fee for collecting cash, 0 to 20 percent; the general one when absent. */
  codFeePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** How far a wallet may go below zero; 0 when absent. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** ISO 4217 code of every amount of the plan; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Percentage taken off the freight, 0 to 100; 0 when absent. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** A shipment never costs less than this. */
  minCharge?: InputMaybe<Scalars['Decimal']['input']>;
  /** Name, unique whatever its case. At most 100 characters. */
  name: Scalars['String']['input'];
  /** What the way back of an undeliverable parcel costs, as a percentage of its rate, 0 to 100; 0 when absent. */
  returnFreightPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Services with terms of their own. */
  services?: InputMaybe<Array<PricePlanServiceInput>>;
};

/** A return of a delivered shipment. */
export type CreateReturnInput = {
  /** Carrier service code; the cheapest available one when absent. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Kept as a note of the return. At most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Who of the operator asked for it, for the audit. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Who hands the parcel over, in place of the buyer. */
  pickupContactInfo?: InputMaybe<ReturnContactInput>;
  /** Who takes it back, in place of the seller. */
  returnContactInfo?: InputMaybe<ReturnContactInput>;
  /** Why it comes back. At most 500 characters. */
  returnReason?: InputMaybe<Scalars['String']['input']>;
  /** Any id of the shipment that is to come back: UUID, order UUID, reference, AWB or tracking number. */
  shipmentId: Scalars['String']['input'];
  /** The operator carries the cost of the return. For the operator alone. */
  waiveFee?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new member of staff. */
export type CreateStaffInput = {
  /** E-mail address for login; unique, whatever its case. */
  email: Scalars['String']['input'];
  /** Name as shown to colleagues. At most 200 characters. */
  name: Scalars['String']['input'];
  /** Password of at least 10 characters. */
  password: Scalars['String']['input'];
  /** What they work as. */
  role: StaffRole;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** A note, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Names of the events to be told of, such as shipment.update. */
  events: Array<Scalars['String']['input']>;
  /** True to be told of at_sorting, verified and ready_to_book too. */
  includeHubStatuses?: InputMaybe<Scalars['Boolean']['input']>;
  /** True lets staff of the operator read what is sent and answered, in order to help; false when absent. */
  operatorMayReadBodies?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deliveries a second at most, from 1 to 500; as many as it takes when absent. */
  rateLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Domain of the only shop to hear of. A shop token always hears of its own. */
  shopId?: InputMaybe<Scalars['String']['input']>;
  /** An https URL on port 443 or 8443, at most 2048 characters. */
  url: Scalars['String']['input'];
};

/** What to change about the buyer. Absent keys stay as they are. */
export type CustomerChangesInput = {
  /** E-mail address. At most 255 characters, not empty. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters, not empty. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters, not empty. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of 7 to 15 digits with an optional plus; null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The buyer, who receives the parcel. */
export type CustomerInput = {
  /** E-mail address. At most 255 characters. */
  email: Scalars['String']['input'];
  /** First name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Cash on delivery at the door. Give exactly one of the two fields. */
export type DeliveryCollectionInput = {
  /** The money that was taken; it is confirmed with the delivery. */
  collected?: InputMaybe<CollectedAtDoorInput>;
  /** Why nothing was taken. The invoice stays open. At most 500 characters. */
  notCollectedReason?: InputMaybe<Scalars['String']['input']>;
};

/** A new destination. Keys that are absent keep their value, null clears it. */
export type DestinationChangesInput = {
  /** Street address. Required, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. Required, at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Name of the country. At most 100 characters; filled in when cleared. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. Cannot be cleared. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Latitude, together with the longitude. Removed by a move without coordinates. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude, together with the latitude. Removed by a move without coordinates. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. At most 20 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** What a display rule does to the price that the seller pays. */
export const DisplayEffect = {
  /** Shows this amount instead. */
  FIXED: 'FIXED',
  /** Adds an amount; a negative one takes it off. */
  FLAT: 'FLAT',
  /** Shows 0. */
  FREE: 'FREE',
  /** Adds a percentage; a negative one takes it off. */
  PERCENT: 'PERCENT'
} as const;

export type DisplayEffect = typeof DisplayEffect[keyof typeof DisplayEffect];
/** How the shown price is rounded. */
export const DisplayRounding = {
  /** Up to the next price that ends in .99. */
  END_99: 'END_99',
  /** To the smallest unit of the currency. */
  NONE: 'NONE',
  /** Up to the next 0.05. */
  UP_0_05: 'UP_0_05',
  /** Up to the next 0.50. */
  UP_0_5: 'UP_0_5',
  /** Up to the next whole unit. */
  UP_1: 'UP_1'
} as const;

export type DisplayRounding = typeof DisplayRounding[keyof typeof DisplayRounding];
/** An objection to an adjustment. */
export type DisputeAdjustmentInput = {
  /** Any id of the shipment. */
  id: Scalars['String']['input'];
  /** Links to pictures, at most 20. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What is wrong with the measurements. At most 2000 characters. */
  reason: Scalars['String']['input'];
};

/** How operations resolved a dispute. */
export const DisputeOutcome = {
  /** The seller is right; nothing is due. */
  ACCEPTED: 'ACCEPTED',
  /** The measurements stand; the invoice is due. */
  REJECTED: 'REJECTED'
} as const;

export type DisputeOutcome = typeof DisputeOutcome[keyof typeof DisputeOutcome];
/** A new version of the prices of a service. */
export type DraftRateCardInput = {
  /** ISO 4217 code of the prices; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** In effect from then on; from now on when absent. */
  effectiveFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** No longer in effect from then on; without end when absent. */
  effectiveTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Whose prices they are; SALE when absent. */
  purpose?: InputMaybe<RateCardPurpose>;
  /** Code of the service, such as SVC_ECO. */
  serviceCode: Scalars['String']['input'];
  /** The surcharges in their order; none when absent. At most 50. */
  surcharges?: InputMaybe<Array<SurchargeInput>>;
  /** The prices by tier. At most 5000 in all. */
  tiers: Array<RateTierInput>;
};

/** A point on the map. */
export type GeoPointInput = {
  /** Latitude in degrees, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** Kind of account that an invitation is for. */
export const InvitationKind = {
  /** A seller who ships. */
  SELLER: 'SELLER',
  /** A colleague who works for the operator. */
  STAFF: 'STAFF'
} as const;

export type InvitationKind = typeof InvitationKind[keyof typeof InvitationKind];
/** A seller to invite. */
export type InviteSellerInput = {
  /** Company name. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Login e-mail address, to which the invitation is sent; unique, case-insensitive. */
  email: Scalars['String']['input'];
  /** First name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A colleague to invite. */
export type InviteStaffInput = {
  /** Login e-mail address, to which the invitation is sent; unique, case-insensitive. */
  email: Scalars['String']['input'];
  /** Display name. At most 200 characters. */
  name: Scalars['String']['input'];
  /** Role of the colleague. */
  role: StaffRole;
};

/** Language of a printed invoice. */
export const InvoiceLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type InvoiceLanguage = typeof InvoiceLanguage[keyof typeof InvoiceLanguage];
/** Language of the captions on a label. */
export const LabelLanguage = {
  /** Arabic, laid out from right to left. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type LabelLanguage = typeof LabelLanguage[keyof typeof LabelLanguage];
/** Paper that labels are printed on. */
export const LabelSize = {
  /** 210 x 297 mm, with margins of 10 mm. */
  A4: 'A4',
  /** 105 x 148 mm. */
  A6: 'A6',
  /** 4 x 6 inches, the roll of most label printers. */
  INCH_4X6: 'INCH_4X6'
} as const;

export type LabelSize = typeof LabelSize[keyof typeof LabelSize];
/** Type of a ledger account; decides the side of its balance. */
export const LedgerAccountType = {
  /** Owned by or owed to the operator; a debit increases it. */
  ASSET: 'ASSET',
  /** Spent by the operator; a debit increases it. */
  EXPENSE: 'EXPENSE',
  /** Owed by the operator; a credit increases it. */
  LIABILITY: 'LIABILITY',
  /** Earned by the operator; a credit increases it. */
  REVENUE: 'REVENUE'
} as const;

export type LedgerAccountType = typeof LedgerAccountType[keyof typeof LedgerAccountType];
/** Layout of a journal export. */
export const LedgerExportFormat = {
  /** All columns, RFC 4180. */
  CSV: 'CSV',
  /** Journal entries for import into Odoo, in one currency. */
  ODOO: 'ODOO',
  /** Journal entries for import into QuickBooks Online, in one currency. */
  QUICKBOOKS: 'QUICKBOOKS'
} as const;

export type LedgerExportFormat = typeof LedgerExportFormat[keyof typeof LedgerExportFormat];
/** Kind of owner of a sub-account. */
export const LedgerParty = {
  /** A seller. */
  SELLER: 'SELLER',
  /** A staff member. */
  WORKER: 'WORKER'
} as const;

export type LedgerParty = typeof LedgerParty[keyof typeof LedgerParty];
/** What a list says about an account. */
export const ListedSellerStatus = {
  /** Complete, and may use the service. */
  ACTIVE: 'ACTIVE',
  /** Switched off. */
  INACTIVE: 'INACTIVE',
  /** May use the service, but company, phone or address is missing. */
  INCOMPLETE: 'INCOMPLETE'
} as const;

export type ListedSellerStatus = typeof ListedSellerStatus[keyof typeof ListedSellerStatus];
/** A place that a shop ships from. */
export type LocationInput = {
  /** Street address. At most 500 characters. */
  address: Scalars['String']['input'];
  /** City. At most 100 characters. */
  city: Scalars['String']['input'];
  /** Name of the country; filled in when absent. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['input'];
  /** Latitude in degrees, together with the longitude or not at all. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees, together with the latitude or not at all. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** Id of the location, unique within the shop. At most 100 characters. */
  refId: Scalars['String']['input'];
  /** Display name, unique within the shop. At most 200 characters. */
  refName: Scalars['String']['input'];
  /** State or region; may be empty. */
  state: Scalars['String']['input'];
  /** Postal code; empty where the country has none. */
  zip: Scalars['String']['input'];
};

/** Changes to a location. Fields that are absent keep their values. */
export type LocationUpdateInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** Id of the location to change. */
  refId: Scalars['String']['input'];
  /** Display name, unique within the shop. */
  refName?: InputMaybe<Scalars['String']['input']>;
  /** State or region. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A location as a store sends it at login, before it has ids. */
export type LoginLocationInput = {
  /** Street address. */
  address: Scalars['String']['input'];
  /** City. */
  city: Scalars['String']['input'];
  /** Name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['input'];
  /** State or region. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; empty where the country has none. */
  zip: Scalars['String']['input'];
};

/** A file: pdf, jpg, png, webp, txt, csv or xlsx by what it holds, not empty, at most 10 MiB. */
export type NoteFileInput = {
  /** What it holds. */
  content: Scalars['Bytes']['input'];
  /** Its name, at most 255 characters; cleaned, and given the extension of what it is. */
  fileName: Scalars['String']['input'];
};

/** What a note is about. */
export const NoteType = {
  /** How it is handed over. */
  DELIVERY: 'DELIVERY',
  /** Money. */
  FINANCE: 'FINANCE',
  /** Anything. */
  GENERAL: 'GENERAL',
  /** How it is fetched. */
  PICKUP: 'PICKUP',
  /** How it comes back. */
  RETURN: 'RETURN',
  /** Written by a system. */
  SYSTEM: 'SYSTEM'
} as const;

export type NoteType = typeof NoteType[keyof typeof NoteType];
/** Who may read a note. */
export const NoteVisibility = {
  /** Those who work for the operator. */
  INTERNAL: 'INTERNAL',
  /** The seller too. */
  SELLER: 'SELLER'
} as const;

export type NoteVisibility = typeof NoteVisibility[keyof typeof NoteVisibility];
/** How a link can be paid online right now. */
export const OnlinePayment = {
  /** By a button that only plays at it, where the service is shown to somebody. */
  DEMO: 'DEMO',
  /** Not at all. */
  NONE: 'NONE',
  /** On the page of a payment provider. */
  PROVIDER: 'PROVIDER'
} as const;

export type OnlinePayment = typeof OnlinePayment[keyof typeof OnlinePayment];
/** The order as the store knows it. */
export type OrderDetailsInput = {
  /** Carrier service code; the cheapest available one when absent. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** What the driver collects; computed when absent. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** ISO 4217 code of all amounts. */
  currency: Scalars['String']['input'];
  /** Discount; 0 when absent. */
  discount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Language of the shopper as a BCP 47 tag such as ar-AE, for mails to them. At most 35 characters. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Number of the order, unique within the shop and never used again. */
  orderNumber: Scalars['WholeNumber']['input'];
  /** Reference of the order. At most 100 characters. */
  orderReference: Scalars['String']['input'];
  /** Free text for tracking. At most 50 characters. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** prepaid when absent. */
  paymentStatus?: InputMaybe<PaymentStatus>;
  /** What the shopper paid for shipping; only used to compute what is collected. */
  shippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** Domain of the store. */
  shopDomain: Scalars['String']['input'];
  /** Sum of quantity x price, without tax, discount and shipping. */
  subTotal: Scalars['Decimal']['input'];
  /** Tax; 0 when absent. */
  tax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Total by the platform; kept for the record. */
  total: Scalars['Decimal']['input'];
};

/** One line of the new list of products. Weight and measures are of one unit. */
export type OrderLineChangesInput = {
  /** ISO 4217 code; that of the order when absent, and never another one. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Weight of one unit in grams; not negative. */
  grams: Scalars['Float']['input'];
  /** Height in centimetres; that of the stored product of this name when absent. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Harmonised System code; that of the stored product of this name when absent. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** Length in centimetres; that of the stored product of this name when absent. */
  length?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the product. At most 500 characters. */
  name: Scalars['String']['input'];
  /** Country of origin; that of the stored product of this name when absent. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit in major units; not negative. */
  price: Scalars['Decimal']['input'];
  /** How many units; a positive whole number. */
  quantity: Scalars['Float']['input'];
  /** Volume in cubic centimetres; length x width x height when absent. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Width in centimetres; that of the stored product of this name when absent. */
  width?: InputMaybe<Scalars['Float']['input']>;
};

/** On whose behalf a token acts. */
export const OwnTokenKind = {
  /** Acts for a seller. */
  API: 'API',
  /** Acts for the operator. */
  ERP: 'ERP'
} as const;

export type OwnTokenKind = typeof OwnTokenKind[keyof typeof OwnTokenKind];
/** A parcel as a whole. */
export type PackageInput = {
  /** Height in centimetres. */
  height: Scalars['Float']['input'];
  /** Length in centimetres. */
  length: Scalars['Float']['input'];
  /** Volume in cubic centimetres; length x width x height when absent. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Weight in kilograms. */
  weightKg: Scalars['Float']['input'];
  /** Width in centimetres. */
  width: Scalars['Float']['input'];
};

/** Documents, or anything else. */
export const ParcelType = {
  /** Papers only. */
  DOCUMENT: 'DOCUMENT',
  /** Goods of any kind. */
  NON_DOCUMENT: 'NON_DOCUMENT'
} as const;

export type ParcelType = typeof ParcelType[keyof typeof ParcelType];
/** What an invoice is for. */
export const PayableKind = {
  /** What a parcel costs the seller more than was charged. */
  ADJUSTMENT: 'ADJUSTMENT',
  /** A parcel that the shopper pays for on delivery. */
  COD: 'COD'
} as const;

export type PayableKind = typeof PayableKind[keyof typeof PayableKind];
/** Whether a payment link still asks for money. */
export const PayableStatus = {
  /** It waits for a decision of the operator. */
  DISABLED: 'DISABLED',
  /** It was not paid in time. */
  EXPIRED: 'EXPIRED',
  /** It was paid. */
  PAID: 'PAID',
  /** It can be paid. */
  UNPAID: 'UNPAID',
  /** It was taken back. */
  VOID: 'VOID'
} as const;

export type PayableStatus = typeof PayableStatus[keyof typeof PayableStatus];
/** The languages of the payment page. */
export const PaymentLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type PaymentLanguage = typeof PaymentLanguage[keyof typeof PaymentLanguage];
/** What became of a payment. */
export const PaymentOutcome = {
  /** It has paid the invoice. */
  BOOKED: 'BOOKED',
  /** The same payment was booked before. */
  KNOWN: 'KNOWN',
  /** The invoice no longer asked for it: it is owed back to whoever paid. */
  REFUND_DUE: 'REFUND_DUE'
} as const;

export type PaymentOutcome = typeof PaymentOutcome[keyof typeof PaymentOutcome];
/** How the shopper pays the store. */
export const PaymentStatus = {
  /** Cash on delivery. */
  POSTPAID: 'POSTPAID',
  /** Paid already. */
  PREPAID: 'PREPAID'
} as const;

export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];
/** Whether money may go to a bank account. */
export const PayoutAccountStatus = {
  /** A second person turned it down. */
  REJECTED: 'REJECTED',
  /** Another account took its place. */
  REPLACED: 'REPLACED',
  /** A second person has to agree before the first payout. */
  UNVERIFIED: 'UNVERIFIED',
  /** Payouts may go there. */
  VERIFIED: 'VERIFIED'
} as const;

export type PayoutAccountStatus = typeof PayoutAccountStatus[keyof typeof PayoutAccountStatus];
/** Whether a parcel was really handed over. */
export const PickupConfirmationStatus = {
  /** It came to the hub, or nobody contradicted in time. */
  AUTO_CONFIRMED: 'AUTO_CONFIRMED',
  /** A member of staff has confirmed it. */
  CONFIRMED: 'CONFIRMED',
  /** It was not handed over. */
  NOT_COLLECTED: 'NOT_COLLECTED',
  /** The driver says so; nobody has confirmed it yet. */
  PENDING_CONFIRMATION: 'PENDING_CONFIRMATION'
} as const;

export type PickupConfirmationStatus = typeof PickupConfirmationStatus[keyof typeof PickupConfirmationStatus];
/** How a parcel changes hands at both ends. */
export const PickupDropoff = {
  /** Fetched from the sender and brought to the receiver. */
  DOOR_TO_DOOR: 'DOOR_TO_DOOR',
  /** Fetched from the sender; the receiver comes to a hub. */
  DOOR_TO_HUB: 'DOOR_TO_HUB',
  /** The sender comes to a hub; brought to the receiver. */
  HUB_TO_DOOR: 'HUB_TO_DOOR'
} as const;

export type PickupDropoff = typeof PickupDropoff[keyof typeof PickupDropoff];
/** What can be said of a parcel that a driver has picked up. */
export const PickupVerdict = {
  /** It was handed over. Moves no status. */
  CONFIRMED: 'CONFIRMED',
  /** It was not handed over; the pickup counts as a failed attempt. */
  NOT_COLLECTED: 'NOT_COLLECTED'
} as const;

export type PickupVerdict = typeof PickupVerdict[keyof typeof PickupVerdict];
/** What is said of one parcel. */
export type PickupVerdictInput = {
  /** Whether it was handed over. */
  confirmationStatus: PickupVerdict;
  /** Free text, at most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the shipment. */
  shipmentDetailId: Scalars['ID']['input'];
};

/** Side of the account to which a posting belongs. */
export const PostingDirection = {
  /** Credit side. */
  CREDIT: 'CREDIT',
  /** Debit side. */
  DEBIT: 'DEBIT'
} as const;

export type PostingDirection = typeof PostingDirection[keyof typeof PostingDirection];
/** What a plan grants on one service: a percentage or a flat price, one of the two. */
export type PricePlanServiceInput = {
  /** Percentage taken off the freight, 0 to 100. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Price of every shipment. */
  flatPerShipment?: InputMaybe<Scalars['Decimal']['input']>;
  /** Code of the service, such as SVC_ECO. */
  serviceCode: Scalars['String']['input'];
};

/** One line of an order. Weight and measures are of one unit. */
export type ProductInput = {
  /** ISO 4217 code of the price. */
  currency: Scalars['String']['input'];
  /** Weight of one unit in grams. */
  grams: Scalars['Float']['input'];
  /** Height in centimetres. */
  height: Scalars['Float']['input'];
  /** Harmonised System code for customs: 6 to 12 digits, with or without dots. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** Length in centimetres. */
  length: Scalars['Float']['input'];
  /** Name of the product. At most 500 characters. */
  name: Scalars['String']['input'];
  /** Country of origin for customs, ISO 3166-1 alpha-2. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit in major units. */
  price: Scalars['Decimal']['input'];
  /** How many units; a positive whole number. */
  quantity: Scalars['Float']['input'];
  /** Volume of one unit in cubic centimetres; 0 for length x width x height. */
  volume: Scalars['Float']['input'];
  /** Width in centimetres. */
  width: Scalars['Float']['input'];
};

/** What the operator wants priced. */
export type QuoteRatesInput = {
  /** The driver collects money; only services that do. True when an amount is given. */
  cod?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the driver collects, in the currency of the answer. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Currency of the answer; that of the products when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Where it is shipped to. */
  destination: AddressInput;
  /** Price the way back of such a shipment: reversed, and as no shopper is shown. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is shipped from. */
  origin: AddressInput;
  /** The parcel as a whole, without products. */
  package?: InputMaybe<PackageInput>;
  /** The products; or a package, or a weight. */
  products?: InputMaybe<Array<ProductInput>>;
  /** Price for this seller. Public prices when absent. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Only these service codes. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Goods, and no document, when absent. */
  type?: InputMaybe<ParcelType>;
  /** Total volume in cubic centimetres, without products and package. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Total weight in kilograms, without products and package. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/** Whose prices a rate card holds. */
export const RateCardPurpose = {
  /** What the carrier asks of the operator, which is booked when it takes a shipment over. */
  COST: 'COST',
  /** What shops are asked for. */
  SALE: 'SALE'
} as const;

export type RateCardPurpose = typeof RateCardPurpose[keyof typeof RateCardPurpose];
/** Where a rate card is in its life. */
export const RateCardStatus = {
  /** Being prepared; nothing is priced by it. */
  DRAFT: 'DRAFT',
  /** On sale from its first day on. It can no longer change. */
  PUBLISHED: 'PUBLISHED',
  /** Off sale. Shipments that were priced by it still are. */
  RETIRED: 'RETIRED'
} as const;

export type RateCardStatus = typeof RateCardStatus[keyof typeof RateCardStatus];
/** The prices of one kind of route. */
export type RateTierInput = {
  /** Its prices, in any order. */
  breaks: Array<WeightBreakInput>;
  /** D1 same city, D2 same state, D3 same country, I1 same region, I2 same continent, I3 the rest, or the tier of a lane. */
  tier: Scalars['String']['input'];
};

/** What to ship from where to where. */
export type RatesInput = {
  /** Currency of the answer; that of the products when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Where it is shipped to. */
  destination: AddressInput;
  /** Where it is shipped from. */
  origin: AddressInput;
  /** The products; weight and volume are computed from them. At most 1000. */
  products?: InputMaybe<Array<ProductInput>>;
  /** For the operator: price for this seller. Public prices when absent. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Goods, and no document, when absent. */
  type?: InputMaybe<ParcelType>;
  /** Total volume in cubic centimetres, for callers without products. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Total weight in kilograms, for callers without products. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/** Which events to send again. */
export type RecoverWebhookInput = {
  /** False sends what has arrived again too; true when absent. */
  onlyFailed?: InputMaybe<Scalars['Boolean']['input']>;
  /** From when on, at most 30 days ago. */
  since: Scalars['DateTimeISO']['input'];
  /** Until when; now when absent. */
  until?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

/** A new seller account. */
export type RegisterSellerInput = {
  /** Company name. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Number in the commercial register. Letters, digits, blanks and ./- , at most 50. */
  crNumber?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for login; unique, whatever its case. */
  email: Scalars['String']['input'];
  /** First name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Password of at least 10 characters. */
  password: Scalars['String']['input'];
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Registration with the tax authority. Letters, digits, blanks and ./- , at most 50. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Time zone by its IANA name, such as Asia/Dubai; UTC when absent. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A verified parcel that is to be packed and measured again. */
export type RepackShipmentInput = {
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Kept as an internal note. At most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Who asked for it, for the audit. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Why; written on the timeline. At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Resolution of a dispute. */
export type ResolveDisputeInput = {
  /** Any id of the shipment. */
  id: Scalars['String']['input'];
  /** Reason. At most 2000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Outcome of the dispute. */
  outcome: DisputeOutcome;
};

/** What to try again, or to give up. */
export const RetryAction = {
  /** Call off the retry that waits for its day. */
  CANCEL_RETRY: 'CANCEL_RETRY',
  /** Deliver a parcel that is on hold after a failed attempt, or failed. */
  REDELIVER: 'REDELIVER',
  /** Fetch a parcel that could not be collected. */
  RETRY_PICKUP: 'RETRY_PICKUP',
  /** Send the parcel back. Needs a reason. */
  RETURN_TO_SENDER: 'RETURN_TO_SENDER'
} as const;

export type RetryAction = typeof RetryAction[keyof typeof RetryAction];
/** A second try, now or on a later day. */
export type RetryShipmentInput = {
  /** What to do. */
  action: RetryAction;
  /** Corrects where the driver goes: the destination of a delivery, the origin of a pickup. */
  address?: InputMaybe<AddressCorrectionInput>;
  /** Lets the correction change city and postal code, and with them the route. */
  allowRouteChange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Kept as an internal note. At most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Who asked for it, for the audit. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Whom the driver calls, 7 to 15 digits. For a delivery it becomes the phone of the receiver. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Why; written on the timeline. At most 500 characters, required to send a parcel back. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The day in UTC, YYYY-MM-DD: today or one of the next 14. At once when absent or today. */
  scheduledDate?: InputMaybe<Scalars['String']['input']>;
  /** When on the day. */
  timeSlot?: InputMaybe<TimeSlotInput>;
};

/** A contact; what is absent stays that of the first shipment. */
export type ReturnContactInput = {
  /** E-mail address. At most 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A decision on a request. */
export type ReviewRequestInput = {
  /** UUID of the request. */
  id: Scalars['String']['input'];
  /** Reason. At most 2000 characters. */
  reviewNote?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the reviewing staff member. Required for tokens; staff decide in their own name. */
  reviewedById?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of document. */
export const SellerInvoiceKind = {
  /** Credits exceed charges; amounts are negative. */
  CREDIT_NOTE: 'CREDIT_NOTE',
  /** Charges exceed credits. */
  INVOICE: 'INVOICE'
} as const;

export type SellerInvoiceKind = typeof SellerInvoiceKind[keyof typeof SellerInvoiceKind];
/** What a list of sellers is ordered by. */
export const SellerSort = {
  /** How many shops are activated. */
  ACTIVE_SHOP_COUNT: 'ACTIVE_SHOP_COUNT',
  /** Company name, whatever its case; none comes before A. */
  COMPANY: 'COMPANY',
  /** When the seller was registered. */
  CREATED_AT: 'CREATED_AT',
  /** First and last name, whatever their case. */
  FULL_NAME: 'FULL_NAME',
  /** How many shops are connected. */
  SHOP_COUNT: 'SHOP_COUNT',
  /** How many shipments there have been. */
  TOTAL_SHIPMENTS: 'TOTAL_SHIPMENTS'
} as const;

export type SellerSort = typeof SellerSort[keyof typeof SellerSort];
/** Whether a seller may use the service. */
export const SellerStatus = {
  /** May log in, and its shops may ship. */
  ACTIVE: 'ACTIVE',
  /** Every login and token of the seller and its shops is refused. */
  INACTIVE: 'INACTIVE'
} as const;

export type SellerStatus = typeof SellerStatus[keyof typeof SellerStatus];
/** A bank account for payouts: with an IBAN, or with an account number and a bank code. */
export type SetPayoutAccountInput = {
  /** Account number, where there is no IBAN. 4 to 34 letters and digits. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** BIC or bank code; required without an IBAN. 3 to 20 letters and digits. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the bank. At most 100 characters. */
  bankName: Scalars['String']['input'];
  /** ISO 3166 code of the country; that of the IBAN when absent. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217 code of the payouts that go there; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Name of the account holder. At most 100 characters. */
  holder: Scalars['String']['input'];
  /** IBAN, with or without blanks. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the seller. Sellers set their own. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
};

/** Where the money comes from with which a contract seller pays. */
export const SettlementSource = {
  /** A transfer to the bank. */
  BANK: 'BANK',
  /** A card or payment provider, until it settles. */
  CLEARING: 'CLEARING',
  /** What the operator owes the seller itself. */
  WALLET: 'WALLET'
} as const;

export type SettlementSource = typeof SettlementSource[keyof typeof SettlementSource];
/** What a shipment waits for. */
export const ShipmentBlockKind = {
  /** The seller disputes the weight difference, and the operator has not decided yet. */
  ADJUSTMENT_DISPUTED: 'ADJUSTMENT_DISPUTED',
  /** The weight difference is unpaid, so the parcel stays at the hub. */
  ADJUSTMENT_UNPAID: 'ADJUSTMENT_UNPAID',
  /** Charging the weight difference awaits approval. */
  APPROVAL_PENDING: 'APPROVAL_PENDING',
  /** The maximum number of attempts is reached. */
  ATTEMPTS_USED_UP: 'ATTEMPTS_USED_UP',
  /** It is ready, but not yet booked with its carrier. */
  BOOKING_PENDING: 'BOOKING_PENDING',
  /** It was delivered, but its cash on delivery is not confirmed. */
  COLLECTION_OPEN: 'COLLECTION_OPEN',
  /** It was put on hold, or a delivery failed. */
  ON_HOLD: 'ON_HOLD',
  /** The seller's wallet does not cover the shipping rate, so pickup cannot be booked. */
  PAYMENT_REQUIRED: 'PAYMENT_REQUIRED',
  /** Reversing its collection awaits approval. */
  REVERSAL_PENDING: 'REVERSAL_PENDING'
} as const;

export type ShipmentBlockKind = typeof ShipmentBlockKind[keyof typeof ShipmentBlockKind];
/** The moment of a shipment that a range of dates is about. */
export const ShipmentDate = {
  /** When it was created. */
  CREATED_AT: 'CREATED_AT',
  /** When it was delivered. */
  DELIVERED_AT: 'DELIVERED_AT',
  /** When it was collected. */
  PICKED_UP_AT: 'PICKED_UP_AT'
} as const;

export type ShipmentDate = typeof ShipmentDate[keyof typeof ShipmentDate];
/** To the customer, or back to the store. */
export const ShipmentKind = {
  /** From the store to the customer. */
  OUTBOUND: 'OUTBOUND',
  /** From the customer back to the store, after a delivery. */
  RETURN: 'RETURN'
} as const;

export type ShipmentKind = typeof ShipmentKind[keyof typeof ShipmentKind];
/** What a list of shipments is ordered by. */
export const ShipmentSort = {
  /** When it was created. */
  CREATED_AT: 'CREATED_AT',
  /** Its status by name, and within one status when it was created. */
  STATUS: 'STATUS',
  /** When it last changed. */
  UPDATED_AT: 'UPDATED_AT'
} as const;

export type ShipmentSort = typeof ShipmentSort[keyof typeof ShipmentSort];
/** Where a shipment stands. */
export const ShipmentStatus = {
  /** The parcel arrived at the hub, or is back there after repacking. */
  AT_SORTING: 'AT_SORTING',
  /** The delivering carrier or route has accepted the parcel. */
  BOOKED: 'BOOKED',
  /** The order was stopped before collection. */
  CANCELLED: 'CANCELLED',
  /** The receiver has the parcel. */
  DELIVERED: 'DELIVERED',
  /** Delivery is impossible. */
  FAILED: 'FAILED',
  /** The store has packed it. */
  FULFILLED: 'FULFILLED',
  /** The driver has started the delivery. */
  IN_TRANSIT: 'IN_TRANSIT',
  /** The pickup driver is on the way to the sender. */
  IN_TRANSIT_PICKUP: 'IN_TRANSIT_PICKUP',
  /** The order was received. */
  NEW: 'NEW',
  /** The pickup confirmation says that the parcel was not handed over. */
  NOT_COLLECTED: 'NOT_COLLECTED',
  /** The shipment is paused by a failed attempt or a question. */
  ON_HOLD: 'ON_HOLD',
  /** The parcel is in the hands of the carrier. */
  PICKED_UP: 'PICKED_UP',
  /** Pickup is booked; AWB and label exist. */
  PICKUP: 'PICKUP',
  /** The driver came but could not collect. */
  PICKUP_FAILED: 'PICKUP_FAILED',
  /** Nothing is owed; the parcel can go to the delivering carrier. */
  READY_TO_BOOK: 'READY_TO_BOOK',
  /** The parcel goes back to the sender. */
  RETURN_TO_SENDER: 'RETURN_TO_SENDER',
  /** The parcel was weighed and measured. */
  VERIFIED: 'VERIFIED'
} as const;

export type ShipmentStatus = typeof ShipmentStatus[keyof typeof ShipmentStatus];
/** Languages of mails to shoppers. */
export const ShopperLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type ShopperLanguage = typeof ShopperLanguage[keyof typeof ShopperLanguage];
/** Which end of a list comes first. */
export const SortOrder = {
  /** The smallest or oldest. */
  ASC: 'ASC',
  /** The largest or newest. */
  DESC: 'DESC'
} as const;

export type SortOrder = typeof SortOrder[keyof typeof SortOrder];
/** What a member of staff works as. */
export const StaffRole = {
  /** Counts and banks the money. */
  ACCOUNTS: 'ACCOUNTS',
  /** Plans pickups and routes. */
  DISPATCHER: 'DISPATCHER',
  /** Collects and delivers. */
  DRIVER: 'DRIVER',
  /** Hub and support. */
  OPS: 'OPS',
  /** Takes cash from drivers. */
  RECEPTION: 'RECEPTION',
  /** May do everything, make tokens and staff, and force a shipment. */
  SUPER_ADMIN: 'SUPER_ADMIN'
} as const;

export type StaffRole = typeof StaffRole[keyof typeof StaffRole];
/** What a percentage is taken of. */
export const SurchargeBase = {
  /** Of the price by weight. */
  BASE: 'BASE',
  /** Of the price by weight and the surcharges before it. */
  BASE_PLUS_PREV: 'BASE_PLUS_PREV'
} as const;

export type SurchargeBase = typeof SurchargeBase[keyof typeof SurchargeBase];
/** What a surcharge is for. */
export const SurchargeCode = {
  /** Collecting cash. Only charged when cash is collected. */
  COD_CARRIER: 'COD_CARRIER',
  /** Fuel. */
  FUEL: 'FUEL',
  /** Long or bulky parcels. */
  OVERSIZE: 'OVERSIZE',
  /** Busy seasons. */
  PEAK: 'PEAK',
  /** Remote areas. */
  REMOTE: 'REMOTE'
} as const;

export type SurchargeCode = typeof SurchargeCode[keyof typeof SurchargeCode];
/** What is charged on top of the price by weight. */
export type SurchargeInput = {
  /** What a percentage is taken of; BASE when absent. */
  appliesTo?: InputMaybe<SurchargeBase>;
  /** What it is for. */
  code: SurchargeCode;
  /** ISO 4217 code of an amount; that of the card when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** How it is worked out. */
  kind: SurchargeKind;
  /** Its name in a breakdown; that of the code when absent. At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Only when the girth exceeds this, in centimetres. */
  overGirthCm?: InputMaybe<Scalars['Int']['input']>;
  /** Only when the longest side exceeds this, in centimetres. */
  overLengthCm?: InputMaybe<Scalars['Int']['input']>;
  /** Charged from then on. */
  validFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** No longer charged from then on. */
  validTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Percentage from 0 to 1000, or an amount. */
  value: Scalars['Decimal']['input'];
  /** Code of the zone that one end of the route must lie in. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** How a surcharge is worked out. */
export const SurchargeKind = {
  /** An amount for each shipment. */
  FLAT: 'FLAT',
  /** A percentage. */
  PERCENT: 'PERCENT',
  /** An amount for each kilogram of chargeable weight. */
  PER_KG: 'PER_KG'
} as const;

export type SurchargeKind = typeof SurchargeKind[keyof typeof SurchargeKind];
/** When on the day the driver should come. */
export type TimeSlotInput = {
  /** Not before, HH:mm. */
  from: Scalars['String']['input'];
  /** Not after, HH:mm. */
  to: Scalars['String']['input'];
};

/** Where the money of a top-up arrived. */
export const TopUpAccount = {
  /** In the bank. */
  BANK: 'BANK',
  /** With a card or payment provider, until it settles. */
  CLEARING: 'CLEARING'
} as const;

export type TopUpAccount = typeof TopUpAccount[keyof typeof TopUpAccount];
/** The languages of public tracking. */
export const TrackingLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type TrackingLanguage = typeof TrackingLanguage[keyof typeof TrackingLanguage];
/** How what is due can be paid. */
export const TrackingPaymentMethod = {
  /** In cash at the door. */
  CASH: 'CASH',
  /** Online, by the payment link. */
  ONLINE: 'ONLINE'
} as const;

export type TrackingPaymentMethod = typeof TrackingPaymentMethod[keyof typeof TrackingPaymentMethod];
/** Whether the shopper still has to pay for a parcel. */
export const TrackingPaymentStatus = {
  /** It is to be paid by delivery. */
  DUE: 'DUE',
  /** It was due and is paid. */
  PAID: 'PAID',
  /** It was paid to the store when it was ordered. */
  PREPAID: 'PREPAID'
} as const;

export type TrackingPaymentStatus = typeof TrackingPaymentStatus[keyof typeof TrackingPaymentStatus];
/** Account of the seller that moved. */
export const TransactionAccount = {
  /** Owed by a contract seller to the operator; shown as a negative balance. */
  RECEIVABLE: 'RECEIVABLE',
  /** Owed by the operator to the seller. */
  WALLET: 'WALLET'
} as const;

export type TransactionAccount = typeof TransactionAccount[keyof typeof TransactionAccount];
/** Reason for the movement. */
export const TransactionSource = {
  /** Weight adjustment. */
  ADJUSTMENT: 'ADJUSTMENT',
  /** Money collected from the shopper. */
  COD_COLLECTION: 'COD_COLLECTION',
  /** Fee for the collection. */
  COD_FEE: 'COD_FEE',
  /** Credit at the operator's expense. */
  MANUAL: 'MANUAL',
  /** Paid out, or netted against the seller's debt. */
  PAYOUT: 'PAYOUT',
  /** Refund after a cancellation. */
  REFUND: 'REFUND',
  /** Shipping of a return, or return of an undeliverable parcel. */
  RETURN: 'RETURN',
  /** Correction. */
  REVERSAL: 'REVERSAL',
  /** Shipping. */
  SHIPMENT: 'SHIPMENT',
  /** Payment by the seller into the wallet. */
  TOPUP: 'TOPUP'
} as const;

export type TransactionSource = typeof TransactionSource[keyof typeof TransactionSource];
/** Whether the money has moved. */
export const TransactionStatus = {
  /** It is held for a shipment that is not billed yet; listed as long as the hold is open. */
  PENDING: 'PENDING',
  /** It has. */
  POSTED: 'POSTED',
  /** It has, and a later transaction has taken it back. */
  REVERSED: 'REVERSED'
} as const;

export type TransactionStatus = typeof TransactionStatus[keyof typeof TransactionStatus];
/** Which way the money went, as the seller sees it. */
export const TransactionType = {
  /** To the seller. */
  CREDIT: 'CREDIT',
  /** From the seller. */
  DEBIT: 'DEBIT'
} as const;

export type TransactionType = typeof TransactionType[keyof typeof TransactionType];
/** A step of a shipment. */
export type TransitionShipmentInput = {
  /** With the status DELIVERED: what was collected. Required from staff while cash on delivery is open (COLLECTION_REQUIRED); optional from ERP tokens. */
  collection?: InputMaybe<DeliveryCollectionInput>;
  /** Sets any status, for super administrators. Moves no money but the collection. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Where it happened. */
  location?: InputMaybe<GeoPointInput>;
  /** Free text, at most 2000 characters. Required to force. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it happened; now when absent. A time before the current status only lists the report. */
  occurredAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Reason code; see reference.reasonCodes. */
  reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the reporter, such as a carrier feed. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The reporter's own id of this event; the same one twice is ignored. */
  sourceEventId?: InputMaybe<Scalars['String']['input']>;
  /** The status to reach. */
  status: ShipmentStatus;
};

/** Changes to how a seller presents itself. Absent fields stay unchanged; null clears a field. */
export type UpdateBrandingInput = {
  /** Name shown to shoppers. At most 60 characters. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  /** Language of mails about orders without a locale. */
  mailLanguage?: InputMaybe<ShopperLanguage>;
  /** Whether shoppers are mailed about their parcels. Must not be null. */
  shopperMails?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address for shopper support. At most 255 characters. */
  supportEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for shopper support. At most 30 characters. */
  supportPhone?: InputMaybe<Scalars['String']['input']>;
  /** http or https address for shopper support. At most 500 characters. */
  supportUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What to change about a placed order. At least one field. */
export type UpdateOrderInput = {
  /** What the driver collects, in major units. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The buyer, who is also the receiver of the shipment. */
  customer?: InputMaybe<CustomerChangesInput>;
  /** Where it is shipped to. The rate stays. */
  destinationAddress?: InputMaybe<DestinationChangesInput>;
  /** Versions of the order that are expected; VERSION_CONFLICT when it has another one. */
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** How the shopper pays. Cash on delivery without an amount is computed. */
  orderPaymentStatus?: InputMaybe<PaymentStatus>;
  /** Replaces all products. Totals and rate stay. */
  products?: InputMaybe<Array<OrderLineChangesInput>>;
};

/** Changes of a seller to its own account, at least one. Fields that are absent keep their values. */
export type UpdateProfileInput = {
  /** Address of the business; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** Company name; null or empty clears it. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Number in the commercial register; null or empty clears it. Letters, digits, blanks and ./- , at most 50. */
  crNumber?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Language for mails, such as en or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Further e-mail addresses for notices, instead of those so far. At most 20. */
  notifyEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number; null or empty clears it. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Registration with the tax authority; null or empty clears it. Letters, digits, blanks and ./- , at most 50. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Time zone by its IANA name, such as Asia/Dubai. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of a draft. What is absent stays as it is. */
export type UpdateRateCardDraftInput = {
  /** ISO 4217 code of the prices. A different one needs tiers: amounts of another currency are other prices. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** In effect from then on. */
  effectiveFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** No longer in effect from then on; null for without end. */
  effectiveTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The revision that was looked at; VERSION_CONFLICT when somebody has changed the draft since then. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The surcharges in their order, in the place of all others. At most 50. */
  surcharges?: InputMaybe<Array<SurchargeInput>>;
  /** The prices by tier, in the place of all others. At most 5000 in all. */
  tiers?: InputMaybe<Array<RateTierInput>>;
};

/** Changes to a seller, at least one. Fields that are absent keep their values. */
export type UpdateSellerInput = {
  /** Address of the business; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** Weight adjustments up to this need no approval, in the base currency; null for that of the plan. */
  adjustmentThreshold?: InputMaybe<Scalars['Decimal']['input']>;
  /** Fee for collecting cash, 0 to 20 percent; null for that of the plan. */
  codFeePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Company name; null or empty clears it. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Number in the commercial register; null or empty clears it. Letters, digits, blanks and ./- , at most 50. */
  crNumber?: InputMaybe<Scalars['String']['input']>;
  /** How far the wallet may go below zero, in the base currency; null for that of the plan. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** E-mail address for login; unique, whatever its case. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True when the seller ships abroad. */
  isInternational?: InputMaybe<Scalars['Boolean']['input']>;
  /** True when the seller ships within its country. */
  isLocal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language for mails, such as en or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What the operator wants to remember; null or empty clears it. At most 5000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Further e-mail addresses for notices, instead of those so far. At most 20. */
  notifyEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number; null or empty clears it. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** UUID or name of the plan that the seller is on from now on. */
  planId?: InputMaybe<Scalars['String']['input']>;
  /** How the seller pays from now on. For super administrators; orders that exist keep theirs. */
  role?: InputMaybe<BillingRole>;
  /** INACTIVE refuses every login and token of the seller and its shops. */
  status?: InputMaybe<SellerStatus>;
  /** Registration with the tax authority; null or empty clears it. Letters, digits, blanks and ./- , at most 50. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Time zone by its IANA name, such as Asia/Dubai. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** What the operator corrects about a shipment: all that its store could, and more. At least one field. */
export type UpdateShipmentInput = {
  /** Code of another service, before pickup is booked. The shipment is priced anew. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** What the driver collects, in major units. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The buyer, who is also the receiver of the shipment. */
  customer?: InputMaybe<CustomerChangesInput>;
  /** Where it is shipped to. The rate stays. */
  destinationAddress?: InputMaybe<DestinationChangesInput>;
  /** Versions of the order that are expected; VERSION_CONFLICT when it has another one. */
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Added as an internal note. At most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How the shopper pays. Cash on delivery without an amount is computed. */
  orderPaymentStatus?: InputMaybe<PaymentStatus>;
  /** Replaces all products. Totals and rate stay. */
  products?: InputMaybe<Array<OrderLineChangesInput>>;
};

/** Changes of a member of staff; what is absent stays. */
export type UpdateStaffInput = {
  /** False closes the account and ends its sessions. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address for login; unique, whatever its case. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** When the account is closed: whether the ERP tokens that it made end as well. True when absent. */
  endTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name as shown to colleagues. At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What they work as from now on; felt within a second. */
  role?: InputMaybe<StaffRole>;
};

/** Changes of a webhook; what is absent stays as it is. */
export type UpdateWebhookInput = {
  /** A note; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The events from now on, instead of those so far. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether to be told of hub statuses. */
  includeHubStatuses?: InputMaybe<Scalars['Boolean']['input']>;
  /** True switches it on with a clean record; false cancels what waits for it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether staff of the operator may read what is sent and answered. */
  operatorMayReadBodies?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deliveries a second at most, from 1 to 500; null lifts the limit. */
  rateLimit?: InputMaybe<Scalars['Int']['input']>;
  /** New URL. Retries that wait go there. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What the hub weighed and measured. */
export type VerifyShipmentInput = {
  /** Height in centimetres, more than 0. */
  height: Scalars['Float']['input'];
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Length in centimetres, more than 0. */
  length: Scalars['Float']['input'];
  /** Free text, at most 2000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Links to photos. At most 20. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Weight in kilograms, more than 0. */
  weightKg: Scalars['Float']['input'];
  /** Width in centimetres, more than 0. */
  width: Scalars['Float']['input'];
};

/** What became of an attempt to deliver an event. */
export const WebhookDeliveryStatus = {
  /** The receiver answered with a 2xx status in time. */
  DELIVERED: 'DELIVERED',
  /** It did not, or the attempt was cancelled. */
  FAILED: 'FAILED',
  /** Still to be made. */
  PENDING: 'PENDING'
} as const;

export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/** The price of parcels up to a weight. */
export type WeightBreakInput = {
  /** Price in the currency of the card. */
  price: Scalars['Decimal']['input'];
  /** How much more each started step costs. Together with stepKg. */
  pricePerStep?: InputMaybe<Scalars['Decimal']['input']>;
  /** On the last break: above it, every started step of this many kilograms costs more. */
  stepKg?: InputMaybe<Scalars['Decimal']['input']>;
  /** Up to this chargeable weight in kilograms, inclusive. At most three decimals. */
  upToKg: Scalars['Decimal']['input'];
};
